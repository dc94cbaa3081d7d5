import { css } from 'lit'

/** Titles of columns that sort and have an edge to drag. */
export const columnTitleStyles = css`
  [role='columnheader'] {
    position: relative;
    min-inline-size: 0;
  }
  .title {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .title button {
    display: inline-flex;
    align-items: center;
    gap: 2px;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font-size: inherit;
    cursor: pointer;
  }
  .title button:hover,
  [aria-sort] .title button {
    color: var(--text);
  }
  .grip {
    position: absolute;
    inset-block: -6px;
    inset-inline-end: -11px;
    inline-size: 10px;
    cursor: col-resize;
    touch-action: none;
  }
  .grip::after {
    content: '';
    position: absolute;
    inset-block: 6px;
    inset-inline-start: 4px;
    inline-size: 1px;
    background: var(--line);
  }
  .grip:hover::after,
  .grip:focus::after {
    inline-size: 2px;
    background: var(--accent);
  }
  .grip:focus-visible {
    outline-offset: -2px;
  }
  @media (hover: none) {
    .grip {
      display: none;
    }
  }
`
