import { css } from 'lit'

/** Loading, empty and error states, and the one button that all elements have. */
export const states = css`
  /* What waits for data: a block, a word, a control. All alike, and as large as what will stand there. */
  .skeleton,
  .bone,
  .wait {
    border-radius: var(--_radius-small);
    background: var(--_sunken);
  }
  .skeleton {
    min-block-size: 5rem;
    border-radius: var(--_radius);
  }
  /* Words in a scheme that the page has not are not written on the page. */
  :host([theme]),
  .trouble,
  .empty {
    padding: var(--_pad);
    border-radius: var(--_radius);
    background: var(--_surface);
  }
  .trouble,
  .empty {
    display: grid;
    gap: calc(var(--_space) * 3);
    justify-items: start;
    border: 1px solid var(--_line);
  }
  p {
    margin: 0;
  }
  .button {
    min-block-size: max(2.25em, 24px);
    padding: 0 1em;
    border: 1px solid var(--_line);
    border-radius: var(--_radius-small);
    background: var(--_surface);
    font-weight: 600;
  }
  @media (pointer: coarse) {
    .button {
      min-block-size: 44px;
    }
  }
  /* What waits is no offer yet. */
  [inert] {
    opacity: 0.5;
  }
  .bone {
    display: inline-block;
    inline-size: min(8em, 100%);
    block-size: 0.75em;
  }
  .button:hover {
    box-shadow: inset 0 0 0 9em #0001;
  }
  a.button {
    display: inline-flex;
    align-items: center;
    color: inherit;
    text-decoration: none;
  }
  .button.primary {
    border-color: transparent;
    background: var(--_accent);
    color: var(--_on-accent);
  }
  [aria-disabled='true'] {
    opacity: 0.6;
  }
  @media (forced-colors: active) {
    .skeleton,
    .bone {
      outline: 1px solid GrayText;
      outline-offset: -1px;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .skeleton,
    .bone,
    .wait {
      animation: breathe 1.4s ease-in-out infinite alternate;
    }
    @keyframes breathe {
      to {
        opacity: 0.5;
      }
    }
  }
`
