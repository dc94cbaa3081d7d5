import { css } from 'lit'

export const styles = css`
  .tall {
    min-block-size: 30rem;
  }
  .page {
    display: grid;
    gap: calc(var(--_space) * 10);
  }
  h1,
  h2,
  h3,
  h4,
  h5,
  h6,
  p,
  ul {
    margin: 0;
  }
  :is(.title, .sub) {
    font-weight: 500;
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
    overflow-wrap: anywhere;
  }
  header img {
    max-block-size: 2.5rem;
    max-inline-size: 12rem;
    margin-block-end: calc(var(--_space) * 4);
  }
  strong {
    font-weight: 500;
  }
  .stack img {
    max-inline-size: 100%;
    border-radius: var(--_radius);
  }
  a {
    color: var(--_accent);
  }
  ul {
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 calc(var(--_space) * 3);
    align-items: baseline;
    padding-block: calc(var(--_space) * 2.5);
    border-block-end: 1px solid var(--_line);
  }
  .large {
    min-inline-size: 3.5em;
    font-size: 1.5em;
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
  .small {
    flex-basis: 100%;
    font-size: 0.875em;
  }
  details {
    padding-block: calc(var(--_space) * 2.5);
    border-block-end: 1px solid var(--_line);
  }
  summary {
    font-weight: 500;
    cursor: pointer;
  }
  details > p {
    padding-block-start: calc(var(--_space) * 2);
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
