import { html, type TemplateResult } from 'lit'
import { customElement, state } from 'lit/decorators.js'
import { call, Problem } from '../api/client.ts'
import { readList } from '../api/read-all.ts'
import type { Commission, Program } from '../api/wire.gen.ts'
import { Action } from '../base/action.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { dialog, dialogStyles } from '../base/dialog.ts'
import { field, formProblem, valuesOf } from '../base/form.ts'
import { money } from '../base/format.ts'
import { settingsStyles } from '../base/settings.styles.ts'
import { styles } from '../base/styles.ts'
import { t } from '../base/texts.ts'
import { minorOf } from './minor-of.ts'

interface Found {
  id: string
  name: string
  programId: string
}

interface Bonus {
  partner: Found
  amount: number
  currency: string
  description: string
  /** Names it to the server: confirming twice gives it once. */
  externalId: string
}

/** Gives a partner a bonus, after a question that names both. Fires `given` and `closed`. */
@customElement('bonus-dialog')
export class BonusDialog extends ConsoleElement {
  static override styles = [styles, dialogStyles, settingsStyles]

  @state() private bonus: Bonus | undefined
  #typed: Readonly<Record<string, string>> = {}
  readonly #action = new Action(this)

  override render(): TemplateResult {
    return dialog({
      title: t('commissions.createBonus'),
      closed: () => this.dispatchEvent(new Event('closed')),
      body: this.bonus ? this.#renderQuestion(this.bonus) : this.#renderForm(),
      footer: this.bonus
        ? html`<button class="button" @click=${() => (this.bonus = undefined)}>
              ${t('commissions.back')}
            </button>
            <button class="button primary" @click=${() => void this.#give(this.bonus!)}>
              ${t('commissions.createAmountBonus', { amount: money(this.bonus.amount, this.bonus.currency) })}
            </button>`
        : html`<button class="button primary" form="bonus">${t('common.continue')}</button>`,
    })
  }

  #renderForm(): TemplateResult {
    const { problem } = this.#action
    const { email = '', amount = '', description = '' } = this.#typed
    return html`<form id="bonus" class="form-plain" @submit=${this.#look}>
      ${formProblem(problem)}
      ${field({ name: 'email', label: t('discounts.partnerEmail'), type: 'email', value: email }, problem)}
      ${field({ name: 'amount', label: t('field.amount'), value: amount, maxlength: 16, hint: t('commissions.programsCurrencyExample50') }, problem)}
      ${field({ name: 'description', label: t('field.description'), value: description, maxlength: 200, hint: t('payouts.partnersCanSee') }, problem)}
    </form>`
  }

  #renderQuestion({ partner, amount, currency, description }: Bonus): TemplateResult {
    return html`<div>
        ${t('commissions.nameReceivesAmountDescription', {
          name: partner.name,
          amount: money(amount, currency),
          description,
        })}
      </div>
      ${formProblem(this.#action.problem)}`
  }

  readonly #look = async (event: SubmitEvent) => {
    event.preventDefault()
    this.#typed = valuesOf(event)
    const { email = '', amount = '', description = '' } = this.#typed
    await this.#action.run(async () => {
      const query = { email, pageSize: '1' }
      const [partner] = await readList<Found>('/partners', { query })
      if (!partner) throw wrong('email', t('discounts.noPartnerEmail'))
      const { currency } = await call<Program>(`/programs/${partner.programId}`)
      const minor = minorOf(amount, currency)
      if (minor === null) throw wrong('amount', t('commissions.enterAmountExample50'))
      this.bonus = {
        partner,
        amount: minor,
        currency,
        description,
        externalId: crypto.randomUUID(),
      }
    })
  }

  async #give({ partner, ...bonus }: Bonus): Promise<void> {
    const { id: partnerId, programId } = partner
    const body = { type: 'custom', partnerId, programId, ...bonus }
    const isDone = await this.#action.run(() =>
      call<Commission>('/commissions', { method: 'POST', body }),
    )
    if (!isDone) return
    this.dispatchEvent(new Event('given'))
    this.renderRoot.querySelector('dialog')?.close()
  }
}

function wrong(name: string, message: string): Problem {
  return new Problem('refused', message, { issues: { [name]: message } })
}

declare global {
  interface HTMLElementTagNameMap {
    'bonus-dialog': BonusDialog
  }
}
