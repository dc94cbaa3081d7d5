import { html, nothing, type TemplateResult } from 'lit'
import { define } from '../base/define.ts'
import { ListElement } from '../base/list-element.ts'
import { periodName, PERIODS, within, type Period } from '../base/periods.ts'
import { saveFile } from '../base/save-file.ts'
import type { Session } from '../base/session.ts'
import type { EmbedCommission, EmbedCommissionSum, EmbedView } from '../base/wire.gen.ts'
import '../receipt/receipt.ts'
import { styles } from './commissions.styles.ts'

type Status = EmbedCommission['status']

/**
 * Shows a partner's commissions, newest first. Each can be opened to show its calculation.
 *
 * @tag svc-commissions
 * @attr status - Shows only commissions with this status: `pending`, `processed`, `paid`, `hold`, `refunded`,
 * `canceled`, `duplicate`.
 * @slot empty - Replaces the empty-state message.
 * @csspart list - The list of commissions.
 * @csspart item - A commission.
 * @csspart filters - The row of filters.
 * @csspart field - Each filter.
 * @csspart sum - The number of matching commissions and their total.
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
  readonly #opened = new Set<string>()

  #words = ''
  #period: Period | undefined
  #sums: readonly EmbedCommissionSum[] = []

  protected override path(): string {
    return `/commissions?${this.#query()}`
  }

  #query(): string {
    const { status } = this
    const words = this.#words.trim()
    return [
      status && status in this.#statusLabels() ? `status=${status}&` : '',
      words && `search=${encodeURIComponent(words)}&`,
      this.#period ? `${within(this.#period)[1].slice(1)}&` : '',
    ].join('')
  }

  get #isFiltered(): boolean {
    return Boolean(this.status || this.#words || this.#period)
  }

  protected override async more(session: Session, view: EmbedView): Promise<EmbedCommission[]> {
    const signal = this.loadSignal
    const asked = session.read<EmbedCommissionSum[]>(`/commissions/sum?${this.#query()}`)
    const items = await super.more(session, view)
    const sums = await asked.catch(() => [])
    if (!signal.aborted) this.#sums = sums
    return items
  }

  protected override renderView(_view: EmbedView, items: EmbedCommission[]): TemplateResult {
    // Chosen once, the choice stays, and with it the focus.
    return html`<div class="stack">
      ${items.length || this.status !== undefined || this.#isFiltered ? this.#renderFilters() : nothing}
      <div>
        ${
          items.length
            ? this.renderItems(items)
            : this.#isFiltered
              ? html`<p class="empty" part="empty">
                  ${
                    this.#words || this.#period
                      ? this.t('No commissions match these filters.')
                      : this.t('No commissions have this status.')
                  }
                </p>`
              : this.renderEmpty(
                  this.t('No commissions yet. Share your link to earn your first commission.'),
                )
        }
      </div>
    </div>`
  }

  #renderFilters(): TemplateResult {
    return html`<form
        class="bar small filters"
        part="filters"
        @submit=${(event: Event) => event.preventDefault()}
      >
        ${this.#renderStatus()} ${this.#renderPeriod()}
        <input
          class="field search"
          part="field"
          type="search"
          maxlength="100"
          aria-label=${this.t('Search')}
          placeholder=${this.t('Search')}
          .value=${this.#words}
          @change=${this.#search}
        />
        <button
          type="button"
          class="button"
          part="button"
          aria-disabled=${this.busy}
          @click=${this.#export}
        >
          CSV
        </button>
      </form>
      <p class="small quiet" part="sum">
        ${this.#sums.map(
          ({ count, earnings, currency }) =>
            html`<span
              >${this.t('Commissions: {count}', { count: this.count(count) })} ·
              <strong>${this.money(earnings, currency)}</strong></span
            > `,
        )}
      </p>`
  }

  #renderPeriod(): TemplateResult {
    const choose = ({ target }: Event) => {
      this.#period = PERIODS[(target as HTMLSelectElement).selectedIndex - 1]
      void this.refresh()
    }
    return html`<select
      class="field"
      part="field"
      aria-label=${this.t('Time range')}
      @change=${choose}
    >
      <option>${this.t('All time')}</option>
      ${PERIODS.map(
        (period) =>
          html`<option ?selected=${period === this.#period}>
            ${periodName(this.locale, period)}
          </option>`,
      )}
    </select>`
  }

  readonly #search = ({ target }: Event) => {
    this.#words = (target as HTMLInputElement).value
    void this.refresh()
  }

  readonly #export = () =>
    this.act(async (session) => {
      saveFile(await session.download(`/commissions/export?${this.#query()}`), 'commissions.csv')
      return this.t('File downloaded.')
    })

  #renderStatus(): TemplateResult {
    return html`<label class="bar">
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
      ${
        this.#opened.has(id)
          ? html`<svc-receipt
              .session=${this.current}
              commission-id=${id}
              exportparts="button, error, sentence, timeline, rules"
            ></svc-receipt>`
          : nothing
      }
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

  /** Explains a commission once it was opened. */
  #explain({ target }: Event): void {
    if (!(target instanceof HTMLDetailsElement) || !target.open) return
    this.#opened.add(target.dataset['id']!)
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
