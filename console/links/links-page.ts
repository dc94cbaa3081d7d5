import { consume } from '@lit/context'
import { Task } from '@lit/task'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { ListFilter, Plus, Search } from 'lucide'
import { may, sessionContext, type Session } from '../api/session.ts'
import type { Link } from '../api/wire.gen.ts'
import { chipStyles } from '../base/chips.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { valueOf } from '../base/form.ts'
import { icon } from '../base/icon.ts'
import { pageStyles } from '../base/page.styles.ts'
import { problemNote } from '../base/problem-note.ts'
import { styles } from '../base/styles.ts'
import { TableLayout } from '../base/table/table-layout.ts'
import { t } from '../base/texts.ts'
import { AddressController, BASE, navigate, withQuery } from '../router/router.ts'
import { NO_CATALOG, readCatalog } from './catalog.ts'
import { COLUMNS, type Column } from './columns.ts'
import { editToast } from './edit-toast.ts'
import { isNarrowed, readQuery, type LinkQuery, type Slip } from './link-address.ts'
import { linkCount } from './link-count.ts'
import { LinkEdits } from './link-edits.ts'
import './link-filter-dialog.ts'
import { filterChips } from './link-filters.ts'
import { LinkStore } from './link-store.ts'
import './link-table.ts'
import type { SelectLinksEvent } from './link-table.ts'
import { linksPageStyles } from './links-page.styles.ts'
import type { ChangeLinksEvent } from './selection-bar.ts'
import './selection-bar.ts'
import { viewMenu } from './view-menu.ts'

const TYPING_MS = 250
const NOTHING_SELECTED: ReadonlyMap<string, Link> = new Map()

/** All links of the workspace: searched, filtered, sorted, and changed many at a time. */
@customElement('links-page')
export class LinksPage extends ConsoleElement {
  static override styles = [styles, pageStyles, chipStyles, linksPageStyles]

