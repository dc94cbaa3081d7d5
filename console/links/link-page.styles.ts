import { css } from 'lit'

export const linkPageStyles = css`
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 12px;
    min-block-size: 32px;
    margin-block-end: 16px;
  }
  header h1 {
    display: flex;
    flex: 1 1 200px;
    align-items: center;
    gap: 8px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .back {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    margin-block-end: 4px;
    color: var(--soft);
    text-decoration: none;
  }
  .back:dir(rtl) .icon {
    transform: scaleX(-1);
  }
  .columns {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 280px;
    align-items: start;
    gap: 16px;
  }
  .sections,
  aside {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
  }
  fieldset {
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  .form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
    padding: 16px;
  }
  .form > .button {
    justify-self: start;
  }
  .pair {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
    align-items: start;
    gap: 16px;
  }
  summary {
    padding: 12px 16px;
    font-weight: 600;
    cursor: pointer;
  }
  details[open] > summary {
    border-block-end: 1px solid var(--line);
  }
  .switch {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 4px 16px;
    padding: 12px 16px;
  }
  .switch wa-switch {
    grid-row: 1 / span 2;
    grid-column: 2;
  }
  legend {
    margin-block-end: 6px;
    padding: 0;
    font-weight: 600;
  }
  .tag,
  .check {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-block-size: 28px;
    margin-inline-end: 16px;
  }
  .address {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  .address .code {
    flex: none;
    inline-size: 64px;
  }
  .card,
  .conflict {
    display: grid;
    gap: 12px;
    padding: 16px;
    overflow-wrap: anywhere;
  }
  .conflict {
    margin-block-end: 16px;
    border-color: var(--warn-line);
    background: var(--warn-ground);
  }
  .conflict th,
  .conflict td {
    padding: 4px 8px 4px 0;
    text-align: start;
    vertical-align: top;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .shown {
    overflow: hidden;
    border: 1px solid var(--line);
    border-radius: var(--radius-small);
  }
  .picture {
    display: grid;
    place-content: center;
    justify-items: center;
    gap: 4px;
    aspect-ratio: 1.91;
    background: var(--sunken);
  }
  .words {
    display: grid;
    gap: 2px;
    padding: 8px 12px;
  }
  .problem,
  .said:not(:empty) {
    margin-block-end: 16px;
  }
  .bones {
    display: grid;
    gap: 12px;
  }
  .bones .bone {
    block-size: 96px;
  }
  @media (max-width: 900px) {
    .columns {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`
