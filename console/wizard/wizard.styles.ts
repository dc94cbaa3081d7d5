import { css } from 'lit'

export const wizardStyles = css`
  .page {
    max-inline-size: 1040px;
  }
  .wizard {
    display: grid;
    grid-template-columns: 240px minmax(0, 1fr);
    gap: 24px;
    align-items: start;
  }
  nav > p,
  nav > progress {
    margin-inline: 10px;
    inline-size: calc(100% - 20px);
  }
  nav ol {
    display: grid;
    gap: 2px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  nav li {
    display: flex;
    align-items: center;
    gap: 10px;
    min-block-size: 36px;
    padding-inline: 10px;
    border-radius: var(--radius-small);
    color: var(--soft);
  }
  nav li:has([aria-current]) {
    background: var(--hover);
  }
  nav a {
    flex: 1;
    padding-block: 8px;
    color: var(--text);
    text-decoration: none;
  }
  nav [aria-current] {
    font-weight: 600;
  }
  nav svg {
    flex: none;
  }
  nav .done svg {
    color: var(--good);
  }
  .panel > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    padding: 16px;
    border-block-end: 1px solid var(--line);
  }
  .panel > header > p {
    flex-basis: 100%;
  }
  .panel > footer {
    display: flex;
    justify-content: end;
    gap: 8px;
    padding: 12px 16px;
    border-block-start: 1px solid var(--line);
  }
  invite-list {
    display: block;
    padding: 16px;
  }
  @media (max-width: 760px) {
    .wizard {
      grid-template-columns: minmax(0, 1fr);
      gap: 16px;
    }
    nav ol {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`
