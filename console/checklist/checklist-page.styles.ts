import { css } from 'lit'

/** A bar that says how much is done. */
export const progressStyles = css`
  progress {
    display: block;
    inline-size: 100%;
    block-size: 6px;
    margin-block: 12px 16px;
    border: 0;
    border-radius: 999px;
    background: var(--sunken);
    overflow: hidden;
    appearance: none;
  }
  progress::-webkit-progress-bar {
    background: var(--sunken);
  }
  progress::-webkit-progress-value {
    background: var(--accent);
  }
  progress::-moz-progress-bar {
    background: var(--accent);
  }
`

/** Steps with a tick, each opened by a press. */
export const checklistStyles = css`
  ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li + li {
    border-block-start: 1px solid var(--line);
  }
  summary {
    display: flex;
    align-items: center;
    gap: 12px;
    min-block-size: 48px;
    padding: 8px 16px;
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary > :nth-child(2) {
    flex: 1;
    font-weight: 600;
  }
  .done summary > :nth-child(2) {
    font-weight: 400;
  }
  summary svg {
    flex: none;
    color: var(--soft);
  }
  .done summary svg {
    color: var(--good);
  }
  .step {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
  }
  .help {
    padding-block-end: 16px;
    padding-inline: 44px 16px;
  }
  .help .button {
    justify-self: start;
  }
  .step ul {
    margin: 0;
    padding-inline-start: 20px;
  }
  @media (max-width: 760px) {
    .help {
      padding-inline: 16px;
    }
  }
`
