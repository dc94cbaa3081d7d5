import { css } from 'lit'

export const customerListStyles = css`
  .search {
    block-size: 32px;
    inline-size: min(320px, 100%);
  }
  @media (max-width: 760px) {
    .search {
      inline-size: 100%;
    }
  }
`
