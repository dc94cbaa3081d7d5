import { css } from 'lit'

export const applicationStyles = css`
  .applications > li {
    align-items: start;
  }
  .applications input[type='checkbox'] {
    margin-block-start: 3px;
  }
  .who {
    color: var(--text);
    font-weight: 600;
    text-decoration: none;
  }
  .who:hover {
    text-decoration: underline;
  }
  .about,
  .answers {
    margin-block-start: 8px;
  }
  .answers {
    display: grid;
    gap: 8px;
    max-inline-size: 640px;
  }
  .answers dt {
    color: var(--soft);
    font-size: 12px;
    line-height: 16px;
  }
  .answers dd,
  .about {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 12px;
    min-block-size: 32px;
    margin-block-end: 12px;
    padding-inline: 16px;
  }
  .actions {
    display: flex;
    gap: 8px;
  }
  textarea.note {
    block-size: auto;
    padding-block: 8px;
    font: inherit;
    color: inherit;
    resize: vertical;
  }
  p + .form-plain {
    margin-block-start: 16px;
  }
  .said:empty {
    display: none;
  }
  .said {
    margin-block-start: 12px;
  }
`
