import { css } from 'lit'

/** The frame that all pages stand in. */
export const pageStyles = css`
  .page {
    max-inline-size: 1200px;
    /* Narrow pages begin where wide ones do. */
    margin-inline: max(0px, (100% - 1200px) / 2) auto;
    padding: 20px 32px 48px;
  }
  @media (max-width: 760px) {
    .page {
      padding: 16px 16px 32px;
    }
  }
`
