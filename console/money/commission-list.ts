import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { download } from '../api/download.ts'
import { readList } from '../api/read-all.ts'
import { may, type Session } from '../api/session.ts'
import type { Commission, Partner } from '../api/wire.gen.ts'
import { Action } from '../base/action.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { money } from '../base/format.ts'
import { exportButton } from '../base/list/export-button.ts'
import { isNarrowed, noFilters, type ListFilter } from '../base/list/list-filter.ts'
import '../base/list/list-toolbar.ts'
import { PagedList, type PageRequest } from '../base/list/paged-list.ts'
import { Selection } from '../base/list/selection.ts'
import { settingsStyles } from '../base/settings.styles.ts'
import { styles } from '../base/styles.ts'
import { tableStyles } from '../base/table.styles.ts'
import { columnTitleStyles } from '../base/table/column-title.styles.ts'
import { columnsMenu } from '../base/table/columns-menu.ts'
import { dataTable } from '../base/table/data-table.ts'
import { dataTableStyles } from '../base/table/data-table.styles.ts'
import { TableLayout } from '../base/table/table-layout.ts'
import { t } from '../base/texts.ts'
import { AddressController, withQuery } from '../router/router.ts'
import { sortBy, sortOf } from '../router/sort-address.ts'
import './commission-bulk.ts'
import type { ChangedCommissionsEvent } from './commission-bulk.ts'
import {
  COLUMNS,
  commissionCell,
  OWN_COLUMNS,
  ownCommissionCell,
  type CommissionColumn,
} from './commission-cells.ts'
import { commissionFilters, commissionQuery, ownFilters } from './commission-filters.ts'
import './commission-totals.ts'
import { moneyStyles } from './money.styles.ts'

const SORTS = ['createdAt', 'amount', 'earnings'] as const
const LOOK = [settingsStyles, tableStyles, columnTitleStyles, dataTableStyles, moneyStyles]

type CommissionsOf = Pick<Partner, 'id' | 'programId' | 'name'>

/** What partners have earned, or one of them; search, filters, time, and order are in the address. */
@customElement('commission-list')
export class CommissionList extends ConsoleElement {
  static override styles = [styles, ...LOOK]

  @property({ attribute: false }) session: Session | undefined
  /** The partner whose commissions are listed; without one, everyone's. */
  @property({ attribute: false }) partner: CommissionsOf | undefined
  @state() private said = ''
  readonly #layout = new TableLayout<CommissionColumn>(this, 'commissions', COLUMNS)
  readonly #ownLayout = new TableLayout<CommissionColumn>(this, 'partner-commissions', OWN_COLUMNS)
  readonly #action = new Action(this)
  readonly #selection = new Selection<Commission>(this)
  readonly #filters = commissionFilters()
  readonly #ownFilters = ownFilters()
  readonly #commissions = new PagedList<Commission>(this, {
    read: (request) => {
      if (request.page === 1) this.#selection.clear()
      return readPage(this.#parameters, request)
    },
    args: () => [this.session?.workspace?.id, listAddress(), this.partner?.id],
  })

  constructor() {
    super()
    new AddressController(this, () => (this.said = ''))
  }

  readAgain(): void {
    void this.#commissions.readAgain()
    this.#readTotals()
  }

  get filters(): readonly ListFilter[] {
    return this.partner ? this.#ownFilters : this.#filters
  }

  /** The parameters that list, sum, and export the same commissions. */
  get #parameters(): Record<string, string> {
    const { partner } = this
    return {
      ...commissionQuery(location.search, this.filters),
      ...(partner ? { partnerId: partner.id, programId: partner.programId } : {}),
    }
  }

  override render(): TemplateResult {
    return html`<commission-totals
        .workspaceId=${this.session?.workspace?.id}
        .parameters=${JSON.stringify(this.#parameters)}
      ></commission-totals>
      <list-toolbar
        placeholder=${t(this.partner ? 'commissions.searchOwn' : 'commissions.searchAll')}
        .filters=${this.filters}
        .selected=${this.#selection.size}
        timed
        @clear-selection=${() => this.#selection.clear()}
      >
        <commission-bulk
          slot="bulk"
          .commissions=${this.#selection.of(this.#commissions.rows)}
          @changed-commissions=${this.#changed}
        ></commission-bulk>
        ${columnsMenu(this.partner ? this.#ownLayout : this.#layout)}
        ${exportButton(this.#action, () => this.#export())}
      </list-toolbar>
      <p class="said soft" role="status">${this.said}</p>
      <section class="panel" aria-label=${t('field.commissions')}>
        ${this.#commissions.render({
          rows: (rows) => this.#renderTable(rows),
          none: () => this.#renderNone(),
        })}
      </section>`
  }

  #renderTable(rows: readonly Commission[]): TemplateResult {
    const sorted = sortOf(location.search, SORTS, 'createdAt')
    return dataTable({
      layout: this.partner ? this.#ownLayout : this.#layout,
      rows,
      cell: this.partner ? ownCommissionCell : commissionCell,
      sorted,
      sort: (by) => sortBy(by, sorted, 'createdAt'),
      selectable: may(this.session, 'program.write')
        ? { selection: this.#selection, nameOf }
        : undefined,
    })
  }

  #renderNone(): TemplateResult {
    const { partner } = this
    if (isNarrowed(location.search, this.filters)) {
      return html`<div class="empty">
        <p class="soft">${t('commissions.noCommissionsMatchThese')}</p>
        <a class="button" href=${withQuery(noFilters(this.filters))}>${t('common.showAll')}</a>
      </div>`
    }
    return html`<div class="empty">
      <p class="soft">
        ${
          partner
            ? t('commissions.noCommissionsOfPartner', { name: partner.name })
            : t('commissions.noCommissionsYetCommissions')
        }
      </p>
      ${
        partner
          ? nothing
          : html`<a class="button" href="/console/checklist">${t('common.setupChecklist')}</a>`
      }
    </div>`
  }

  readonly #changed = ({ outcome, said }: ChangedCommissionsEvent) => {
    const { changed, refused } = outcome
    const left = refused.map(({ commission }) => commission)
    for (const commission of [...changed, ...left]) this.#commissions.replace(commission)
    // What is left to decide stays selected.
    this.#selection.set(left)
    this.said = said
    this.#readTotals()
  }

  #readTotals(): void {
    void this.renderRoot.querySelector('commission-totals')?.readAgain()
  }

  #export(): Promise<void> {
    return download('/commissions/export', this.#parameters, 'commissions.csv')
  }
}

function nameOf({ partner, earnings, currency }: Commission): string {
  return `${partner.name}, ${money(earnings, currency)}`
}

/** What decides which commissions are listed: a dialog that opens is no other list. */
function listAddress(): string {
  const values = new URLSearchParams(location.search)
  values.delete('open')
  return values.toString()
}

function readPage(
  parameters: Readonly<Record<string, string>>,
  { page, size, last, signal }: PageRequest<Commission>,
): Promise<Commission[]> {
  const { by, isAscending } = sortOf(location.search, SORTS, 'createdAt')
  const query = {
    ...parameters,
    pageSize: String(size),
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
