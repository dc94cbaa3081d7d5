import { css } from 'lit'

export const funnelStyles = css`
  .panel + .panel {
    margin-block-start: 16px;
  }
  .problem {
    display: grid;
    justify-items: start;
    gap: 12px;
    padding: 24px;
  }
  .steps {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  .step {
    display: grid;
    gap: 12px;
    padding: 16px 20px;
  }
  .step + .step {
    border-inline-start: 1px solid var(--line);
  }
  .head {
    display: grid;
    gap: 2px;
  }
  .figure {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 8px;
    font-variant-numeric: tabular-nums;
  }
  .total {
    font-size: 20px;
    line-height: 28px;
    font-weight: 600;
    letter-spacing: -0.012em;
  }
  .tall {
    inline-size: 100%;
    block-size: 120px;
  }
  .track {
    fill: var(--sunken);
  }
  .part {
    fill: color-mix(in srgb, var(--accent) 82%, var(--surface));
  }
  .step p {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 12px;
  }
  .sums {
    padding: 10px 20px;
    border-block-start: 1px solid var(--line);
  }
  header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    padding: 12px 20px;
  }
  label {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  select {
    block-size: 32px;
    padding-inline: 8px;
    border: 1px solid var(--line);
    border-radius: var(--radius-small);
    background: var(--surface);
    color: var(--text);
  }
  .list {
    block-size: 240px;
    margin: 0 20px 20px;
  }
  .none {
    padding: 48px 20px;
    text-align: center;
  }
  .scroll {
    overflow-x: auto;
  }
  th,
  td {
    padding: 6px 12px;
    border-block-start: 1px solid var(--line);
    font-weight: 400;
    text-align: start;
    white-space: nowrap;
  }
  th:first-child {
    padding-inline-start: 20px;
    max-inline-size: 320px;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  td:last-child,
  th:last-child {
    padding-inline-end: 20px;
  }
  thead th {
    color: var(--soft);
    font-size: 12px;
  }
  th.number,
  td.number {
    text-align: end;
  }
  td.soft {
    color: var(--soft);
  }
  @media (max-width: 760px) {
    .step {
      padding: 12px;
    }
    .tall {
      block-size: 96px;
    }
  }
  .sums .about {
    display: block;
    margin-block-start: 4px;
  }
`
