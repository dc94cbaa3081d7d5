import { css } from 'lit'

/** The pages in front of the console: one narrow form. */
export const entryStyles = css`
  :host {
    display: grid;
    align-content: start;
    justify-content: center;
    min-block-size: 100dvh;
    padding: 14vh 24px 24px;
  }
  form,
  .card {
    display: grid;
    gap: 16px;
    inline-size: min(360px, 100vw - 48px);
  }
  h1 {
    margin-block-end: 8px;
  }
  .button {
    block-size: 36px;
  }
  .problem {
    padding: 8px 12px;
    border: 1px solid var(--bad);
    border-radius: var(--radius-small);
    color: var(--bad);
  }
  .two {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 12px;
  }
`
