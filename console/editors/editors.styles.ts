import { css } from 'lit'

/** Pages that edit what partners see, and its preview. */
export const editorStyles = css`
  .page {
    max-inline-size: 1040px;
  }
  .beside {
    display: grid;
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: 16px;
    align-items: start;
  }
  @media (max-width: 900px) {
    .beside {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  .conflict + .beside {
    margin-block-start: 16px;
  }
  .panel + .panel {
    margin-block-start: 16px;
  }
  .panel > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    padding: 8px 16px;
    border-block-end: 1px solid var(--line);
  }
  .add {
    flex-wrap: wrap;
    padding: 12px 16px;
  }
  .moves {
    display: inline-flex;
  }
  .moves [disabled] {
    opacity: 0.35;
    cursor: default;
  }
  .area {
    block-size: auto;
    padding-block: 8px;
    font: inherit;
    line-height: 20px;
    color: inherit;
    resize: vertical;
  }
  .item {
    display: grid;
    gap: 12px;
    padding: 16px;
  }
  .item + .item {
    border-block-start: 1px solid var(--line);
  }
  .item > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-inline-size: 0;
  }
  .pair {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
    gap: 12px;
  }
  .switch {
    display: flex;
    align-items: baseline;
    gap: 8px;
  }
  .save {
    align-items: center;
    margin-block-start: 16px;
  }
  .preview {
    position: sticky;
    inset-block-start: 16px;
    display: grid;
    gap: 16px;
    padding: 20px 16px;
    border-block-start: 4px solid var(--brand, var(--accent));
    overflow-wrap: anywhere;
  }
  .preview .picture {
    padding: 12px;
    border-radius: var(--radius-small);
    background: var(--sunken);
  }
  .preview ul {
    display: grid;
    gap: 4px;
  }
  .preview .mail {
    white-space: pre-line;
  }
  .add-plain {
    flex-wrap: wrap;
  }
  .preview .stack {
    display: grid;
    gap: 8px;
  }
  .own {
    justify-self: start;
    max-inline-size: 100%;
    max-block-size: 240px;
    border-radius: var(--radius-small);
  }
`
