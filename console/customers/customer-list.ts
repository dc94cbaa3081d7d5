import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { readList } from '../api/read-all.ts'
import { may, type Session } from '../api/session.ts'
import type { Customer, Partner } from '../api/wire.gen.ts'
import { chosenProgramId } from '../base/chosen-program-id.ts'
import { ConsoleElement } from '../base/console-element.ts'
import {
  filterParameters,
  isNarrowed,
  noFilters,
  readSearch,
  type ListFilter,
} from '../base/list/list-filter.ts'
import '../base/list/list-toolbar.ts'
import { PagedList, type PageRequest } from '../base/list/paged-list.ts'
import { settingsStyles } from '../base/settings.styles.ts'
import { styles } from '../base/styles.ts'
import { tableStyles } from '../base/table.styles.ts'
import { columnTitleStyles } from '../base/table/column-title.styles.ts'
import { columnsMenu } from '../base/table/columns-menu.ts'
import { dataTable } from '../base/table/data-table.ts'
import { dataTableStyles } from '../base/table/data-table.styles.ts'
import { TableLayout } from '../base/table/table-layout.ts'
import { t } from '../base/texts.ts'
import { PARTNER_FILTER } from '../partners/list-filters.ts'
import { AddressController, withQuery } from '../router/router.ts'
import { sortBy, sortOf } from '../router/sort-address.ts'
import { COLUMNS, customerCell, type CustomerColumn } from './customer-cells.ts'

const SORTS = ['createdAt', 'saleAmount', 'firstSaleAt'] as const
const LOOK = [settingsStyles, tableStyles, columnTitleStyles, dataTableStyles]
const NO_FILTERS: readonly ListFilter[] = []
const FILTERS: readonly ListFilter[] = [{ ...PARTNER_FILTER, isSingle: true, canExclude: false }]

type CustomersOf = Pick<Partner, 'id' | 'programId' | 'name'>

/** The customers: search, filters, and order are in the address. */
@customElement('customer-list')
export class CustomerList extends ConsoleElement {
  static override styles = [styles, ...LOOK]

  @property({ attribute: false }) session: Session | undefined
  /** The partner whose customers are listed; without one, everyone's. */
  @property({ attribute: false }) partner: CustomersOf | undefined
  readonly #layout = new TableLayout<CustomerColumn>(this, 'customers', COLUMNS)
  readonly #customers = new PagedList<Customer>(this, {
    read: (request) => readPage(this.#parameters, request),
    args: () => [
      this.session?.workspace?.id,
      JSON.stringify([this.#parameters, chosenSort()]),
      this.partner?.id,
    ],
  })

  constructor() {
    super()
    new AddressController(this)
  }

  override focus(): void {
    this.renderRoot.querySelector('h1')?.focus()
  }

  get filters(): readonly ListFilter[] {
    return this.partner || !may(this.session, 'program.read') ? NO_FILTERS : FILTERS
  }

  get #parameters(): Record<string, string> {
    const { partner, filters } = this
    const search = readSearch(location.search).trim().slice(0, 100)
    const programId = partner?.programId ?? chosenProgramId()
    return {
      ...(search ? { search } : {}),
      ...(programId ? { programId } : {}),
      ...filterParameters(location.search, filters),
      ...(partner ? { partnerId: partner.id } : {}),
    }
  }

  override render(): TemplateResult {
    return html`<div class="head">
        ${
          this.partner
            ? html`<h2>${t('common.customers')}</h2>`
            : html`<h1 tabindex="-1">${t('common.customers')}</h1>`
        }
      </div>
      <list-toolbar placeholder=${t('customers.searchNameEmailId')} .filters=${this.filters}>
        ${columnsMenu(this.#layout)}
      </list-toolbar>
      <section class="panel" aria-label=${t('common.customers')}>
        ${this.#customers.render({
          rows: (rows) => this.#renderTable(rows),
          none: () => this.#renderNone(),
        })}
      </section>`
  }

  #renderTable(rows: readonly Customer[]): TemplateResult {
    const sorted = chosenSort()
    return dataTable({
      layout: this.#layout,
      rows,
      cell: customerCell,
      sorted,
      sort: (by) => sortBy(by, sorted, 'createdAt'),
    })
  }

  #renderNone(): TemplateResult {
    const { partner, filters } = this
    const isFiltered = isNarrowed(location.search, filters)
    return html`<div class="empty">
      <p class="soft">
        ${
          isFiltered
            ? t('customers.noCustomersMatchSearch')
            : partner
              ? t('customers.noCustomersOfPartner', { name: partner.name })
              : t('customers.noCustomersYetCustomers')
        }
      </p>
      ${
        isFiltered
          ? html`<a class="button" href=${withQuery(noFilters(filters))}>${t('common.showAll')}</a>`
          : partner
            ? nothing
            : html`<a class="button" href="/api/docs">${t('customers.learnHowTrackLeads')}</a>`
      }
    </div>`
  }
}

/** Reads a page; the newest first go on behind the last customer, whoever comes meanwhile. */
function readPage(
  parameters: Readonly<Record<string, string>>,
  { page, size, last, signal }: PageRequest<Customer>,
): Promise<Customer[]> {
  const { by, isAscending } = chosenSort()
  const query = {
    ...parameters,
    includeExpandedFields: 'true',
    pageSize: String(size),
    sortBy: by,
    sortOrder: isAscending ? 'asc' : 'desc',
    ...(by === 'createdAt' ? { startingAfter: last?.id } : { page: String(page) }),
  }
  return readList<Customer>('/customers', { query, signal })
}

function chosenSort(): ReturnType<typeof sortOf> {
  return sortOf(location.search, SORTS, 'createdAt')
}

declare global {
  interface HTMLElementTagNameMap {
    'customer-list': CustomerList
  }
}
