import { css } from 'lit'

/** A list whose rows are buttons: events, mails. */
export const rows = css`
  :host {
    display: block;
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li + li {
    border-block-start: 1px solid var(--line);
  }
  button {
    display: grid;
    gap: 0 12px;
    inline-size: 100%;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
    transition: background var(--quick);
  }
  button:hover {
    background: var(--sunken);
  }
  button[aria-pressed='true'] {
    background: var(--accent-wash);
  }
  button:focus-visible {
    outline: 2px solid var(--accent);
    outline-offset: -2px;
  }
  .what,
  .where {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .what {
    font-weight: 600;
  }
  .where,
  .when {
    color: var(--ink-soft);
  }
  .amount,
  .when {
    font-variant-numeric: tabular-nums;
    text-align: end;
    white-space: nowrap;
  }
`
