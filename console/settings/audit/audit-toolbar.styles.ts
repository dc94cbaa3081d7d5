import { css } from 'lit'

export const toolbarStyles = css`
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    margin-block-end: 16px;
  }
  h1 {
    margin-inline-end: auto;
  }
  select.input {
    inline-size: auto;
    max-inline-size: 220px;
    block-size: 32px;
    border-color: var(--line);
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-block-end: 16px;
  }
  li {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    max-inline-size: 100%;
    padding-inline-start: 8px;
    border: 1px solid var(--line);
    border-radius: var(--radius-small);
    background: var(--surface);
  }
  bdi {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .icon-button {
    inline-size: 28px;
    block-size: 28px;
  }
  @media (max-width: 760px) {
    h1 {
      flex-basis: 100%;
    }
    select.input {
      flex: 1 1 96px;
      min-inline-size: 0;
    }
    .word {
      display: none;
    }
  }
`
