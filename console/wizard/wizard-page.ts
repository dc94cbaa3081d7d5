import { consume } from '@lit/context'
import { Task } from '@lit/task'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { Circle, CircleCheck } from 'lucide'
import { call } from '../api/client.ts'
import { may, sessionContext, type Session } from '../api/session.ts'
import type { SetupChecklist } from '../api/wire.gen.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { icon } from '../base/icon.ts'
import { loaded } from '../base/loaded.ts'
import { pageStyles } from '../base/page.styles.ts'
import { readOnlySentence } from '../base/roles.ts'
import { settingsStyles } from '../base/settings.styles.ts'
import { styles } from '../base/styles.ts'
import { t } from '../base/texts.ts'
import { progressStyles } from '../checklist/checklist-page.styles.ts'
import '../partners/invite-list.ts'
import { AddressController, BASE, navigate, withQuery } from '../router/router.ts'
import { readAround, type Around } from './read-around.ts'
import { skippedSteps, skipStep } from './skipped-steps.ts'
import './step-brand.ts'
import './step-discount.ts'
import './step-install.ts'
import './step-payouts.ts'
import './step-program.ts'
import './step-reward.ts'
import {
  ABOUT,
  doneSteps,
  mayOpen,
  nextStep,
  WIZARD_STEPS,
  type WizardStepName,
} from './wizard-steps.ts'
import { wizardStyles } from './wizard.styles.ts'

interface State {
  around: Around
  done: ReadonlySet<WizardStepName>
}

/** Leads from an empty workspace to a program that runs. Where it stands follows from what exists. */
@customElement('wizard-page')
export class WizardPage extends ConsoleElement {
  static override styles = [styles, pageStyles, settingsStyles, progressStyles, wizardStyles]

