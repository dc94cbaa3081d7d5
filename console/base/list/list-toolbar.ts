import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property, query, state } from 'lit/decorators.js'
import { Search, X } from 'lucide'
import { AddressController, navigate, withQuery } from '../../router/router.ts'
import { ConsoleElement } from '../console-element.ts'
import { valueOf } from '../form.ts'
import { icon } from '../icon.ts'
import { rangeMenu } from '../range/range-menu.ts'
import { PRESETS } from '../range/time-range.ts'
import '../range/range-picker.ts'
import { styles } from '../styles.ts'
import { t } from '../texts.ts'
import './filter-pill.ts'
import { isNarrowed, noFilters, readRange, readSearch, type ListFilter } from './list-filter.ts'
import { listToolbarStyles } from './list-toolbar.styles.ts'

const PAUSE_MS = 250

/**
 * What stands above a list: its search, filters, and time, which are in the address. Slots: `end` for columns
 * and export, `bulk` for what can be done with the selected rows. Fires `clear-selection`.
 */
@customElement('list-toolbar')
export class ListToolbar extends ConsoleElement {
  static override styles = [styles, listToolbarStyles]

  /** What the search looks for: `Name, email, or ID`; without it, there is no search. */
  @property() placeholder = ''
  @property({ attribute: false }) filters: readonly ListFilter[] = []
  /** The rows have a time to be filtered by. */
  @property({ type: Boolean }) timed = false
  /** The number of selected rows. */
  @property({ type: Number }) selected = 0
  @state() private picksRange = false
  @query('[type=search]') private search!: HTMLInputElement | null
  #typing: ReturnType<typeof setTimeout> | undefined

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

  override render(): TemplateResult {
    return html`${this.selected > 0 ? this.#renderSelection() : this.#renderFilters()}
    ${
      this.picksRange
        ? html`<range-picker
            .range=${readRange(location.search)}
            @close=${() => (this.picksRange = false)}
          ></range-picker>`
        : nothing
    }`
  }

  #renderSelection(): TemplateResult {
    return html`<div class="bar chosen" role="toolbar" aria-label=${t('lists.selectedRows')}>
      <strong>${t('lists.countSelected', { count: this.selected })}</strong>
      <slot name="bulk"></slot>
      <button
        class="icon-button"
        aria-label=${t('links.clearSelection')}
        @click=${() => this.dispatchEvent(new Event('clear-selection'))}
      >
        ${icon(X)}
      </button>
    </div>`
  }

  #renderFilters(): TemplateResult {
    return html`<div class="bar">
      ${this.placeholder ? this.#renderSearch() : nothing}
      <div class="filters">
        ${this.filters.map((filter) => html`<filter-pill .filter=${filter}></filter-pill>`)}
        ${this.timed ? rangeMenu(readRange(location.search), PRESETS, this.#range) : nothing}
        ${
          isNarrowed(location.search, this.filters)
            ? html`<button
                class="clear"
                @click=${() => navigate(withQuery(noFilters(this.filters)))}
              >
                ${t('lists.clearFilters')}
              </button>`
            : nothing
        }
      </div>
      <div class="end"><slot name="end"></slot></div>
    </div>`
  }

  #renderSearch(): TemplateResult {
    return html`<label class="search">
      ${icon(Search)}
      <input
        class="input"
        type="search"
        maxlength="255"
        aria-label=${t('common.search')}
        placeholder=${this.placeholder}
        .value=${readSearch(location.search)}
        @input=${this.#type}
      />
    </label>`
  }

  readonly #range = (value: string) => {
    if (value === 'custom') this.picksRange = true
    else {
      const range = value === 'all' ? undefined : value
      navigate(withQuery({ range, from: undefined, to: undefined }), { replace: true })
    }
  }

  readonly #type = (event: InputEvent) => {
    const text = valueOf(event).trim()
    clearTimeout(this.#typing)
    this.#typing = setTimeout(
      () => navigate(withQuery({ search: text || undefined }), { replace: true }),
      PAUSE_MS,
    )
  }

  /** The key / goes to the search. */
  readonly #hurry = (event: KeyboardEvent) => {
    const [target] = event.composedPath()
    const isTyping =
      target instanceof Element && target.matches('input, textarea, select, dialog *')
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || !this.search) return
    event.preventDefault()
    this.search.focus()
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'list-toolbar': ListToolbar
  }
}
