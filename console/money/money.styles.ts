import { css } from 'lit'

/** Pages about money: wider than settings, with panels under headings. */
export const moneyStyles = css`
  .page {
    max-inline-size: 1040px;
  }
  .page.list {
    max-inline-size: 1200px;
  }
  .panel + .panel {
    margin-block-start: 16px;
  }
  .panel.below {
    margin-block-start: 16px;
  }
  .payable {
    color: inherit;
    text-decoration: none;
  }
  .payable:hover {
    background: var(--hover);
  }
  .block {
    display: block;
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
  .sum {
    font-size: 20px;
    font-weight: 600;
    line-height: 28px;
  }
  td.reason {
    white-space: normal;
  }
  .filters {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    margin-block-end: 16px;
  }
  .filters label {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  /* A link of its own in a row that is one. */
  .above {
    position: relative;
    z-index: 1;
    color: inherit;
  }
  .wrap {
    flex-wrap: wrap;
  }
  .row > progress {
    inline-size: 100%;
    margin: 0;
  }
  .check {
    padding-inline: 0;
  }
  .part {
    padding: 16px;
    border-block-start: 1px solid var(--line);
  }
  .part.wrong {
    border-inline-start: 3px solid var(--bad);
  }
  .narrow {
    inline-size: auto;
    block-size: 32px;
  }
  .box {
    inline-size: 40px;
    padding-inline-end: 0;
  }
  .box input {
    position: relative;
    z-index: 1;
    inline-size: 16px;
    block-size: 16px;
    margin: 0;
    accent-color: var(--accent);
    vertical-align: middle;
  }
  .methods {
    margin-block-end: 12px;
  }
  .methods :is(td, th) {
    padding: 6px 0;
    text-align: start;
  }
  .methods .number {
    text-align: end;
  }
  .methods tfoot :is(td, th) {
    border-block-start: 1px solid var(--line);
  }
  .receipt {
    padding: 16px;
  }
`
