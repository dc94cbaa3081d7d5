import { css } from 'lit'

export const inviteStyles = css`
  textarea.list {
    block-size: auto;
    padding-block: 8px;
    font: inherit;
    color: inherit;
    resize: vertical;
  }
  p.sum {
    margin-block-end: 12px;
  }
  .part-head {
    padding: 12px 16px;
    border-block-end: 1px solid var(--line);
  }
  .where {
    flex: 0 1 250px;
    color: var(--soft);
    font-variant-numeric: tabular-nums;
  }
  .page > div > .actions,
  .actions.end {
    margin-block-start: 16px;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .file::file-selector-button {
    block-size: 32px;
    margin-inline-end: 10px;
    padding-inline: 10px;
    border: 1px solid var(--line);
    border-radius: var(--radius-small);
    background: var(--surface);
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  .file::file-selector-button:hover {
    background: var(--hover);
  }
  progress {
    flex: 1 1 200px;
    accent-color: var(--accent);
  }
`
