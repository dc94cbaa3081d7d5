import { consume } from '@lit/context'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { download } from '../api/download.ts'
import { readList } from '../api/read-all.ts'
import { sessionContext, type Session } from '../api/session.ts'
import type { LedgerEntry } from '../api/wire.gen.ts'
import { Action } from '../base/action.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { day, exactTime, money, monthName } from '../base/format.ts'
import { exportButton } from '../base/list/export-button.ts'
import type { ListFilter } from '../base/list/list-filter.ts'
import '../base/list/list-toolbar.ts'
import { PagedList, type PageRequest } from '../base/list/paged-list.ts'
import { pageStyles } from '../base/page.styles.ts'
import { problemNote } from '../base/problem-note.ts'
import { settingsStyles } from '../base/settings.styles.ts'
import { styles } from '../base/styles.ts'
import { tableStyles } from '../base/table.styles.ts'
import { t } from '../base/texts.ts'
import { PARTNER_FILTER } from '../partners/list-filters.ts'
import { AddressController, withQuery } from '../router/router.ts'
import {
  ACCOUNT_NAMES,
  accountTitle,
  ledgerQuery,
  ledgerView,
  monthsBefore,
} from './ledger-filters.ts'
import { moneyStyles } from './money.styles.ts'

/** The months of three years can be chosen. */
const MONTHS = 36

/** Every entry of the ledger, the newest first; the filters are in the address. */
@customElement('ledger-page')
export class LedgerPage extends ConsoleElement {
  static override styles = [styles, pageStyles, settingsStyles, tableStyles, moneyStyles]

  @consume({ context: sessionContext, subscribe: true })
  @property({ attribute: false })
  session: Session | undefined
  readonly #action = new Action(this)
  readonly #exporting = new Action(this)
  readonly #filters = ledgerFilters()
  readonly #entries = new PagedList<LedgerEntry>(this, {
    read: (request) => readPage(request),
    args: () => [this.session?.workspace?.id, location.search],
  })

  constructor() {
    super()
    new AddressController(this)
  }

  override render(): TemplateResult {
    const { partnerId, payoutId } = ledgerView(location.search)
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
        </div>
      </div>
      <list-toolbar .filters=${this.#filters}>
        ${
          payoutId
            ? html`<a slot="end" class="button" href=${withQuery({ payout: undefined })}>
                ${t('ledger.allPayouts')}
              </a>`
            : nothing
        }
        ${exportButton(this.#exporting, () => this.#export())}
      </list-toolbar>
      ${this.#action.problem ? problemNote(this.#action.problem) : nothing}
      <section class="panel" aria-label=${t('common.ledger')}>
        ${this.#entries.render({ rows: renderEntries, none: renderNone })}
      </section>
    </div>`
  }

  async #export(): Promise<void> {
    const query = ledgerQuery(ledgerView(location.search))
    await download('/ledger/entries/export', query, 'ledger.csv')
  }

  async #saveStatement(partnerId: string): Promise<void> {
    const { programId, start, end } = ledgerQuery(ledgerView(location.search))
    const query = { programId, start, end, format: 'csv' }
    const path = `/partners/${encodeURIComponent(partnerId)}/statement`
    await this.#action.run(() => download(path, query, 'statement.csv'))
  }
}

/** Builds the filters of the ledger: account, month, and partner. */
function ledgerFilters(): ListFilter[] {
  const now = new Date().toISOString().slice(0, 7)
  const months = Array.from({ length: MONTHS }, (_, ago) => monthsBefore(now, ago))
  return [
    {
      name: 'account',
      parameter: 'account',
      label: 'field.masked',
      isSingle: true,
      options: ACCOUNT_NAMES.map((value) => ({ value, name: accountTitle(value) })),
    },
    {
      name: 'month',
      parameter: 'month',
      label: 'field.month',
      isSingle: true,
      options: months.map((value) => ({ value, name: monthName(value) })),
    },
    { ...PARTNER_FILTER, isSingle: true, canExclude: false },
  ]
}

function renderEntries(entries: readonly LedgerEntry[]): TemplateResult {
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
      ${entries.map((entry) => renderRow(entry))}
    </tbody>
  </table>`
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

function readPage({ size, last, signal }: PageRequest<LedgerEntry>): Promise<LedgerEntry[]> {
  const query = {
    ...ledgerQuery(ledgerView(location.search)),
    sortOrder: 'desc',
    pageSize: String(size),
    startingAfter: last?.id,
  }
  return readList<LedgerEntry>('/ledger/entries', { query, signal })
}

declare global {
  interface HTMLElementTagNameMap {
    'ledger-page': LedgerPage
  }
}
