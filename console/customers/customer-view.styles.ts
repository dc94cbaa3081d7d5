import { css } from 'lit'

export const customerViewStyles = css`
  .back {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    margin-block-end: 8px;
    color: var(--soft);
    text-decoration: none;
  }
  .back:hover {
    color: var(--text);
  }
  :host(:dir(rtl)) .back .icon {
    transform: scaleX(-1);
  }
  .columns {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 280px;
    align-items: start;
    gap: 32px;
  }
  h2 {
    margin-block-end: 12px;
  }
  .about {
    padding: 16px;
  }
  dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 8px 16px;
  }
  dd {
    overflow-wrap: anywhere;
    text-align: end;
  }
  ol {
    margin-inline-start: 11px;
    border-inline-start: 1px solid var(--line);
  }
  li {
    padding-block-end: 4px;
  }
  @media (max-width: 900px) {
    .columns {
      grid-template-columns: minmax(0, 1fr);
    }
    .about {
      order: -1;
    }
  }
`
