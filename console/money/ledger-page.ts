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
        <h1>${t('common.ledger')}</h1>
        <div class="actions">
          ${
            partnerId
              ? html`<button class="button" @click=${() => void this.#saveStatement(partnerId)}>
                  ${t('partners.statement')}
                </button>`
              : nothing
          }
          <button class="button" @click=${() => void this.#export()}>
            ${t('common.exportAsCsv')}
          </button>
        </div>
      </div>
      ${this.#renderFilters()} ${this.#action.problem ? problemNote(this.#action.problem) : nothing}
      <section class="panel" aria-label=${t('common.ledger')}>
        ${loaded(this.#entries, (first) => this.#renderEntries(first), { bones: 8 })}
      </section>
    </div>`
  }

  #renderFilters(): TemplateResult {
    const { account, partnerId, programId, payoutId, month } = ledgerView(location.search)
    return html`<div class="filters">
      <select
        class="input narrow"
        aria-label=${t('field.masked')}
        @change=${(event: Event) => navigate(withQuery({ account: valueOf(event) || undefined }))}
      >
        <option value="">${t('ledger.allAccounts')}</option>
        ${ACCOUNT_NAMES.map(
          (one) =>
            html`<option value=${one} ?selected=${one === account}>${accountTitle(one)}</option>`,
        )}
      </select>
      <label>
        <span class="soft">${t('field.month')}</span>
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
              ${t('commissions.allPartners')}
            </a>`
          : nothing
      }
      ${
        payoutId
          ? html`<a class="button" href=${withQuery({ payout: undefined })}>
              ${t('ledger.allPayouts')}
            </a>`
          : nothing
      }
      ${
        programId
          ? html`<a class="button" href=${withQuery({ program: undefined })}>
              ${t('ledger.allPrograms')}
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
            <th scope="col">${t('field.event')}</th>
            <th scope="col" class="wide">${t('field.masked')}</th>
            <th scope="col" class="number wide">${t('ledger.posted')}</th>
            <th scope="col" class="number">${t('field.amount')}</th>
            <th scope="col" class="number wide">${t('ledger.balance')}</th>
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
                ${t('common.showMore')}
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
      ${isFiltered ? t('ledger.noEntriesMatchThese') : t('ledger.noEntriesYetEntries')}
    </p>
    ${
      isFiltered
        ? html`<a class="button" href=${location.pathname}>${t('common.showAll')}</a>`
        : html`<a class="button" href="/console/commissions">${t('common.allCommissions')}</a>`
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
          ? html`<div class="small soft">${t('ledger.eventDateDay', { day: day(eventDate) })}</div>`
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
