import { css } from 'lit'

export const styles = css`
  .dashboard {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(var(--_space) * 6);
  }
  header {
    display: flex;
    gap: calc(var(--_space) * 3);
    align-items: center;
    min-block-size: 3rem;
  }
  .news {
    color: var(--_accent);
    font-weight: 600;
  }
  @media (prefers-reduced-motion: no-preference) {
    .news {
      animation: appear 0.5s ease-out;
    }
    @keyframes appear {
      from {
        opacity: 0;
        translate: 0 0.5em;
      }
    }
  }
  header img {
    display: block;
    /* As large before it is there as after, whatever its shape. */
    inline-size: 2.25rem;
    block-size: 2.25rem;
    object-fit: contain;
  }
  .name {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  [part='tabs'] {
    display: flex;
    gap: calc(var(--_space) * 5);
    overflow-x: auto;
    min-block-size: 2.75em;
    border-block-end: 1px solid var(--_line);
    scrollbar-width: none;
  }
  /* Tabs that do not fit fade out where they go on. */
  .more-after {
    --_after: linear-gradient(to left, #0000, #000 3em);
  }
  .more-before {
    --_before: linear-gradient(to right, #0000, #000 3em);
  }
  .more-after:dir(rtl) {
    --_after: linear-gradient(to right, #0000, #000 3em);
  }
  .more-before:dir(rtl) {
    --_before: linear-gradient(to left, #0000, #000 3em);
  }
  .more-after,
  .more-before {
    mask: var(--_after, linear-gradient(#000 0 0)), var(--_before, linear-gradient(#000 0 0));
    mask-composite: intersect;
  }
  [part='tabs'] .bone {
    align-self: center;
    inline-size: 5em;
  }
  @media (pointer: coarse) {
    [role='tab'] {
      min-inline-size: 44px;
      min-block-size: 44px;
    }
  }
  [role='tab'] {
    flex: none;
    padding: 0;
    border: 0;
    border-block-end: 2px solid transparent;
    background: none;
    color: var(--_soft);
  }
  [role='tab']:is(:hover, [aria-selected='true']) {
    color: inherit;
  }
  [role='tab'][aria-selected='true'] {
    border-color: var(--_accent);
  }
  [role='tab']:focus-visible {
    outline-offset: -2px;
  }
  [part='panel'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(var(--_space) * 6);
    margin-block-start: calc(var(--_space) * -2);
  }
  [hidden] {
    display: none;
  }
  /* There what is transparent is not. */
  @media (forced-colors: active) {
    [role='tab'] {
      border-color: Canvas;
    }
    [role='tab'][aria-selected='true'] {
      border-color: Highlight;
    }
  }
`
