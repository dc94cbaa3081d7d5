import { css } from 'lit'

export const customerListStyles = css`
  .tools {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .search {
    block-size: 32px;
    flex: 1 1 240px;
    inline-size: 320px;
  }
`
