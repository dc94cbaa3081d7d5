import { consume } from '@lit/context'
import { Task, TaskStatus } from '@lit/task'
import { html, LitElement, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { Circle, CircleCheck } from 'lucide'
import { call } from '../api/client.ts'
import { sessionContext, type Session } from '../api/session.ts'
import type { Link, SetupChecklist, Workspace } from '../api/wire.gen.ts'
import { icon } from '../base/icon.ts'
import { loaded } from '../base/loaded.ts'
import { pageStyles } from '../base/page.styles.ts'
import { settingsStyles } from '../base/settings.styles.ts'
import { styles } from '../base/styles.ts'
import { t } from '../base/texts.ts'
import { checklistStyles } from './checklist-page.styles.ts'
import { STEP_NAMES, stepHelp, type Setting } from './steps.ts'

const AGAIN_MS = 4_000

/** The six steps until partners can be paid, each done once the server has seen it happen. */
@customElement('checklist-page')
export class ChecklistPage extends LitElement {
  static override styles = [styles, pageStyles, settingsStyles, checklistStyles]

  @consume({ context: sessionContext, subscribe: true })
  @property({ attribute: false })
  session: Session | undefined
  #timer = 0
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
  readonly #checklist = new Task(this, {
    task: ([_id], { signal }) => call<SetupChecklist>('/setup-checklist', { signal }),
    args: () => [this.session?.workspace?.id] as const,
  })

  override connectedCallback(): void {
    super.connectedCallback()
    this.#timer = window.setInterval(this.#lookAgain, AGAIN_MS)
    document.addEventListener('visibilitychange', this.#lookAgain)
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    window.clearInterval(this.#timer)
    document.removeEventListener('visibilitychange', this.#lookAgain)
  }

  /** Reads again what has happened meanwhile, as long as somebody looks and a step is open. */
  readonly #lookAgain = () => {
    const { status, value } = this.#checklist
    const isOpen = status === TaskStatus.COMPLETE && value?.steps.some(({ done }) => !done)
    if (isOpen && document.visibilityState === 'visible') void this.#checklist.run()
  }

  override render(): TemplateResult {
    return html`<div class="page">
      <div class="head"><h1>${t('Setup checklist')}</h1></div>
      ${loaded(this.#checklist, (list) => this.#renderList(list), { bones: 6 })}
    </div>`
  }

  #renderList({ steps, hosts }: SetupChecklist): TemplateResult {
    const done = steps.filter((one) => one.done).length
    const next = steps.find((one) => !one.done)?.step
    return html`<p class="soft" role="status">
        ${
          next
            ? t('{done} of {all} done. Each step is ticked by itself once it has happened.', {
                done,
                all: steps.length,
              })
            : t('Everything is in place. Partners can refer customers and be paid.')
        }
      </p>
      <progress max=${steps.length} value=${done} aria-label=${t('Steps done')}></progress>
      <ol class="panel">
        ${steps.map(
          (one) =>
            html`<li class=${one.done ? 'done' : ''}>
              <details ?open=${one.step === next}>
                <summary>
                  ${icon(one.done ? CircleCheck : Circle)}
                  <span>${t(STEP_NAMES[one.step])}</span>
                  <span class="small soft">${one.done ? t('Done') : t('Open')}</span>
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