  @consume({ context: sessionContext, subscribe: true })
  @property({ attribute: false })
  session: Session | undefined
  readonly #state = new Task(this, {
    task: async ([_id], { signal }): Promise<State> => {
      const [around, checklist] = await Promise.all([
        readAround(signal),
        call<SetupChecklist>('/setup-checklist', { signal }),
      ])
      return { around, done: doneSteps(around, checklist) }
    },
    args: () => [this.session?.workspace?.id] as const,
  })

  constructor() {
    super()
    new AddressController(this)
  }

  get #workspaceId(): string {
    return this.session?.workspace?.id ?? ''
  }

  override render(): TemplateResult {
    return html`<div class="page">
      <div class="head">
        <h1>${t('common.guidedSetup')}</h1>
        <a class="button" href="${BASE}/checklist">${t('common.setupChecklist')}</a>
      </div>
      ${
        may(this.session, 'program.write')
          ? loaded(this.#state, (state) => this.#renderWizard(state), { bones: 6 })
          : html`<p class="soft">${readOnlySentence(this.session)}</p>`
      }
    </div>`
  }

  #renderWizard(state: State): TemplateResult {
    const step = this.#openStep(state)
    return html`<div class="wizard">
      <nav aria-label=${t('wizard.steps')}>
        <p class="small soft">
          ${t('wizard.doneAllStepsDone', { done: state.done.size, all: WIZARD_STEPS.length })}
        </p>
        <progress
          max=${WIZARD_STEPS.length}
          value=${state.done.size}
          aria-label=${t('wizard.completedSteps')}
        ></progress>
        <ol>
          ${WIZARD_STEPS.map((name) => renderEntry(name, step, state))}
        </ol>
      </nav>
      ${step ? this.#renderStep(step, state) : renderEnd()}
    </div>`
  }

  /** The step of the address, else the first that is open. */
  #openStep({ around, done }: State): WizardStepName | undefined {
    const named = new URLSearchParams(location.search).get('step')
    if (named === 'end') return undefined
    const known = WIZARD_STEPS.find((name) => name === named && mayOpen(name, around))
    return known ?? nextStep(undefined, { done, skipped: skippedSteps(this.#workspaceId) })
  }

  #renderStep(step: WizardStepName, { around, done }: State): TemplateResult {
    const { title, why } = ABOUT[step]
    const isDone = done.has(step)
    return html`<section class="panel" aria-label=${t(title)}>
      <header>
        <h2>${t(title)}</h2>
        ${isDone ? html`<span class="badge good">${t('common.done')}</span>` : nothing}
        <p class="soft">${t(why)}</p>
      </header>
      ${this.#renderForm(step, around)}
      <footer>
        <button class="button" @click=${() => this.#leave(step, isDone)}>
          ${isDone ? t('wizard.continue') : t('wizard.skipStep')}
        </button>
      </footer>
    </section>`
  }

  #renderForm(step: WizardStepName, around: Around): TemplateResult {
    const made = () => void this.#goOn(step)
    const again = () => void this.#state.run()
    switch (step) {
      case 'program':
        return around.program
          ? html`<p class="row"><strong>${around.program.name}</strong> ${around.program.url}</p>`
          : html`<step-program .around=${around} @step-done=${made}></step-program>`
      case 'reward':
        return around.rewards.length > 0
          ? html`${around.rewards.map(({ id, sentence }) => html`<p class="row"><a href="${BASE}/rewards/${id}">${sentence}</a></p>`)}`
          : html`<step-reward .around=${around} @step-done=${made}></step-reward>`
      case 'discount':
        return around.discounts.length > 0
          ? html`${around.discounts.map(({ sentence }) => html`<p class="row">${sentence}</p>`)}`
          : html`<step-discount .around=${around} @step-done=${made}></step-discount>`
      case 'brand':
        return html`<step-brand .around=${around} @step-done=${made}></step-brand>`
      case 'invite':
        return html`<invite-list @invited=${again}></invite-list>`
      case 'payouts':
        return html`${around.accounts.map(({ name, masked }) => html`<p class="row"><strong>${name}</strong> ${masked}</p>`)}
          <step-payouts .around=${around} @step-done=${made}></step-payouts>`
      case 'install':
        return html`<step-install
          .around=${around}
          workspaceId=${this.#workspaceId}
          @step-done=${again}
          @seen=${again}
        ></step-install>`
    }
  }

  /** Reads what exists now, then opens the next step. */
  async #goOn(from: WizardStepName): Promise<void> {
    await this.#state.run()
    const done = this.#state.value?.done ?? new Set()
    const skipped = skippedSteps(this.#workspaceId)
    navigate(withQuery({ step: nextStep(from, { done, skipped }) ?? 'end' }))
  }

  #leave(step: WizardStepName, isDone: boolean): void {
    if (!isDone) skipStep(this.#workspaceId, step)
    void this.#goOn(step)
  }
}

function renderEntry(
  name: WizardStepName,
  open: WizardStepName | undefined,
  { around, done }: State,
): TemplateResult {
  const title = t(ABOUT[name].title)
  return html`<li class=${done.has(name) ? 'done' : ''}>
    ${icon(done.has(name) ? CircleCheck : Circle)}
    ${
      mayOpen(name, around)
        ? html`<a href=${withQuery({ step: name })} aria-current=${name === open ? 'step' : nothing}
            >${title}</a
          >`
        : html`<span>${title}</span>`
    }
    ${done.has(name) ? html`<span class="hidden">${t('common.done')}</span>` : nothing}
  </li>`
}

function renderEnd(): TemplateResult {
  return html`<section class="panel" role="status">
    <div class="empty">
      <h2>${t('wizard.allSet')}</h2>
      <p>${t('wizard.canComeBackAny')}</p>
      <div class="actions">
        <a class="button primary" href="${BASE}/analytics">${t('wizard.overview')}</a>
        <a class="button" href="${BASE}/checklist">${t('common.setupChecklist')}</a>
      </div>
    </div>
  </section>`
}

declare global {
  interface HTMLElementTagNameMap {
    'wizard-page': WizardPage
  }
}
