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
    return html`<div class="head low"><h2>${t('field.publishableKey')}</h2></div>
      <section class="panel" aria-label=${t('field.publishableKey')}>
        ${loaded(this.#workspace, (workspace) => this.#renderKey(workspace), { bones: 1 })}
      </section>
      <p class="said soft" role="status">${this.#action.said}</p>
      ${this.isAsking ? this.#renderQuestion() : nothing}`
  }

  #renderKey({ publishableKey }: Workspace): TemplateResult {
    return html`<div class="form">
      <p class="soft">${t('apiKeys.trackingScriptPagesIsnt')}</p>
      <copy-value label=${t('field.publishableKey')} .value=${publishableKey}></copy-value>
      ${
        may(this.session, 'workspace.write')
          ? html`<button
              class="button danger"
              @click=${() => {
                this.#action.clear()
                this.isAsking = true
              }}
            >
              ${t('apiKeys.replace')}
            </button>`
          : nothing
      }
    </div>`
  }

  #renderQuestion(): TemplateResult {
    return confirmDialog(
      {
        title: t('apiKeys.replacePublishableKeyQuestion'),
        body: html`<div class="form-plain">
          <p>${t('apiKeys.updateScriptTagPages')}</p>
          ${choice<Hours>({
            name: 'hours',
            label: t('apiKeys.currentKeyExpires'),
            options: [
              { value: '0', text: t('apiKeys.immediately') },
              { value: '24', text: t('apiKeys.n1Day') },
              { value: '168', text: t('apiKeys.n1Week') },
            ],
            value: this.hours,
            chosen: (hours) => (this.hours = hours),
          })}
        </div>`,
        action: t('apiKeys.replaceKey'),
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
      ? t('apiKeys.previousKeyWorksUntil', { time: exactTime(until) })
      : t('apiKeys.previousKeyNoLonger')
    this.renderRoot.querySelector('dialog')?.close()
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'publishable-key': PublishableKeyPanel
  }
}
