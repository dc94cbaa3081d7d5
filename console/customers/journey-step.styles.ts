import { css } from 'lit'

export const journeyStepStyles = css`
  :host {
    margin-inline-start: -12px;
  }
  button {
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr) auto 104px;
    align-items: baseline;
    gap: 4px 12px;
    inline-size: 100%;
    padding: 6px 8px 6px 0;
    border: 0;
    border-radius: var(--radius-small);
    background: none;
    text-align: start;
    cursor: pointer;
  }
  button:dir(rtl) {
    padding: 6px 0 6px 8px;
  }
  button:hover {
    background: var(--hover);
  }
  .picture {
    display: grid;
    place-content: center;
    align-self: start;
    inline-size: 24px;
    block-size: 24px;
    border: 1px solid var(--line);
    border-radius: 999px;
    background: var(--surface);
    color: var(--soft);
  }
  .picture.sale,
  .picture.commission {
    color: var(--good);
  }
  .picture.refund {
    color: var(--bad);
  }
  .what {
    overflow-wrap: anywhere;
  }
  time {
    text-align: end;
    white-space: nowrap;
  }
  .why {
    display: grid;
    gap: 8px;
    margin: 0 0 8px;
    margin-inline-start: 36px;
    padding: 12px;
    border-radius: var(--radius-small);
    background: var(--sunken);
  }
  .why ol {
    display: grid;
    gap: 4px;
    padding-inline-start: 20px;
    list-style: decimal;
    overflow-wrap: anywhere;
  }
  .bone {
    block-size: 20px;
    background: var(--line);
  }
  .bones {
    display: grid;
    gap: 8px;
  }
  @media (max-width: 760px) {
    button {
      grid-template-columns: 24px minmax(0, 1fr) auto;
    }
    time {
      grid-column: 2 / -1;
      text-align: start;
    }
  }
`
