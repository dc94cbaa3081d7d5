import { consume } from '@lit/context'
import { Task } from '@lit/task'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { readAll, readList } from '../api/read-all.ts'
import { may, sessionContext, type Session } from '../api/session.ts'
import type { Group, Partner, Program } from '../api/wire.gen.ts'
import { Action } from '../base/action.ts'
import { FurtherPages } from '../base/further-pages.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { valueOf } from '../base/form.ts'
import { loaded } from '../base/loaded.ts'
import { pageStyles } from '../base/page.styles.ts'
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
import { AddressController, BASE, navigate, withQuery } from '../router/router.ts'
import { sortBy } from '../router/sort-address.ts'
import { COLUMNS, partnerCell, type PartnerColumn } from './partner-cells.ts'
import { chosenSort, filtersOf, isFiltered, USUAL_SORT } from './partner-filters.ts'
import { isPartnerStatus, PARTNER_STATUSES } from './partner-words.ts'
import { partnerStyles } from './partners.styles.ts'

const PAGE_SIZE = 50
const PAUSE_MS = 250
const LOOK = [settingsStyles, tableStyles, columnTitleStyles, dataTableStyles, partnerStyles]

/** The partners of a program: search, status, group, order and program are in the address. */
@customElement('partners-page')
export class PartnersPage extends ConsoleElement {
  static override styles = [styles, pageStyles, ...LOOK]

  @consume({ context: sessionContext, subscribe: true })
  @property({ attribute: false })
  session: Session | undefined
  #typing = 0
  readonly #layout = new TableLayout<PartnerColumn>(this, 'partners', COLUMNS)
  readonly #action = new Action(this)
  readonly #further = new FurtherPages<Partner>(this.#action, PAGE_SIZE, ({ id }) => id)
  readonly #choices = new Task(this, {
    task: async ([_id], { signal }) => {
      const [programs, groups] = await Promise.all([
        readList<Program>('/programs', { signal }),
        readAll<Group>('/groups', signal),
      ])
      return { programs, groups }
    },
    args: () => [this.session?.workspace?.id] as const,
  })
  readonly #partners = new Task(this, {
    task: async ([_id, address], { signal }) => {
      this.#further.start()
      return this.#further.after(await readPage(address, 1, signal))
    },
    args: () => [this.session?.workspace?.id, location.search] as const,
  })

  constructor() {
    super()
    new AddressController(this)
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    window.clearTimeout(this.#typing)
  }

  override render(): TemplateResult {
    return html`<div class="page">
      <div class="head">
        <h1>${t('common.partners')}</h1>
        <div class="actions">
          ${
            may(this.session, 'program.write')
              ? html`<a class="button primary" href="${BASE}/partners/invite">
                  ${t('common.invitePartners')}
                </a>`
              : nothing
          }
        </div>
      </div>
      ${this.#renderFilters()}
      <section class="panel" aria-label=${t('common.partners')}>
        ${loaded(this.#partners, (partners) => this.#renderPartners(partners), { bones: 8 })}
      </section>
    </div>`
  }

  #renderFilters(): TemplateResult {
    const { search = '', status, programId, groupId } = filtersOf(location.search)
    const { programs = [], groups = [] } = this.#choices.value ?? {}
    const program = programs.find(({ id }) => id === programId) ?? programs[0]
    const ofProgram = groups.filter((one) => one.programId === program?.id)
    const choose = (name: string) => (event: Event) =>
      navigate(withQuery({ [name]: valueOf(event) || undefined }))
    return html`<div class="filters">
      <input
        class="input search"
        type="search"
        maxlength="255"
        aria-label=${t('common.search')}
        placeholder=${t('partners.nameEmailCompany')}
        .value=${search}
        @input=${this.#type}
      />
      <select class="input narrow" aria-label=${t('field.status')} @change=${choose('status')}>
        <option value="">${t('common.allStatuses')}</option>
        ${statusOptions(status)}
      </select>
      ${
        programs.length > 1
          ? html`<select
              class="input narrow"
              aria-label=${t('field.programId')}
              @change=${(event: Event) =>
                navigate(withQuery({ program: valueOf(event), group: undefined }))}
            >
              ${programs.map(
                ({ id, name }) =>
                  html`<option value=${id} ?selected=${id === program?.id}>${name}</option>`,
              )}
            </select>`
          : nothing
      }
      ${
        ofProgram.length > 1
          ? html`<select
              class="input narrow"
              aria-label=${t('field.groupId')}
              @change=${choose('group')}
            >
              <option value="">${t('partners.allGroups')}</option>
              ${ofProgram.map(
                ({ id, name }) =>
                  html`<option value=${id} ?selected=${id === groupId}>${name}</option>`,
              )}
            </select>`
          : nothing
      }
      ${columnsMenu(this.#layout)}
    </div>`
  }

  readonly #type = (event: Event) => {
    const text = valueOf(event).trim()
    window.clearTimeout(this.#typing)
    this.#typing = window.setTimeout(
      () => navigate(withQuery({ search: text || undefined }), { replace: true }),
      PAUSE_MS,
    )
  }

  #renderPartners(first: readonly Partner[]): TemplateResult {
    const all = [...first, ...this.#further.rows]
    if (all.length === 0) return renderNone()
    const sorted = chosenSort(location.search)
    return html`${dataTable({
      layout: this.#layout,
      rows: all,
      cell: partnerCell,
      sorted,
      sort: (by) => sortBy(by, sorted, USUAL_SORT),
    })}
    ${this.#action.problem ? problemNote(this.#action.problem) : nothing}
    ${
      this.#further.isWhole
        ? nothing
        : html`<div class="more">
            <button class="button" @click=${() => void this.#readMore()}>
              ${t('common.showMore')}
            </button>
          </div>`
    }`
  }

  async #readMore(): Promise<void> {
    const address = location.search
    await this.#further.more((page, signal) => readPage(address, page, signal))
  }
}

function renderNone(): TemplateResult {
  return html`<div class="empty">
    <p class="soft">
      ${isFiltered(location.search) ? t('partners.noPartnersMatchThese') : t('partners.noPartnersYetInvite')}
    </p>
    ${
      isFiltered(location.search)
        ? html`<a class="button" href=${location.pathname}>${t('common.showAll')}</a>`
        : html`<a class="button" href="${BASE}/partners/invite">${t('common.invitePartners')}</a>`
    }
  </div>`
}

function readPage(address: string, page: number, signal: AbortSignal): Promise<Partner[]> {
  const query = { ...filtersOf(address), page: String(page), pageSize: String(PAGE_SIZE) }
  return readList<Partner>('/partners', { query, signal })
}

declare global {
  interface HTMLElementTagNameMap {
    'partners-page': PartnersPage
  }
}

function statusOptions(chosen: string | undefined): TemplateResult[] {
  return Object.keys(PARTNER_STATUSES)
    .filter(isPartnerStatus)
    .map(
      (one) =>
        html`<option value=${one} ?selected=${one === chosen}>
          ${t(PARTNER_STATUSES[one].name)}
        </option>`,
    )
}
