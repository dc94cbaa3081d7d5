import { css } from 'lit'

/** The switch to test mode; on a phone its picture alone. */
export const modeStyles = css`
  .mode {
    display: flex;
    align-items: center;
    gap: 8px;
    inline-size: 100%;
    min-block-size: 32px;
    padding-inline: 8px;
    border: 0;
    border-radius: var(--radius-small);
    background: none;
    color: var(--soft);
    text-align: start;
    cursor: pointer;
  }
  .mode:hover {
    color: var(--text);
  }
  .mode[aria-checked='true'] {
    background: var(--warn-ground);
    color: var(--text);
  }
  .mode i {
    position: relative;
    flex: none;
    inline-size: 28px;
    block-size: 16px;
    margin-inline-start: auto;
    border: 1px solid var(--line-strong);
    border-radius: 8px;
    background: var(--surface);
  }
  .mode i::before {
    position: absolute;
    inset-block-start: 2px;
    inset-inline-start: 2px;
    inline-size: 10px;
    block-size: 10px;
    border-radius: 5px;
    background: var(--line-strong);
    content: '';
    transition: inset-inline-start var(--quick);
  }
  .mode[aria-checked='true'] i {
    border-color: var(--text);
    background: var(--text);
  }
  .mode[aria-checked='true'] i::before {
    inset-inline-start: 14px;
    background: var(--ground);
  }
  @media (min-width: 761px) and (max-width: 1199px) {
    :host(:not([settings])) .mode {
      justify-content: center;
    }
    :host(:not([settings])) .mode :is(span, i) {
      position: absolute;
      clip-path: inset(50%);
    }
  }
  @media (max-width: 760px) {
    .mode {
      inline-size: auto;
      min-block-size: 36px;
    }
    .mode span {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`
