import { css } from 'lit'

export const styles = css`
  dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(9em, 45%), 1fr));
    gap: var(--_pad);
    font-variant-numeric: tabular-nums;
  }
  dl + dl {
    padding-block-start: calc(var(--_space) * 3);
    border-block-start: 1px solid var(--_line);
  }
  .waiting dd {
    color: transparent;
  }
`
