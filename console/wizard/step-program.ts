import { html, type TemplateResult } from 'lit'
import { customElement } from 'lit/decorators.js'
import { call } from '../api/client.ts'
import { currencies, currencyName } from '../base/currencies.ts'
import { choice, field, formProblem, valuesOf } from '../base/form.ts'
import { t } from '../base/texts.ts'
import { WizardStep } from './wizard-step.ts'

/** Creates the program. */
@customElement('step-program')
export class StepProgram extends WizardStep {
  override render(): TemplateResult {
    const { problem } = this.action
    const { name, currency } = this.around.workspace
    return html`<form class="form" @submit=${this.#submit}>
      ${formProblem(problem)}
      ${field({ name: 'name', label: t('Name of the program'), value: name, maxlength: 100, hint: t('What partners call it.') }, problem)}
      ${field({ name: 'url', label: t('Your site'), maxlength: 8192, hint: t('Where the links of partners lead: https://example.com') }, problem)}
      ${choice({
        name: 'currency',
        label: t('Currency of rewards and payouts'),
        options: currencies(currency).map((code) => ({ value: code, text: currencyName(code) })),
        value: currency,
        hint: t('It stays once there are rewards.'),
      })}
      ${field(
        {
          name: 'holdingPeriodDays',
          label: t('Days before a commission is due'),
          value: '30',
          inputmode: 'numeric',
          maxlength: 3,
          hint: t('Time for returns: a refund within it costs nothing.'),
        },
        problem,
      )}
      ${this.submitButton(t('Create the program'))}
    </form>`
  }

  readonly #submit = (event: SubmitEvent) => {
    event.preventDefault()
    const { holdingPeriodDays: days = '', url = '', ...rest } = valuesOf(event)
    // What is no number is sent as it is, so that the server says what is wrong with it.
    const body = {
      ...rest,
      url: /^[a-z]+:/i.test(url.trim()) ? url.trim() : `https://${url.trim()}`,
      holdingPeriodDays: /^\d+$/.test(days.trim()) ? Number(days) : days,
    }
    void this.save(() => call('/programs', { method: 'POST', body }))
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'step-program': StepProgram
  }
}
