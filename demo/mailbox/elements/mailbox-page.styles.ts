import { css } from 'lit'

export const mailboxStyles = css`
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
  .columns {
    display: grid;
    grid-template-columns: 380px minmax(0, 1fr);
    align-items: start;
    gap: 16px;
  }
  .columns > section {
    max-block-size: calc(100vh - 152px);
    overflow: auto;
  }
  .mail {
    position: sticky;
    inset-block-start: 16px;
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    block-size: calc(100vh - 152px);
    min-block-size: 480px;
  }
  header {
    padding: 16px 16px 0;
    border-block-end: 1px solid var(--line);
  }
  h2 {
    font-size: 16px;
    line-height: 24px;
    font-weight: 600;
  }
  dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 2px 16px;
    margin-block: 8px;
  }
  dt {
    color: var(--ink-soft);
  }
  dd {
    overflow-wrap: anywhere;
  }
  .tabs {
    display: flex;
    gap: 4px;
    margin: 0 -8px 8px;
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
  .tabs input:checked + span {
    background: var(--sunken);
    color: var(--ink);
    font-weight: 600;
  }
  .tabs input:focus-visible + span {
    outline: 2px solid var(--accent);
  }
  iframe {
    inline-size: 100%;
    block-size: 100%;
    border: 0;
  }
  pre {
    margin: 0;
    padding: 16px;
    overflow: auto;
    font: 13px/20px var(--mono);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  .empty,
  .problem {
    margin-block-end: 16px;
    padding: 40px 24px;
    color: var(--ink-soft);
    text-align: center;
  }
  .problem {
    display: grid;
    justify-items: center;
    gap: 16px;
  }
  .bone {
    block-size: 320px;
    background: var(--sunken);
  }
  .hidden {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @media (max-width: 860px) {
    .columns {
      grid-template-columns: minmax(0, 1fr);
    }
    .columns > section {
      max-block-size: 40vh;
    }
    .mail {
      position: static;
      block-size: 80vh;
    }
  }
`
