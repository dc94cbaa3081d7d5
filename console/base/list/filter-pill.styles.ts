import { css } from 'lit'

export const filterPillStyles = css`
  :host {
    display: inline-flex;
    flex: none;
    max-inline-size: 100%;
  }
  .pill {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-inline-size: 0;
    block-size: 32px;
    padding-inline: 10px;
    border: 1px dashed var(--line-strong);
    border-radius: var(--radius-small);
    background: none;
    color: var(--soft);
    white-space: nowrap;
    cursor: pointer;
  }
  .pill:hover {
    background: var(--hover);
    color: var(--text);
  }
  .pill.set {
    border-style: solid;
    border-color: var(--line);
    border-end-end-radius: 0;
    border-start-end-radius: 0;
    background: var(--surface);
    color: var(--text);
  }
  .pill bdi {
    max-inline-size: 200px;
    overflow: hidden;
    text-overflow: ellipsis;
    font-weight: 600;
  }
  .remove {
    display: inline-grid;
    place-content: center;
    inline-size: 28px;
    block-size: 32px;
    border: 1px solid var(--line);
    border-inline-start: 0;
    border-start-end-radius: var(--radius-small);
    border-end-end-radius: var(--radius-small);
    background: var(--surface);
    color: var(--soft);
    cursor: pointer;
  }
  .remove:hover {
    background: var(--hover);
    color: var(--text);
  }
  [popover] {
    position: fixed;
    inset: auto;
    inline-size: min(300px, 100vw - 32px);
    max-block-size: min(420px, 100dvh - 32px);
    margin: 0;
    padding: 8px;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--raised);
    color: var(--text);
    box-shadow: var(--shadow);
    overflow: hidden;
  }
  [popover]:popover-open {
    display: flex;
    flex-direction: column;
    gap: 8px;
  }
  .segments {
    flex: none;
    align-self: start;
  }
  .input {
    flex: none;
    block-size: 32px;
  }
  .options {
    overflow-y: auto;
  }
  .option {
    display: flex;
    align-items: center;
    gap: 8px;
    min-block-size: 32px;
    padding: 4px 8px;
    border-radius: var(--radius-small);
    cursor: pointer;
  }
  .option:hover {
    background: var(--hover);
  }
  .option input {
    flex: none;
    margin: 0;
    accent-color: var(--accent);
  }
  .option span {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .note {
    padding: 4px 8px;
  }
  @media (max-width: 760px) {
    [popover] {
      inset: auto 0 0 0;
      inline-size: 100%;
      max-inline-size: 100%;
      max-block-size: 70dvh;
      border-end-start-radius: 0;
      border-end-end-radius: 0;
      padding: 16px 12px calc(16px + env(safe-area-inset-bottom));
    }
    .option {
      min-block-size: 44px;
    }
  }
`
