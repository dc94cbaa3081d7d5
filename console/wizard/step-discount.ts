import { html, nothing, type TemplateResult } from 'lit'
import { customElement, state } from 'lit/decorators.js'
import { call } from '../api/client.ts'
import { formProblem } from '../base/form.ts'
import { t } from '../base/texts.ts'
import { programStyles } from '../program/program.styles.ts'
import { termsOf, type TermsDraft } from '../program/reward-draft.ts'
import { termsFields } from '../program/terms-fields.ts'
import { WizardStep } from './wizard-step.ts'

/** Says what customers save who come through a partner. */
@customElement('step-discount')
export class StepDiscount extends WizardStep {
  static override styles = [...WizardStep.styles, programStyles]

  @state() private terms: TermsDraft = {
    type: 'percentage',
    value: '10',
    duration: 'first',
    months: '3',
  }

  override render(): TemplateResult | typeof nothing {
    const { program } = this.around
    if (!program) return nothing
    return html`<form class="form" @submit=${this.#submit}>
      ${formProblem(this.action.problem)}
      <p class="soft">${t('wizard.giveReferredCustomersDiscount')}</p>
      <div class="sentence">
        ${termsFields({
          terms: this.terms,
          currency: program.currency,
          each: t('wizard.off'),
          disabled: false,
          change: (terms) => (this.terms = { ...this.terms, ...terms }),
        })}
      </div>
      ${this.submitButton(t('wizard.createDiscount'))}
    </form>`
  }

  readonly #submit = (event: SubmitEvent) => {
    event.preventDefault()
    const { program, group } = this.around
    if (!program || !group) return
    const body = { groupId: group.id, ...termsOf(this.terms, program.currency) }
    void this.save(() => call('/discounts', { method: 'POST', body }))
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'step-discount': StepDiscount
  }
}
