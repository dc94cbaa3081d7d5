import { css } from 'lit'

export const viewAsStyles = css`
  .page {
    max-inline-size: 1040px;
  }
  .banner {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 12px;
    margin-block-end: 20px;
    padding: 10px 12px 10px 16px;
    border: 1px solid var(--accent);
    border-radius: var(--radius);
    background: var(--raised);
  }
  .banner p {
    flex: 1 1 240px;
  }
  .banner .icon {
    color: var(--accent);
  }
`
