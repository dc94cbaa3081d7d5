import { css } from 'lit'

export const partnerStyles = css`
  .page {
    max-inline-size: 1040px;
  }
  .page.list {
    max-inline-size: 1200px;
  }
  .sums {
    display: flex;
    flex-wrap: wrap;
    gap: 16px 40px;
    padding: 16px;
  }
  .sums dt {
    color: var(--soft);
    font-size: 12px;
  }
  .sums dd {
    font-variant-numeric: tabular-nums;
  }
  .sums .sum a:not(:hover) {
    color: inherit;
    text-decoration-color: var(--line-strong);
  }
  .sums .sum {
    font-size: 20px;
    font-weight: 600;
    line-height: 28px;
  }
  .head .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .part {
    padding: 16px;
    border-block-start: 1px solid var(--line);
  }
  .part .actions {
    flex-wrap: wrap;
    margin-block-start: 12px;
  }
  .scrolled {
    overflow-x: auto;
  }
  .with-copy {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    max-inline-size: 100%;
  }
  .with-copy > :first-child {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .with-copy copy-button {
    position: relative;
    z-index: 1;
  }
  .panel.below,
  .panel + .panel {
    margin-block-start: 16px;
  }
`
