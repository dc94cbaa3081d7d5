import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { Download, X } from 'lucide'
import { rangeMenu } from '../../base/range/range-menu.ts'
import '../../base/range/range-picker.ts'
import { download } from '../../api/download.ts'
import { ConsoleElement } from '../../base/console-element.ts'
import { asProblem } from '../../base/form.ts'
import { icon } from '../../base/icon.ts'
import { styles } from '../../base/styles.ts'
import { t, type TextId } from '../../base/texts.ts'
import { navigate, withQuery } from '../../router/router.ts'
import { selectedValue } from '../../base/menu.ts'
import { menuItems } from '../../base/menu-items.ts'
import { auditQuery, RANGES, type AuditView, type FilterName } from './audit-address.ts'
import { TYPE_NAMES } from './audit-words.ts'
import { toolbarStyles } from './audit-toolbar.styles.ts'

/** Those that have no field of their own here. */
const CHIPS: readonly (readonly [FilterName, TextId])[] = [
  ['actor', 'audit.by'],
  ['resourceId', 'audit.resource'],
  ['action', 'audit.action'],
]

/** What the list is about: kind, time and filters, and its export. */
@customElement('audit-toolbar')
export class AuditToolbar extends ConsoleElement {
  static override styles = [styles, toolbarStyles]

  @property({ attribute: false }) view!: AuditView
  /** What filtered actors and things are called, by their ids. */
  @property({ attribute: false }) names: ReadonlyMap<string, string> = new Map()
  @state() private picksRange = false
  @state() private failure = ''

  override render(): TemplateResult {
    const { view } = this
    return html`<header>
        <h1>${t('common.auditLog')}</h1>
        ${this.#renderTypes()} ${this.#renderRanges()} ${this.#renderExport()}
      </header>
      ${this.#renderChips()}
      ${this.failure ? html`<p class="bad" role="alert">${this.failure}</p>` : nothing}
      ${
        this.picksRange
          ? html`<range-picker
              .range=${view.range}
              @close=${() => (this.picksRange = false)}
            ></range-picker>`
          : nothing
      }`
  }

  #renderTypes(): TemplateResult {
    const now = this.view.filters.type ?? ''
    const types = Object.entries(TYPE_NAMES)
      .map(([type, name]) => [type, t(name)] as const)
      .toSorted((a, b) => a[1].localeCompare(b[1]))
    const choose = (event: Event) => {
      // The select below.
      const { value } = event.currentTarget as HTMLSelectElement
      navigate(withQuery({ type: value || undefined, resourceId: undefined }))
    }
    return html`<select class="input" aria-label=${t('audit.resource')} @change=${choose}>
      <option value="" ?selected=${now === ''}>${t('audit.allChanges')}</option>
      ${types.map(
        ([type, name]) => html`<option value=${type} ?selected=${type === now}>${name}</option>`,
      )}
    </select>`
  }

  #renderRanges(): TemplateResult {
    return rangeMenu(this.view.range, RANGES, (value) => {
      if (value === 'custom') this.picksRange = true
      else {
        const preset = value === 'all' ? undefined : value
        navigate(withQuery({ range: preset, from: undefined, to: undefined }))
      }
    })
  }

  #renderExport(): TemplateResult {
    return html`<wa-dropdown
      placement="bottom-end"
      @wa-select=${(event: Event) => void this.#export(selectedValue(event))}
    >
      <button slot="trigger" class="button" aria-label=${t('common.export')}>
        ${icon(Download)}<span class="word">${t('common.export')}</span>
      </button>
      ${menuItems(
        () =>
          html`<wa-dropdown-item value="csv">CSV</wa-dropdown-item>
            <wa-dropdown-item value="ndjson">JSON (NDJSON)</wa-dropdown-item>`,
      )}
    </wa-dropdown>`
  }

  #renderChips(): TemplateResult | typeof nothing {
    const chips = CHIPS.flatMap(([name, text]) => {
      const value = this.view.filters[name]
      return value ? [{ name, text: t(text), value, shown: this.names.get(value) ?? value }] : []
    })
    if (chips.length === 0) return nothing
    return html`<ul aria-label=${t('field.query')}>
      ${chips.map(
        ({ name, text, value, shown }) =>
          html`<li>
            <span class="soft">${text}</span><bdi title=${value}>${shown}</bdi>
            <button
              class="icon-button"
              aria-label=${t('audit.removeFilterName', { name: text })}
              @click=${() => navigate(withQuery({ [name]: undefined }))}
            >
              ${icon(X, 14)}
            </button>
          </li>`,
      )}
    </ul>`
  }

  async #export(format: string): Promise<void> {
    this.failure = ''
    try {
      const query = { ...auditQuery(this.view, Date.now()), format }
      await download('/audit/export', query, `audit.${format}`)
    } catch (error) {
      this.failure = asProblem(error).message
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'audit-toolbar': AuditToolbar
  }
}
