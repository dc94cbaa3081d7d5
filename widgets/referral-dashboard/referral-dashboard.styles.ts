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
    min-block-size: 2.25rem;
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
