import { html, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { call, Problem } from '../api/client.ts'
import { readList } from '../api/read-all.ts'
import type { Partner } from '../api/wire.gen.ts'
import { Action } from '../base/action.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { dialog, dialogStyles } from '../base/dialog.ts'
import { field, formProblem, valuesOf } from '../base/form.ts'
import { money } from '../base/format.ts'
import { settingsStyles } from '../base/settings.styles.ts'
import { styles } from '../base/styles.ts'
import { t } from '../base/texts.ts'
import { balance } from './partner-facts.ts'

/** Merges a partner into another one, after naming both. Fires `merged` with the other's ID, and `closed`. */
@customElement('merge-dialog')
export class MergeDialog extends ConsoleElement {
  static override styles = [styles, dialogStyles, settingsStyles]

  @property({ attribute: false }) partner: Partner | undefined
  /** The partner that stays. */
  @state() private target: Partner | undefined
  #email = ''
  readonly #action = new Action(this)

  override render(): TemplateResult {
    const { partner, target } = this
    const isDisabled = this.#action.isBusy ? 'true' : 'false'
    return dialog({
      title: t('partners.mergePartners'),
      closed: () => this.dispatchEvent(new Event('closed')),
      body: partner && target ? this.#renderQuestion(partner, target) : this.#renderForm(),
      footer:
        partner && target
          ? html`<button class="button" @click=${() => (this.target = undefined)}>
                ${t('commissions.back')}
              </button>
              <button
                class="button primary danger"
                aria-disabled=${isDisabled}
                @click=${() => void this.#merge(partner, target)}
              >
                ${t('partners.mergePartners')}
              </button>`
          : html`<button class="button primary" form="merge" aria-disabled=${isDisabled}>
              ${t('common.continue')}
            </button>`,
    })
  }

  #renderForm(): TemplateResult {
    const { problem } = this.#action
    const name = this.partner?.name ?? ''
    return html`<form id="merge" class="form-plain" novalidate @submit=${this.#look}>
      ${formProblem(problem)}
      ${field(
        {
          name: 'email',
          label: t('discounts.partnerEmail'),
          type: 'email',
          value: this.#email,
          hint: t('partners.mergeHint', { name }),
        },
        problem,
      )}
    </form>`
  }

  #renderQuestion(partner: Partner, target: Partner): TemplateResult {
    const values = {
      from: partner.name,
      into: target.name,
      email: target.email ?? '',
      balance: money(balance(partner), partner.earnings.currency),
    }
    return html`<p>${t('partners.mergeQuestion', values)}</p>
      <p>${t('partners.mergeEffects', values)}</p>
      ${formProblem(this.#action.problem)}`
  }

  readonly #look = async (event: SubmitEvent) => {
    event.preventDefault()
    const { email = '' } = valuesOf(event)
    this.#email = email.trim()
    await this.#action.run(async () => {
      const query = { email: this.#email, programId: this.partner?.programId, pageSize: '1' }
      const [target] = this.#email ? await readList<Partner>('/partners', { query }) : []
      if (!target) throw wrong(t('discounts.noPartnerEmail'))
      if (target.id === this.partner?.id) throw wrong(t('partners.mergeSame'))
      this.target = target
    })
  }

  async #merge({ id: fromPartnerId }: Partner, { id: intoPartnerId }: Partner): Promise<void> {
    const body = { fromPartnerId, intoPartnerId }
    const isDone = await this.#action.run(() => call('/partners/merge', { method: 'POST', body }))
    if (!isDone) return
    this.renderRoot.querySelector('dialog')?.close()
    this.dispatchEvent(new CustomEvent('merged', { detail: intoPartnerId }))
  }
}

function wrong(message: string): Problem {
  return new Problem('refused', message, { issues: { email: message } })
}

declare global {
  interface HTMLElementTagNameMap {
    'merge-dialog': MergeDialog
  }
}
