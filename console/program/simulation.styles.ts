import { css } from 'lit'

/** What a draft would have cost. */
export const simulationStyles = css`
  .part {
    padding: 12px 16px;
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 12px 16px;
  }
  h2 + p {
    margin-block-start: 4px;
  }
  .ask {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  .ask .input {
    inline-size: auto;
  }
  .part + .part,
  .head + div.part {
    border-block-start: 1px solid var(--line);
  }
  .readout {
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
    margin-block: 12px 8px;
    font-variant-numeric: tabular-nums;
  }
  .chart {
    margin-block-end: 12px;
  }
  .chart .small {
    font-size: 12px;
    color: var(--soft);
  }
  .tag {
    white-space: nowrap;
  }
  th.number {
    inline-size: 120px;
  }
  td > .small {
    display: block;
  }
  .scroll {
    overflow-x: auto;
    border-block-start: 1px solid var(--line);
  }
  [aria-busy='true'] .chart,
  [aria-busy='true'] table {
    opacity: 0.6;
  }
`
