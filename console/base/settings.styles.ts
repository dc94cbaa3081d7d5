import { css } from 'lit'

/** Pages of settings: a narrow column of panels with rows. */
export const settingsStyles = css`
  .page {
    max-inline-size: 760px;
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 16px;
    min-block-size: 32px;
    margin-block-end: 16px;
  }
  .head.low {
    margin-block: 32px 8px;
  }
  .lead {
    max-inline-size: 68ch;
    margin-block-end: 16px;
  }
  .rows > li,
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 16px;
    padding: 12px 16px;
  }
  .rows > li + li,
  .row + .row {
    border-block-start: 1px solid var(--line);
  }
  .grow {
    flex: 1 1 200px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .form,
  .form-plain {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
  }
  .form {
    padding: 16px;
  }
  fieldset {
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  .form .button,
  form .button {
    justify-self: start;
  }
  .empty {
    display: grid;
    justify-items: start;
    gap: 12px;
    padding: 20px 16px;
  }
  .note {
    padding: 12px 16px;
    border-block-start: 1px solid var(--line);
  }
  .bones,
  .failed {
    display: grid;
    gap: 12px;
    padding: 16px;
  }
  .bones .bone {
    block-size: 28px;
  }
  .problem {
    display: grid;
    justify-items: start;
    gap: 12px;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .said {
    margin-block-start: 12px;
  }
  .said:empty {
    margin: 0;
  }
  /* A place for what goes wrong takes none before. */
  [role='alert']:not(:has(*)) {
    position: absolute;
  }
  .badge {
    padding: 1px 8px;
    border-radius: 999px;
    background: var(--sunken);
    color: var(--soft);
    font-size: 12px;
    line-height: 18px;
    white-space: nowrap;
  }
  .badge.good {
    color: var(--good);
  }
  .badge.bad {
    color: var(--bad);
  }
  .code {
    font-family: ui-monospace, 'SF Mono', Menlo, Consolas, monospace;
    font-size: 12px;
  }
`
