import { html, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { call, Problem } from '../api/client.ts'
import type { Commission } from '../api/wire.gen.ts'
import { Action } from '../base/action.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { dialog, dialogStyles } from '../base/dialog.ts'
import { field, formProblem, valuesOf } from '../base/form.ts'
import { money } from '../base/format.ts'
import { settingsStyles } from '../base/settings.styles.ts'
import { styles } from '../base/styles.ts'
import { t } from '../base/texts.ts'
import { minorOf } from './minor-of.ts'

/** Sets another amount for a commission. Fires `adjusted` and `closed`. */
@customElement('adjust-dialog')
export class AdjustDialog extends ConsoleElement {
  static override styles = [styles, dialogStyles, settingsStyles]

  @property({ attribute: false }) commission: Commission | undefined
  #typed = ''
  readonly #action = new Action(this)

  override render(): TemplateResult {
    const { problem, isBusy } = this.#action
    const { partner, earnings = 0, currency = 'usd' } = this.commission ?? {}
    const values = { name: partner?.name ?? '', amount: money(earnings, currency) }
    return dialog({
      title: t('commissions.adjustAmount'),
      closed: () => this.dispatchEvent(new Event('closed')),
      body: html`<p>${t('commissions.adjustEffects', values)}</p>
        <form id="adjust" class="form-plain" novalidate @submit=${this.#submit}>
          ${formProblem(problem)}
          ${field(
            {
              name: 'earnings',
              label: t('commissions.newAmount', { currency: currency.toUpperCase() }),
              value: this.#typed,
              maxlength: 16,
            },
            problem,
          )}
        </form>`,
      footer: html`<button
        class="button primary"
        form="adjust"
        aria-disabled=${isBusy ? 'true' : 'false'}
      >
        ${t('commissions.adjustAmount')}
      </button>`,
    })
  }

  readonly #submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const { commission } = this
    if (!commission) return
    const { id, currency } = commission
    const { earnings: typed = '' } = valuesOf(event)
    this.#typed = typed
    const isDone = await this.#action.run(async () => {
      const earnings = minorOf(typed, currency)
      if (earnings === null) throw wrong(t('commissions.enterAmountExample50'))
      await call(`/commissions/${id}`, { method: 'PATCH', body: { earnings } })
    })
    if (!isDone) return
    this.dispatchEvent(new Event('adjusted'))
    this.renderRoot.querySelector('dialog')?.close()
  }
}

function wrong(message: string): Problem {
  return new Problem('refused', message, { issues: { earnings: message } })
}

declare global {
  interface HTMLElementTagNameMap {
    'adjust-dialog': AdjustDialog
  }
}
