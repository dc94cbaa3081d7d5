import { css, html, nothing, type TemplateResult } from 'lit'
import { customElement } from 'lit/decorators.js'
import { call } from '../api/client.ts'
import { field, formProblem, valuesOf } from '../base/form.ts'
import '../base/picture-upload.ts'
import type { PictureUploadedEvent } from '../base/picture-upload.ts'
import { t } from '../base/texts.ts'
import { WizardStep } from './wizard-step.ts'

/** The color that is shown as long as none is chosen. */
const NO_COLOR = '#0b63f6'

/** Gives the program its color, logo and first lines. */
@customElement('step-brand')
export class StepBrand extends WizardStep {
  static override styles = [
    ...WizardStep.styles,
    css`
      input[type='color'] {
        inline-size: 64px;
        padding: 2px;
      }
    `,
  ]

  override render(): TemplateResult | typeof nothing {
    const { program } = this.around
    if (!program) return nothing
    const { problem } = this.action
    const { brandColor, logo, landing, name } = program
    return html`<form class="form" @submit=${this.#submit}>
      ${formProblem(problem)}
      <label class="field">
        <span>${t('field.color')}</span>
        <input class="input" name="brandColor" type="color" .value=${brandColor ?? NO_COLOR} />
        <span class="small soft">${t('wizard.usedButtonsChartsPartners')}</span>
      </label>
      ${field({ name: 'logo', label: t('landing.logoUrl'), value: logo ?? '', maxlength: 8192, required: false, hint: t('landing.exampleHttpsExampleCom') }, problem)}
      <picture-upload @uploaded=${this.#takeLogo}></picture-upload>
      ${field({ name: 'title', label: t('wizard.landingPageHeadline'), value: landing?.title ?? name, maxlength: 200 }, problem)}
      ${field({ name: 'subtitle', label: t('wizard.tagline'), value: landing?.subtitle ?? '', maxlength: 1000, required: false }, problem)}
      ${this.submitButton(t('common.save'))}
    </form>`
  }

  readonly #takeLogo = ({ url }: PictureUploadedEvent) => {
    const input = this.renderRoot.querySelector<HTMLInputElement>('input[name=logo]')
    if (input) input.value = url
  }

  readonly #submit = (event: SubmitEvent) => {
    event.preventDefault()
    const { program } = this.around
    if (!program) return
    const { brandColor: color = '', logo = '', title = '', subtitle = '' } = valuesOf(event)
    const brandColor = program.brandColor === null && color === NO_COLOR ? null : color
    const landing = { ...program.landing, title, subtitle }
    const body = { brandColor, logo: logo.trim() || null, landing }
    void this.save(() => call(`/programs/${program.id}`, { method: 'PATCH', body }))
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'step-brand': StepBrand
  }
}
