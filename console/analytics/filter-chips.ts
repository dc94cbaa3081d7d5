import { Task } from '@lit/task'
import { css, html, LitElement, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { X } from 'lucide'
import { icon } from '../base/icon.ts'
import { styles } from '../base/styles.ts'
import { t } from '../base/texts.ts'
import { navigate, withQuery } from '../router/router.ts'
import { filterText, groupingOf } from './dimensions.ts'
import { filterValue, type Filter, type Report } from './report-address.ts'
import { readRows } from './reports.ts'
import { rowName, valueName } from './value-name.ts'

/** What a report is filtered by: each can be turned to “is not”, or taken away. */
@customElement('filter-chips')
export class FilterChips extends LitElement {
  static override styles = [
    styles,
    css`
      ul {
        display: flex;
        flex-wrap: wrap;
        gap: 8px;
        margin-block-end: 16px;
      }
      li {
        display: inline-flex;
        align-items: center;
        max-inline-size: 100%;
        border: 1px solid var(--line);
        border-radius: var(--radius-small);
        background: var(--surface);
      }
      li > * {
        min-block-size: 28px;
        padding-inline: 8px;
      }
      .what,
      .value {
        display: inline-flex;
        align-items: center;
        min-inline-size: 0;
      }
      .value {
        display: block;
        line-height: 28px;
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      li button {
        border: 0;
        border-inline-start: 1px solid var(--line);
        background: none;
        color: var(--soft);
        cursor: pointer;
      }
      li button:first-of-type {
        border-inline-end: 1px solid var(--line);
      }
      li button:hover {
        background: var(--hover);
        color: var(--text);
      }
      .remove {
        display: inline-grid;
        place-content: center;
      }
      li.clear {
        border-color: transparent;
        background: none;
      }
      li.clear button {
        border: 0;
      }
    `,
  ]

  @property({ attribute: false }) report!: Report

  /** Links are filtered by their ids, which say nothing to people. */
  readonly #links = new Task(this, {
    task: async ([values], { signal }) => {
      if (!values) return new Map<string, string>()
      const filter: Filter = { name: 'linkId', values: values.split(','), isNot: false }
      const asked = { range: { preset: 'all' }, metric: 'clicks', filters: [filter] } as const
      const rows = await readRows(asked, 'top_links', signal)
      return new Map(rows.map((row) => [row.id ?? '', rowName('top_links', row).name]))
    },
    args: () =>
      [this.report.filters.find(({ name }) => name === 'linkId')?.values.join(',') ?? ''] as const,
  })

  override render(): TemplateResult {
    const { filters } = this.report
    const none = Object.fromEntries(filters.map(({ name }) => [name, undefined]))
    return html`<ul aria-label=${t('Filters')}>
      ${filters.map((filter) => this.#renderChip(filter))}
      ${
        filters.length > 1
          ? html`<li class="clear">
              <button @click=${() => navigate(withQuery(none))}>${t('Clear all')}</button>
            </li>`
          : ''
      }
    </ul>`
  }

  #renderChip(filter: Filter): TemplateResult {
    const name = t(filterText(filter.name) ?? 'Filter')
    const value = filter.values.map((one) => this.#name(filter, one)).join(', ')
    const turn = () =>
      navigate(withQuery({ [filter.name]: filterValue({ ...filter, isNot: !filter.isNot }) }))
    const [now, word] = filter.isNot ? [t('is not'), t('is')] : [t('is'), t('is not')]
    return html`<li>
      <span class="what soft">${name}</span>
      <button aria-label=${t('{name} {now}: turn to “{word}”', { name, now, word })} @click=${turn}>
        ${now}
      </button>
      <span class="value" title=${value}>${value}</span>
      <button
        class="remove"
        aria-label=${t('Remove the filter {name}', { name })}
        @click=${() => navigate(withQuery({ [filter.name]: undefined }))}
      >
        ${icon(X, 14)}
      </button>
    </li>`
  }

  #name({ name }: Filter, value: string): string {
    if (name === 'linkId') return this.#links.value?.get(value) ?? value
    return valueName(groupingOf(name), value)
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'filter-chips': FilterChips
  }
}
