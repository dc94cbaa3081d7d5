import { html, nothing, type TemplateResult } from 'lit'
import { Download } from 'lucide'
import type { Action } from '../action.ts'
import { icon } from '../icon.ts'
import { t } from '../texts.ts'

/** Renders a button of a toolbar that saves what the list shows as a CSV file. */
export function exportButton(action: Action, save: () => Promise<void>): TemplateResult {
  return html`<button
      slot="end"
      class="button compact"
      aria-disabled=${action.isBusy ? 'true' : 'false'}
      @click=${() => void action.run(save)}
    >
      ${icon(Download)}<span>${t('common.exportAsCsv')}</span>
    </button>
    ${
      action.problem
        ? html`<span slot="end" class="bad" role="alert">${action.problem.message}</span>`
        : nothing
    }`
}
