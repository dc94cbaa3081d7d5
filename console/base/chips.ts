import { css, html, nothing, type TemplateResult } from 'lit'
import { X } from 'lucide'
import { icon } from './icon.ts'
import { t } from './texts.ts'

/** Filters above a list: each a name, is or is not, its values, and a button that removes it. */
export const chipStyles = css`
  ul.chips {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-block-end: 16px;
  }
  .chips li {
    display: inline-flex;
    align-items: center;
    max-inline-size: 100%;
    border: 1px solid var(--line);
    border-radius: var(--radius-small);
    background: var(--surface);
  }
  .chips li > * {
    min-block-size: 28px;
    padding-inline: 8px;
  }
  .chips .what,
  .chips .value {
    display: inline-flex;
    align-items: center;
    min-inline-size: 0;
  }
  .chips .value {
    display: block;
    line-height: 28px;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .chips li button {
    border: 0;
    border-inline-start: 1px solid var(--line);
    background: none;
    color: var(--soft);
    cursor: pointer;
  }
  .chips li button:first-of-type:not(.remove) {
    border-inline-end: 1px solid var(--line);
  }
  .chips li button:hover {
    background: var(--hover);
    color: var(--text);
  }
  .chips .remove {
    display: inline-grid;
    place-content: center;
  }
  .chips li.clear {
    border-color: transparent;
    background: none;
  }
  .chips li.clear button {
    border: 0;
  }
`

export interface Chip {
  name: string
  value: string
  isNot: boolean
  /** Undefined: there is no “is not”. */
  turn?: (() => void) | undefined
  remove: () => void
}

/** Renders one filter. */
export function chip({ name, value, isNot, turn, remove }: Chip): TemplateResult {
  const [now, word] = isNot
    ? [t('common.isNot'), t('common.is')]
    : [t('common.is'), t('common.isNot')]
  return html`<li>
    <span class="what soft">${name}</span>
    ${
      turn
        ? html`<button
            aria-label=${t('common.nameNowSwitchWord', { name, now, word })}
            @click=${turn}
          >
            ${now}
          </button>`
        : nothing
    }
    <span class="value" title=${value}>${value}</span>
    <button class="remove" aria-label=${t('audit.removeFilterName', { name })} @click=${remove}>
      ${icon(X, 14)}
    </button>
  </li>`
}
