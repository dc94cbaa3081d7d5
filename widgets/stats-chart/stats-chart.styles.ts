import { css } from 'lit'

export const styles = css`
  .figures button {
    display: grid;
    padding: calc(var(--_space) * 2) 0;
    border: 0;
    border-block-end: 2px solid var(--_line);
    background: none;
    text-align: start;
    font-variant-numeric: inherit;
  }
  .figures button[aria-pressed='true'] {
    border-color: var(--_accent);
  }
  .ranges {
    gap: var(--_space);
  }
  .ranges button {
    min-block-size: 2.3em;
    padding: 0 0.5em;
    border: 1px solid transparent;
    border-radius: var(--_radius-small);
    background: none;
    color: var(--_soft);
  }
  .ranges :is(:hover, [aria-pressed='true']) {
    color: inherit;
  }
  .ranges [aria-pressed='true'] {
    border-color: var(--_line);
    background: var(--_sunken);
  }
  @media (pointer: coarse) {
    .ranges button {
      min-inline-size: 44px;
      min-block-size: 44px;
    }
  }
  .top {
    flex-wrap: wrap;
    gap: calc(var(--_space) * 2) var(--_pad);
    min-block-size: 2em;
    font-variant-numeric: tabular-nums;
  }
  /* Where it would not stand beside the choice it has lines of its own, empty or not. */
  .readout {
    flex: 1 0 100%;
    gap: 0 calc(var(--_space) * 3);
    min-block-size: 2lh;
  }
  @container (min-width: 36em) {
    .readout {
      flex: 1;
    }
  }
  .wrap {
    position: relative;
  }
  .none {
    position: absolute;
    inset: 30% 0 auto;
    text-align: center;
  }
  details {
    overflow-x: auto;
  }
  /* What lies outside would be cut off. */
  summary:focus-visible {
    outline-offset: -2px;
  }
  summary {
    line-height: 2.3;
  }
  td {
    white-space: nowrap;
  }
  @media (forced-colors: active) {
    .stack button {
      border-color: Canvas;
    }
    .stack button[aria-pressed='true'] {
      border-color: Highlight;
    }
  }
`
