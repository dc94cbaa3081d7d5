import { consume } from '@lit/context'
import { Task } from '@lit/task'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { call } from '../api/client.ts'
import { may, sessionContext, type Session } from '../api/session.ts'
import type { SetupChecklist } from '../api/wire.gen.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { loaded } from '../base/loaded.ts'
import { settingsStyles } from '../base/settings.styles.ts'
import { styles } from '../base/styles.ts'
import { t } from '../base/texts.ts'
import { STEP_NAMES } from '../checklist/step-names.ts'
import { BASE } from '../router/router.ts'
import { homeStyles } from './home.styles.ts'

/** How far the setup is, until it is done. */
@customElement('setup-progress')
export class SetupProgress extends ConsoleElement {
  static override styles = [styles, settingsStyles, homeStyles]

  @consume({ context: sessionContext, subscribe: true })
  @property({ attribute: false })
  session: Session | undefined
  readonly #checklist = new Task(this, {
    task: ([_id], { signal }) => call<SetupChecklist>('/setup-checklist', { signal }),
    args: () => [this.session?.workspace?.id] as const,
  })

  override render(): TemplateResult {
    return loaded(this.#checklist, (checklist) => this.#renderSteps(checklist), { bones: 0 })
  }

  #renderSteps({ steps }: SetupChecklist): TemplateResult | typeof nothing {
    const open = steps.filter(({ done }) => !done)
    const [next] = open
    if (!next) return nothing
    const done = steps.length - open.length
    const page = may(this.session, 'program.write') ? '/start' : '/checklist'
    return html`<section class="panel setup" aria-label=${t('common.setupChecklist')}>
      <div class="grow">
        <strong>${t('home.setupProgress', { done, total: steps.length })}</strong>
        <span class="soft">${t('home.nextStep', { step: t(STEP_NAMES[next.step]) })}</span>
      </div>
      <a class="button" href="${BASE}/checklist">${t('common.setupChecklist')}</a>
      ${
        page === '/start'
          ? html`<a class="button primary" href="${BASE}/start">${t('analytics.continueSetup')}</a>`
          : nothing
      }
      <progress
        max=${steps.length}
        value=${done}
        aria-label=${t('common.setupChecklist')}
      ></progress>
    </section>`
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'setup-progress': SetupProgress
  }
}
