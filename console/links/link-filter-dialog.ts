import { css, html, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { ConsoleElement } from '../base/console-element.ts'
import { dialog, dialogStyles } from '../base/dialog.ts'
import { choice, valueOf } from '../base/form.ts'
import { styles } from '../base/styles.ts'
import { t } from '../base/texts.ts'
import { navigate, withQuery } from '../router/router.ts'
import { NO_CATALOG, type Catalog } from './catalog.ts'
import {
  canExclude,
  FILTERS,
  filterValue,
  type FilterName,
  type LinkQuery,
} from './link-address.ts'
import { FILTER_NAMES, optionsOf, type Option } from './link-filters.ts'

/** Narrows the list to some domains, folders or tags. Fires `closed`. */
@customElement('link-filter-dialog')
export class LinkFilterDialog extends ConsoleElement {
  static override styles = [
    styles,
    dialogStyles,
    css`
      .options {
        display: grid;
        gap: 2px;
        min-block-size: 96px;
        max-block-size: 260px;
        overflow-y: auto;
        align-content: start;
      }
      label.option {
        display: flex;
        align-items: center;
        gap: 8px;
        min-block-size: 28px;
        overflow-wrap: anywhere;
      }
    `,
  ]

  @property({ attribute: false }) query!: LinkQuery
  @property({ attribute: false }) catalog: Catalog = NO_CATALOG
  @state() private name: FilterName = 'tagIds'
  @state() private text = ''
  @state() private chosen: ReadonlySet<string> = new Set()
  @state() private isNot = false

  override connectedCallback(): void {
    super.connectedCallback()
    this.#turn(this.query.filters[0]?.name ?? 'tagIds')
  }

  override render(): TemplateResult {
    return dialog({
      title: t('analytics.filter'),
      closed: () => this.dispatchEvent(new Event('closed')),
      body: html`${choice({
          name: 'dimension',
          label: t('links.filterBy'),
          options: FILTERS.map((value) => ({ value, text: t(FILTER_NAMES[value]) })),
          value: this.name,
          chosen: (name) => this.#turn(name),
        })}
        ${
          canExclude(this.name)
            ? choice({
                name: 'condition',
                label: t('analytics.condition'),
                options: [
                  { value: 'is', text: t('common.is') },
                  { value: 'not', text: t('common.isNot') },
                ],
                value: this.isNot ? 'not' : 'is',
                chosen: (value) => (this.isNot = value === 'not'),
              })
            : nothing
        }
        ${this.#renderSearch()}
        <div class="options" role="group" aria-label=${t(FILTER_NAMES[this.name])}>
          ${this.#renderOptions()}
        </div>`,
      footer: html`<button class="button primary" @click=${this.#apply}>
        ${t('analytics.apply')}
      </button>`,
    })
  }

  #renderSearch(): TemplateResult | typeof nothing {
    if (this.#all.length < 9) return nothing
    return html`<input
      class="input"
      type="search"
      aria-label=${t('common.search')}
      placeholder=${t('common.search')}
      .value=${this.text}
      @input=${(event: InputEvent) => (this.text = valueOf(event))}
    />`
  }

  get #all(): Option[] {
    const all = optionsOf(this.name, this.catalog)
    const canBeNone = this.name === 'folderId' && !this.isNot
    return canBeNone ? [{ value: 'unsorted', name: t('links.unsorted') }, ...all] : all
  }

  #renderOptions(): TemplateResult | TemplateResult[] {
    const text = this.text.toLowerCase()
    const found = this.#all.filter(({ name }) => name.toLowerCase().includes(text))
    if (found.length === 0) return html`<p class="soft">${t('analytics.noResults')}</p>`
    return found.map(
      ({ value, name }) =>
        html`<label class="option">
          <input
            type="checkbox"
            .checked=${this.chosen.has(value)}
            @change=${() => this.#toggle(value)}
          />
          <bdi>${name}</bdi>
        </label>`,
    )
  }

  #turn(name: FilterName): void {
    const now = this.query.filters.find((filter) => filter.name === name)
    this.name = name
    this.text = ''
    this.chosen = new Set(now?.values ?? [])
    this.isNot = now?.isNot ?? false
  }

  /** Links without a folder are listed alone: the API has no “this folder or none”. */
  #toggle(value: string): void {
    const chosen = new Set(this.chosen)
    if (!chosen.delete(value)) {
      if (value === 'unsorted') chosen.clear()
      else chosen.delete('unsorted')
      chosen.add(value)
    }
    this.chosen = chosen
  }

  readonly #apply = () => {
    const values = Array.from(this.chosen).filter((value) => !this.isNot || value !== 'unsorted')
    const text = values.length > 0 ? filterValue({ values, isNot: this.isNot }) : undefined
    this.renderRoot.querySelector('dialog')?.close()
    navigate(withQuery({ [this.name]: text, open: undefined }), { replace: true })
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'link-filter-dialog': LinkFilterDialog
  }
}
