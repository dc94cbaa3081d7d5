import { css } from 'lit'

/** Tables of things with a page of their own: the link of a row covers it, figures stand at the end. */
export const tableStyles = css`
  th,
  td {
    padding: 8px 12px;
    text-align: start;
  }
  th {
    padding-block: 10px;
    border-block-end: 1px solid var(--line);
    color: var(--soft);
    font-size: 12px;
    font-weight: 400;
  }
  th.number,
  td.number {
    text-align: end;
  }
  tbody tr + tr td {
    border-block-start: 1px solid var(--line);
  }
  /* The name's link covers its row. */
  tbody tr {
    position: relative;
  }
  tbody tr:hover {
    background: var(--hover);
  }
  td {
    max-inline-size: 260px;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  tr.month :is(th, td) {
    padding-block: 6px;
    border-block-end: 1px solid var(--line);
    background: var(--sunken);
    color: var(--text);
    font-size: 12px;
    font-weight: 600;
  }
  tbody + tbody tr.month :is(th, td) {
    border-block-start: 1px solid var(--line);
  }
  .name {
    color: var(--text);
    font-weight: 600;
    text-decoration: none;
  }
  a.name::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  .more {
    padding: 12px;
    border-block-start: 1px solid var(--line);
    text-align: center;
  }
  @media (max-width: 760px) {
    .wide {
      display: none;
    }
    td {
      max-inline-size: 160px;
    }
  }
`
