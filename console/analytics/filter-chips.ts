import { Task } from '@lit/task'
import { html, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { chip, chipStyles } from '../base/chips.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { styles } from '../base/styles.ts'
import { t } from '../base/texts.ts'
import { navigate, withQuery } from '../router/router.ts'
import { filterText, groupingOf } from './dimensions.ts'
import { filtersById, readNames } from './records.ts'
import { filterValue, type Filter, type Report } from './report-address.ts'
import { valueName } from './value-name.ts'

/** What a report is filtered by: each can be turned to “is not”, or taken away. */
@customElement('filter-chips')
export class FilterChips extends ConsoleElement {
  static override styles = [styles, chipStyles]

  @property({ attribute: false }) report!: Report

  readonly #names = new Task(this, {
    task: ([, filters], { signal }) => readNames(filters, signal),
    args: () => {
      const filters = filtersById(this.report.filters)
      return [JSON.stringify(filters), filters] as const
    },
    argsEqual: ([before], [now]) => before === now,
  })

  override render(): TemplateResult {
    const filters = this.report.filters.filter(({ isOfAllPages }) => !isOfAllPages)
    const none = Object.fromEntries(filters.map(({ name }) => [name, undefined]))
    return html`<ul class="chips" aria-label=${t('field.query')}>
      ${filters.map((filter) => this.#renderChip(filter))}
      ${
        filters.length > 1
          ? html`<li class="clear">
              <button @click=${() => navigate(withQuery(none))}>${t('analytics.clearAll')}</button>
            </li>`
          : ''
      }
    </ul>`
  }

  #renderChip(filter: Filter): TemplateResult {
    const name = t(filterText(filter.name) ?? 'analytics.filter')
    const value = filter.values.map((one) => this.#name(filter, one)).join(', ')
    return chip({
      name,
      value,
      isNot: filter.isNot,
      turn: () =>
        navigate(withQuery({ [filter.name]: filterValue({ ...filter, isNot: !filter.isNot }) })),
      remove: () => navigate(withQuery({ [filter.name]: undefined })),
    })
  }

  #name({ name }: Filter, value: string): string {
    return this.#names.value?.get(value) ?? valueName(groupingOf(name), value)
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'filter-chips': FilterChips
  }
}
