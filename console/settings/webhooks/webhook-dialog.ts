import { css, html, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { call } from '../../api/client.ts'
import type { Webhook, WebhookWithSecret } from '../../api/wire.gen.ts'
import { Action } from '../../base/action.ts'
import '../../base/copy-value.ts'
import { ConsoleElement } from '../../base/console-element.ts'
import { dialog, dialogStyles } from '../../base/dialog.ts'
import { choice, field, formOf, formProblem, issueOf } from '../../base/form.ts'
import { settingsStyles } from '../../base/settings.styles.ts'
import { styles } from '../../base/styles.ts'
import { t } from '../../base/texts.ts'
import { GROUPS, type EventName } from './event-groups.ts'

type Format = Webhook['format']

/** Creates an endpoint and shows its secret once, or changes one. Fires `saved` and `closed`. */
@customElement('webhook-dialog')
export class WebhookDialog extends ConsoleElement {
  static override styles = [
    styles,
    dialogStyles,
    settingsStyles,
    css`
      .groups {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 210px), 1fr));
        gap: 16px;
      }
      legend {
        padding: 0 0 4px;
        font-weight: 600;
      }
      legend label,
      .events label {
        display: flex;
        align-items: baseline;
        gap: 8px;
      }
      .events {
        display: grid;
        gap: 4px;
      }
    `,
  ]

  /** The one to change; without it, a new one is created. */
  @property({ attribute: false }) webhook: Webhook | undefined
  @state() private chosen: ReadonlySet<EventName> | undefined
  @state() private created: WebhookWithSecret | undefined
  @state() private format: Format = 'standard'
  readonly #action = new Action(this)

  get #chosen(): ReadonlySet<EventName> {
    return this.chosen ?? new Set(this.webhook?.events ?? [])
  }

  override render(): TemplateResult {
    const { created, webhook } = this
    return dialog({
      title: created
        ? t('webhooks.signingSecret')
        : webhook
          ? t('webhooks.editWebhook')
          : t('webhooks.addWebhook'),
      wide: !created,
      closed: () => this.dispatchEvent(new Event('closed')),
      body: created ? renderSecret(created.secret) : this.#renderForm(),
      footer: created
        ? html`<button class="button primary" @click=${this.#close}>${t('common.iSaved')}</button>`
        : html`<button
            class="button primary"
            form="webhook"
            aria-disabled=${this.#action.isBusy ? 'true' : 'false'}
          >
            ${webhook ? t('common.save') : t('webhooks.addWebhook')}
          </button>`,
    })
  }

  #renderForm(): TemplateResult {
    const { problem } = this.#action
    const wrong = this.#chosen.size === 0 && issueOf(problem, 'events')
    return html`<form id="webhook" class="form-plain" @submit=${this.#submit}>
      ${formProblem(problem)} ${this.webhook ? nothing : this.#renderFormat()}
      ${field(
        {
          name: 'url',
          label: t('field.address'),
          value: this.webhook?.url ?? '',
          maxlength: 2000,
          hint: addressHint(this.webhook?.format ?? this.format),
        },
        problem,
      )}
      ${field(
        {
          name: 'description',
          label: t('field.description'),
          value: this.webhook?.description ?? '',
          maxlength: 200,
          required: false,
        },
        problem,
      )}
      <div role="group" aria-label=${t('field.events')} class="groups">
        ${GROUPS.map((group) => this.#renderGroup(group))}
      </div>
      <p class="small ${wrong ? 'bad' : 'soft'}" role="status">
        ${wrong ? t('webhooks.selectLeastEvent') : t('webhooks.countEventsSelected', { count: this.#chosen.size })}
      </p>
    </form>`
  }

  #renderFormat(): TemplateResult {
    const isSegment = this.format === 'segment'
    return html`${choice<Format>({
      name: 'format',
      label: t('field.format'),
      value: this.format,
      options: [
        { value: 'standard', text: t('webhooks.jsonSigned') },
        { value: 'slack', text: 'Slack' },
        { value: 'segment', text: 'Segment' },
      ],
      chosen: (format) => (this.format = format),
    })}
    ${
      isSegment
        ? field(
            { name: 'writeKey', label: t('webhooks.writeKey'), maxlength: 255 },
            this.#action.problem,
          )
        : nothing
    }`
  }

  #renderGroup({ name, events }: (typeof GROUPS)[number]): TemplateResult {
    const count = events.filter((event) => this.#chosen.has(event)).length
    return html`<fieldset>
      <legend>
        <label>
          <input
            type="checkbox"
            .checked=${count === events.length}
            .indeterminate=${count > 0 && count < events.length}
            @change=${(event: Event) => this.#choose(events, isChecked(event))}
          />
          ${t(name)}
        </label>
      </legend>
      <div class="events">
        ${events.map(
          (one) =>
            html`<label>
              <input
                type="checkbox"
                .checked=${this.#chosen.has(one)}
                @change=${(event: Event) => this.#choose([one], isChecked(event))}
              />
              <span class="code">${one}</span>
            </label>`,
        )}
      </div>
    </fieldset>`
  }

  #choose(events: readonly EventName[], isWanted: boolean): void {
    const next = new Set(this.#chosen)
    for (const event of events) {
      if (isWanted) next.add(event)
      else next.delete(event)
    }
    this.chosen = next
  }

  readonly #close = () => this.renderRoot.querySelector('dialog')?.close()

  readonly #submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const form = new FormData(formOf(event))
    const description = form.get('description')
    const body = {
      url: form.get('url'),
      description: description || null,
      events: [...this.#chosen],
    }
    const { webhook } = this
    const isDone = await this.#action.run(async () => {
      if (webhook) {
        await call(`/webhooks/${encodeURIComponent(webhook.id)}`, { method: 'PATCH', body })
      } else {
        const { format } = this
        const writeKey = format === 'segment' ? { writeKey: form.get('writeKey') } : {}
        const created = await call<WebhookWithSecret>('/webhooks', {
          method: 'POST',
          body: { ...body, format, ...writeKey },
        })
        if (format === 'standard') this.created = created
      }
    })
    if (!isDone) return
    this.dispatchEvent(new Event('saved'))
    if (!this.created) this.#close()
  }
}

function addressHint(format: Format): string {
  return format === 'slack'
    ? t('webhooks.incomingWebhookUrlSlack')
    : t('webhooks.whereSendEventsExample')
}

/** Shows a secret, which nobody sees again. */
export function renderSecret(secret: string): TemplateResult {
  return html`<p>${t('webhooks.useSecretVerifySignatures')}</p>
    <copy-value label=${t('field.hash')} .value=${secret}></copy-value>`
}

function isChecked({ currentTarget }: Event): boolean {
  return currentTarget instanceof HTMLInputElement && currentTarget.checked
}

declare global {
  interface HTMLElementTagNameMap {
    'webhook-dialog': WebhookDialog
  }
}
