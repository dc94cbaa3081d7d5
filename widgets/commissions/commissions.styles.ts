import { css } from 'lit'

export const styles = css`
  .filters {
    gap: calc(var(--_space) * 2) var(--_pad);
  }
  .stack > * {
    min-inline-size: 0;
  }
  .search {
    flex: 1 1 8em;
    min-inline-size: 0;
  }
  svc-receipt {
    margin-block-start: calc(var(--_space) * 2);
    padding-inline-start: calc(var(--_space) * 3);
    border-inline-start: 2px solid var(--_line);
  }
  .skeleton {
    min-block-size: 20rem;
  }
`
