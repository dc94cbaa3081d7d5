import { Task } from '@lit/task'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { call } from '../../api/client.ts'
import { may, type Session } from '../../api/session.ts'
import type { PublishableKey, Workspace } from '../../api/wire.gen.ts'
import { Action } from '../../base/action.ts'
import { confirmDialog } from '../../base/confirm.ts'
import '../../base/copy-value.ts'
import { ConsoleElement } from '../../base/console-element.ts'
import { dialogStyles } from '../../base/dialog.ts'
import { exactTime } from '../../base/format.ts'
import { choice } from '../../base/form.ts'
import { loaded } from '../../base/loaded.ts'
import { settingsStyles } from '../../base/settings.styles.ts'
import { styles } from '../../base/styles.ts'
import { t } from '../../base/texts.ts'

type Hours = '0' | '24' | '168'

/** The key of pages, which is no secret, and how to replace it. */
@customElement('publishable-key')
export class PublishableKeyPanel extends ConsoleElement {
  static override styles = [styles, settingsStyles, dialogStyles]

  @property({ attribute: false }) session: Session | undefined
  @state() private isAsking = false
  @state() private hours: Hours = '24'
  readonly #action = new Action(this)
  readonly #workspace = new Task(this, {
    task: ([_id], { signal }) => call<Workspace>('/workspace', { signal }),
    args: () => [this.session?.workspace?.id] as const,
  })

  override render(): TemplateResult {
    return html`<div class="head low"><h2>${t('Publishable key')}</h2></div>
      <section class="panel" aria-label=${t('Publishable key')}>
        ${loaded(this.#workspace, (workspace) => this.#renderKey(workspace), { bones: 1 })}
      </section>
      <p class="said soft" role="status">${this.#action.said}</p>
      ${this.isAsking ? this.#renderQuestion() : nothing}`
  }

  #renderKey({ publishableKey }: Workspace): TemplateResult {
    return html`<div class="form">
      <p class="soft">
        ${t('For the tracking script in your pages. It is no secret: the Allowed Hostnames say which pages may use it.')}
      </p>
      <copy-value label=${t('Publishable key')} .value=${publishableKey}></copy-value>
      ${
        may(this.session, 'workspace.write')
          ? html`<button
              class="button danger"
              @click=${() => {
                this.#action.clear()
                this.isAsking = true
              }}
            >
              ${t('Replace …')}
            </button>`
          : nothing
      }
    </div>`
  }

  #renderQuestion(): TemplateResult {
    return confirmDialog(
      {
        title: t('Replace the publishable key?'),
        body: html`<div class="form-plain">
          <p>${t('Pages need the new key in their script tag.')}</p>
          ${choice<Hours>({
            name: 'hours',
            label: t('The present key stops'),
            options: [
              { value: '0', text: t('at once') },
              { value: '24', text: t('in a day') },
              { value: '168', text: t('in a week') },
            ],
            value: this.hours,
            chosen: (hours) => (this.hours = hours),
          })}
        </div>`,
        action: t('Replace the key'),
        confirmed: () => void this.#replace(),
        closed: () => (this.isAsking = false),
      },
      this.#action,
    )
  }

  async #replace(): Promise<void> {
    const body = { overlapHours: Number(this.hours) }
    let until: string | null = null
    const isDone = await this.#action.run(async () => {
      const path = '/workspace/publishable-key/rotate'
      const answer = await call<PublishableKey>(path, { method: 'POST', body })
      until = answer.previousKeyUntil
      await this.#workspace.run()
    })
    if (!isDone) return
    this.#action.said = until
      ? t('The former key works until {time}.', { time: exactTime(until) })
      : t('The former key has stopped.')
    this.renderRoot.querySelector('dialog')?.close()
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'publishable-key': PublishableKeyPanel
  }
}
