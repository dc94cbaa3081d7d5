import { css } from 'lit'

export const itemStyles = css`
  :host {
    display: block;
  }
  .row {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: baseline;
    gap: 4px 16px;
    inline-size: 100%;
    padding: 12px 20px;
    border: 0;
    background: none;
    text-align: start;
    cursor: pointer;
  }
  .row:hover {
    background: var(--hover);
  }
  .row:focus-visible {
    outline-offset: -2px;
  }
  .row .icon {
    align-self: center;
    color: var(--soft);
  }
  .row[aria-expanded='true'] .icon {
    transform: rotate(180deg);
  }
  .what {
    overflow-wrap: anywhere;
  }
  .summary {
    display: block;
    margin-block-start: 2px;
  }
  time {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  code {
    font-size: 12px;
  }
  .detail {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
    padding: 4px 20px 20px;
  }
  dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 4px 16px;
  }
  dt {
    color: var(--soft);
  }
  dd {
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
  .scroll {
    max-block-size: 420px;
    overflow: auto;
    border: 1px solid var(--line);
    border-radius: var(--radius-small);
  }
  th,
  td {
    padding: 6px 12px;
    text-align: start;
    vertical-align: top;
  }
  thead th {
    position: sticky;
    inset-block-start: 0;
    background: var(--sunken);
    font-size: 12px;
  }
  tbody tr + tr > * {
    border-block-start: 1px solid var(--line);
  }
  tbody th {
    font-weight: 400;
    color: var(--soft);
  }
  td {
    min-inline-size: 96px;
    max-inline-size: 420px;
    overflow-wrap: anywhere;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .actions .button {
    max-inline-size: 100%;
    block-size: auto;
    min-block-size: 32px;
    white-space: normal;
    text-align: start;
    overflow-wrap: anywhere;
  }
  @media (max-width: 760px) {
    .row {
      grid-template-columns: minmax(0, 1fr) auto;
      padding-inline: 16px;
    }
    .row time {
      grid-row: 2;
      grid-column: 1;
    }
    .row .icon {
      grid-row: 1;
      grid-column: 2;
    }
    .detail {
      padding-inline: 16px;
    }
  }
`
