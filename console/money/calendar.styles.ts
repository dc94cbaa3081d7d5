import { css } from 'lit'

export const calendarStyles = css`
  .fit {
    inline-size: auto;
    block-size: 32px;
  }
  .chart {
    display: flex;
    align-items: stretch;
    block-size: 96px;
    margin-inline: 16px;
    border-block-end: 1px solid var(--line);
  }
  .day {
    display: flex;
    flex: 1 1 0;
    align-items: end;
    padding-inline: 1px;
  }
  .day:hover {
    background: var(--hover);
  }
  .day.paid {
    border-inline-start: 2px dashed var(--soft);
  }
  .bar {
    inline-size: 100%;
    border-radius: 2px 2px 0 0;
    background: var(--accent);
  }
  .axis {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 4px 16px;
    padding: 4px 16px 12px;
  }
  .legend::before {
    content: '';
    display: inline-block;
    block-size: 12px;
    margin-inline-end: 6px;
    border-inline-start: 2px dashed var(--soft);
    vertical-align: -2px;
  }
  details > summary {
    padding: 8px 16px 12px;
    color: var(--soft);
    cursor: pointer;
  }
  .part-rows {
    border-block-start: 1px solid var(--line);
  }
  @media (forced-colors: active) {
    .bar {
      background: CanvasText;
    }
  }
`
