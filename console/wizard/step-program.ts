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
      ${field({ name: 'name', label: t('wizard.programName'), value: name, maxlength: 100, hint: t('program.programNamePartnersSee') }, problem)}
      ${field({ name: 'url', label: t('program.websiteUrl'), maxlength: 8192, hint: t('program.wherePartnerLinksLead') }, problem)}
      ${choice({
        name: 'currency',
        label: t('field.currency'),
        options: currencies(currency).map((code) => ({ value: code, text: currencyName(code) })),
        value: currency,
        hint: t('program.cantChangedAfterAdd'),
      })}
      ${field(
        {
          name: 'holdingPeriodDays',
          label: t('field.holdingPeriodDays'),
          value: '30',
          inputmode: 'numeric',
          maxlength: 3,
          hint: t('program.commissionsWaitLongBefore'),
        },
        problem,
      )}
      ${this.submitButton(t('wizard.createProgram'))}
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
