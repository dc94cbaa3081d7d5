import { css } from 'lit'

export const homeStyles = css`
  .page {
    max-inline-size: 1200px;
  }
  .cards {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 16px;
    align-items: start;
    margin-block-start: 16px;
  }
  .cards > :only-child {
    grid-column: 1 / -1;
  }
  .panel h2 {
    padding: 12px 16px;
    border-block-end: 1px solid var(--line);
  }
  .rows > li {
    flex-wrap: nowrap;
    min-block-size: 56px;
  }
  .rows .grow {
    flex-basis: 0;
  }
  .rows .button {
    flex: none;
  }
  .kind {
    display: inline-flex;
    color: var(--accent);
  }
  .kind.bad {
    color: var(--bad);
  }
  .done {
    display: flex;
    align-items: center;
    gap: 8px;
    padding: 16px;
  }
  .strip {
    display: grid;
    grid-template-columns: 3fr minmax(200px, 1fr);
    gap: 16px;
    margin-block-start: 16px;
  }
  .period {
    font-weight: 400;
  }
  .tiles {
    display: grid;
    grid-auto-columns: 1fr;
    grid-auto-flow: column;
  }
  .tiles > div,
  .payable {
    display: grid;
    align-content: start;
    gap: 2px;
    min-inline-size: 0;
    padding: 12px 16px 16px;
  }
  .tiles > div + div {
    border-inline-start: 1px solid var(--line);
  }
  .tiles dt {
    color: var(--soft);
  }
  .total {
    font-size: 20px;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    line-height: 28px;
    overflow-wrap: anywhere;
  }
  .person {
    color: var(--text);
    font-weight: 600;
    text-decoration: none;
  }
  .person:hover {
    text-decoration: underline;
  }
  .block {
    display: block;
  }
  .setup {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 16px;
    margin-block-end: 16px;
    padding: 12px 16px;
  }
  .setup progress {
    inline-size: 100%;
    block-size: 6px;
    accent-color: var(--accent);
  }
  .cards-start {
    margin-block-start: 16px;
  }
  @media (max-width: 900px) {
    .cards,
    .strip {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  @media (max-width: 600px) {
    .tiles {
      grid-auto-flow: row;
    }
    .tiles > div + div {
      border-block-start: 1px solid var(--line);
      border-inline-start: 0;
    }
  }
`
