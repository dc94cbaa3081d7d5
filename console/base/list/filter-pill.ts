import { Task } from '@lit/task'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property, query, state } from 'lit/decorators.js'
import { CirclePlus, X } from 'lucide'
import { AddressController, navigate, withQuery } from '../../router/router.ts'
import { ConsoleElement } from '../console-element.ts'
import { valueOf } from '../form.ts'
import { icon } from '../icon.ts'
import { problemNote } from '../problem-note.ts'
import { styles } from '../styles.ts'
import { t } from '../texts.ts'
import { filterPillStyles } from './filter-pill.styles.ts'
import {
  formatFilter,
  readFilter,
  type FilterValue,
  type ListFilter,
  type Option,
} from './list-filter.ts'

const PAUSE_MS = 200
/** So many values are found without searching. */
const FEW = 9
const GAP_PX = 4

/** A filter of a list: what it is set to, and its values to choose from. Each choice applies at once. */
@customElement('filter-pill')
export class FilterPill extends ConsoleElement {
  static override styles = [styles, filterPillStyles]

  @property({ attribute: false }) filter!: ListFilter
  @state() private isOpen = false
  @state() private text = ''
  /** “Is not”, before a value is chosen. */
  @state() private isNot = false
  @query('[popover]') private panel!: HTMLElement
  @query('.pill') private button!: HTMLButtonElement
  #typing: ReturnType<typeof setTimeout> | undefined
  readonly #options = new Task(this, {
    task: async ([filter, text, isWanted], { signal }): Promise<readonly Option[]> => {
      const { options } = filter
      if (typeof options !== 'function') return options.filter(({ name }) => contains(name, text))
      return isWanted ? options(text, signal) : []
    },
    args: () => [this.filter, this.text, this.isOpen] as const,
  })
  /** What the chosen values are called. */
  readonly #names = new Task(this, {
    task: async ([{ options, find }, values], { signal }): Promise<readonly Option[]> => {
      if (values === '') return []
      if (typeof options !== 'function') return options
      if (!find) return options('', signal)
      return Promise.all(values.split(',').map((value) => find(value, signal)))
    },
    args: () => [this.filter, this.#value.values.join(',')] as const,
  })

  constructor() {
    super()
    new AddressController(this)
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    clearTimeout(this.#typing)
  }

  get #value(): FilterValue {
    return readFilter(location.search, this.filter)
  }

  override render(): TemplateResult {
    const label = t(this.filter.label)
    const { values, isNot } = this.#value
    const isSet = values.length > 0
    const is = isNot ? t('common.isNot') : t('common.is')
    return html`<button
        class="pill ${isSet ? 'set' : ''}"
        popovertarget="options"
        aria-haspopup="dialog"
        aria-expanded=${this.isOpen ? 'true' : 'false'}
      >
        ${isSet ? nothing : icon(CirclePlus, 14)}${label}
        ${isSet ? html`${is} <bdi>${this.#describe(values)}</bdi>` : nothing}
      </button>
      ${
        isSet
          ? html`<button
              class="remove"
              aria-label=${t('audit.removeFilterName', { name: label })}
              @click=${() => this.#apply({ values: [], isNot: false })}
            >
              ${icon(X, 14)}
            </button>`
          : nothing
      }
      <div
        id="options"
        popover
        role="dialog"
        aria-label=${label}
        @beforetoggle=${(event: ToggleEvent) => this.#toggled(event.newState === 'open')}
      >
        ${this.isOpen ? this.#renderPanel(label) : nothing}
      </div>`
  }

  #renderPanel(label: string): TemplateResult {
    const { options, canExclude } = this.filter
    const isLong = typeof options === 'function' || options.length > FEW
    const { values, isNot } = this.#value
    const isExcluding = values.length > 0 ? isNot : this.isNot
    return html`${
        !canExclude
          ? nothing
          : html`<div class="segments" role="group" aria-label=${t('analytics.condition')}>
              ${[false, true].map(
                (is) =>
                  html`<button
                    aria-pressed=${is === isExcluding ? 'true' : 'false'}
                    @click=${() => this.#exclude(is)}
                  >
                    ${t(is ? 'common.isNot' : 'common.is')}
                  </button>`,
              )}
            </div>`
      }
      ${
        isLong
          ? html`<input
              class="input"
              type="search"
              autofocus
              maxlength="100"
              aria-label=${t('common.search')}
              placeholder=${t('common.search')}
              .value=${this.text}
              @input=${this.#type}
            />`
          : nothing
      }
      <div class="options" role="group" aria-label=${label}>
        ${this.#options.render({
          initial: () => nothing,
          pending: () => this.#renderOptions(this.#options.value ?? []),
          complete: (found) =>
            found.length > 0 || values.length > 0
              ? this.#renderOptions(found)
              : html`<p class="note soft">${t('analytics.noResults')}</p>`,
          error: (error) => problemNote(error, () => void this.#options.run()),
        })}
      </div>`
  }

  /** Renders the values that are chosen first, then those that were found. */
  #renderOptions(found: readonly Option[]): TemplateResult[] {
    const { values } = this.#value
    const isListed = (value: string) => found.some((one) => one.value === value)
    const chosen =
      this.text === ''
        ? (this.#names.value ?? []).filter(
            ({ value }) => values.includes(value) && !isListed(value),
          )
        : []
    return [...chosen, ...found].map(
      ({ value, name, about }) =>
        html`<label class="option">
          <input
            type=${this.filter.isSingle ? 'radio' : 'checkbox'}
            name="value"
            .checked=${values.includes(value)}
            @change=${() => this.#choose(value)}
          />
          <span
            ><bdi>${name}</bdi
            >${about ? html` <bdi class="small soft">${about}</bdi>` : nothing}</span
          >
        </label>`,
    )
  }

  #describe(values: readonly string[]): string {
    const findName = (value: string) =>
      this.#names.value?.find((one) => one.value === value)?.name ?? '…'
    return values.map(findName).join(', ')
  }

  #choose(value: string): void {
    const { values, isNot } = this.#value
    if (this.filter.isSingle) {
      this.#apply({ values: [value], isNot: false })
      this.panel.hidePopover()
      return
    }
    const rest = values.filter((one) => one !== value)
    const isAdded = rest.length === values.length
    this.#apply({
      values: isAdded ? [...values, value] : rest,
      isNot: values.length > 0 ? isNot : this.isNot,
    })
  }

  #exclude(isNot: boolean): void {
    this.isNot = isNot
    const { values } = this.#value
    if (values.length > 0) this.#apply({ values, isNot })
  }

  #apply(value: FilterValue): void {
    navigate(withQuery({ [this.filter.name]: formatFilter(value) }), { replace: true })
  }

  readonly #type = (event: InputEvent) => {
    const text = valueOf(event).trim()
    clearTimeout(this.#typing)
    this.#typing = setTimeout(() => (this.text = text), PAUSE_MS)
  }

  #toggled(isOpen: boolean): void {
    this.isOpen = isOpen
    if (!isOpen) {
      this.text = ''
      return
    }
    this.isNot = this.#value.isNot
    // A phone has it at the bottom of its screen.
    if (matchMedia('(max-width: 760px)').matches) {
      this.panel.removeAttribute('style')
      return
    }
    const { left, right, bottom } = this.button.getBoundingClientRect()
    const width = 300
    const isRtl = getComputedStyle(this).direction === 'rtl'
    const wanted = isRtl ? right - width : left
    const x = Math.max(16, Math.min(wanted, innerWidth - width - 16))
    this.panel.style.left = `${x}px`
    this.panel.style.top = `${bottom + GAP_PX}px`
    this.panel.style.maxBlockSize = `${Math.max(200, Math.min(420, innerHeight - bottom - 16))}px`
  }
}

function contains(name: string, text: string): boolean {
  return name.toLocaleLowerCase().includes(text.toLocaleLowerCase())
}

declare global {
  interface HTMLElementTagNameMap {
    'filter-pill': FilterPill
  }
}
