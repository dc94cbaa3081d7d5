import { css } from 'lit'

export const styles = css`
  .skeleton {
    min-block-size: 10rem;
  }
  ul > *,
  ul > * + * {
    padding-block: calc(var(--_space) * 0.5);
    border: 0;
  }
  .timeline {
    display: grid;
    list-style: none;
  }
  .timeline li {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--_pad);
    padding-block: calc(var(--_space) * 1.5);
    padding-inline-start: calc(var(--_space) * 5);
    overflow-wrap: anywhere;
  }
  /* Of borders: colours of the system leave grounds out. */
  .timeline li::before {
    content: '';
    position: absolute;
    inset-block-start: calc(var(--_space) * 1.5 + 0.45em);
    inset-inline-start: 0;
    inline-size: 0.6em;
    block-size: 0.6em;
    border: 0.3em solid var(--_accent);
    border-radius: 50%;
  }
  .timeline li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block: calc(var(--_space) * 1.5 + 1.25em) calc(var(--_space) * -1.5 - 0.25em);
    inset-inline-start: calc(0.3em - 0.5px);
    border-inline-start: 1px solid var(--_line);
  }
  .timeline .ahead {
    color: var(--_soft);
  }
  .timeline .ahead::before {
    border-width: 1px;
    border-color: var(--_soft);
  }
  .timeline .taken_back::before {
    border-color: var(--_bad);
    border-radius: 0;
  }
  .timeline .paid::before {
    border-color: var(--_good);
  }
`
