import { consume } from '@lit/context'
import { Task } from '@lit/task'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { download } from '../api/download.ts'
import { readList } from '../api/read-all.ts'
import { sessionContext, type Session } from '../api/session.ts'
import type { LedgerEntry } from '../api/wire.gen.ts'
import { Action } from '../base/action.ts'
import { FurtherPages } from '../base/further-pages.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { valueOf } from '../base/form.ts'
import { day, exactTime, money } from '../base/format.ts'
import { loaded } from '../base/loaded.ts'
import { pageStyles } from '../base/page.styles.ts'
import { problemNote } from '../base/problem-note.ts'
import { settingsStyles } from '../base/settings.styles.ts'
import { styles } from '../base/styles.ts'
import { tableStyles } from '../base/table.styles.ts'
import { t } from '../base/texts.ts'
import { AddressController, navigate, withQuery } from '../router/router.ts'
import { ACCOUNT_NAMES, accountTitle, ledgerQuery, ledgerView } from './ledger-filters.ts'
import { moneyStyles } from './money.styles.ts'

const PAGE_SIZE = 50

/** Every entry of the ledger, the newest first; the filters are in the address. */
@customElement('ledger-page')
export class LedgerPage extends ConsoleElement {
  static override styles = [styles, pageStyles, settingsStyles, tableStyles, moneyStyles]

  @consume({ context: sessionContext, subscribe: true })
  @property({ attribute: false })
  session: Session | undefined
  readonly #action = new Action(this)
  readonly #further = new FurtherPages<LedgerEntry>(this.#action, PAGE_SIZE, ({ id }) => id)
  readonly #entries = new Task(this, {
    task: async ([_id, address], { signal }) => {
      this.#further.start()
      return this.#further.after(await readPage(address, { signal }))
    },
    args: () => [this.session?.workspace?.id, location.search] as const,
  })

  constructor() {
    super()
    new AddressController(this)
  }

  override render(): TemplateResult {
    const { partnerId } = ledgerView(location.search)
    return html`<div class="page">
      <div class="head">
        <h1>${t('Ledger')}</h1>
        <div class="actions">
          ${
            partnerId
              ? html`<button class="button" @click=${() => void this.#saveStatement(partnerId)}>
                  ${t('Statement')}
                </button>`
              : nothing
          }
          <button class="button" @click=${() => void this.#export()}>${t('Export as CSV')}</button>
          <a class="button" href="/console/ledger/months">${t('Closed months')}</a>
        </div>
      </div>
      ${this.#renderFilters()} ${this.#action.problem ? problemNote(this.#action.problem) : nothing}
      <section class="panel" aria-label=${t('Ledger')}>
        ${loaded(this.#entries, (first) => this.#renderEntries(first), { bones: 8 })}
      </section>
    </div>`
  }

  #renderFilters(): TemplateResult {
    const { account, partnerId, programId, payoutId, month } = ledgerView(location.search)
    return html`<div class="filters">
      <select
        class="input narrow"
        aria-label=${t('Where the money stands')}
        @change=${(event: Event) => navigate(withQuery({ account: valueOf(event) || undefined }))}
      >
        <option value="">${t('Wherever the money stands')}</option>
        ${ACCOUNT_NAMES.map(
          (one) =>
            html`<option value=${one} ?selected=${one === account}>${accountTitle(one)}</option>`,
        )}
      </select>
      <label>
        <span class="soft">${t('Month')}</span>
        <input
          class="input narrow"
          type="month"
          placeholder="2026-10"
          .value=${month ?? ''}
          @change=${(event: Event) => navigate(withQuery({ month: valueOf(event) || undefined }))}
        />
      </label>
      ${
        partnerId
          ? html`<a class="button" href=${withQuery({ partner: undefined })}>
              ${t('Of all partners')}
            </a>`
          : nothing
      }
      ${
        payoutId
          ? html`<a class="button" href=${withQuery({ payout: undefined })}>
              ${t('Of all payouts')}
            </a>`
          : nothing
      }
      ${
        programId
          ? html`<a class="button" href=${withQuery({ program: undefined })}>
              ${t('Of all programs')}
            </a>`
          : nothing
      }
    </div>`
  }

  #renderEntries(first: readonly LedgerEntry[]): TemplateResult {
    const all = [...first, ...this.#further.rows]
    if (all.length === 0) return renderNone()
    return html`<table>
        <thead>
          <tr>
            <th scope="col">${t('What happened')}</th>
            <th scope="col" class="wide">${t('Where the money stands')}</th>
            <th scope="col" class="number wide">${t('Booked')}</th>
            <th scope="col" class="number">${t('Amount')}</th>
            <th scope="col" class="number wide">${t('Balance')}</th>
          </tr>
        </thead>
        <tbody>
          ${all.map((entry) => renderRow(entry))}
        </tbody>
      </table>
      ${
        this.#further.isWhole
          ? nothing
          : html`<div class="more">
              <button class="button" @click=${() => void this.#readMore(all.at(-1)!)}>
                ${t('Show more')}
              </button>
            </div>`
      }`
  }

  async #readMore({ id }: LedgerEntry): Promise<void> {
    const address = location.search
    await this.#further.more((_page, signal) => readPage(address, { startingAfter: id, signal }))
  }

  async #export(): Promise<void> {
    const query = ledgerQuery(ledgerView(location.search))
    await this.#action.run(() => download('/ledger/entries/export', query, 'ledger.csv'))
  }

  async #saveStatement(partnerId: string): Promise<void> {
    const { programId, start, end } = ledgerQuery(ledgerView(location.search))
    const query = { programId, start, end, format: 'csv' }
    const path = `/partners/${encodeURIComponent(partnerId)}/statement`
    await this.#action.run(() => download(path, query, 'statement.csv'))
  }
}