  @consume({ context: sessionContext, subscribe: true })
  @property({ attribute: false })
  session: Session | undefined
  @state() private selection = NOTHING_SELECTED
  readonly #layout = new TableLayout<Column>(this, 'links', COLUMNS)
  readonly #store = new LinkStore(this)
  readonly #edits = new LinkEdits(this, (changed) => this.#changed(changed))
  #query!: LinkQuery
  #slips: readonly Slip[] = []
  #address: string | undefined
  #typing: ReturnType<typeof setTimeout> | undefined
  readonly #catalog = new Task(this, {
    task: ([_workspace], { signal }) => readCatalog(signal),
    args: () => [this.session?.workspace?.id ?? ''] as const,
  })

  constructor() {
    super()
    new AddressController(this)
  }

  override connectedCallback(): void {
    super.connectedCallback()
    document.addEventListener('keydown', this.#hurry)
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    document.removeEventListener('keydown', this.#hurry)
    clearTimeout(this.#typing)
  }

  override willUpdate(): void {
    if (location.search !== this.#address) {
      this.#address = location.search
      const { query, slips } = readQuery(new URLSearchParams(location.search))
      // Opening a dialog is no other list.
      if (JSON.stringify(query) !== JSON.stringify(this.#query)) {
        this.#query = query
        this.selection = NOTHING_SELECTED
      }
      this.#slips = slips
    }
    this.#store.open(this.#query, this.session?.workspace?.id ?? '')
  }

  override render(): TemplateResult {
    const { total } = this.#store
    const catalog = this.#catalog.value ?? NO_CATALOG
    const open = new URLSearchParams(location.search).get('open')
    return html`<div class="page">
      <header>
        <h1>${t('common.links')}</h1>
        <p class="total soft" role="status">${total === undefined ? '' : linkCount(total)}</p>
        ${this.#renderNew()}
      </header>
      <div class="toolbar">
        ${
          this.selection.size > 0
            ? html`<selection-bar
                .links=${Array.from(this.selection.values())}
                .catalog=${catalog}
                .busy=${this.#edits.isBusy}
                @change-links=${this.#change}
                @deleted=${this.#deleted}
                @clear=${() => (this.selection = NOTHING_SELECTED)}
              ></selection-bar>`
            : this.#renderToolbar()
        }
      </div>
      ${this.#slips.map(
        ({ name, value }) =>
          html`<p class="slips" role="alert">
            ${t('analytics.ignoredTextAddressBecause', { text: `${name}=${value}` })}
          </p>`,
      )}
      ${filterChips(this.#query, catalog)}
      <section class="panel" aria-label=${t('common.links')}>${this.#renderList()}</section>
      ${editToast(this.#edits)}
      ${
        open === 'filter'
          ? html`<link-filter-dialog
              .query=${this.#query}
              .catalog=${catalog}
              @closed=${() => navigate(withQuery({ open: undefined }), { replace: true })}
            ></link-filter-dialog>`
          : nothing
      }
    </div>`
  }

  #renderNew(): TemplateResult | typeof nothing {
    if (!may(this.session, 'links.write')) return nothing
    return html`<a class="button primary" href="${BASE}/links/new"
      >${icon(Plus)}${t('common.newLink')}</a
    >`
  }

  #renderToolbar(): TemplateResult {
    return html`<label class="search">
        <span class="hidden">${t('links.searchLinks')}</span>
        ${icon(Search)}
        <input
          class="input"
          type="search"
          maxlength="500"
          placeholder=${t('links.shortLinkDestination')}
          .value=${this.#query.search}
          @input=${this.#type}
        />
      </label>
      <a class="button" href=${withQuery({ open: 'filter' })}
        >${icon(ListFilter)}${t('analytics.filter')}</a
      >
      ${viewMenu(this.#layout, this.#query.archived)}`
  }

  #renderList(): TemplateResult {
    const { total, problem, isStale } = this.#store
    if (problem) return problemNote(problem, () => void this.#store.reload())
    if (total === undefined) {
      return html`<div class="bones" aria-busy="true">
        ${Array.from({ length: 8 }, () => html`<div class="bone"></div>`)}
      </div>`
    }
    if (total === 0 && !isStale) return this.#renderNone()
    return html`<link-table
      class=${isStale ? 'stale' : ''}
      .store=${this.#store}
      .version=${{}}
      .query=${this.#query}
      .layout=${this.#layout}
      .catalog=${this.#catalog.value ?? NO_CATALOG}
      .selection=${this.selection}
      .selectable=${may(this.session, 'links.write')}
      @select-links=${(event: SelectLinksEvent) => (this.selection = event.selection)}
    ></link-table>`
  }

  #renderNone(): TemplateResult {
    if (!isNarrowed(this.#query)) {
      return html`<div class="none">
        <p class="soft">${t('links.noLinksYetCreate')}</p>
        ${this.#renderNew()}
      </div>`
    }
    return html`<div class="none">
      <p class="soft">${t('links.noLinksMatchThese')}</p>
      <a class="button" href=${location.pathname}>${t('links.showAllLinks')}</a>
    </div>`
  }

  readonly #type = (event: InputEvent) => {
    const value = valueOf(event)
    clearTimeout(this.#typing)
    this.#typing = setTimeout(
      () => navigate(withQuery({ search: value.trim() || undefined }), { replace: true }),
      TYPING_MS,
    )
  }

  readonly #change = ({ changeOf, said }: ChangeLinksEvent) =>
    void this.#edits.change(Array.from(this.selection.values()), changeOf, said)

  #changed(changed: readonly Link[]): void {
    const byId = new Map(changed.map((link) => [link.id, link]))
    const left = Array.from(this.selection.values(), (link) => byId.get(link.id) ?? link)
    const isShown = ({ archived }: Link) => this.#query.archived || !archived
    this.selection = new Map(left.filter(isShown).map((link) => [link.id, link]))
    this.#store.replace(changed)
    void this.#store.reload()
  }

  readonly #deleted = () => {
    const ids = [...this.selection.keys()]
    this.#edits.deleted(ids, t('links.linksDeleted', { links: linkCount(ids.length) }))
    this.selection = NOTHING_SELECTED
    void this.#store.reload()
  }

  /** Goes to the search with a slash. */
  readonly #hurry = (event: KeyboardEvent) => {
    const [target] = event.composedPath()
    const isTyping =
      target instanceof Element && target.matches('input, textarea, select, dialog *')
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey) return
    const search = this.renderRoot.querySelector<HTMLInputElement>('[type=search]')
    if (!search) return
    event.preventDefault()
    search.focus()
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'links-page': LinksPage
  }
}
