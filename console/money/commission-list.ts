import { Task } from '@lit/task'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { readList } from '../api/read-all.ts'
import type { Session } from '../api/session.ts'
import type { Commission, Partner } from '../api/wire.gen.ts'
import { Action } from '../base/action.ts'
import { FurtherPages } from '../base/further-pages.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { valueOf } from '../base/form.ts'
import { timeZone } from '../base/time-zone.ts'
import { loaded } from '../base/loaded.ts'
import { problemNote } from '../base/problem-note.ts'
import { settingsStyles } from '../base/settings.styles.ts'
import { styles } from '../base/styles.ts'
import { tableStyles } from '../base/table.styles.ts'
import { columnTitleStyles } from '../base/table/column-title.styles.ts'
import { columnsMenu } from '../base/table/columns-menu.ts'
import { dataTable } from '../base/table/data-table.ts'
import { dataTableStyles } from '../base/table/data-table.styles.ts'
import { TableLayout } from '../base/table/table-layout.ts'
import { t } from '../base/texts.ts'
import { AddressController, navigate, withQuery } from '../router/router.ts'
import { sortBy, sortOf } from '../router/sort-address.ts'
import {
  COLUMNS,
  commissionCell,
  OWN_COLUMNS,
  ownCommissionCell,
  type CommissionColumn,
} from './commission-cells.ts'
import { commissionFilters, NO_FILTERS } from './commission-filters.ts'
import {
  commissionStatusName,
  commissionTypeName,
  STATUS_NAMES,
  TYPE_NAMES,
} from './commission-words.ts'
import { moneyStyles } from './money.styles.ts'

const PAGE_SIZE = 50
const SORTS = ['createdAt', 'amount'] as const
const LOOK = [settingsStyles, tableStyles, columnTitleStyles, dataTableStyles, moneyStyles]

type CommissionsOf = Pick<Partner, 'id' | 'programId' | 'name'>

/** What partners have earned, or one of them; filters and order are in the address. */
@customElement('commission-list')
export class CommissionList extends ConsoleElement {
  static override styles = [styles, ...LOOK]

