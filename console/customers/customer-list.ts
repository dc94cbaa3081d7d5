import { Task } from '@lit/task'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { readList } from '../api/read-all.ts'
import type { Session } from '../api/session.ts'
import type { Customer, Partner } from '../api/wire.gen.ts'
import { Action } from '../base/action.ts'
import { FurtherPages } from '../base/further-pages.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { valueOf } from '../base/form.ts'
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
import { COLUMNS, customerCell, type CustomerColumn } from './customer-cells.ts'
import { customerListStyles } from './customer-list.styles.ts'

const PAGE_SIZE = 50
const PAUSE_MS = 250
const SORTS = ['createdAt', 'saleAmount', 'firstSaleAt'] as const
const LOOK = [settingsStyles, tableStyles, columnTitleStyles, dataTableStyles, customerListStyles]

type CustomersOf = Pick<Partner, 'id' | 'programId' | 'name'>

/** The customers, to search in: search and order are in the address. */
@customElement('customer-list')
export class CustomerList extends ConsoleElement {
  static override styles = [styles, ...LOOK]

  @property({ attribute: false }) session: Session | undefined
  /** The partner whose customers are listed; without one, everyone's. */
  @property({ attribute: false }) partner: CustomersOf | undefined
  readonly #layout = new TableLayout<CustomerColumn>(this, 'customers', COLUMNS)
  readonly #action = new Action(this)
  readonly #further = new FurtherPages<Customer>(this.#action, PAGE_SIZE, ({ id }) => id)
  #typing: ReturnType<typeof setTimeout> | undefined
  readonly #found = new Task(this, {
    task: async ([_id, _address, _partner], { signal }) => {
      this.#further.start()
      return this.#further.after(await readPage({ ...this.#of, page: 1, signal }))
    },
    args: () => [this.session?.workspace?.id, listAddress(), this.partner?.id] as const,
  })

  constructor() {
    super()
    new AddressController(this)
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    clearTimeout(this.#typing)
  }

  get #of(): { partnerId?: string; programId?: string } {
    const { partner } = this
    return partner ? { partnerId: partner.id, programId: partner.programId } : {}
  }

  override focus(): void {
    this.renderRoot.querySelector('h1')?.focus()
  }

  override render(): TemplateResult {
    return html`<div class="head">
        ${
          this.partner
            ? html`<h2>${t('common.customers')}</h2>`
            : html`<h1 tabindex="-1">${t('common.customers')}</h1>`
        }
        <div class="tools">
          <input
            class="input search"
            type="search"
            aria-label=${t('customers.searchNameEmailId')}
            placeholder=${t('customers.searchNameEmailId')}
            maxlength="100"
            .value=${chosenSearch()}
            @input=${this.#search}
          />
          ${columnsMenu(this.#layout)}
        </div>
      </div>
      <section class="panel" aria-label=${t('common.customers')}>
        ${loaded(this.#found, (found) => this.#renderFound(found), { bones: 8 })}
      </section>`
  }

  #renderFound(customers: readonly Customer[]): TemplateResult {
    const all = [...customers, ...this.#further.rows]
    if (all.length === 0) return renderNone(this.partner)
    const sorted = chosenSort()
    return html`${dataTable({
      layout: this.#layout,
      rows: all,
      cell: customerCell,
      sorted,
      sort: (by) => sortBy(by, sorted, 'createdAt'),
    })}
    ${this.#action.problem ? problemNote(this.#action.problem) : nothing}
    ${
      this.#further.isWhole
        ? nothing
        : html`<div class="more">
            <button
              class="button"
              aria-disabled=${this.#action.isBusy ? 'true' : 'false'}
              @click=${() => void this.#readMore(all.at(-1))}
            >
              ${t('common.showMore')}
            </button>
          </div>`
    }`
  }

  readonly #search = (event: InputEvent) => {
    const value = valueOf(event)
    clearTimeout(this.#typing)
    this.#typing = setTimeout(
      () => navigate(withQuery({ search: value || undefined }), { replace: true }),
      PAUSE_MS,
    )
  }

  async #readMore(last: Customer | undefined): Promise<void> {
    await this.#further.more((page, signal) => readPage({ ...this.#of, page, last, signal }))
  }
}

function renderNone(partner: CustomersOf | undefined): TemplateResult {
  return html`<div class="empty">
    <p class="soft">
      ${
        chosenSearch()
          ? t('customers.noCustomersMatchSearch')
          : partner
            ? t('customers.noCustomersOfPartner', { name: partner.name })
            : t('customers.noCustomersYetCustomers')
      }
    </p>
    ${
      chosenSearch()
        ? html`<a class="button" href=${withQuery({ search: undefined })}
            >${t('common.showAll')}</a
          >`
        : partner
          ? nothing
          : html`<a class="button" href="/api/docs">${t('customers.learnHowTrackLeads')}</a>`
    }
  </div>`
}

/** Reads a page; the newest first go on behind the last customer, whoever comes meanwhile. */
function readPage({
  page,
  last,
  signal,
  ...of
}: {
  partnerId?: string
  programId?: string
  page: number
  last?: Customer | undefined
  signal: AbortSignal
}): Promise<Customer[]> {
  const { by, isAscending } = chosenSort()
  const query = {
    ...of,
    includeExpandedFields: 'true',
    pageSize: String(PAGE_SIZE),
    search: chosenSearch().trim() || undefined,
    sortBy: by,
    sortOrder: isAscending ? 'asc' : 'desc',
    ...(by === 'createdAt' ? { startingAfter: last?.id } : { page: String(page) }),
  }
  return readList<Customer>('/customers', { query, signal })
}

function chosenSort(): ReturnType<typeof sortOf> {
  return sortOf(location.search, SORTS, 'createdAt')
}

/** Returns what decides which customers are listed. */
function listAddress(): string {
  return JSON.stringify([chosenSearch(), chosenSort()])
}

function chosenSearch(): string {
  return new URLSearchParams(location.search).get('search')?.slice(0, 100) ?? ''
}

declare global {
  interface HTMLElementTagNameMap {
    'customer-list': CustomerList
  }
}
