import { html, nothing, type TemplateResult } from 'lit'
import { copyText } from '../base/copy.ts'
import { define } from '../base/define.ts'
import { dateTime } from '../base/format.ts'
import { ListElement } from '../base/list-element.ts'
import type { Session } from '../base/session.ts'
import type {
  EmbedView,
  EmbedWebhook,
  EmbedWebhookDelivery,
  EmbedWebhookWithSecret,
} from '../base/wire.gen.ts'
import { renderDelivery, stateOf } from './delivery.ts'
import { renderForm } from './form.ts'
import { styles } from './webhooks.styles.ts'

/** How many endpoints a partner may have. */
const MAX_WEBHOOKS = 5
/** How many of the last deliveries are shown. */
const LOG_SIZE = 20

/** What a button does; returns what to say of it. */
type Action = (session: Session, webhook: EmbedWebhook) => Promise<string>

/**
 * Manages a partner's own webhooks for leads, sales, commissions, and payouts. Needs the scope `settings.write`,
 * even to read them.
 *
 * @tag svc-webhooks
 * @slot empty - Replaces the empty-state message.
 * @csspart list - The list of webhooks.
 * @csspart item - A webhook with its events.
 * @csspart secret - The secret of a new webhook, which is shown once.
 * @csspart log - The deliveries of a webhook.
 * @csspart form - The form to create a webhook.
 * @csspart field - Each field.
 * @csspart button - Each button.
 */
export class SvcWebhooks extends ListElement<EmbedWebhook> {
  static override styles = [...ListElement.styles, styles]

  protected override readonly size = MAX_WEBHOOKS
  /** The endpoint with the secret that was just created: the server tells it once. */
  #created: EmbedWebhookWithSecret | undefined
  /** The endpoint whose deletion has to be confirmed. */
  #confirming = ''
  readonly #logs = new Map<string, readonly EmbedWebhookDelivery[]>()

  protected override path(): string {
    return '/webhooks?'
  }

  protected override async first(session: Session, view: EmbedView): Promise<EmbedWebhook[]> {
    const { status, scopes } = view.session
    const isAllowed = status !== 'invited' && scopes.includes('settings.write')
    return isAllowed ? session.read<EmbedWebhook[]>('/webhooks') : []
  }

  protected override renderView(_view: EmbedView, items: EmbedWebhook[]): TemplateResult {
    if (!this.may('settings.write')) {
      const locked = this.renderLocked()
      return html`${locked === nothing ? this.renderEmpty(this.t('You can’t edit webhooks here.')) : locked}`
    }
    return html`<div class="stack">
        <p class="small quiet">
          ${this.t('Send your leads, sales, commissions, and payouts to your own systems as they happen.')}
        </p>
        <div>
          ${items.length ? this.renderItems(items) : this.renderEmpty(this.t('No webhooks yet.'))}
        </div>
      </div>
      ${
        items.length < MAX_WEBHOOKS
          ? renderForm(this.t, {
              isFirst: items.length === 0,
              isBusy: this.busy,
              wrong: this.wrong === 'url' ? this.statusText : '',
              create: this.#create,
            })
          : nothing
      }
      ${this.wrong === 'url' ? nothing : this.renderStatus('form')}`
  }

