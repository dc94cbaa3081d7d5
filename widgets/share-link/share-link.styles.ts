import { css } from 'lit'

export const styles = css`
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--_space) * 2);
  }
  p {
    margin: 0;
  }
  [role='status']:not(:empty) {
    padding-block-start: calc(var(--_space) * 2);
  }
  .address {
    flex: 1 1 100%;
    min-inline-size: 0;
    padding: 0 calc(var(--_space) * 3);
    min-block-size: 2.25em;
    border: 1px solid var(--_line);
    border-radius: var(--_radius-small);
    background: var(--_sunken);
    text-overflow: ellipsis;
  }
  @media (pointer: coarse) {
    .address {
      min-block-size: 44px;
    }
  }
  /* Where there is no room beside the address: one line of buttons, however long their words. */
  .row > .button {
    flex: auto;
    justify-content: center;
    padding: 0 0.25em;
  }
  @container (min-width: 36em) {
    .row {
      flex-wrap: nowrap;
    }
    .row > .button {
      flex: none;
      padding: 0 1em;
    }
  }
`