function renderNone(): TemplateResult {
  const isFiltered = Object.keys(ledgerView(location.search)).length > 0
  return html`<div class="empty">
    <p class="soft">
      ${isFiltered ? t('Nothing is booked so.') : t('Nothing is booked yet: nobody has earned anything.')}
    </p>
    ${
      isFiltered
        ? html`<a class="button" href=${location.pathname}>${t('Show all')}</a>`
        : html`<a class="button" href="/console/commissions">${t('All commissions')}</a>`
    }
  </div>`
}

function renderRow(entry: LedgerEntry): TemplateResult {
  const { text, partner, account, bookingDate, eventDate, amount, balance, currency } = entry
  const isLate = bookingDate.slice(0, 7) !== eventDate.slice(0, 7)
  const to = entry.payoutId
    ? `/console/payouts/${entry.payoutId}`
    : entry.commissionId
      ? `/console/commissions/${entry.commissionId}`
      : undefined
  return html`<tr>
    <td class="reason">
      ${to ? html`<a class="name" href=${to}>${text}</a>` : html`<span class="name">${text}</span>`}
      <div class="small soft">
        <a class="above" href=${withQuery({ partner: partner.id })}>${partner.name}</a>
      </div>
    </td>
    <td class="wide">${accountTitle(account)}</td>
    <td class="number wide" title=${exactTime(bookingDate)}>
      ${day(bookingDate)}
      ${
        isLate
          ? html`<div class="small soft">${t('happened {day}', { day: day(eventDate) })}</div>`
          : nothing
      }
    </td>
    <td class="number">${money(amount, currency)}</td>
    <td class="number wide soft">${money(balance, currency)}</td>
  </tr>`
}

function readPage(
  address: string,
  { startingAfter, signal }: { startingAfter?: string; signal: AbortSignal },
): Promise<LedgerEntry[]> {
  const query = {
    ...ledgerQuery(ledgerView(address)),
    sortOrder: 'desc',
    pageSize: String(PAGE_SIZE),
    startingAfter,
  }
  return readList<LedgerEntry>('/ledger/entries', { query, signal })
}

declare global {
  interface HTMLElementTagNameMap {
    'ledger-page': LedgerPage
  }
}
