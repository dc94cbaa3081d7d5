import { Task } from '@lit/task'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, state } from 'lit/decorators.js'
import { call } from '../api/client.ts'
import type { PayoutProviderInfo } from '../api/wire.gen.ts'
import { choice, field, formProblem, valuesOf } from '../base/form.ts'
import { loaded } from '../base/loaded.ts'
import { t } from '../base/texts.ts'
import { PROVIDER_KINDS } from '../money/payout-words.ts'
import { WizardStep } from './wizard-step.ts'

/** Connects the account that partners are paid from. */
@customElement('step-payouts')
export class StepPayouts extends WizardStep {
  @state() private chosen: string | undefined
  readonly #providers = new Task(this, {
    task: (_args: readonly [], { signal }) =>
      call<PayoutProviderInfo[]>('/payout-providers', { signal }),
    args: () => [] as const,
  })

  override render(): TemplateResult {
    return loaded(this.#providers, (all) => {
      const open = all.filter((one) => this.#isOpen(one))
      const chosen = open.find(({ name }) => name === this.chosen) ?? this.#firstOf(open)
      return html`${chosen ? this.#renderForm(chosen, open) : nothing}`
    })
  }

  /** Tells whether it can be taken: another account of a provider would replace the one that pays. */
  #isOpen({ name, kind }: PayoutProviderInfo): boolean {
    const { accounts, program } = this.around
    return kind === 'credit'
      ? program?.creditPayouts === 'off'
      : !accounts.some(({ provider }) => provider === name)
  }

  /** Begins with one that pays in the currency of the program. */
  #firstOf(open: readonly PayoutProviderInfo[]): PayoutProviderInfo | undefined {
    const currency = this.around.program?.currency ?? this.around.workspace.currency
    const isFit = ({ kind, currencies }: PayoutProviderInfo) =>
      kind === 'file' && currencies?.includes(currency)
    return open.find(isFit) ?? open[0]
  }

  #renderForm(
    { name, label, kind, fundingFields }: PayoutProviderInfo,
    open: readonly PayoutProviderInfo[],
  ): TemplateResult {
    const { problem } = this.action
    const about = PROVIDER_KINDS[kind]
    return html`<form class="form" @submit=${(event: SubmitEvent) => this.#submit(event, kind)}>
      ${formProblem(problem)}
      ${choice({
        name: 'provider',
        label: t('wizard.payoutMethod'),
        options: open.map((one) => ({ value: one.name, text: one.label })),
        value: name,
        hint: about && t(about),
        chosen: (other) => {
          this.action.clear()
          this.chosen = other
        },
      })}
      ${
        fundingFields.length > 0
          ? field(
              { name: 'name', label: t('common.accountName'), value: label, maxlength: 100 },
              problem,
            )
          : nothing
      }
      ${fundingFields.map(({ name, label, secret, required }) =>
        field(
          {
            name: `details.${name}`,
            label,
            type: secret ? 'password' : 'text',
            autocomplete: 'new-password',
            required,
            maxlength: 255,
          },
          problem,
        ),
      )}
      ${kind === 'manual' ? nothing : this.submitButton(kind === 'credit' ? t('wizard.offerCredit') : t('common.connectAccount'))}
    </form>`
  }

  #submit(event: SubmitEvent, kind: string): void {
    event.preventDefault()
    const { provider, name, ...fields } = valuesOf(event)
    if (kind === 'manual') return
    if (kind === 'credit') {
      const path = `/programs/${this.around.program?.id ?? ''}`
      const body = { creditPayouts: 'offered' }
      return void this.save(() => call(path, { method: 'PATCH', body }))
    }
    const given = Object.entries(fields).filter(([, value]) => value.trim() !== '')
    const details = Object.fromEntries(
      given.map(([key, value]) => [key.slice('details.'.length), value.trim()]),
    )
    const body = { provider, name, details }
    void this.save(() => call('/funding-accounts', { method: 'POST', body }))
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'step-payouts': StepPayouts
  }
}
