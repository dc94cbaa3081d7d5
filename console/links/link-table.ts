import { VirtualizerController } from '@tanstack/lit-virtual'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { createRef, ref } from 'lit/directives/ref.js'
import { ConsoleElement } from '../base/console-element.ts'
import { styles } from '../base/styles.ts'
import { ariaSort, columnTitle, type Sorted } from '../base/table/column-title.ts'
import { columnTitleStyles } from '../base/table/column-title.styles.ts'
import type { TableLayout } from '../base/table/table-layout.ts'
import { t } from '../base/texts.ts'
import { sortBy } from '../router/sort-address.ts'
import type { Link } from '../api/wire.gen.ts'
import { NO_CATALOG, type Catalog } from './catalog.ts'
import type { Column } from './columns.ts'
import type { LinkQuery } from './link-address.ts'
import { linkCell, linkName } from './link-cells.ts'
import type { LinkStore } from './link-store.ts'
import { linkTableStyles, tagStyles } from './link-table.styles.ts'

const ROW = 56
const CHECK_PX = 32
/** Rows that only pass by are not asked for. */
const REST_MS = 80

/** Other links are selected. */
export class SelectLinksEvent extends Event {
  readonly selection: ReadonlyMap<string, Link>

  constructor(selection: ReadonlyMap<string, Link>) {
    super('select-links', { bubbles: true, composed: true })
    this.selection = selection
  }
}

/** Links in rows; only those in sight are on the page, and only the pages around them are read. */
@customElement('link-table')
export class LinkTable extends ConsoleElement {
  static override styles = [styles, linkTableStyles, columnTitleStyles, tagStyles]

