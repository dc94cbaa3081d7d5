import { Task } from '@lit/task'
import { css, html, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { call } from '../../api/client.ts'
import { readList } from '../../api/read-all.ts'
import type { Webhook, WebhookDelivery, WebhookReplay } from '../../api/wire.gen.ts'
import { Action } from '../../base/action.ts'
import { ConsoleElement } from '../../base/console-element.ts'
import { dialogStyles } from '../../base/dialog.ts'
import { ago, exactTime } from '../../base/format.ts'
import { choice } from '../../base/form.ts'
import { loaded } from '../../base/loaded.ts'
import { problemNote } from '../../base/problem-note.ts'
import { settingsStyles } from '../../base/settings.styles.ts'
import { styles } from '../../base/styles.ts'
import { t } from '../../base/texts.ts'
import './replay-dialog.ts'
import type { ReplayEvent } from './replay-dialog.ts'
import { STATUSES } from './webhook-state.ts'

const PAGE_SIZE = 50
type Shown = WebhookDelivery['status'] | 'all'
type ShownEvent = WebhookDelivery['event'] | 'all'

/** What an endpoint was told, the newest first: each with its request and the last answer. */
@customElement('delivery-log')
export class DeliveryLog extends ConsoleElement {
  static override styles = [
    styles,
    settingsStyles,
    dialogStyles,
    css`
      .filters {
        display: flex;
        flex-wrap: wrap;
        gap: 12px;
      }
      details {
        flex: 1 1 100%;
        min-inline-size: 0;
      }
      pre {
        max-block-size: 260px;
        margin: 4px 0 12px;
        padding: 8px 12px;
        border-radius: 6px;
        background: var(--sunken);
        overflow: auto;
        white-space: pre-wrap;
        overflow-wrap: anywhere;
      }
    `,
  ]

  @property({ attribute: false }) webhook!: Webhook
  /** Read again when it changes. */
  @property({ attribute: false }) turn = 0
  @state() private status: Shown = 'all'
  @state() private event: ShownEvent = 'all'
  @state() private isReplaying = false
  readonly #action = new Action(this)
  readonly #deliveries = new Task(this, {
    task: ([id, status, event, _turn], { signal }) =>
      readList<WebhookDelivery>(`/webhooks/${encodeURIComponent(id)}/deliveries`, {
        query: {
          pageSize: String(PAGE_SIZE),
          ...(status !== 'all' && { status }),
          ...(event !== 'all' && { event }),
        },
        signal,
      }),
    args: () => [this.webhook.id, this.status, this.event, this.turn] as const,
  })

  override render(): TemplateResult {
    return html`<div class="head low">
        <h2>${t('webhooks.deliveries')}</h2>
        <div class="actions">
          <button class="button" @click=${() => void this.#deliveries.run()}>
            ${t('connections.refresh')}
          </button>
          ${
            this.webhook.enabled
              ? html`<button class="button" @click=${() => (this.isReplaying = true)}>
                  ${t('webhooks.replayTimeRangeDialog')}
                </button>`
              : nothing
          }
        </div>
      </div>
      <section class="panel" aria-label=${t('webhooks.deliveries')}>
        <div class="row filters">${this.#renderFilters()}</div>
        ${loaded(this.#deliveries, (all) => this.#renderAll(all))}
        ${
          this.#deliveries.value?.length === PAGE_SIZE
            ? html`<p class="note soft">
                ${t('webhooks.showingLatestCountMay', { count: PAGE_SIZE })}
              </p>`
            : nothing
        }
      </section>
      <p class="said soft" role="status">${this.#action.said}</p>
      ${this.#action.problem ? problemNote(this.#action.problem) : nothing}
      ${
        this.isReplaying
          ? html`<replay-dialog
              .webhook=${this.webhook}
              @replayed=${this.#noteReplay}
              @closed=${() => (this.isReplaying = false)}
            ></replay-dialog>`
          : nothing
      }`
  }

  #renderFilters(): TemplateResult {
    return html`${choice<Shown>({
      name: 'status',
      label: t('field.status'),
      value: this.status,
      options: [
        { value: 'all', text: t('common.all') },
        { value: 'waiting', text: t('webhooks.pending') },
        { value: 'delivered', text: t('webhooks.delivered') },
        { value: 'failed', text: t('webhooks.failed') },
      ],
      chosen: (value) => (this.status = value),
    })}
    ${choice<ShownEvent>({
      name: 'event',
      label: t('field.event'),
      value: this.event,
      options: [
        { value: 'all', text: t('common.all') },
        ...this.webhook.events.map((value) => ({ value, text: value })),
        { value: 'webhook.test', text: 'webhook.test' },
      ],
      chosen: (value) => (this.event = value),
    })}`
  }

  #renderAll(all: readonly WebhookDelivery[]): TemplateResult {
    if (all.length === 0)
      return html`<p class="row soft">${t('webhooks.noDeliveriesMatchFilter')}</p>`
    return html`<ul class="rows">
      ${all.map((delivery) => this.#renderDelivery(delivery))}
    </ul>`
  }

  #renderDelivery(delivery: WebhookDelivery): TemplateResult {
    const { event, subject, status, attempts, createdAt, responseStatus, error } = delivery
    const { name, tone } = STATUSES[status]
    return html`<li>
      <div class="grow">
        <strong class="code">${event}</strong> <span class="badge ${tone}">${t(name)}</span>
        <div class="small soft">
          <span class="code">${subject}</span> ·
          <span title=${exactTime(createdAt)}>${ago(createdAt)}</span> ·
          ${t('connections.countAttempts', { count: attempts })}
          ${responseStatus === null ? nothing : html` · HTTP ${responseStatus}`}
        </div>
        ${error ? html`<div class="small bad">${error}</div>` : nothing}
      </div>
      ${
        this.webhook.enabled
          ? html`<button
              class="button"
              aria-label=${t('webhooks.resendName', { name: `${event} ${subject}` })}
              @click=${() => void this.#replay(delivery)}
            >
              ${t('common.resend')}
            </button>`
          : nothing
      }
      ${renderExchange(delivery)}
    </li>`
  }

  async #replay({ id }: WebhookDelivery): Promise<void> {
    const webhookId = encodeURIComponent(this.webhook.id)
    const path = `/webhooks/${webhookId}/deliveries/${encodeURIComponent(id)}/replay`
    await this.#action.run(async () => {
      await call<WebhookReplay>(path, { method: 'POST', body: {} })
      await this.#deliveries.run()
    }, t('webhooks.eventResentSameId'))
  }

  readonly #noteReplay = ({ count }: ReplayEvent) => {
    void this.#action.run(
      () => this.#deliveries.run(),
      t('webhooks.resendingCountDeliveries', { count }),
    )
  }
}

/** Shows what was sent and what came back. */
function renderExchange(delivery: WebhookDelivery): TemplateResult {
  const { id, requestBody, responseBody, responseStatus, durationMs, lastAttemptAt } = delivery
  return html`<details>
    <summary class="small">${t('webhooks.requestResponse')}</summary>
    <div class="small soft">webhook-id: <span class="code">${id}</span></div>
    <pre class="code" dir="ltr" tabindex="0" aria-label=${t('webhooks.request')}>
${shown(requestBody)}</pre>
    ${
      lastAttemptAt
        ? html`<div class="small soft">
              ${exactTime(lastAttemptAt)}
              ${durationMs === null ? nothing : html` · ${durationMs} ms`}
              ${responseStatus === null ? nothing : html` · HTTP ${responseStatus}`}
            </div>
            ${
              responseBody
                ? html`<pre class="code" dir="ltr" tabindex="0" aria-label=${t('common.answer')}>
${responseBody}</pre>`
                : nothing
            }`
        : nothing
    }
  </details>`
}

function shown(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'delivery-log': DeliveryLog
  }
}
