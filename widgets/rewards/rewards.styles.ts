import { css } from 'lit'

export const styles = css`
  /* Room of two rewards and a discount, as most programs have. What comes may be more, never less. */
  :host,
  .skeleton {
    min-block-size: calc(4.95em + var(--_space) * 12.5 + 2px);
  }
  li {
    display: grid;
    align-items: baseline;
    column-gap: var(--_pad);
  }
  [part='item'] {
    grid-template-columns: fit-content(50%) 1fr;
  }
  [part='item'] > :not(.large) {
    grid-column: 2;
  }
  .large {
    text-align: start;
    min-inline-size: 3em;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  .large + * {
    grid-row: 1;
  }
  [part='discount'] {
    padding-block-start: calc(var(--_space) * 2.5);
    border-block-start: 1px solid var(--_line);
  }
  [part='milestones'] {
    margin-block-start: calc(var(--_space) * 2.5);
    border-block-start: 1px solid var(--_line);
  }
  [part='milestone'] {
    grid-template-columns: 1fr auto;
    row-gap: var(--_space);
  }
  progress {
    grid-column: 1 / -1;
    appearance: none;
    inline-size: 100%;
    block-size: 6px;
    border: 0;
    border-radius: 3px;
    overflow: hidden;
    background: var(--_line);
  }
  progress::-webkit-progress-bar {
    background: var(--_line);
  }
  progress::-webkit-progress-value {
    background: var(--_accent);
  }
  progress::-moz-progress-bar {
    background: var(--_accent);
  }
  .reached {
    color: var(--_good);
  }
  @media (forced-colors: active) {
    progress {
      appearance: auto;
    }
  }
`