  @property({ attribute: false }) store!: LinkStore
  /** Another one: the store has changed. */
  @property({ attribute: false }) version: unknown
  @property({ attribute: false }) query!: LinkQuery
  @property({ attribute: false }) layout!: TableLayout<Column>
  @property({ attribute: false }) catalog: Catalog = NO_CATALOG
  @property({ attribute: false }) selection: ReadonlyMap<string, Link> = new Map()
  @property({ type: Boolean }) selectable = false
  readonly #scroller = createRef<HTMLElement>()
  #rest: ReturnType<typeof setTimeout> | undefined
  /** Where a range of rows begins that is selected with the shift key. */
  #anchor = 0
  readonly #rows = new VirtualizerController<HTMLElement, HTMLElement>(this, {
    count: 0,
    getScrollElement: () => this.#scroller.value ?? null,
    estimateSize: () => ROW,
    overscan: 8,
  })

  override willUpdate(changed: Map<PropertyKey, unknown>): void {
    const rows = this.#rows.getVirtualizer()
    const total = this.store.rows
    if (rows.options.count !== total) rows.setOptions({ ...rows.options, count: total })
    if (changed.has('query') && this.#scroller.value) this.#scroller.value.scrollTop = 0
  }

  override updated(): void {
    clearTimeout(this.#rest)
    const items = this.#rows.getVirtualizer().getVirtualItems()
    const [first, last] = [items[0], items.at(-1)]
    if (!first || !last) return
    this.#rest = setTimeout(() => this.store.show(first.index, last.index), REST_MS)
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    clearTimeout(this.#rest)
  }

  override render(): TemplateResult {
    const rows = this.#rows.getVirtualizer()
    const { tracks, leastPx } = this.layout.grid([CHECK_PX])
    const grid = `--grid:${tracks};--least:${leastPx}px`
    return html`<div
      class="scroller"
      role="table"
      aria-label=${t('common.links')}
      aria-rowcount=${this.store.rows + 1}
      aria-busy=${this.store.isStale ? 'true' : 'false'}
      .style=${grid}
      @keydown=${this.#move}
      ${ref(this.#scroller)}
    >
      <div role="rowgroup">${this.#renderHead()}</div>
      <div class="rows" role="rowgroup" .style=${`block-size:${rows.getTotalSize()}px`}>
        ${rows.getVirtualItems().map(({ index, start }) => this.#renderRow(index, start))}
      </div>
    </div>`
  }

  #renderHead(): TemplateResult {
    const { known } = this.store
    const chosen = known.filter(({ id }) => this.selection.has(id)).length
    return html`<div class="head" role="row" aria-rowindex="1">
      <span class="cell check" role="columnheader">
        ${
          this.selectable
            ? html`<input
                type="checkbox"
                aria-label=${t('links.selectAllLoaded')}
                .checked=${chosen > 0 && chosen === known.length}
                .indeterminate=${chosen > 0 && chosen < known.length}
                @change=${() => this.#select(chosen === known.length ? [] : known)}
              />`
            : html`<span class="hidden">${t('links.selected')}</span>`
        }
      </span>
      ${this.layout.shown.map((name) => this.#renderHeader(name))}
    </div>`
  }

  #renderHeader(name: Column): TemplateResult {
    const column = this.layout.columns[name]
    const { sort, ascending } = this.query
    const sorted: Sorted = { by: sort, isAscending: ascending }
    return html`<span
      class="cell ${name} ${column.isNumber ? 'number' : ''}"
      role="columnheader"
      aria-label=${t(column.name)}
      aria-sort=${ariaSort(column.sort, sorted) ?? nothing}
    >
      ${columnTitle(this.layout, name, { sorted, sort: (by) => sortBy(by, sorted, 'createdAt') })}
    </span>`
  }

  #renderRow(index: number, start: number): TemplateResult {
    const link = this.store.at(index)
    const isChosen = link !== undefined && this.selection.has(link.id)
    return html`<div
      class="row ${isChosen ? 'chosen' : ''}"
      role="row"
      aria-rowindex=${index + 2}
      .style=${`transform:translateY(${start}px)`}
      data-index=${index}
    >
      <span class="cell check" role="cell">
        ${
          link && this.selectable
            ? html`<input
                type="checkbox"
                aria-label=${t('links.selectName', { name: linkName(link) })}
                .checked=${isChosen}
                @click=${(event: MouseEvent) => this.#toggle(index, event.shiftKey)}
              />`
            : nothing
        }
      </span>
      ${this.layout.shown.map(
        (name) =>
          html`<span
            class="cell ${name} ${this.layout.columns[name].isNumber ? 'number' : ''}"
            role="cell"
            >${link ? linkCell(link, name, this) : html`<span class="bone"></span>`}</span
          >`,
      )}
    </div>`
  }

  #toggle(index: number, isRange: boolean): void {
    const link = this.store.at(index)
    if (!link) return
    const isChosen = !this.selection.has(link.id)
    const [from, to] = isRange ? [this.#anchor, index].sort((a, b) => a - b) : [index, index]
    const selection = new Map(this.selection)
    for (let at = from!; at <= to!; at++) {
      const one = this.store.at(at)
      if (one && isChosen) selection.set(one.id, one)
      else if (one) selection.delete(one.id)
    }
    this.#anchor = index
    this.dispatchEvent(new SelectLinksEvent(selection))
  }

  #select(links: readonly Link[]): void {
    this.dispatchEvent(new SelectLinksEvent(new Map(links.map((link) => [link.id, link]))))
  }

  /** Moves from row to row with the arrows, and selects with x. */
  readonly #move = (event: KeyboardEvent) => {
    const { target } = event
    if (!(target instanceof HTMLElement)) return
    const row = target.closest<HTMLElement>('.row')
    if (!row || event.ctrlKey || event.metaKey || event.altKey) return
    const index = Number(row.dataset['index'])
    if (event.key === 'x' && this.selectable) this.#toggle(index, event.shiftKey)
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const next = index + (step ?? 0)
    if (step === undefined || next < 0 || next >= this.store.rows) return
    event.preventDefault()
    const isLink = target.matches('a')
    this.#rows.getVirtualizer().scrollToIndex(next)
    const wanted = `[data-index="${next}"] ${isLink ? 'a' : 'input, a'}`
    this.renderRoot.querySelector<HTMLElement>(wanted)?.focus({ preventScroll: true })
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'link-table': LinkTable
  }
}
