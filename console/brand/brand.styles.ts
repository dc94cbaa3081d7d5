import { css } from 'lit'

/** Pages of the program's settings, discounts and landing page. */
export const brandStyles = css`
  .page.narrow {
    max-inline-size: 760px;
  }
  .switch {
    display: flex;
    align-items: baseline;
    gap: 8px;
  }
  .switch .small {
    display: block;
  }
  .save {
    align-items: center;
    margin-block-start: 16px;
  }
  .page [role='alert'] > .problem {
    margin-block-start: 16px;
    color: var(--bad);
  }
`
