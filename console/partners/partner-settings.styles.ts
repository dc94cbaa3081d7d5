import { css } from 'lit'

/** A form in two columns, where there is room. */
export const partnerSettingsStyles = css`
  .form {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
    align-items: start;
  }
  .form > :is(h2, .whole) {
    grid-column: 1 / -1;
  }
  .form.divided {
    border-block-start: 1px solid var(--line);
  }
  textarea.input {
    block-size: auto;
    padding-block: 8px;
    resize: vertical;
    font: inherit;
    color: inherit;
  }
  .picture {
    display: grid;
    gap: 8px;
  }
  .toggle {
    display: flex;
    align-items: baseline;
    gap: 8px;
  }
  .toggle .small {
    display: block;
  }
`
