import { html, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { call } from '../../api/client.ts'
import type { Webhook, WebhookReplay } from '../../api/wire.gen.ts'
import { Action } from '../../base/action.ts'
import { ConsoleElement } from '../../base/console-element.ts'
import { dialog, dialogStyles } from '../../base/dialog.ts'
import { choice, field, formProblem, valuesOf } from '../../base/form.ts'
import { settingsStyles } from '../../base/settings.styles.ts'
import { styles } from '../../base/styles.ts'
import { t } from '../../base/texts.ts'

/** How many deliveries are sent again. */
export class ReplayEvent extends Event {
  readonly count: number

  constructor(count: number) {
    super('replayed')
    this.count = count
  }
}

/** Sends again what was written within a span of time. Fires `replayed` and `closed`. */
@customElement('replay-dialog')
export class ReplayDialog extends ConsoleElement {
  static override styles = [styles, dialogStyles, settingsStyles]

  @property({ attribute: false }) webhook!: Webhook
  readonly #action = new Action(this)

  override render(): TemplateResult {
    const { isBusy, problem } = this.#action
    return dialog({
      title: t('webhooks.replayTimeRange'),
      closed: () => this.dispatchEvent(new Event('closed')),
      body: html`<form id="replay" class="form-plain" @submit=${this.#submit}>
        ${formProblem(problem)}
        ${field({ name: 'since', label: t('field.periodStart'), type: 'datetime-local' }, problem)}
        ${field({ name: 'until', label: t('field.periodEnd'), type: 'datetime-local', required: false, hint: t('webhooks.leaveEmptyNow') }, problem)}
        ${choice({
          name: 'status',
          label: t('field.status'),
          value: 'failed',
          options: [
            { value: 'failed', text: t('webhooks.failed') },
            { value: 'delivered', text: t('webhooks.delivered') },
          ],
          hint: t('webhooks.resentEventsKeepTheir'),
        })}
      </form>`,
      footer: html`<button
        class="button primary"
        form="replay"
        aria-disabled=${isBusy ? 'true' : 'false'}
      >
        ${t('common.resend')}
      </button>`,
    })
  }

  readonly #submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const { since = '', until = '', status = 'failed' } = valuesOf(event)
    const path = `/webhooks/${encodeURIComponent(this.webhook.id)}/replay`
    const body = { since: timeOf(since), ...(until && { until: timeOf(until) }), status }
    let count = 0
    const isDone = await this.#action.run(async () => {
      ;({ count } = await call<WebhookReplay>(path, { method: 'POST', body }))
    })
    if (!isDone) return
    this.dispatchEvent(new ReplayEvent(count))
    this.renderRoot.querySelector('dialog')?.close()
  }
}

/** Returns the time of a field, which is the reader's own; what is none is refused by the server. */
function timeOf(local: string): string {
  const at = new Date(local)
  return Number.isNaN(at.getTime()) ? local : at.toISOString()
}

declare global {
  interface HTMLElementTagNameMap {
    'replay-dialog': ReplayDialog
  }
}
