import { consume } from '@lit/context'
import { Task } from '@lit/task'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { Webhook as WebhookIcon } from 'lucide'
import { readList } from '../../api/read-all.ts'
import { may, sessionContext, type Session } from '../../api/session.ts'
import type { Webhook } from '../../api/wire.gen.ts'
import { ConsoleElement } from '../../base/console-element.ts'
import { dialogStyles } from '../../base/dialog.ts'
import { icon } from '../../base/icon.ts'
import { loaded } from '../../base/loaded.ts'
import { pageStyles } from '../../base/page.styles.ts'
import { readOnlySentence } from '../../base/roles.ts'
import { settingsStyles } from '../../base/settings.styles.ts'
import { styles } from '../../base/styles.ts'
import { t } from '../../base/texts.ts'
import { AddressController, BASE, navigate, withQuery } from '../../router/router.ts'
import './webhook-dialog.ts'
import { stateOf } from './webhook-state.ts'

/** The addresses that are told of events, and whether they answer. */
@customElement('webhooks-page')
export class WebhooksPage extends ConsoleElement {
  static override styles = [styles, pageStyles, settingsStyles, dialogStyles]

  @consume({ context: sessionContext, subscribe: true })
  @property({ attribute: false })
  session: Session | undefined
  readonly #webhooks = new Task(this, {
    task: ([_id], { signal }) => readList<Webhook>('/webhooks', { signal }),
    args: () => [this.session?.workspace?.id] as const,
  })

  constructor() {
    super()
    new AddressController(this)
  }

  override render(): TemplateResult {
    const mayChange = may(this.session, 'workspace.write')
    const isAdding = new URLSearchParams(location.search).get('open') === 'add'
    return html`<div class="page">
      <div class="head">
        <h1>${t('common.webhooks')}</h1>
        ${
          mayChange
            ? html`<a class="button primary" href=${withQuery({ open: 'add' })}>
                ${icon(WebhookIcon)}${t('webhooks.addWebhook')}
              </a>`
            : nothing
        }
      </div>
      <section class="panel" aria-label=${t('common.webhooks')}>
        ${loaded(this.#webhooks, renderAll)}
        ${mayChange ? nothing : html`<p class="note soft">${readOnlySentence(this.session)}</p>`}
      </section>
      ${
        isAdding && mayChange
          ? html`<webhook-dialog
              @saved=${() => void this.#webhooks.run()}
              @closed=${() => navigate(withQuery({ open: undefined }), { replace: true })}
            ></webhook-dialog>`
          : nothing
      }
    </div>`
  }
}

function renderAll(all: readonly Webhook[]): TemplateResult {
  if (all.length === 0) {
    return html`<p class="row soft">${t('webhooks.noWebhooksYetAdd')}</p>`
  }
  return html`<ul class="rows">
    ${all.map((webhook) => {
      const { tone, name, note } = stateOf(webhook)
      return html`<li>
        <div class="grow">
          <a href="${BASE}/settings/webhooks/${webhook.id}"><bdi>${webhook.url}</bdi></a>
          <span class="badge ${tone}">${name}</span>
          <div class="small soft">
            ${webhook.description ? html`${webhook.description} · ` : nothing}${t('webhooks.countEvents', { count: webhook.events.length })}
          </div>
          ${note ? html`<div class="small bad">${note}</div>` : nothing}
        </div>
      </li>`
    })}
  </ul>`
}

declare global {
  interface HTMLElementTagNameMap {
    'webhooks-page': WebhooksPage
  }
}
