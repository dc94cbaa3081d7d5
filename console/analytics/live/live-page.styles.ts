import { css } from 'lit'

export const livePageStyles = css`
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 16px;
    margin-block-end: 16px;
  }
  header .button {
    margin-inline-start: auto;
  }
  .connection {
    display: flex;
    align-items: center;
    gap: 8px;
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
  .connection.lost {
    color: var(--bad);
  }
  .connection.lost i {
    background: var(--bad);
  }
  .panel {
    overflow: clip;
  }
  .columns {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: start;
    gap: 16px;
  }
  .columns.two {
    grid-template-columns: minmax(0, 1fr) 360px;
  }
  live-detail {
    max-block-size: calc(100dvh - 112px - var(--tabs, 0px));
    overflow-y: auto;
  }
  .tabs {
    padding: 8px 16px;
    border-block-end: 1px solid var(--line);
    overflow-x: auto;
  }
  .bones {
    padding: 12px 20px;
  }
  .bones .bone {
    block-size: 24px;
    margin-block-end: 20px;
  }
  .none,
  .problem {
    display: grid;
    place-items: center;
    gap: 12px;
    padding: 96px 24px;
    text-align: center;
  }
  @media (max-width: 1100px) {
    .columns.two {
      grid-template-columns: minmax(0, 1fr);
    }
    live-detail {
      position: fixed;
      inset-block: 0;
      inset-inline-end: 0;
      z-index: 3;
      inline-size: min(400px, 100vw);
      max-block-size: 100dvh;
      border-radius: 0;
      background: var(--surface);
      box-shadow: var(--shadow);
    }
  }
`
