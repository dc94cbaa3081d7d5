import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { download } from '../api/download.ts'
import { readList } from '../api/read-all.ts'
import type { Session } from '../api/session.ts'
import type { Partner, Payout } from '../api/wire.gen.ts'
import { chosenProgramId } from '../base/chosen-program-id.ts'
import { Action } from '../base/action.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { day, exactTime, money, monthName } from '../base/format.ts'
import { exportButton } from '../base/list/export-button.ts'
import {
  filterParameters,
  isNarrowed,
  noFilters,
  type ListFilter,
} from '../base/list/list-filter.ts'
import '../base/list/list-toolbar.ts'
import { PagedList, type PageRequest } from '../base/list/paged-list.ts'
import { settingsStyles } from '../base/settings.styles.ts'
import { styles } from '../base/styles.ts'
import { tableStyles } from '../base/table.styles.ts'
import { t } from '../base/texts.ts'
import { GROUP_FILTER, PARTNER_FILTER } from '../partners/list-filters.ts'
import { AddressController, withQuery } from '../router/router.ts'
import { moneyStyles } from './money.styles.ts'
import {
  accountName,
  isPayoutStatus,
  PAYOUT_STATUSES,
  payoutStatusName,
  providerName,
} from './payout-words.ts'

function statusFilter(): ListFilter {
  return {
    name: 'status',
    parameter: 'status',
    label: 'field.status',
    isSingle: true,
    options: Object.keys(PAYOUT_STATUSES)
      .filter(isPayoutStatus)
      .map((value) => ({ value, name: payoutStatusName(value) })),
  }
}

/** All payouts by month, the newest first; filters and the run are in the address. */
@customElement('payout-list')
export class PayoutList extends ConsoleElement {
  static override styles = [styles, settingsStyles, tableStyles, moneyStyles]

  @property({ attribute: false }) session: Session | undefined
  /** The partner whose payouts are listed; without one, everyone's. */
  @property({ attribute: false }) partner: Pick<Partner, 'id' | 'programId'> | undefined
  readonly #action = new Action(this)
  readonly #ownFilters: readonly ListFilter[] = [statusFilter()]
  readonly #filters: readonly ListFilter[] = [
    statusFilter(),
    { ...PARTNER_FILTER, isSingle: true, canExclude: false },
    GROUP_FILTER,
  ]
  readonly #payouts = new PagedList<Payout>(this, {
    read: (request) => readPage(this.#parameters, request),
    args: () => [this.session?.workspace?.id, location.search, this.partner?.id],
  })

  constructor() {
    super()
    new AddressController(this)
  }

  get filters(): readonly ListFilter[] {
    return this.partner ? this.#ownFilters : this.#filters
  }

  get #parameters(): Record<string, string> {
    const { partner } = this
    const run = chosenRun()
    const programId = partner?.programId ?? chosenProgramId()
    return {
      ...filterParameters(location.search, this.filters),
      ...(run ? { invoiceId: run } : {}),
      ...(programId ? { programId } : {}),
      ...(partner ? { partnerId: partner.id } : {}),
    }
  }

  override render(): TemplateResult {
    const run = chosenRun()
    return html`<div class="head ${this.partner ? '' : 'low'}">
        <h2>
          ${this.partner ? t('field.lines') : run ? t('payouts.payoutsRun') : t('payouts.allPayouts')}
        </h2>
        ${
          run
            ? html`<a class="button" href=${withQuery({ run: undefined })}
                >${t('common.showAll')}</a
              >`
            : nothing
        }
      </div>
      <list-toolbar .filters=${this.filters}>
        ${exportButton(this.#action, () => download('/payouts/export', this.#parameters, 'payouts.csv'))}
      </list-toolbar>
      <section class="panel" aria-label=${t('payouts.allPayouts')}>
        ${this.#payouts.render({
          rows: (rows) => this.#renderTable(rows),
          none: () => this.#renderNone(),
        })}
      </section>`
  }

  #renderTable(rows: readonly Payout[]): TemplateResult {
    const isOfPartner = this.partner !== undefined
    const months = Map.groupBy(rows, ({ createdAt }) => createdAt.slice(0, 7))
    return html`<table>
      <thead>
        <tr>
          <th scope="col">${t(isOfPartner ? 'field.confirmedAt' : 'field.partnerId')}</th>
          <th scope="col">${t('field.status')}</th>
          <th scope="col" class="wide">${t('field.masked')}</th>
          ${
            isOfPartner
              ? nothing
              : html`<th scope="col" class="number wide">${t('field.confirmedAt')}</th>`
          }
          <th scope="col" class="number">${t('field.amount')}</th>
        </tr>
      </thead>
      ${[...months].map(
        ([month, payouts]) =>
          html`<tbody>
            ${isOfPartner ? nothing : renderMonth(month, payouts)}
            ${payouts.map((payout) => renderRow(payout, isOfPartner))}
          </tbody>`,
      )}
    </table>`
  }

  #renderNone(): TemplateResult {
    const isFiltered = isNarrowed(location.search, this.filters) || chosenRun() !== undefined
    return html`<div class="empty">
      <p class="soft">
        ${isFiltered ? t('payouts.noPayoutsMatchThese') : t('payouts.noPayoutsYetCommissions')}
      </p>
      ${
        isFiltered
          ? html`<a class="button" href=${withQuery({ ...noFilters(this.filters), run: undefined })}
              >${t('common.showAll')}</a
            >`
          : this.partner
            ? nothing
            : html`<a class="button" href="/console/payouts/new"
                >${t('payouts.reviewPayablePartners')}</a
              >`
      }
    </div>`
  }
}

