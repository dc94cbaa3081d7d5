import { css } from 'lit'

/** Text, buttons, fields and boxes, alike on all pages: three sizes of text, two weights, hairlines. */
export const styles = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  :host {
    display: block;
    min-inline-size: 0;
  }
  :host([hidden]) {
    display: none;
  }
  h1,
  h2,
  h3,
  p,
  ul,
  ol,
  dl,
  dd {
    margin: 0;
    padding: 0;
  }
  ul,
  ol {
    list-style: none;
  }
  h1 {
    font-size: 20px;
    line-height: 28px;
    font-weight: 600;
    letter-spacing: -0.012em;
  }
  h2,
  h3,
  strong,
  th {
    font-size: 14px;
    font-weight: 600;
  }
  .small {
    font-size: 12px;
    line-height: 16px;
  }
  .soft {
    color: var(--soft);
  }
  .good {
    color: var(--good);
  }
  .bad {
    color: var(--bad);
  }
  .number {
    font-variant-numeric: tabular-nums;
    text-align: end;
    white-space: nowrap;
  }
  a {
    color: var(--accent);
  }
  button,
  input,
  select {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
  }
  :focus-visible {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }
  .icon {
    flex: none;
  }
  .button,
  .icon-button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 6px;
    block-size: 32px;
    padding-inline: 10px;
    border: 1px solid var(--line);
    border-radius: var(--radius-small);
    background: var(--surface);
    color: var(--text);
    font-weight: 400;
    text-decoration: none;
    white-space: nowrap;
    cursor: pointer;
    transition: background var(--quick);
  }
  .button:hover,
  .icon-button:hover,
  .button[aria-expanded='true'] {
    background: var(--hover);
  }
  .button .icon {
    color: var(--soft);
  }
  .button.primary {
    border-color: transparent;
    background: var(--accent);
    color: var(--on-accent);
    font-weight: 600;
  }
  .button.primary .icon {
    color: inherit;
  }
  .button.primary:hover {
    background: var(--accent-strong);
  }
  .button.primary.danger {
    background: var(--bad);
  }
  .button.danger:not(.primary) {
    color: var(--bad);
  }
  .button[aria-disabled='true'] {
    opacity: 0.6;
    cursor: default;
  }
  .icon-button {
    inline-size: 32px;
    padding: 0;
    border-color: transparent;
    background: none;
    color: var(--soft);
  }
  .field {
    display: grid;
    gap: 6px;
  }
  .field > span:not(.small) {
    font-weight: 600;
  }
  .input {
    block-size: 36px;
    inline-size: 100%;
    padding-inline: 10px;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-small);
    background: var(--surface);
  }
  .input[aria-invalid='true'] {
    border-color: var(--bad);
  }
  .panel {
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
  }
  .segments {
    display: inline-flex;
    flex-wrap: wrap;
    gap: 2px;
    padding: 2px;
    border-radius: 8px;
    background: var(--sunken);
  }
  .segments > * {
    display: inline-flex;
    align-items: center;
    block-size: 28px;
    padding-inline: 10px;
    border: 0;
    border-radius: var(--radius-small);
    background: none;
    color: var(--soft);
    text-decoration: none;
    white-space: nowrap;
    cursor: pointer;
  }
  .segments > :hover {
    color: var(--text);
  }
  .segments > [aria-pressed='true'],
  .segments > [aria-current] {
    background: var(--raised);
    color: var(--text);
    box-shadow: 0 0 0 1px var(--line);
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
  }
  .hidden {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .bone {
    border-radius: var(--radius-small);
    background: var(--sunken);
  }
  @media (max-width: 760px) {
    /* Its icon says enough to those who see it. */
    .button.compact {
      inline-size: 32px;
      padding: 0;
    }
    .button.compact > span {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  wa-dropdown:not(:defined) > :not([slot='trigger']) {
    display: none;
  }
  wa-dropdown-item {
    padding: 6px 12px;
    font-size: 14px;
  }
  wa-dropdown-item [slot] {
    display: inline-flex;
  }
  @media (prefers-reduced-motion: no-preference) {
    .bone {
      animation: breathe 1.4s ease-in-out infinite alternate;
    }
    @keyframes breathe {
      to {
        opacity: 0.5;
      }
    }
  }
  @media (forced-colors: active) {
    .bone,
    .segments > [aria-pressed='true'],
    .segments > [aria-current] {
      outline: 1px solid;
    }
  }
`
