import { css } from 'lit'

/** Styles shared by the pages of events and mails: a title, panels, tabs, an empty page, a broken one. */
export const board = css`
  .title {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 4px 12px;
    margin-block-end: 16px;
  }
  h1 {
    margin: 0;
    font-size: 24px;
    line-height: 32px;
    font-weight: 600;
    letter-spacing: -0.018em;
  }
  .panel {
    border: 1px solid var(--line);
    border-radius: var(--radius-large);
    background: var(--surface);
    box-shadow: var(--shadow);
    overflow: clip;
  }
  .tabs {
    display: flex;
    gap: 4px;
    margin: 0;
    padding: 0;
    border: 0;
  }
  .tabs label {
    position: relative;
    display: block;
  }
  .tabs input {
    position: absolute;
    inset: 0;
    min-block-size: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  .tabs span {
    display: block;
    padding: 6px 12px;
    border-radius: var(--radius);
    color: var(--ink-soft);
  }
  .tabs label:hover span {
    color: var(--ink);
  }
  .tabs input:checked + span {
    background: var(--sunken);
    color: var(--ink);
    font-weight: 600;
  }
  .tabs input:focus-visible + span {
    outline: 2px solid var(--accent);
  }
  .empty,
  .problem {
    padding: 40px 24px;
    color: var(--ink-soft);
    text-align: center;
  }
  .empty a {
    color: var(--accent);
  }
  .problem {
    display: grid;
    justify-items: center;
    gap: 16px;
  }
  .bone {
    background: var(--sunken);
    animation: breathe 1.6s ease-in-out infinite alternate;
  }
  @keyframes breathe {
    to {
      opacity: 0.45;
    }
  }
  .hidden {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @media (prefers-reduced-motion: reduce) {
    .bone {
      animation: none;
    }
  }
`