/** Renders the heading of a month, with what its listed payouts come to. */
function renderMonth(month: string, payouts: readonly Payout[]): TemplateResult {
  const sums = new Map<string, number>()
  for (const { amount, currency, status } of payouts) {
    // What failed or was stopped left nobody's account.
    if (status === 'failed' || status === 'canceled') continue
    sums.set(currency, (sums.get(currency) ?? 0) + amount)
  }
  return html`<tr class="month">
    <th scope="rowgroup" colspan="2">${monthName(month)}</th>
    <td class="wide" colspan="2"></td>
    <td class="number">
      ${[...sums].map(([currency, sum]) => html`<div>${money(sum, currency)}</div>`)}
    </td>
  </tr>`
}

function renderRow(payout: Payout, isOfPartner: boolean): TemplateResult {
  const { id, partner, status, provider, amount, currency, createdAt } = payout
  return html`<tr>
    <td>
      <a class="name" href="/console/payouts/${id}" title=${exactTime(createdAt)}
        >${isOfPartner ? day(createdAt) : partner.name}</a
      >
      ${
        payout.failureReason
          ? html`<div class="small bad">${payout.failureReason}</div>`
          : isOfPartner
            ? nothing
            : html`<div class="small soft">${partner.email}</div>`
      }
    </td>
    <td><span class="badge ${PAYOUT_STATUSES[status].tone}">${payoutStatusName(status)}</span></td>
    <td class="wide">
      ${providerName(provider)}
      <div class="small soft">${accountName(payout)}</div>
    </td>
    ${
      isOfPartner
        ? nothing
        : html`<td class="number wide" title=${exactTime(createdAt)}>${day(createdAt)}</td>`
    }
    <td class="number">${money(amount, currency)}</td>
  </tr>`
}

/** Returns the run that the address names. */
function chosenRun(): string | undefined {
  return new URLSearchParams(location.search).get('run')?.slice(0, 64) || undefined
}

function readPage(
  parameters: Readonly<Record<string, string>>,
  { size, last, signal }: PageRequest<Payout>,
): Promise<Payout[]> {
  const query = {
    ...parameters,
    sortBy: 'initiatedAt',
    pageSize: String(size),
    startingAfter: last?.id,
  }
  return readList<Payout>('/payouts', { query, signal })
}

declare global {
  interface HTMLElementTagNameMap {
    'payout-list': PayoutList
  }
}
