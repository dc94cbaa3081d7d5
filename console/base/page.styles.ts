import { css } from 'lit'

/** The frame that all pages stand in. */
export const pageStyles = css`
  .page {
    max-inline-size: 1200px;
    margin-inline: auto;
    padding: 20px 32px 48px;
  }
  @media (max-width: 760px) {
    .page {
      padding: 16px 16px 32px;
    }
  }
`
