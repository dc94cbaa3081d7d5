import { consume } from '@lit/context'
import { Task } from '@lit/task'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { Circle, CircleCheck } from 'lucide'
import { call } from '../api/client.ts'
import { may, sessionContext, type Session } from '../api/session.ts'
import type { Link, SetupChecklist, Workspace } from '../api/wire.gen.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { icon } from '../base/icon.ts'
import { loaded } from '../base/loaded.ts'
import { pageStyles } from '../base/page.styles.ts'
import { settingsStyles } from '../base/settings.styles.ts'
import { styles } from '../base/styles.ts'
import { t } from '../base/texts.ts'
import { BASE } from '../router/router.ts'
import { ChecklistController } from './checklist-controller.ts'
import { checklistStyles, progressStyles } from './checklist-page.styles.ts'
import { STEP_NAMES } from './step-names.ts'
import { stepHelp, type Setting } from './steps.ts'

/** The steps until partners can be paid, each done once the server has seen it happen. */
@customElement('checklist-page')
export class ChecklistPage extends ConsoleElement {
  static override styles = [styles, pageStyles, settingsStyles, progressStyles, checklistStyles]

  @consume({ context: sessionContext, subscribe: true })
  @property({ attribute: false })
  session: Session | undefined
  readonly #setting = new Task(this, {
    task: async ([_id], { signal }): Promise<Setting> => {
      const [workspace, links] = await Promise.all([
        call<Workspace>('/workspace', { signal }),
        call<Link[]>('/links', { query: { pageSize: '1' }, signal }),
      ])
      return { workspace, link: links[0], origin: location.origin }
    },
    args: () => [this.session?.workspace?.id] as const,
  })
  readonly #checklist = new ChecklistController(this, () => this.session?.workspace?.id)

  override render(): TemplateResult {
    return html`<div class="page">
      <div class="head">
        <h1>${t('common.setupChecklist')}</h1>
        ${may(this.session, 'program.write') ? html`<a class="button" href="${BASE}/start">${t('common.guidedSetup')}</a>` : nothing}
      </div>
      ${loaded(this.#checklist.task, (list) => this.#renderList(list), { bones: 6 })}
    </div>`
  }

  #renderList({ steps, hosts }: SetupChecklist): TemplateResult {
    const done = steps.filter((one) => one.done).length
    const next = steps.find((one) => !one.done)?.step
    return html`<p class="soft" role="status">
        ${
          next
            ? t('checklist.doneAllDoneSteps', {
                done,
                all: steps.length,
              })
            : t('checklist.allSetPartnersCan')
        }
      </p>
      <progress
        max=${steps.length}
        value=${done}
        aria-label=${t('wizard.completedSteps')}
      ></progress>
      <ol class="panel">
        ${steps.map(
          (one) =>
            html`<li class=${one.done ? 'done' : ''}>
              <details ?open=${one.step === next}>
                <summary>
                  ${icon(one.done ? CircleCheck : Circle)}
                  <span>${t(STEP_NAMES[one.step])}</span>
                  <span class="small soft">${one.done ? t('common.done') : t('wizard.toDo')}</span>
                </summary>
                <div class="help">
                  ${loaded(this.#setting, (setting) => stepHelp(one.step, { ...setting, hosts }))}
                </div>
              </details>
            </li>`,
        )}
      </ol>`
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'checklist-page': ChecklistPage
  }
}
