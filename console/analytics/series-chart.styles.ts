import { css } from 'lit'

export const seriesChartStyles = css`
  :host {
    position: relative;
  }
  .readout {
    display: flex;
    align-items: baseline;
    gap: 8px;
    min-block-size: 20px;
    font-variant-numeric: tabular-nums;
  }
  .zone {
    margin-inline-start: auto;
  }
  .plot {
    block-size: 240px;
  }
  .chart .small {
    font-size: 12px;
    color: var(--soft);
  }
  .chart .axis {
    line-height: 16px;
  }
  .tag {
    white-space: nowrap;
    font-size: 12px;
  }
  .none {
    position: absolute;
    inset: 0;
    display: grid;
    place-content: center;
    pointer-events: none;
  }
  @media (max-width: 760px) {
    .plot {
      block-size: 180px;
    }
  }
`
