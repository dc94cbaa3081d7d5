import { css } from 'lit'

export const detailStyles = css`
  header {
    position: sticky;
    inset-block-start: 0;
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding: 8px 8px 8px 20px;
    border-block-end: 1px solid var(--line);
    background: var(--surface);
  }
  :host(:dir(rtl)) header {
    padding: 8px 20px 8px 8px;
  }
  h2 {
    outline: none;
  }
  .problem,
  .bones {
    display: grid;
    gap: 12px;
    justify-items: start;
    padding: 20px;
  }
  .bones .bone {
    inline-size: 100%;
  }
  dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 6px 16px;
    padding: 16px 20px;
  }
  dt {
    color: var(--soft);
  }
  dd {
    overflow-wrap: anywhere;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  .code {
    font-size: 12px;
  }
  h3 {
    padding: 16px 20px 8px;
    border-block-start: 1px solid var(--line);
  }
  ol {
    display: grid;
    gap: 10px;
    padding: 0 20px 20px;
  }
  li {
    position: relative;
    padding-inline-start: 20px;
    overflow-wrap: anywhere;
  }
  li::before {
    content: '';
    position: absolute;
    inset-block-start: 7px;
    inset-inline-start: 2px;
    inline-size: 7px;
    block-size: 7px;
    border: 1.5px solid var(--line-strong);
    border-radius: 50%;
  }
  li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block: 17px -8px;
    inset-inline-start: 5px;
    border-inline-start: 1px solid var(--line);
  }
  li:last-child::before {
    border-color: var(--accent);
    background: var(--accent);
  }
`
