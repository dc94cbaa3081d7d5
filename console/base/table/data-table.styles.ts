import { css } from 'lit'

/** Tables of columns that are chosen and resized: each row is a grid with the tracks of the table. */
export const dataTableStyles = css`
  .sideways {
    overflow-x: auto;
  }
  .data,
  .data :is(thead, tbody) {
    display: block;
  }
  .data {
    min-inline-size: var(--least);
  }
  .data tr {
    display: grid;
    grid-template-columns: var(--grid);
    align-items: center;
    gap: 12px;
    padding-inline: 16px;
  }
  /* Rows out of sight are not laid out. */
  .data tbody tr {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 52px;
  }
  .data thead tr,
  .data tbody tr + tr {
    border-block: 1px solid var(--line);
  }
  .data thead tr {
    border-block-start: 0;
  }
  .data tbody tr + tr {
    border-block-end: 0;
  }
  .data :is(th, td) {
    max-inline-size: none;
    padding-inline: 0;
    border: 0;
  }
  .data td :is(.name, .small) {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .data .check {
    position: relative;
    z-index: 1;
    line-height: 0;
  }
  .check input {
    inline-size: 16px;
    block-size: 16px;
    margin: 0;
    accent-color: var(--accent);
    cursor: pointer;
  }
  .data tbody tr {
    background: var(--row, transparent);
  }
  .data tbody tr.chosen {
    --row: color-mix(in srgb, var(--accent) 10%, var(--surface));
  }
  .data tbody tr:hover {
    --row: var(--hover);
  }
  /* Amounts stay in sight where the table is wider than the screen. */
  .data .pinned {
    position: sticky;
    inset-inline-end: 0;
    display: flex;
    align-items: center;
    justify-content: end;
    align-self: stretch;
    background: var(--row, var(--surface));
  }
  .data td.pinned {
    pointer-events: none;
  }
  .phone {
    display: none;
  }
  @media (max-width: 760px) {
    .phone {
      display: inline;
    }
    .data {
      min-inline-size: 0;
    }
    .data tr {
      grid-template-columns: var(--phone);
    }
    .data .grip {
      display: none;
    }
  }
`
