import { css } from 'lit'

export const pageStyles = css`
  h2 {
    margin-block-end: 12px;
    font-size: 14px;
    font-weight: 600;
  }
  .connection {
    display: flex;
    align-items: center;
    gap: 8px;
    margin-inline-start: auto;
    color: var(--ink-soft);
  }
  .connection i {
    inline-size: 8px;
    block-size: 8px;
    border-radius: 50%;
    background: var(--line-strong);
  }
  .connection.live i {
    background: var(--good);
  }
  .connection.offline {
    color: var(--accent);
  }

  .inset {
    padding: 16px;
  }
  .metrics {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  .metrics > * + * {
    border-inline-start: 1px solid var(--line);
  }
  .columns {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 360px;
    align-items: start;
    gap: 16px;
    margin-block-start: 16px;
  }
  aside {
    position: sticky;
    inset-block-start: 16px;
    display: grid;
    gap: 16px;
  }
  .hint {
    padding-inline: 16px;
    color: var(--ink-soft);
  }

  .tabs {
    padding: 8px;
    border-block-end: 1px solid var(--line);
  }
  .waiting {
    display: grid;
    align-items: center;
    block-size: 177px;
    padding: 16px;
  }
  .waiting.row {
    block-size: 41px;
    border-block-end: 1px solid var(--line);
  }
  .bone {
    block-size: 16px;
    inline-size: 60%;
    border-radius: var(--radius);
  }
  .bone.tall {
    inline-size: 100%;
    block-size: 108px;
  }
  @media (max-width: 960px) {
    .columns {
      grid-template-columns: minmax(0, 1fr);
    }
    aside {
      position: static;
      order: -1;
    }
    .hint {
      display: none;
    }
    .sheet {
      position: fixed;
      inset-inline: 0;
      inset-block-end: 0;
      z-index: 1;
      max-block-size: 72vh;
      border-end-start-radius: 0;
      border-end-end-radius: 0;
      box-shadow: 0 -8px 32px rgb(0 0 0 / 18%);
      overflow: auto;
    }
  }
  @media (max-width: 760px) {
    .metrics {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    .metrics > :nth-child(odd) {
      border-inline-start: 0;
    }
    .metrics > :nth-child(n + 3) {
      border-block-start: 1px solid var(--line);
    }
  }
`
