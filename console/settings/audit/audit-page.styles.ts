import { css } from 'lit'

export const auditPageStyles = css`
  .page {
    max-inline-size: 760px;
  }
  .panel {
    overflow: clip;
  }
  li + li {
    border-block-start: 1px solid var(--line);
  }
  .bones {
    padding: 12px 20px;
  }
  .bones .bone {
    block-size: 24px;
    margin-block-end: 20px;
  }
  .more {
    display: grid;
    place-items: center;
    padding: 12px;
    border-block-start: 1px solid var(--line);
  }
  .none,
  .problem {
    display: grid;
    place-items: center;
    gap: 12px;
    padding: 96px 24px;
    text-align: center;
  }
`
