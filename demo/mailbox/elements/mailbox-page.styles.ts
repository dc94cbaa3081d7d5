import { css } from 'lit'

export const mailboxStyles = css`
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
    margin: 0 -8px 8px;
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
  .bone {
    block-size: 320px;
  }
  .problem {
    margin-block-end: 16px;
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
