import { css } from 'lit'

/** Lists, sums and forms, alike in all elements: hairlines instead of boxes, three sizes of text. */
export const layout = css`
  .small {
    font-size: 0.8125em;
  }
  .large {
    font-size: 1.5em;
    font-weight: 500;
    line-height: 1.25;
  }
  strong,
  th,
  summary {
    font-weight: 500;
  }
  .sum,
  table {
    font-variant-numeric: tabular-nums;
  }
  p,
  ul,
  ol,
  dl,
  dd {
    margin: 0;
    padding: 0;
  }
  ul {
    list-style: none;
  }
  :is(ul, .list) > * {
    padding-block: calc(var(--_space) * 2.5);
    border-block-end: 1px solid var(--_line);
  }
  .bar,
  .split {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: calc(var(--_space) * 2);
  }
  .split {
    flex-wrap: nowrap;
    justify-content: space-between;
    gap: var(--_pad);
  }
  .split > :first-child {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .sum {
    text-align: end;
    white-space: nowrap;
  }
  .stack {
    display: grid;
    gap: calc(var(--_space) * 3);
  }
  .bad {
    color: var(--_bad);
  }
  a {
    color: var(--_accent);
  }
  a.button {
    display: inline-flex;
    align-items: center;
    color: inherit;
    text-decoration: none;
  }
  summary {
    cursor: pointer;
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
  }
  th,
  td {
    padding: calc(var(--_space) * 2);
    border-block-end: 1px solid var(--_line);
    text-align: start;
  }
  th {
    color: var(--_soft);
  }
  [aria-disabled='true'] {
    opacity: 0.6;
  }
  .field {
    min-block-size: 2.25em;
    padding-inline: calc(var(--_space) * 2);
    border: 1px solid color-mix(in srgb, var(--_soft) 75%, transparent);
    border-radius: var(--_radius-small);
    background: var(--_surface);
  }
  [role='status']:not(:empty) {
    margin-block-start: calc(var(--_space) * 2);
  }
`
