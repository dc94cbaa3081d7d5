import { css } from 'lit'

export const styles = css`
  /* A screen, so that what stands below comes into sight only when the page has loaded. */
  .tall,
  .page {
    min-block-size: 60rem;
  }
  .page {
    display: grid;
    align-content: start;
    gap: calc(var(--_space) * 10);
  }
  :is(.title, .sub) {
    font-weight: 600;
    text-wrap: balance;
  }
  .title {
    font-size: 2em;
    line-height: 1.15;
    letter-spacing: -0.02em;
  }
  .sub {
    font-size: 1.25em;
    line-height: 1.3;
  }
  .stack,
  header {
    display: grid;
    gap: calc(var(--_space) * 3);
    min-inline-size: 0;
  }
  .stack > p,
  header > p {
    max-inline-size: 62ch;
  }
  /* As high before it is there as after. */
  header img {
    block-size: 2.5rem;
    object-fit: contain;
    max-inline-size: 12rem;
    margin-block-end: calc(var(--_space) * 4);
  }
  .stack img {
    max-inline-size: 100%;
    border-radius: var(--_radius);
  }
  [part='picture'] {
    inline-size: 100%;
    max-block-size: 24rem;
    object-fit: cover;
    border-radius: var(--_radius);
  }
  .quotes {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
    gap: var(--_pad);
  }
  figure {
    display: grid;
    align-content: space-between;
    gap: calc(var(--_space) * 3);
    margin: 0;
    padding: var(--_pad);
    border-radius: var(--_radius);
    background: var(--_sunken);
  }
  blockquote {
    margin: 0;
  }
  figcaption {
    display: grid;
  }
  [part='rewards'] li {
    display: grid;
    grid-template-columns: fit-content(50%) 1fr;
    align-items: baseline;
    column-gap: calc(var(--_space) * 3);
  }
  [part='rewards'] li > :not(.large) {
    grid-column: 2;
  }
  li > .large {
    grid-row: 1;
    min-inline-size: 3em;
    overflow-wrap: anywhere;
  }
  .large + * {
    grid-row: 1;
  }
  .large {
    font-variant-numeric: tabular-nums;
  }
  details {
    padding-block: calc(var(--_space) * 2.5);
  }
  details + details {
    border-block-start: 1px solid var(--_line);
  }
  details > p {
    padding-block-start: calc(var(--_space) * 2);
    /* Below the question, not below its sign. */
    padding-inline-start: calc(0.4em + var(--_space) * 2.5);
  }
  /* As wide as the form. */
  .calculator,
  details {
    max-inline-size: 36rem;
  }
  .calculator {
    display: grid;
    gap: calc(var(--_space) * 2) var(--_pad);
    padding: var(--_pad);
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
  }
  .calculator > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1em;
    align-items: baseline;
    justify-content: space-between;
  }
  input {
    inline-size: 100%;
    min-block-size: 24px;
    margin: 0;
    accent-color: var(--_accent);
  }
`
