import { css } from 'lit'

export const linkTableStyles = css`
  :host {
    container-type: inline-size;
  }
  .scroller {
    block-size: calc(100dvh - var(--above, 164px) - var(--tabs, 0px));
    min-block-size: 320px;
    overflow: auto;
    overflow-anchor: none;
    contain: strict;
  }
  .head,
  .row {
    display: grid;
    grid-template-columns: var(--grid);
    align-items: center;
    gap: 12px;
    min-inline-size: var(--least, 0);
    padding-inline: 16px;
  }
  .head {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    block-size: 36px;
    border-block-end: 1px solid var(--line);
    background: var(--surface);
    color: var(--soft);
    font-size: 12px;
  }
  .head .cell {
    overflow: visible;
  }
  .rows {
    position: relative;
  }
  .row {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    block-size: 56px;
    border-block-end: 1px solid var(--line);
  }
  .row:hover {
    background: var(--hover);
  }
  .row[aria-selected='true'],
  .row.chosen {
    background: var(--wash);
  }
  .cell {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .cell.check {
    display: inline-grid;
    place-content: center start;
    overflow: visible;
  }
  .check input {
    inline-size: 16px;
    block-size: 16px;
    margin: 0;
  }
  .main {
    overflow: visible;
  }
  .name {
    display: flex;
    align-items: center;
    gap: 4px;
  }
  .name a {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    color: var(--text);
    font-weight: 600;
    text-decoration: none;
  }
  .name a:hover {
    text-decoration: underline;
  }
  .name a:focus-visible {
    outline-offset: 0;
    border-radius: 2px;
  }
  .name .icon-button {
    flex: none;
    inline-size: 24px;
    block-size: 24px;
  }
  .to {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .main:dir(rtl) .to {
    text-align: right;
  }
  .tags {
    display: flex;
    gap: 4px;
  }
  .tag,
  .badge {
    display: inline-flex;
    align-items: center;
    gap: 5px;
    flex: none;
    padding: 1px 7px;
    border: 1px solid var(--line);
    border-radius: 999px;
    font-size: 12px;
    line-height: 18px;
  }
  .badge {
    background: var(--sunken);
    color: var(--soft);
  }
  .bone {
    block-size: 14px;
    inline-size: 70%;
  }
  .number .bone {
    display: inline-block;
    inline-size: 40px;
  }
  @container (max-width: 640px) {
    .head,
    .row {
      grid-template-columns: 24px minmax(0, 1fr) auto;
      min-inline-size: 0;
    }
    .cell:not(.check, .main, .clicks),
    .grip {
      display: none;
    }
  }
`

/** The colours of tags, as dots beside their names. */
export const tagStyles = css`
  .dot {
    flex: none;
    inline-size: 8px;
    block-size: 8px;
    border-radius: 50%;
    background: var(--dot, var(--soft));
  }
  .red {
    --dot: light-dark(#d6453d, #ff8a80);
  }
  .yellow {
    --dot: light-dark(#c79a0a, #f2cf5b);
  }
  .green {
    --dot: light-dark(#2e9a5e, #5ccb95);
  }
  .blue {
    --dot: light-dark(#3f6fd9, #86aaff);
  }
  .purple {
    --dot: light-dark(#8351d0, #bb98ff);
  }
  .brown {
    --dot: light-dark(#8a5f3c, #cda283);
  }
  .gray {
    --dot: light-dark(#7a8094, #a9afc2);
  }
  .pink {
    --dot: light-dark(#cf4b8f, #ff94c8);
  }
`
