import { Task } from '@lit/task'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { download } from '../api/download.ts'
import { readList } from '../api/read-all.ts'
import type { Session } from '../api/session.ts'
import type { Partner, Payout } from '../api/wire.gen.ts'
import { Action } from '../base/action.ts'
import { FurtherPages } from '../base/further-pages.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { valueOf } from '../base/form.ts'
import { day, exactTime, money } from '../base/format.ts'
import { loaded } from '../base/loaded.ts'
import { problemNote } from '../base/problem-note.ts'
import { settingsStyles } from '../base/settings.styles.ts'
import { styles } from '../base/styles.ts'
import { tableStyles } from '../base/table.styles.ts'
import { t } from '../base/texts.ts'
import { AddressController, navigate, withQuery } from '../router/router.ts'
import { moneyStyles } from './money.styles.ts'
import {
  accountName,
  isPayoutStatus,
  PAYOUT_STATUSES,
  payoutStatusName,
  providerName,
} from './payout-words.ts'

const PAGE_SIZE = 50

/** All payouts, the newest first; the status and the run are in the address. */
@customElement('payout-list')
export class PayoutList extends ConsoleElement {
  static override styles = [styles, settingsStyles, tableStyles, moneyStyles]

  @property({ attribute: false }) session: Session | undefined
  /** The partner whose payouts are listed; without one, everyone's. */
  @property({ attribute: false }) partner: Pick<Partner, 'id' | 'programId'> | undefined
  readonly #action = new Action(this)
  readonly #further = new FurtherPages<Payout>(this.#action, PAGE_SIZE, ({ id }) => id)
  readonly #payouts = new Task(this, {
    task: async ([_id, _address, _partner], { signal }) => {
      this.#further.start()
      return this.#further.after(await readPage(this.#filters, { signal }))
    },
    args: () => [this.session?.workspace?.id, location.search, this.partner?.id] as const,
  })

  constructor() {
    super()
    new AddressController(this)
  }

  get #filters(): PayoutFilters {
    const { partner } = this
    const of = partner ? { partnerId: partner.id, programId: partner.programId } : {}
    return { ...readFilters(location.search), ...of }
  }

  override render(): TemplateResult {
    const { status, invoiceId } = readFilters(location.search)
    return html`<div class="head ${this.partner ? '' : 'low'}">
        <h2>
          ${this.partner ? t('field.lines') : invoiceId ? t('payouts.payoutsRun') : t('payouts.allPayouts')}
        </h2>
        <div class="actions">
          ${
            invoiceId
              ? html`<a class="button" href=${withQuery({ run: undefined })}
                  >${t('common.showAll')}</a
                >`
              : nothing
          }
          <select
            class="input narrow"
            aria-label=${t('field.status')}
            @change=${(event: Event) =>
              navigate(withQuery({ status: valueOf(event) || undefined }))}
          >
            <option value="">${t('common.allStatuses')}</option>
            ${Object.keys(PAYOUT_STATUSES)
              .filter(isPayoutStatus)
              .map(
                (one) =>
                  html`<option value=${one} ?selected=${one === status}>
                    ${payoutStatusName(one)}
                  </option>`,
              )}
          </select>
          <button class="button" @click=${() => void this.#export()}>
            ${t('common.exportAsCsv')}
          </button>
        </div>
      </div>
      <section class="panel" aria-label=${t('payouts.allPayouts')}>
        ${loaded(this.#payouts, (payouts) => this.#renderPayouts(payouts), { bones: 8 })}
      </section>`
  }

  #renderPayouts(first: readonly Payout[]): TemplateResult {
    const all = [...first, ...this.#further.rows]
    const isOfPartner = this.partner !== undefined
    if (all.length === 0) return renderNone(isOfPartner)
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
        <tbody>
          ${all.map((payout) => renderRow(payout, isOfPartner))}
        </tbody>
      </table>
      ${this.#action.problem ? problemNote(this.#action.problem) : nothing}
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

  async #readMore({ id }: Payout): Promise<void> {
    const filters = this.#filters
    await this.#further.more((_page, signal) => readPage(filters, { startingAfter: id, signal }))
  }

  async #export(): Promise<void> {
    const query = { ...this.#filters }
    await this.#action.run(() => download('/payouts/export', query, 'payouts.csv'))
  }
}

function renderNone(isOfPartner: boolean): TemplateResult {
  const isFiltered = Object.values(readFilters(location.search)).some(Boolean)
  return html`<div class="empty">
    <p class="soft">
      ${isFiltered ? t('payouts.noPayoutsMatchThese') : t('payouts.noPayoutsYetCommissions')}
    </p>
    ${
      isFiltered
        ? html`<a class="button" href=${withQuery({ status: undefined, run: undefined })}
            >${t('common.showAll')}</a
          >`
        : isOfPartner
          ? nothing
          : html`<a class="button" href="/console/payouts/new"
              >${t('payouts.reviewPayablePartners')}</a
            >`
    }
  </div>`
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

interface PayoutFilters {
  status?: string
  invoiceId?: string
  partnerId?: string
  programId?: string
}

/** Reads the filters of an address; a status that is none is left out. */
function readFilters(address: string): PayoutFilters {
  const values = new URLSearchParams(address)
  const status = values.get('status') ?? ''
  const run = values.get('run')
  return {
    ...(isPayoutStatus(status) ? { status } : {}),
    ...(run ? { invoiceId: run.slice(0, 64) } : {}),
  }
}

function readPage(
  filters: PayoutFilters,
  { startingAfter, signal }: { startingAfter?: string; signal: AbortSignal },
): Promise<Payout[]> {
  const query = {
    ...filters,
    sortBy: 'initiatedAt',
    pageSize: String(PAGE_SIZE),
    startingAfter,
  }
  return readList<Payout>('/payouts', { query, signal })
}

declare global {
  interface HTMLElementTagNameMap {
    'payout-list': PayoutList
  }
}
