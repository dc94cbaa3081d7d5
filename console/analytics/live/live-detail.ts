import { Task } from '@lit/task'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { X } from 'lucide'
import { call } from '../../api/client.ts'
import type { ExplainedEvent } from '../../api/wire.gen.ts'
import { ConsoleElement } from '../../base/console-element.ts'
import { countryName, exactTime, money } from '../../base/format.ts'
import { icon } from '../../base/icon.ts'
import { problemNote } from '../../base/problem-note.ts'
import { styles } from '../../base/styles.ts'
import { t } from '../../base/texts.ts'
import { BASE } from '../../router/router.ts'
import { detailStyles } from './live-detail.styles.ts'
import { KIND_NAMES, linkName } from './event-name.ts'

/** One event, and why it belongs to its link: step by step, as the API explains it. */
@customElement('live-detail')
export class LiveDetail extends ConsoleElement {
  static override styles = [styles, detailStyles]

  @property() eventId = ''
  @property() workspaceId = ''

  readonly #event = new Task(this, {
    task: ([id], { signal }) =>
      call<ExplainedEvent>(`/events/${encodeURIComponent(id)}`, { signal }),
    args: () => [this.eventId, this.workspaceId] as const,
  })

  override render(): TemplateResult {
    return html`<header>
        <h2 tabindex="-1">
          ${this.#event.value ? t(KIND_NAMES[this.#event.value.event]) : t('field.event')}
        </h2>
        <button
          class="icon-button"
          aria-label=${t('common.close')}
          @click=${() => this.dispatchEvent(new Event('close-detail'))}
        >
          ${icon(X)}
        </button>
      </header>
      ${this.#event.render({
        initial: () => this.#renderBones(),
        pending: () => this.#renderBones(),
        complete: (event) => this.#renderEvent(event),
        error: (error) => problemNote(error, () => this.#event.run()),
      })}`
  }

  /** Moves the keyboard here: the detail was asked for. */
  override focus(): void {
    this.renderRoot.querySelector('h2')?.focus()
  }

  #renderBones(): TemplateResult {
    return html`<div class="bones" aria-busy="true">
      ${[1, 2, 3, 4, 5].map(() => html`<div class="bone">&nbsp;</div>`)}
    </div>`
  }

  #renderEvent(event: ExplainedEvent): TemplateResult {
    const { verdict, steps, commissions, unearned } = event.explanation
    const heading =
      verdict === 'unattributed'
        ? t('live.whyIsntAttributedLink')
        : verdict === 'recorded'
          ? t('live.eventDetails')
          : t('live.whyAttributedLink')
    return html`<dl>
        ${listFacts(event).map(([name, value]) =>
          value
            ? html`<dt>${name}</dt>
                <dd><bdi>${value}</bdi></dd>`
            : nothing,
        )}
      </dl>
      <h3>${heading}</h3>
      <ol>
        ${steps.map((step) => html`<li>${step}</li>`)}
      </ol>
      ${
        commissions.length > 0
          ? html`<h3>${t('field.commissions')}</h3>
              <dl>
                ${commissions.map(
                  ({ id, earnings, currency, status }) =>
                    html`<dt class="code">${id}</dt>
                      <dd>${money(earnings, currency)} <span class="soft">${status}</span></dd>`,
                )}
              </dl>`
          : nothing
      }
      ${
        unearned
          ? html`<h3>${t('live.whyNoCommissionEarned')}</h3>
              <ol>
                ${unearned.steps.map((step) => html`<li>${step}</li>`)}
              </ol>`
          : nothing
      }`
  }
}

function listFacts(event: ExplainedEvent): [string, string | TemplateResult | null | undefined][] {
  const { click, customer, sale, refund, link, partner } = event
  const country = known(click.country)
  return [
    [t('common.time'), exactTime(event.timestamp)],
    [t('field.name'), event.eventName],
    [t('field.amount'), sale && money(sale.amount, sale.currency)],
    [t('live.refund'), refund && money(-refund.amount, refund.currency)],
    [t('field.invoiceId'), sale?.invoiceId],
    [t('field.customerId'), customer && (customer.name ?? customer.email ?? customer.externalId)],
    [t('field.email'), customer?.email],
    [
      t('field.partnerId'),
      partner && html`<a href="${BASE}/partners/${partner.id}">${partner.name}</a>`,
    ],
    [t('field.linkId'), linkName(link)],
    [t('field.url'), click.url],
    [t('analytics.referrer'), click.referer === '(direct)' ? t('analytics.direct') : click.referer],
    [
      t('live.location'),
      [known(click.city), country && countryName(country)].filter(Boolean).join(', '),
    ],
    [
      t('field.agent'),
      [known(click.browser), known(click.os), known(click.device)].filter(Boolean).join(' · '),
    ],
    [t('field.clickId'), click.id],
  ]
}

function known(word: string): string {
  return word === 'Unknown' ? '' : word
}

declare global {
  interface HTMLElementTagNameMap {
    'live-detail': LiveDetail
  }
}
