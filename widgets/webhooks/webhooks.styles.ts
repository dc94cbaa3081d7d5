import { css } from 'lit'

export const styles = css`
  .url,
  code {
    overflow-wrap: anywhere;
  }
  code {
    font-size: 0.92em;
  }
  .item {
    gap: calc(var(--_space) * 2);
  }
  fieldset {
    display: grid;
    gap: var(--_space);
    margin: 0;
    padding: 0;
    border: 0;
  }
  label.check {
    display: flex;
    align-items: center;
    gap: calc(var(--_space) * 2);
    min-block-size: 24px;
  }
  @container (min-width: 36em) {
    fieldset {
      grid-template-columns: 1fr 1fr;
    }
  }
  legend {
    padding: 0 0 var(--_space);
  }
  form label:not(.check) {
    display: grid;
    gap: var(--_space);
  }
  input.field {
    inline-size: 100%;
  }
  details,
  form {
    padding-block-start: calc(var(--_space) * 2);
  }
  pre {
    max-block-size: 12rem;
    margin: var(--_space) 0;
    padding: calc(var(--_space) * 2);
    overflow: auto;
    border: 1px solid var(--_line);
    border-radius: var(--_radius-small);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    text-align: start;
  }
  .skeleton {
    min-block-size: 10rem;
  }
`
