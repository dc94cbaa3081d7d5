import { Task } from '@lit/task'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { Circle, CircleCheck } from 'lucide'
import { call } from '../api/client.ts'
import type { AnalyticsCount, SetupChecklist } from '../api/wire.gen.ts'
import { ChecklistController } from '../checklist/checklist-controller.ts'
import { checklistStyles } from '../checklist/checklist-page.styles.ts'
import { STEP_NAMES } from '../checklist/step-names.ts'
import { stepHelp } from '../checklist/steps.ts'
import { field, formProblem, valuesOf } from '../base/form.ts'
import { icon } from '../base/icon.ts'
import { loaded } from '../base/loaded.ts'
import { t } from '../base/texts.ts'
import { INSTALLING } from './wizard-steps.ts'
import { WizardStep } from './wizard-step.ts'

/**
 * Installs the script, and shows what the server sees of it as it happens.
 *
 * @fires seen - when the server has seen more than before
 */
@customElement('step-install')
export class StepInstall extends WizardStep {
  static override styles = [...WizardStep.styles, checklistStyles]

  @property() workspaceId = ''
  #seen: number | undefined
  readonly #checklist = new ChecklistController(
    this,
    () => this.workspaceId,
    () => void this.#counts.run(),
  )
  readonly #counts = new Task(this, {
    task: ([_id], { signal }) =>
      call<AnalyticsCount>('/analytics', {
        query: { event: 'composite', interval: 'all' },
        signal,
      }),
    args: () => [this.workspaceId] as const,
  })

  override updated(): void {
    const seen = this.#checklist.task.value?.steps.filter(({ done }) => done).length ?? 0
    if (this.#seen !== undefined && seen > this.#seen) this.dispatchEvent(new CustomEvent('seen'))
    if (this.#checklist.task.value) this.#seen = seen
  }

  override render(): TemplateResult {
    const { allowedHostnames } = this.around.workspace
    return html`${allowedHostnames.length === 0 ? this.#renderHostname() : nothing}
    ${loaded(this.#checklist.task, (list) => this.#renderSteps(list), { bones: 4 })}
    ${loaded(this.#counts, renderCounts, { bones: 1 })}`
  }

  #renderHostname(): TemplateResult {
    const { problem } = this.action
    const { program } = this.around
    const host = program && URL.canParse(program.url) ? new URL(program.url).hostname : ''
    return html`<form class="form" @submit=${this.#allow}>
      ${formProblem(problem)}
      ${field({ name: 'hostname', label: t('workspace.hostname'), value: host, maxlength: 253, hint: t('checklist.scriptOnlyWorksHostnames') }, problem)}
      ${this.submitButton(t('wizard.allowHostname'))}
    </form>`
  }

  #renderSteps({ steps, hosts }: SetupChecklist): TemplateResult {
    const shown = steps.filter(({ step }) => INSTALLING.includes(step))
    const next = shown.find(({ done }) => !done)?.step
    const about = { ...this.around, origin: location.origin, hosts }
    return html`<ol aria-label=${t('wizard.detectedServer')}>
      ${shown.map(
        ({ step, done }) =>
          html`<li class=${done ? 'done' : ''}>
            <details ?open=${step === next}>
              <summary>
                ${icon(done ? CircleCheck : Circle)}
                <span>${t(STEP_NAMES[step])}</span>
                <span class="small soft">${done ? t('common.done') : t('wizard.toDo')}</span>
              </summary>
              <div class="help">${stepHelp(step, about)}</div>
            </details>
          </li>`,
      )}
    </ol>`
  }

  readonly #allow = (event: SubmitEvent) => {
    event.preventDefault()
    const body = valuesOf(event)
    void this.save(() => call('/workspace/hostnames', { method: 'POST', body }))
  }
}

function renderCounts({ clicks, leads, sales }: AnalyticsCount): TemplateResult {
  return html`<p class="note" role="status">
    ${t('wizard.farClicksClicksLeads', {
      clicks: clicks ?? 0,
      leads: leads ?? 0,
      sales: sales ?? 0,
    })}
  </p>`
}

declare global {
  interface HTMLElementTagNameMap {
    'step-install': StepInstall
  }
}
