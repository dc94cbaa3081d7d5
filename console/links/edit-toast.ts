import { html, nothing, type TemplateResult } from 'lit'
import { X } from 'lucide'
import { icon } from '../base/icon.ts'
import { t } from '../base/texts.ts'
import type { LinkEdits } from './link-edits.ts'

/** Renders what was done with links, and a button that turns it back. */
export function editToast(edits: LinkEdits): TemplateResult {
  const { said, problem, undo, isBusy } = edits
  return html`<div class="toast" role="status">
    ${said ? html`<span>${said}</span>` : nothing}
    ${problem ? html`<span class="bad">${problem.message}</span>` : nothing}
    ${
      undo && !isBusy
        ? html`<button class="button" @click=${() => void undo()}>${t('imports.undo')}</button>`
        : nothing
    }
    ${
      said || problem
        ? html`<button
            class="icon-button"
            aria-label=${t('common.close')}
            @click=${() => edits.say('')}
          >
            ${icon(X)}
          </button>`
        : nothing
    }
  </div>`
}
