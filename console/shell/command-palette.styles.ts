import { css } from 'lit'

export const paletteStyles = css`
  dialog {
    inline-size: min(560px, 100vw - 32px);
    max-block-size: min(480px, 100dvh - 64px);
    margin-block-start: min(12vh, 120px);
    padding: 0;
    border: 0;
    border-radius: var(--radius);
    background: var(--raised);
    color: var(--text);
    box-shadow: var(--shadow);
    overflow: hidden;
  }
  dialog[open] {
    display: flex;
    flex-direction: column;
  }
  dialog::backdrop {
    background: light-dark(rgb(23 26 38 / 32%), rgb(0 0 0 / 60%));
  }
  .input {
    flex: none;
    block-size: 48px;
    border: 0;
    border-block-end: 1px solid var(--line);
    border-radius: 0;
    outline-offset: -2px;
  }
  ul {
    margin: 0;
    padding: 8px;
    list-style: none;
    overflow-y: auto;
  }
  li {
    display: flex;
    align-items: center;
    gap: 12px;
    min-block-size: 40px;
    padding: 0 12px;
    border-radius: var(--radius-small);
    cursor: pointer;
  }
  li[aria-selected='true'] {
    background: var(--sunken);
  }
  li svg {
    flex: none;
    color: var(--soft);
  }
  .name,
  .about {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .name {
    flex: 0 1 auto;
  }
  .about {
    flex: 1 1 40%;
    text-align: end;
  }
  p {
    margin: 0;
  }
  .none {
    padding: 0 20px 16px;
  }
`
