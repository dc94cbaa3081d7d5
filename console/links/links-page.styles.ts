import { css } from 'lit'

export const linksPageStyles = css`
  .page {
    max-inline-size: 1440px;
    padding-block-end: 16px;
  }
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 12px;
    min-block-size: 32px;
    margin-block-end: 16px;
  }
  header .total {
    flex: 1;
  }
  .toolbar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    min-block-size: 32px;
    margin-block-end: 16px;
  }
  .search {
    position: relative;
    flex: 1 1 200px;
    max-inline-size: 360px;
  }
  .search .icon {
    position: absolute;
    inset-block-start: 8px;
    inset-inline-start: 10px;
    color: var(--soft);
    pointer-events: none;
  }
  .search .input {
    block-size: 32px;
    padding-inline-start: 32px;
  }
  selection-bar {
    flex: 1;
  }
  .panel {
    overflow: hidden;
  }
  .chips ~ .panel link-table {
    --above: 210px;
  }
  .stale {
    opacity: 0.6;
    transition: opacity var(--quick) 140ms;
  }
  .bones,
  .none,
  .problem {
    display: grid;
    justify-items: start;
    gap: 12px;
    padding: 24px 16px;
  }
  .bones {
    justify-items: stretch;
    gap: 16px;
  }
  .bones .bone {
    block-size: 40px;
  }
  .slips {
    margin-block-end: 16px;
    padding: 8px 12px;
    border: 1px solid var(--warn-line);
    border-radius: var(--radius-small);
    background: var(--warn-ground);
  }
  .toast {
    position: fixed;
    inset-block-end: 24px;
    inset-inline: 0;
    z-index: 2;
    display: flex;
    align-items: center;
    gap: 12px;
    inline-size: fit-content;
    max-inline-size: calc(100vw - 32px);
    margin-inline: auto;
    padding: 8px 8px 8px 16px;
    border-radius: var(--radius);
    background: var(--raised);
    box-shadow: var(--shadow);
  }
  .toast:dir(rtl) {
    padding: 8px 16px 8px 8px;
  }
  .toast:not(:has(button)) {
    display: none;
  }
  .divider {
    block-size: 1px;
    margin-block: 4px;
    background: var(--line);
  }
  @media (max-width: 760px) {
    .toast {
      inset-block-end: 72px;
    }
    .panel link-table {
      --above: 262px;
    }
  }
`
