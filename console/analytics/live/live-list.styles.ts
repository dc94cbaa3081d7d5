import { css } from 'lit'

export const liveListStyles = css`
  :host {
    container-type: inline-size;
  }
  .scroller {
    block-size: calc(100dvh - 168px - var(--tabs, 0px));
    min-block-size: 320px;
    overflow-y: auto;
    contain: strict;
    overflow-anchor: none;
  }
  ul {
    position: relative;
  }
  li {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    block-size: 44px;
    border-block-end: 1px solid var(--line);
  }
  .fresh {
    animation: arrive 1.6s ease-out;
  }
  @keyframes arrive {
    from {
      background: var(--wash);
    }
  }
  button {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr) 88px 104px;
    align-items: center;
    gap: 12px;
    inline-size: 100%;
    block-size: 100%;
    padding: 0 20px;
    border: 0;
    background: none;
    text-align: start;
    cursor: pointer;
  }
  button:hover {
    background: var(--hover);
  }
  button:focus-visible {
    outline-offset: -2px;
  }
  button[aria-current] {
    background: var(--wash);
  }
  button > * {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .picture {
    display: inline-flex;
    color: var(--soft);
  }
  .picture.sale,
  .picture.lead {
    color: var(--accent);
  }
  .picture.refund {
    color: var(--bad);
  }
  .amount {
    font-weight: 600;
  }
  @container (max-width: 720px) {
    button {
      grid-template-columns: 20px minmax(0, 1fr) auto 104px;
    }
    .link,
    .place {
      display: none;
    }
  }
  @container (max-width: 560px) {
    li {
      block-size: 44px;
    }
    button {
      grid-template: 'picture what amount' 18px 'picture link time' 16px / 20px minmax(0, 1fr) auto;
      gap: 0 10px;
      align-content: center;
      padding: 0 16px;
    }
    .picture {
      grid-area: picture;
    }
    .what {
      grid-area: what;
    }
    .amount {
      grid-area: amount;
    }
    .link {
      grid-area: link;
      display: block;
      color: var(--soft);
      font-size: 12px;
    }
    time {
      grid-area: time;
      font-size: 12px;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .fresh {
      animation: none;
    }
  }
`