  @property({ attribute: false }) session: Session | undefined
  /** The partner whose commissions are listed; without one, everyone's. */
  @property({ attribute: false }) partner: CommissionsOf | undefined
  readonly #layout = new TableLayout<CommissionColumn>(this, 'commissions', COLUMNS)
  readonly #ownLayout = new TableLayout<CommissionColumn>(this, 'partner-commissions', OWN_COLUMNS)
  readonly #action = new Action(this)
  readonly #further = new FurtherPages<Commission>(this.#action, PAGE_SIZE, ({ id }) => id)
  readonly #commissions = new Task(this, {
    task: async ([_id, address, _partner], { signal }) => {
      this.#further.start()
      return this.#further.after(await readPage(address, { of: this.partner, page: 1, signal }))
    },
    args: () => [this.session?.workspace?.id, location.search, this.partner?.id] as const,
  })

  constructor() {
    super()
    new AddressController(this)
  }

  readAgain(): void {
    void this.#commissions.run()
  }

  override render(): TemplateResult {
    return html`${this.#renderFilters()}
      <section class="panel" aria-label=${t('field.commissions')}>
        ${loaded(this.#commissions, (first) => this.#renderCommissions(first), { bones: 8 })}
      </section>`
  }

  #renderFilters(): TemplateResult {
    const { status, type, partnerId, start, end } = commissionFilters(location.search)
    const choose = (name: string) => (event: Event) =>
      navigate(withQuery({ [name]: valueOf(event) || undefined }))
    return html`<div class="filters">
      <select class="input narrow" aria-label=${t('field.status')} @change=${choose('status')}>
        <option value="">${t('common.allStatuses')}</option>
        ${STATUS_NAMES.map(
          (one) =>
            html`<option value=${one} ?selected=${one === status}>
              ${commissionStatusName(one)}
            </option>`,
        )}
      </select>
      <select class="input narrow" aria-label=${t('field.type')} @change=${choose('type')}>
        <option value="">${t('commissions.allTypes')}</option>
        ${TYPE_NAMES.map(
          (one) =>
            html`<option value=${one} ?selected=${one === type}>
              ${commissionTypeName(one)}
            </option>`,
        )}
      </select>
      <label>
        <span class="soft">${t('field.periodStart')}</span>
        <input class="input narrow" type="date" .value=${start ?? ''} @change=${choose('start')} />
      </label>
      <label>
        <span class="soft">${t('field.periodEnd')}</span>
        <input class="input narrow" type="date" .value=${end ?? ''} @change=${choose('end')} />
      </label>
      ${
        partnerId
          ? html`<a class="button" href=${withQuery({ partner: undefined })}>
              ${t('commissions.allPartners')}
            </a>`
          : nothing
      }
      ${columnsMenu(this.partner ? this.#ownLayout : this.#layout)}
    </div>`
  }

  #renderCommissions(first: readonly Commission[]): TemplateResult {
    const all = [...first, ...this.#further.rows]
    if (all.length === 0) return renderNone(this.partner)
    const sorted = chosenSort(location.search)
    return html`${dataTable({
      layout: this.partner ? this.#ownLayout : this.#layout,
      rows: all,
      cell: this.partner ? ownCommissionCell : commissionCell,
      sorted,
      sort: (by) => sortBy(by, sorted, 'createdAt'),
    })}
    ${this.#action.problem ? problemNote(this.#action.problem) : nothing}
    ${
      this.#further.isWhole
        ? nothing
        : html`<div class="more">
            <button class="button" @click=${() => void this.#readMore(all.at(-1))}>
              ${t('common.showMore')}
            </button>
          </div>`
    }`
  }

  async #readMore(last: Commission | undefined): Promise<void> {
    const address = location.search
    await this.#further.more((page, signal) =>
      readPage(address, { of: this.partner, page, last, signal }),
    )
  }
}

function renderNone(partner: CommissionsOf | undefined): TemplateResult {
  const isFiltered = Object.keys(commissionFilters(location.search)).length > 0
  return html`<div class="empty">
    <p class="soft">
      ${
        isFiltered
          ? t('commissions.noCommissionsMatchThese')
          : partner
            ? t('commissions.noCommissionsOfPartner', { name: partner.name })
            : t('commissions.noCommissionsYetCommissions')
      }
    </p>
    ${
      isFiltered
        ? html`<a class="button" href=${withQuery(NO_FILTERS)}>${t('common.showAll')}</a>`
        : partner
          ? nothing
          : html`<a class="button" href="/console/checklist">${t('common.setupChecklist')}</a>`
    }
  </div>`
}

function chosenSort(address: string): ReturnType<typeof sortOf> {
  return sortOf(address, SORTS, 'createdAt')
}

interface PageRequest {
  of: CommissionsOf | undefined
  page: number
  last?: Commission | undefined
  signal: AbortSignal
}

function readPage(address: string, { of, page, last, signal }: PageRequest): Promise<Commission[]> {
  const filters = commissionFilters(address)
  const { by, isAscending } = chosenSort(address)
  const isTimed = filters.start !== undefined || filters.end !== undefined
  const query = {
    ...filters,
    ...(of ? { partnerId: of.id, programId: of.programId } : {}),
    ...(isTimed ? { timezone: timeZone() } : { interval: 'all' }),
    // An end alone is from the beginning.
    ...(filters.end && !filters.start ? { start: '2000-01-01' } : {}),
    pageSize: String(PAGE_SIZE),
    sortBy: by,
    sortOrder: isAscending ? 'asc' : 'desc',
    // The newest first go on behind the last one, whatever comes meanwhile.
    ...(by === 'createdAt' ? { startingAfter: last?.id } : { page: String(page) }),
  }
  return readList<Commission>('/commissions', { query, signal })
}

declare global {
  interface HTMLElementTagNameMap {
    'commission-list': CommissionList
  }
}
