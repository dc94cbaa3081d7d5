import { css } from 'lit'

/** Not the kit's tokens: this element stands on every page of a shop, so each byte counts. */
export const styles = css`
  :host {
    display: block;
    color: var(--svc-color-text, light-dark(#1a1d29, #e9ebf2));
    font: var(--svc-font, inherit);
    line-height: 1.45;
    text-indent: 0;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  :host([hidden]) {
    display: none;
  }
  :host([theme='light']) {
    color-scheme: light;
  }
  :host([theme='dark']) {
    color-scheme: dark;
  }
  :host([theme='auto']) {
    color-scheme: light dark;
  }
  :host([reserve]) div {
    box-sizing: border-box;
    min-block-size: 3.75em;
  }
  /* Most names and offers take two lines of a phone. */
  @media (width < 36em) {
    :host([reserve]) div {
      min-block-size: 5em;
    }
  }
  .banner {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    gap: 0.5em 0.75em;
    align-items: center;
    padding-block: 0.5em;
    padding-inline: 1em 3em;
    border: 1px solid var(--svc-color-line, light-dark(#e1e3ec, #2d3142));
    border-radius: var(--svc-radius, 10px);
    background: var(--svc-color-surface, light-dark(#fff, #171a26));
  }
  p {
    flex: 1 1 9em;
    margin: 0;
    min-inline-size: 0;
  }
  p:not(:empty) {
    padding-block: 0.35em;
  }
  img {
    inline-size: 2em;
    block-size: 2em;
    border-radius: 50%;
    object-fit: cover;
  }
  button {
    min-block-size: 2.25em;
    min-inline-size: 2.25em;
    padding: 0 0.75em;
    border: 1px solid var(--svc-color-line, light-dark(#e1e3ec, #2d3142));
    border-radius: var(--svc-radius-small, 6px);
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  button:hover {
    box-shadow: inset 0 0 0 9em #0001;
  }
  button:last-child {
    position: absolute;
    inset-block-start: 0.5em;
    inset-inline-end: 0.4em;
    border: 0;
    padding: 0;
  }
  :focus-visible {
    outline: 2px solid var(--svc-color-accent, light-dark(#3d55cc, #93a5ff));
    outline-offset: 2px;
  }
`
