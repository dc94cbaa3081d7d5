import { css } from 'lit'

/** The notes and the time line of a partner. */
export const activityStyles = css`
  :host {
    display: block;
  }
  .composer {
    display: grid;
    gap: 12px;
    padding: 16px;
  }
  .composer textarea {
    inline-size: 100%;
    block-size: auto;
    min-block-size: 76px;
    padding: 8px 10px;
    font: inherit;
    resize: vertical;
  }
  select.narrow {
    inline-size: auto;
  }
  .actions {
    align-items: center;
  }
  h2.low {
    margin-block: 24px 8px;
  }
  .rows {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .rows > li {
    display: block;
    padding: 10px 16px;
  }
  .entry {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 2px 16px;
  }
  .meta {
    font-variant-numeric: tabular-nums;
  }
`
