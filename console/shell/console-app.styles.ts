import { css } from 'lit'

export const appStyles = css`
  .frame {
    display: grid;
    grid-template: auto 1fr / auto minmax(0, 1fr);
    min-block-size: 100dvh;
  }
  side-navigation {
    grid-row: 1 / 3;
  }
  main {
    grid-column: -2;
    grid-row: 2;
    min-inline-size: 0;
  }
  /* What pages that are as high as the screen leave above them. */
  section-tabs[tabs] + main {
    --tabs: var(--tabs-size);
  }
  /* Focused by a change of page, to be read from its beginning. */
  main:focus-visible {
    outline: none;
  }
  .skip {
    position: fixed;
    inset-block-start: 8px;
    inset-inline-start: 8px;
    z-index: 3;
    padding: 6px 12px;
    border-radius: var(--radius-small);
    background: var(--accent);
    color: var(--on-accent);
  }
  .skip:not(:focus) {
    clip-path: inset(50%);
    inline-size: 1px;
    block-size: 1px;
    padding: 0;
    overflow: hidden;
  }
  .test-note {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    padding: 8px 24px;
    border-block-end: 1px solid var(--warn-line);
    background: var(--warn-ground);
  }
  .test-note .icon {
    color: var(--soft);
  }
  .test-note p {
    flex: 1 1 280px;
  }
  .message,
  .problem {
    display: grid;
    justify-items: start;
    gap: 12px;
  }
  .message {
    max-inline-size: 480px;
    margin: 15vh auto 0;
    padding: 24px;
  }
  @media (max-width: 760px) {
    .frame {
      grid-template: auto auto 1fr / minmax(0, 1fr);
    }
    side-navigation {
      grid-row: 1;
    }
    main {
      grid-row: 3;
    }
    .test-note {
      padding-inline: 16px;
    }
    main {
      padding-block-end: 64px;
    }
  }
`
