import { css } from 'lit'

export const boardStyles = css`
  .panel {
    overflow: clip;
  }
  .failed {
    padding: 24px;
  }
  .problem {
    display: grid;
    justify-items: start;
    gap: 12px;
  }
  .tiles {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
    border-block-end: 1px solid var(--line);
  }
  .tiles button {
    position: relative;
    display: grid;
    gap: 2px;
    padding: 12px 20px 14px;
    border: 0;
    background: none;
    text-align: start;
    cursor: pointer;
    transition: background var(--quick);
  }
  .tiles button + button {
    border-inline-start: 1px solid var(--line);
  }
  .tiles button:hover {
    background: var(--hover);
  }
  .tiles button:focus-visible {
    outline-offset: -3px;
    border-radius: var(--radius);
  }
  .tiles [aria-pressed='true']::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-end: -1px;
    block-size: 2px;
    background: var(--accent);
  }
  .tiles [aria-pressed='true'] > :first-child {
    color: var(--text);
  }
  .figure {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 8px;
    min-inline-size: 0;
    font-variant-numeric: tabular-nums;
  }
  .total {
    font-size: 20px;
    line-height: 28px;
    font-weight: 600;
    letter-spacing: -0.012em;
  }
  .total.bone {
    inline-size: 72px;
  }
  .course {
    padding: 12px 20px 12px;
  }
  /* Of the chart, before and after it is there. */
  .course > * {
    min-block-size: 308px;
  }
  details {
    border-block-start: 1px solid var(--line);
  }
  summary {
    padding: 8px 20px;
    cursor: pointer;
  }
  summary:hover {
    color: var(--text);
  }
  .scroll {
    max-block-size: 320px;
    overflow: auto;
  }
  th,
  td {
    padding: 6px 20px;
    border-block-start: 1px solid var(--line);
    font-size: 12px;
    font-weight: 400;
    text-align: start;
  }
  thead th {
    position: sticky;
    inset-block-start: 0;
    background: var(--surface);
    color: var(--soft);
  }
  th.number,
  td.number {
    text-align: end;
  }
  @media (max-width: 760px) {
    .tiles {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    .tiles button {
      padding: 10px 16px;
    }
    .tiles button:nth-child(odd) {
      border-inline-start: 0;
    }
    .tiles button:nth-child(n + 3) {
      border-block-start: 1px solid var(--line);
    }
    .course {
      padding: 12px 16px;
    }
    .course > * {
      min-block-size: 248px;
    }
  }
`
