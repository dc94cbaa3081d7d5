import { css } from 'lit'

/** Buttons, fields and notices that the elements of both pages use. */
export const controls = css`
  :host {
    display: block;
  }
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  :is(h2, h3, p, dl, dd, ol, ul) {
    margin: 0;
    padding: 0;
  }
  button,
  input,
  select {
    font: inherit;
    color: inherit;
  }
  :focus-visible {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }
  .button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    min-block-size: 44px;
    padding-inline: 20px;
    border: 1px solid transparent;
    border-radius: var(--radius);
    background: var(--accent);
    color: var(--on-accent);
    font-weight: 600;
    text-decoration: none;
    cursor: pointer;
    transition: background var(--quick);
  }
  .button:hover {
    background: var(--accent-strong);
  }
  .button[disabled] {
    opacity: 0.6;
    cursor: progress;
  }
  .button.quiet {
    min-block-size: 32px;
    padding-inline: 12px;
    border-color: var(--line);
    background: var(--surface);
    color: var(--ink);
    box-shadow: var(--shadow);
  }
  .button.quiet:hover {
    border-color: var(--line-strong);
  }
  label {
    display: grid;
    gap: 6px;
  }
  input,
  select {
    inline-size: 100%;
    min-block-size: 44px;
    padding-inline: 12px;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius);
    background: var(--surface);
  }
  input[aria-invalid='true'] {
    border-color: var(--accent);
  }
  .notice {
    padding: 12px 16px;
    border-radius: var(--radius);
    background: var(--accent-wash);
  }
  .soft {
    color: var(--ink-soft);
  }
  svg {
    flex: none;
  }
`