  #renderSecret({ id, secret }: EmbedWebhookWithSecret): TemplateResult {
    return html`<div part="secret">
      <label>
        <span class="small">
          ${this.t('Signing secret. Save it now: you won’t see it again.')}
        </span>
        <span class="split">
          <input class="field" part="field" dir="ltr" readonly .value=${secret} />
          ${this.#renderButton(this.t('Copy'), () => this.#copy(id, secret))}
        </span>
      </label>
    </div>`
  }

  protected override renderItem(webhook: EmbedWebhook): TemplateResult {
    const { id, url, events, enabled } = webhook
    const [sentence, mark] = stateOf(this.t, webhook, (time) => this.day(time))
    const isConfirming = this.#confirming === id
    const button = (word: string, action: Action) =>
      this.#renderButton(word, () => this.#change(webhook, action))
    return html`<div class="stack item">
        <div class="split">
          <bdi class="url" dir="ltr">${url}</bdi>
          <span class="small status ${mark}">${sentence}</span>
        </div>
        <p class="small quiet">${events.map((event) => html`<code>${event}</code> `)}</p>
        ${this.#created?.id === id ? this.#renderSecret(this.#created) : nothing}
        <div class="bar small">
          ${button(this.t('Send test event'), this.#test)}
          ${button(this.t('Rotate secret'), this.#rotate)}
          ${button(enabled ? this.t('Disable') : this.t('Enable'), this.#toggle)}
          ${isConfirming ? button(this.t('Delete webhook?'), this.#delete) : button(this.t('Delete'), this.#confirm)}
        </div>
        ${this.renderStatus(id)}
      </div>
      <details class="small" part="log" @toggle=${(event: Event) => this.#openLog(event, webhook)}>
        <summary>${this.t('Deliveries')}</summary>
        ${this.#renderLog(webhook)}
      </details>`
  }

  #renderLog(webhook: EmbedWebhook): TemplateResult | typeof nothing {
    const log = this.#logs.get(webhook.id)
    if (!log) return nothing
    if (log.length === 0) return html`<p class="quiet">${this.t('No deliveries yet.')}</p>`
    return html`<ul>
      ${log.map((delivery) => {
        const again: Action = (session) => this.#sendAgain(session, webhook, delivery.id)
        const action = this.#renderButton(this.t('Resend'), () => this.#change(webhook, again))
        const at = dateTime(this.locale, delivery.createdAt, this.data?.view.partner.timeZone)
        return html`<li>${renderDelivery(this.t, delivery, { at, action })}</li>`
      })}
    </ul>`
  }

  #renderButton(word: string, click: () => void): TemplateResult {
    return html`<button
      type="button"
      class="button"
      part="button"
      aria-disabled=${this.busy}
      @click=${click}
    >
      ${word}
    </button>`
  }

  /** Runs an action on an address, and says beside it what came of it. */
  #change(webhook: EmbedWebhook, action: Action): Promise<void> {
    this.#confirming = ''
    return this.act((session) => action(session, webhook), webhook.id)
  }

  readonly #confirm: Action = async (_session, { id }) => {
    this.#confirming = id
    return ''
  }

  readonly #create = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    const form = event.target as HTMLFormElement
    const data = new FormData(form)
    await this.act(async (session) => {
      const body = { url: data.get('url'), events: data.getAll('events') }
      if (body.events.length === 0) return this.t('Select at least one event.')
      this.#created = await session.send<EmbedWebhookWithSecret>('POST', '/webhooks', body)
      form.reset()
      form.closest('details')!.open = false
      session.forget()
      // The secret stands at the new endpoint, and gets the focus there.
      await this.refresh()
      return this.t('Webhook added.')
    }, 'form')
    await this.updateComplete
    this.renderRoot.querySelector<HTMLElement>('[aria-invalid=true], [part=secret] input')?.focus()
  }

  readonly #test: Action = async (session, { id }) => {
    await session.send('POST', `/webhooks/${id}/test`)
    await this.#readLog(session, id)
    return this.t('Test event sent.')
  }

  readonly #rotate: Action = async (session, { id }) => {
    this.#created = await session.send<EmbedWebhookWithSecret>('POST', `/webhooks/${id}/rotate`)
    return this.t('For 24 hours, deliveries are signed with both the new and the previous secret.')
  }

  readonly #toggle: Action = async (session, { id, enabled }) => {
    await session.send('PATCH', `/webhooks/${id}`, { enabled: !enabled })
    this.reload()
    return ''
  }

  readonly #delete: Action = async (session, { id }) => {
    await session.send('DELETE', `/webhooks/${id}`)
    this.reload()
    return ''
  }

  async #sendAgain(session: Session, { id }: EmbedWebhook, deliveryId: string): Promise<string> {
    await session.send('POST', `/webhooks/${id}/deliveries/${deliveryId}/replay`)
    await this.#readLog(session, id)
    return this.t('Event resent.')
  }

  #openLog({ target }: Event, { id }: EmbedWebhook): Promise<void> | undefined {
    return (target as HTMLDetailsElement).open
      ? this.act((session) => this.#readLog(session, id), id)
      : undefined
  }

  /** Reads the log; there is nothing to say of it. */
  async #readLog(session: Session, id: string): Promise<''> {
    const path = `/webhooks/${id}/deliveries?pageSize=${LOG_SIZE}`
    this.#logs.set(id, await session.send<EmbedWebhookDelivery[]>('GET', path))
    return ''
  }

  async #copy(id: string, secret: string): Promise<void> {
    const isCopied = await copyText(secret)
    await this.act(
      async () =>
        isCopied
          ? this.t('Copied')
          : this.t('Your browser blocked copying. Select the text and copy it.'),
      id,
    )
  }
}

define('svc-webhooks', SvcWebhooks)

declare global {
  interface HTMLElementTagNameMap {
    'svc-webhooks': SvcWebhooks
  }
}
