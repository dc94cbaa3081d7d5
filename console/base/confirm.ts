import { html, nothing, type TemplateResult } from 'lit'
import type { Action } from './action.ts'
import { dialog } from './dialog.ts'
import { t } from './texts.ts'

export interface Question {
  title: string
  /** What happens, and to what. */
  body: unknown
  /** The button that does it: `Remove Grace`. */
  action: string
  /** Nothing is lost by it: the button is not red. */
  isHarmless?: boolean
  /** Does it. */
  confirmed: () => void
  closed: () => void
}

/** Renders a dialog that asks before something is done that cannot be undone. */
export function confirmDialog(of: Question, { isBusy, problem }: Action): TemplateResult {
  return dialog({
    title: of.title,
    closed: of.closed,
    body: html`<div>${of.body}</div>
      <div role="alert">${problem ? html`<p class="bad">${problem.message}</p>` : nothing}</div>`,
    footer: html`<button
        class="button"
        @click=${({ currentTarget }: Event) =>
          currentTarget instanceof Element && currentTarget.closest('dialog')?.close()}
      >
        ${t('common.cancel')}
      </button>
      <button
        class="button primary ${of.isHarmless ? '' : 'danger'}"
        aria-disabled=${isBusy ? 'true' : 'false'}
        @click=${() => of.confirmed()}
      >
        ${of.action}
      </button>`,
  })
}
