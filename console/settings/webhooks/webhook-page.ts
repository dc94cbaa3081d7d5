import { consume } from '@lit/context'
import { Task } from '@lit/task'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { call, unexpected } from '../../api/client.ts'
import { may, sessionContext, type Session } from '../../api/session.ts'
import type { Webhook, WebhookDelivery, WebhookWithSecret } from '../../api/wire.gen.ts'
import { Action } from '../../base/action.ts'
import { confirmDialog } from '../../base/confirm.ts'
import { ConsoleElement } from '../../base/console-element.ts'
import { dialog, dialogStyles } from '../../base/dialog.ts'
import { exactTime } from '../../base/format.ts'
import { loaded } from '../../base/loaded.ts'
import { pageStyles } from '../../base/page.styles.ts'
import { problemNote } from '../../base/problem-note.ts'
import { readOnlySentence } from '../../base/roles.ts'
import { settingsStyles } from '../../base/settings.styles.ts'
import { styles } from '../../base/styles.ts'
import { t } from '../../base/texts.ts'
import { AddressController, BASE, navigate } from '../../router/router.ts'
import './delivery-log.ts'
import { renderSecret } from './webhook-dialog.ts'
import { stateOf } from './webhook-state.ts'

type Asked = 'change' | 'rotate' | 'delete'

/** One endpoint: its state, its secret, and what it was told. */
@customElement('webhook-page')
export class WebhookPage extends ConsoleElement {
  static override styles = [styles, pageStyles, settingsStyles, dialogStyles]

