import { css } from 'lit'

/** Lists, sums and forms, alike in all elements: hairlines instead of boxes, three sizes of text. */
export const layout = css`
  .small {
    font-size: max(0.8125em, 12px);
  }
  .large {
    font-size: 1.5em;
    line-height: 1.25;
  }
  strong,
  th {
    font-weight: 600;
  }
  .sum,
  table {
    font-variant-numeric: tabular-nums;
  }
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
  ul > * {
    padding-block: calc(var(--_space) * 2.5);
  }
  ul > * + * {
    border-block-start: 1px solid var(--_line);
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
  .row {
    flex: 1;
    display: grid;
    grid-template-columns: minmax(0, 1fr) fit-content(60%);
    min-inline-size: 0;
    align-items: baseline;
    gap: 0 var(--_pad);
    overflow-wrap: anywhere;
  }
  .row > :last-child {
    text-align: end;
  }
  .four {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: calc(var(--_space) * 3) var(--_pad);
    font-variant-numeric: tabular-nums;
  }
  .four > * {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  /* A sum of a dozen characters stays on one line, which is as high for any of its sizes. */
  .four .large {
    font-size: clamp(1em, 7cqi, 1.5em);
    line-height: 1.3lh;
  }
  @container (min-width: 36em) {
    .four {
      grid-template-columns: repeat(4, 1fr);
    }
    .four .large {
      font-size: clamp(1em, 3.5cqi, 1.5em);
    }
    .row {
      grid-template-columns: 1fr 8em 10em 7em;
    }
    .row > :last-child {
      text-align: start;
    }
    .row > .sum {
      order: 1;
    }
  }
  .status::before {
    content: '';
    display: inline-block;
    inline-size: 0.5em;
    block-size: 0.5em;
    margin-inline-end: 0.5em;
    border: 1px solid var(--_soft);
    border-radius: 50%;
  }
  /* Full of border, not of background: colours of the system leave that out. Shapes differ as well. */
  .paid::before,
  .completed::before {
    border: 0.25em solid var(--_good);
  }
  .processed::before,
  .sent::before {
    border-color: var(--_accent);
    border-inline-start-width: 0.25em;
  }
  .hold::before,
  .failed::before {
    border: 0.25em solid var(--_bad);
    border-radius: 0;
  }
  .sum {
    text-align: end;
    white-space: nowrap;
  }
  .stack {
    display: grid;
    gap: calc(var(--_space) * 3);
  }
  .good {
    color: var(--_good);
  }
  .bad {
    color: var(--_bad);
  }
  a {
    color: var(--_accent);
  }
  summary {
    min-block-size: 24px;
    display: flex;
    align-items: baseline;
    gap: calc(var(--_space) * 2.5);
    list-style: none;
    cursor: pointer;
  }
  ::-webkit-details-marker {
    display: none;
  }
  summary::before {
    content: '';
    flex: none;
    inline-size: 0.4em;
    block-size: 0.4em;
    border: solid var(--_soft);
    border-width: 1.5px 1.5px 0 0;
    translate: 0 -0.15em;
    rotate: 45deg;
  }
  summary:dir(rtl)::before {
    rotate: 225deg;
  }
  [open] > summary::before {
    rotate: 135deg;
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
  ::placeholder {
    color: var(--_soft);
    opacity: 1;
  }
  .more {
    padding-block-start: calc(var(--_space) * 3);
  }
  .field {
    min-block-size: max(2.25em, 24px);
    padding-inline: calc(var(--_space) * 2);
    border: 1px solid color-mix(in srgb, var(--_soft) 75%, transparent);
    border-radius: var(--_radius-small);
    background: var(--_surface);
  }
  [role='status']:not(:empty) {
    margin-block-start: calc(var(--_space) * 2);
  }
  @media (pointer: coarse) {
    .field,
    summary {
      min-block-size: 44px;
    }
    summary {
      align-items: center;
    }
  }
`
