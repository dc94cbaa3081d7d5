import { consume } from '@lit/context'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { readList } from '../api/read-all.ts'
import { may, sessionContext, type Session } from '../api/session.ts'
import type { Partner } from '../api/wire.gen.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { isNarrowed, noFilters } from '../base/list/list-filter.ts'
import '../base/list/list-toolbar.ts'
import { PagedList } from '../base/list/paged-list.ts'
import { Selection } from '../base/list/selection.ts'
import { pageStyles } from '../base/page.styles.ts'
import { settingsStyles } from '../base/settings.styles.ts'
import { styles } from '../base/styles.ts'
import { tableStyles } from '../base/table.styles.ts'
import { columnTitleStyles } from '../base/table/column-title.styles.ts'
import { columnsMenu } from '../base/table/columns-menu.ts'
import { dataTable } from '../base/table/data-table.ts'
import { dataTableStyles } from '../base/table/data-table.styles.ts'
import { TableLayout } from '../base/table/table-layout.ts'
import { t } from '../base/texts.ts'
import { tagStyles } from '../links/link-table.styles.ts'
import { AddressController, BASE, withQuery } from '../router/router.ts'
import { sortBy } from '../router/sort-address.ts'
import './partner-bulk.ts'
import type { ChangedPartnersEvent } from './partner-bulk.ts'
import { COLUMNS, partnerCell, type PartnerColumn } from './partner-cells.ts'
import { chosenSort, partnerFilters, partnerQuery, USUAL_SORT } from './partner-filters.ts'
import { partnerStyles } from './partners.styles.ts'
import { tagChipStyles } from './tag-chips.ts'

const LOOK = [
  settingsStyles,
  tableStyles,
  columnTitleStyles,
  dataTableStyles,
  partnerStyles,
  tagStyles,
  tagChipStyles,
]

/** The partners of a program: search, filters, order, and program are in the address. */
@customElement('partners-page')
export class PartnersPage extends ConsoleElement {
  static override styles = [styles, pageStyles, ...LOOK]

  @consume({ context: sessionContext, subscribe: true })
  @property({ attribute: false })
  session: Session | undefined
  @state() private said = ''
  readonly #layout = new TableLayout<PartnerColumn>(this, 'partners', COLUMNS)
  readonly #filters = partnerFilters()
  readonly #selection = new Selection<Partner>(this)
  readonly #partners = new PagedList<Partner>(this, {
    read: ({ page, size, signal }) => {
      if (page === 1) this.#selection.clear()
      const query = {
        ...partnerQuery(location.search, this.#filters),
        page: String(page),
        pageSize: String(size),
      }
      return readList<Partner>('/partners', { query, signal })
    },
    args: () => [this.session?.workspace?.id, location.search],
  })

  constructor() {
    super()
    new AddressController(this, () => (this.said = ''))
  }

  override render(): TemplateResult {
    const mayChange = may(this.session, 'program.write')
    return html`<div class="page list">
      <div class="head">
        <h1>${t('common.partners')}</h1>
        <div class="actions">
          ${
            mayChange
              ? html`<a class="button primary" href="${BASE}/partners/invite">
                  ${t('common.invitePartners')}
                </a>`
              : nothing
          }
        </div>
      </div>
      <list-toolbar
        placeholder=${t('partners.nameEmailCompany')}
        .filters=${this.#filters}
        .selected=${this.#selection.size}
        @clear-selection=${() => this.#selection.clear()}
      >
        <partner-bulk
          slot="bulk"
          .partners=${this.#selection.of(this.#partners.rows)}
          @changed-partners=${this.#changed}
        ></partner-bulk>
        ${columnsMenu(this.#layout)}
      </list-toolbar>
      <p class="said soft" role="status">${this.said}</p>
      <section class="panel" aria-label=${t('common.partners')}>
        ${this.#partners.render({
          rows: (rows) => this.#renderTable(rows, mayChange),
          none: () => this.#renderNone(),
        })}
      </section>
    </div>`
  }

  #renderTable(rows: readonly Partner[], mayChange: boolean): TemplateResult {
    const sorted = chosenSort(location.search)
    return dataTable({
      layout: this.#layout,
      rows,
      cell: partnerCell,
      sorted,
      sort: (by) => sortBy(by, sorted, USUAL_SORT),
      selectable: mayChange
        ? { selection: this.#selection, nameOf: ({ name }) => name }
        : undefined,
    })
  }

  #renderNone(): TemplateResult {
    const isFiltered = isNarrowed(location.search, this.#filters)
    return html`<div class="empty">
      <p class="soft">
        ${isFiltered ? t('partners.noPartnersMatchThese') : t('partners.noPartnersYetInvite')}
      </p>
      ${
        isFiltered
          ? html`<a class="button" href=${withQuery(noFilters(this.#filters))}
              >${t('common.showAll')}</a
            >`
          : html`<a class="button" href="${BASE}/partners/invite">${t('common.invitePartners')}</a>`
      }
    </div>`
  }

  readonly #changed = async ({ said }: ChangedPartnersEvent) => {
    await this.#partners.readAgain()
    this.said = said
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'partners-page': PartnersPage
  }
}
