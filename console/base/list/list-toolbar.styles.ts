import { css } from 'lit'

export const listToolbarStyles = css`
  :host {
    margin-block-end: 16px;
  }
  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    min-block-size: 32px;
  }
  .search {
    position: relative;
    flex: 1 1 220px;
    max-inline-size: 320px;
  }
  .search .icon {
    position: absolute;
    inset-block-start: 8px;
    inset-inline-start: 10px;
    color: var(--soft);
    pointer-events: none;
  }
  .search .input {
    block-size: 32px;
    padding-inline-start: 32px;
  }
  /* Below the search, whatever is set. */
  .filters {
    display: flex;
    flex-wrap: wrap;
    flex: 1 1 100%;
    order: 1;
    align-items: center;
    gap: 8px;
    min-inline-size: 0;
  }
  .bar:not(:has(.search)) .filters {
    flex: 1;
    order: 0;
  }
  .filters:empty {
    display: none;
  }
  .clear {
    block-size: 32px;
    padding-inline: 6px;
    border: 0;
    background: none;
    color: var(--accent);
    white-space: nowrap;
    cursor: pointer;
  }
  .end {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-inline-start: auto;
  }
  .chosen {
    padding: 3px 4px 3px 12px;
    border: 1px solid var(--accent);
    border-radius: var(--radius-small);
    background: var(--surface);
  }
  .chosen:dir(rtl) {
    padding: 3px 12px 3px 4px;
  }
  .chosen strong {
    padding-inline-end: 4px;
  }
  .chosen .icon-button {
    margin-inline-start: auto;
  }
  @media (max-width: 760px) {
    .search {
      flex-basis: 160px;
      max-inline-size: none;
    }
    .filters {
      flex-wrap: nowrap;
      margin-inline: -16px;
      padding-inline: 16px;
      overflow-x: auto;
      scrollbar-width: none;
    }
    .filters > * {
      flex: none;
    }
    .end ::slotted(wa-dropdown.columns) {
      display: none;
    }
  }
`
