import { css } from 'lit'

export const styles = css`
  ol {
    padding-inline-start: 1.5em;
  }
  details .stack {
    gap: calc(var(--_space) * 2);
    margin-block-start: calc(var(--_space) * 2);
    padding-inline-start: calc(var(--_space) * 3);
    border-inline-start: 2px solid var(--_line);
  }
  .skeleton {
    min-block-size: 20rem;
  }
`
