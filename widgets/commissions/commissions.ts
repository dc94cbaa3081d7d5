import { html, nothing, type TemplateResult } from 'lit'
import { define } from '../base/define.ts'
import { ListElement } from '../base/list-element.ts'
import { sessionErrorOf, type Session } from '../base/session.ts'
import type { EmbedCommission, EmbedView, ExplainedEmbedCommission } from '../base/wire.gen.ts'
import { styles } from './commissions.styles.ts'

type Status = EmbedCommission['status']

/**
 * A partner's commissions, newest first. Each opens to say why it is this amount.
 *
 * @tag svc-commissions
 * @attr status - Only those where this is so: `pending`, `processed`, `paid`, `hold`, `refunded`,
 * `canceled`, `duplicate`.
 * @slot empty - Instead of the sentence when there are none.
 * @csspart list - All commissions shown.
 * @csspart item - A commission.
 * @csspart field - The choice of a status.
 * @csspart button - Each button.
 */
export class SvcCommissions extends ListElement<EmbedCommission> {
  static override styles = [...ListElement.styles, styles]
  static override properties = {
    ...ListElement.properties,
    status: {},
  }

  declare status: Status | '' | undefined
  protected override readonly depends = 'status'
  readonly #why = new Map<string, ExplainedEmbedCommission>()

  protected override path(): string {
    const { status } = this
    return `/commissions?${status && status in this.#statusLabels() ? `status=${status}&` : ''}`
  }

  protected override renderView(_view: EmbedView, items: EmbedCommission[]): TemplateResult {
    // Chosen once, the choice stays, and with it the focus.
    return html`<div class="stack">
      ${items.length || this.status !== undefined ? this.#renderFilter() : nothing}
      <div>
        ${
          items.length
            ? this.renderItems(items)
            : this.status
              ? html`<p class="empty" part="empty">${this.t('No commission has this status.')}</p>`
              : this.renderEmpty(this.t('No commissions yet. Share your link to earn the first.'))
        }
      </div>
    </div>`
  }

  #renderFilter(): TemplateResult {
    return html`<label class="bar small">
      <span class="hidden">${this.t('Status')}</span>
      <select class="field" part="field" @change=${this.#choose}>
        <option value="">${this.t('All')}</option>
        ${Object.entries(this.#statusLabels()).map(
          ([status, word]) =>
            html`<option value=${status} ?selected=${status === this.status}>${word}</option>`,
        )}
      </select>
    </label>`
  }

  protected override renderItem(item: EmbedCommission): TemplateResult {
    const { id, status, earnings, currency, createdAt } = item
    return html`<details data-id=${id} @toggle=${this.#explain}>
      <summary>
        <span class="row">
          <span>${this.#title(item)}</span>
          <span class="sum">${this.money(earnings, currency)}</span>
          <span class="small quiet">${this.day(createdAt)}</span>
          <span class="small status ${status}">${this.#statusLabels()[status]}</span>
        </span>
      </summary>
      ${this.#renderWhy(item)}
    </details>`
  }

  #title({ type, amount, currency, customer, description }: EmbedCommission): TemplateResult {
    const kinds: Record<EmbedCommission['type'], string> = {
      click: this.t('Click'),
      lead: this.t('Lead'),
      sale: amount
        ? this.t('Sale of {amount}', { amount: this.money(amount, currency) })
        : this.t('Sale'),
      referral: this.t('Referred partner'),
      custom: this.t('Bonus'),
    }
    const who = customer?.name ?? customer?.email ?? description
    return html`${kinds[type]}${who ? html` · <bdi>${who}</bdi>` : nothing}`
  }

  #statusLabels(): Record<Status, string> {
    return {
      pending: this.t('In holding period'),
      processed: this.t('Payable'),
      paid: this.t('Paid'),
      hold: this.t('On hold'),
      refunded: this.t('Refunded'),
      canceled: this.t('Canceled'),
      duplicate: this.t('Duplicate'),
    }
  }

  #renderWhy({ id, status, maturesAt, currency }: EmbedCommission): TemplateResult {
    const why = this.#why.get(id)
    if (!why) return html`<p class="small quiet stack">${this.t('Loading…')}</p>`
    return html`<div class="small stack">
      <strong>${this.t('Why this amount')}</strong>
      <ol>
        ${why.steps.map((step) => html`<li><bdi>${step}</bdi></li>`)}
      </ol>
      ${why.reversals.map(
        ({ amount, createdAt }) =>
          html`<p>
            ${this.t('{amount} taken back on {date}.', {
              amount: this.money(amount, currency),
              date: this.day(createdAt),
            })}
          </p>`,
      )}
      ${
        status === 'pending'
          ? html`<p class="quiet">
              ${this.t('Payable from {date}.', { date: this.day(maturesAt) })}
            </p>`
          : nothing
      }
    </div>`
  }

  /** Reloads open details too: the page may have another language now. */
  protected override more(session: Session, view: EmbedView): Promise<EmbedCommission[]> {
    for (const id of this.#why.keys()) this.#read(session, id).catch(() => {})
    return super.more(session, view)
  }

  async #read(session: Session, id: string): Promise<void> {
    this.#why.set(id, await session.read(`/commissions/${id}`))
    this.requestUpdate()
  }

  async #explain(event: Event): Promise<void> {
    const details = event.target as HTMLDetailsElement
    const id = details.dataset['id']!
    if (!details.open || this.#why.has(id)) return
    try {
      await this.#read(this.current!, id)
      this.statusText = ''
    } catch (error) {
      if (sessionErrorOf(error).trouble === 'expired') this.report('expired')
      details.open = false
      this.statusText = this.t('This did not work. Please try again.')
    }
    this.requestUpdate()
  }

  #choose(event: Event): void {
    this.status = (event.target as HTMLSelectElement).value as Status
  }
}

define('svc-commissions', SvcCommissions)

declare global {
  interface HTMLElementTagNameMap {
    'svc-commissions': SvcCommissions
  }
}