  @consume({ context: sessionContext, subscribe: true })
  @property({ attribute: false })
  session: Session | undefined
  @state() private asked: Asked | undefined
  @state() private secret = ''
  /** Rises with each change, so that the log is read again. */
  @state() private turn = 0
  readonly #action = new Action(this)
  readonly #webhook = new Task(this, {
    task: async ([_id, path], { signal }) => {
      const webhook = await call<Webhook>(`/webhooks/${idOf(path)}`, { signal })
      // The log of deliveries reads them, too.
      if (!Array.isArray(webhook.events)) throw unexpected()
      return webhook
    },
    args: () => [this.session?.workspace?.id, location.pathname] as const,
  })

  constructor() {
    super()
    new AddressController(this)
  }

  override render(): TemplateResult {
    const mayChange = may(this.session, 'workspace.write')
    const webhook = this.#webhook.value
    return html`<div class="page">
      <p class="small"><a href="${BASE}/settings/webhooks">${t('common.webhooks')}</a></p>
      <div class="head">
        <h1>${t('common.webhook')}</h1>
      </div>
      <section class="panel" aria-label=${t('common.webhook')}>
        ${loaded(this.#webhook, (one) => this.#renderWebhook(one, mayChange))}
        ${mayChange ? nothing : html`<p class="note soft">${readOnlySentence(this.session)}</p>`}
      </section>
      <p class="said soft" role="status">${this.#action.said}</p>
      ${this.#action.problem && !this.asked ? problemNote(this.#action.problem) : nothing}
      ${
        mayChange && webhook
          ? html`<delivery-log .webhook=${webhook} .turn=${this.turn}></delivery-log>`
          : nothing
      }
      ${webhook && this.asked ? this.#renderAsked(webhook, this.asked) : nothing}
      ${this.secret ? this.#renderNewSecret() : nothing}
    </div>`
  }

  #renderWebhook(webhook: Webhook, mayChange: boolean): TemplateResult {
    const { url, description, events, formerSecretUntil } = webhook
    const { tone, name, note } = stateOf(webhook)
    return html`<div class="row">
        <div class="grow">
          <strong><bdi>${url}</bdi></strong> <span class="badge ${tone}">${name}</span>
          ${description ? html`<div class="soft">${description}</div>` : nothing}
          ${note ? html`<div class="small bad" role="alert"><p>${note}</p></div>` : nothing}
          <div class="small soft code">${events.join(', ')}</div>
          ${
            formerSecretUntil && new Date(formerSecretUntil).getTime() > Date.now()
              ? html`<div class="small soft">
                  ${t('webhooks.previousSecretAlsoUsed', { when: exactTime(formerSecretUntil) })}
                </div>`
              : nothing
          }
        </div>
      </div>
      ${mayChange ? this.#renderActions(webhook) : nothing}`
  }

  #renderActions({ enabled, format }: Webhook): TemplateResult {
    const ask = (asked: Asked) => () => {
      this.#action.clear()
      this.asked = asked
    }
    return html`<div class="row">
      ${
        enabled
          ? html`<button class="button" @click=${this.#test}>
              ${t('webhooks.sendTestEvent')}
            </button>`
          : nothing
      }
      <button class="button" @click=${ask('change')}>${t('connections.edit')}</button>
      ${
        // Its key is Segment's: another one is another webhook.
        format === 'segment'
          ? nothing
          : html`<button class="button" @click=${ask('rotate')}>
              ${t('webhooks.rotateSecretDialog')}
            </button>`
      }
      <button class="button" @click=${() => void this.#enable(!enabled)}>
        ${enabled ? t('webhooks.disable') : t('webhooks.enable')}
      </button>
      <button class="button danger" @click=${ask('delete')}>${t('webhooks.delete')}</button>
    </div>`
  }

  #renderAsked(webhook: Webhook, asked: Asked): TemplateResult {
    const closed = () => (this.asked = undefined)
    if (asked === 'change') {
      return html`<webhook-dialog
        .webhook=${webhook}
        @saved=${() => void this.#webhook.run()}
        @closed=${closed}
      ></webhook-dialog>`
    }
    const isRotation = asked === 'rotate'
    return confirmDialog(
      {
        title: isRotation
          ? t('webhooks.rotateSecretQuestion')
          : t('webhooks.deleteWebhookQuestion'),
        body: isRotation
          ? t('webhooks.dayRequestsSignedBoth')
          : t('webhooks.stopSendingEventsEndpoint'),
        action: isRotation ? t('webhooks.rotateSecret') : t('webhooks.deleteWebhook'),
        isHarmless: isRotation,
        confirmed: () => void (isRotation ? this.#rotate(webhook) : this.#delete(webhook)),
        closed,
      },
      this.#action,
    )
  }

  #renderNewSecret(): TemplateResult {
    return dialog({
      title: t('webhooks.signingSecret'),
      body: renderSecret(this.secret),
      closed: () => (this.secret = ''),
      footer: html`<button class="button primary" @click=${this.#closeDialog}>
        ${t('common.iSaved')}
      </button>`,
    })
  }

  readonly #closeDialog = () => this.renderRoot.querySelector('dialog')?.close()

  readonly #test = () =>
    this.#change(
      () => call<WebhookDelivery>(`${this.#path}/test`, { method: 'POST', body: {} }),
      t('webhooks.testEventSent'),
    )

  #enable(enabled: boolean): Promise<boolean> {
    const said = enabled
      ? t('webhooks.webhookEnabledNewEvents')
      : t('webhooks.webhookDisabledEventsHappen')
    return this.#change(() => call(this.#path, { method: 'PATCH', body: { enabled } }), said)
  }

  async #rotate({ id }: Webhook): Promise<void> {
    const path = `/webhooks/${encodeURIComponent(id)}/rotate`
    let secret = ''
    const isDone = await this.#change(async () => {
      ;({ secret } = await call<WebhookWithSecret>(path, { method: 'POST', body: {} }))
    }, '')
    if (!isDone) return
    this.#closeDialog()
    this.asked = undefined
    this.secret = secret
  }

  async #delete({ id }: Webhook): Promise<void> {
    const path = `/webhooks/${encodeURIComponent(id)}`
    if (await this.#action.run(() => call(path, { method: 'DELETE' }))) {
      this.#closeDialog()
      navigate(`${BASE}/settings/webhooks`)
    }
  }

  get #path(): string {
    return `/webhooks/${idOf(location.pathname)}`
  }

  #change(work: () => Promise<unknown>, said: string): Promise<boolean> {
    return this.#action.run(async () => {
      await work()
      await this.#webhook.run()
      this.turn++
    }, said)
  }
}

/** Returns the id at the end of the page's path, encoded as it is there. */
function idOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

declare global {
  interface HTMLElementTagNameMap {
    'webhook-page': WebhookPage
  }
}
