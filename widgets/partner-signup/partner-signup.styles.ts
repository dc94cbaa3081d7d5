import { css } from 'lit'

export const styles = css`
  .tall {
    min-block-size: 22rem;
  }
  form,
  fieldset,
  .field {
    display: grid;
    gap: calc(var(--_space) * 4);
    margin: 0;
    max-inline-size: 36rem;
  }
  .field,
  fieldset {
    gap: calc(var(--_space) * 1.5);
    min-inline-size: 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 0;
    margin-block-end: calc(var(--_space) * 1.5);
  }
  strong {
    font-weight: 600;
  }
  .choice,
  .field > a {
    min-block-size: 24px;
  }
  .choice {
    display: flex;
    gap: calc(var(--_space) * 2);
    align-items: baseline;
  }
  .box {
    inline-size: 100%;
    min-block-size: 2.5em;
    padding: calc(var(--_space) * 1.5) calc(var(--_space) * 3);
    border: 1px solid color-mix(in srgb, var(--_soft) 75%, transparent);
    border-radius: var(--_radius-small);
    background: var(--_surface);
  }
  textarea.box {
    min-block-size: 6em;
    border-radius: min(var(--_radius-small), 1em);
    resize: vertical;
  }
  [aria-invalid='true'] {
    border-color: var(--_bad);
  }
  input[type='checkbox'] {
    accent-color: var(--_accent);
  }
  .error {
    color: var(--_bad);
  }
  .error:empty {
    display: none;
  }
  .button {
    justify-self: start;
  }
  a {
    color: var(--_accent);
  }
  .state {
    overflow-wrap: anywhere;
  }
`
