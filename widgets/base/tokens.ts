import { css } from 'lit'

/**
 * What every element starts from. A page sets the custom properties without an underscore; the elements
 * read those with one, so that a default stands in one place only.
 *
 * The colour scheme is the page's own; `theme` on an element decides otherwise (`auto`: the visitor's).
 *
 * @cssprop --svc-color-accent - Primary buttons, links, focus rings, and chart lines.
 * @cssprop --svc-color-on-accent - Text on the accent color.
 * @cssprop --svc-color-text - Primary text.
 * @cssprop --svc-color-text-soft - Secondary text, such as labels and dates.
 * @cssprop --svc-color-surface - Background of boxes, fields, and buttons.
 * @cssprop --svc-color-sunken - Background of placeholders and secondary areas.
 * @cssprop --svc-color-line - Borders and dividers.
 * @cssprop --svc-color-good - Paid and payable amounts.
 * @cssprop --svc-color-bad - Error text.
 * @cssprop --svc-radius - Corner radius of boxes.
 * @cssprop --svc-radius-small - Corner radius of buttons and fields.
 * @cssprop --svc-space - Base unit of spacing.
 * @cssprop --svc-font - Font, as in the CSS property `font`.
 * @cssprop --svc-font-size - Base text size.
 */
export const tokens = css`
  :host {
    --_accent: var(--svc-color-accent, light-dark(#3d55cc, #93a5ff));
    --_on-accent: var(--svc-color-on-accent, light-dark(#fff, #10131f));
    --_text: var(--svc-color-text, light-dark(#1a1d29, #e9ebf2));
    --_soft: var(--svc-color-text-soft, light-dark(#5b6075, #a2a8bd));
    --_surface: var(--svc-color-surface, light-dark(#fff, #171a26));
    --_sunken: var(--svc-color-sunken, light-dark(#f5f6fa, #10131d));
    --_line: var(--svc-color-line, light-dark(#e1e3ec, #2d3142));
    --_good: var(--svc-color-good, light-dark(#17774a, #62d39b));
    --_bad: var(--svc-color-bad, light-dark(#b3261e, #ff9a90));
    --_radius: var(--svc-radius, 10px);
    --_radius-small: var(--svc-radius-small, 6px);
    --_space: var(--svc-space, 4px);
    --_pad: calc(var(--_space) * 4);
    display: block;
    box-sizing: border-box;
    color: var(--_text);
    font: var(--svc-font, inherit);
    font-size: var(--svc-font-size, inherit);
    line-height: 1.45;
    text-align: start;
    text-indent: 0;
    white-space: normal;
    container-type: inline-size;
    /* Its contents do not tell how wide it is; where the page asks them (a dialog, a float), this does. */
    contain-intrinsic-inline-size: min(30rem, 85vw);
    min-inline-size: 0;
    max-inline-size: 100%;
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
  /* Browsers leave grounds out on paper: light words would stand on white. */
  @media print {
    :host([theme]) {
      color-scheme: light;
    }
  }
  :host([density='compact']) {
    --_pad: calc(var(--_space) * 2.5);
  }
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
  }
  button {
    cursor: pointer;
  }
  :focus-visible {
    outline: 2px solid var(--_accent);
    outline-offset: 2px;
  }
  .quiet {
    color: var(--_soft);
  }
  /* What somebody wrote: in any direction, and in words of any length. */
  bdi,
  [dir='auto'] {
    overflow-wrap: anywhere;
  }
  .hidden {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`
