import { Task } from '@lit/task'
import { css, html, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import type { AnalyticsRow } from '../api/wire.gen.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { valueOf } from '../base/form.ts'
import { dialog, dialogStyles } from '../base/dialog.ts'
import { count } from '../base/format.ts'
import { problemNote } from '../base/problem-note.ts'
import { styles } from '../base/styles.ts'
import { t } from '../base/texts.ts'
import { navigate, withQuery } from '../router/router.ts'
import { DIMENSIONS, type Grouping } from './dimensions.ts'
import { isMoney } from './metrics.ts'
import { canFilter, filterValue, type Report } from './report-address.ts'
import { figureOf, readRows } from './reports.ts'
import { rowName, rowValue } from './value-name.ts'

const MOST = 200

/** Asks which values of a dimension a report is about, or is not about. */
@customElement('filter-picker')
export class FilterPicker extends ConsoleElement {
  static override styles = [
    styles,
    dialogStyles,
    css`
      .options {
        display: grid;
        gap: 1px;
        min-block-size: 240px;
        align-content: start;
      }
      .options label {
        display: flex;
        align-items: center;
        gap: 10px;
        min-block-size: 32px;
        padding-inline: 8px;
        border-radius: var(--radius-small);
        cursor: pointer;
      }
      .options label:hover {
        background: var(--hover);
      }
      .options span:nth-of-type(1) {
        flex: 1;
        overflow-wrap: anywhere;
      }
      .bar {
        display: flex;
        gap: 8px;
      }
    `,
  ]

  @property({ attribute: false }) report!: Report
  @property({ attribute: false }) grouping: Grouping = 'top_links'
  @state() private text = ''
  @state() private isNot = false
  @state() private chosen: ReadonlySet<string> = new Set()

  readonly #rows = new Task(this, {
    task: ([grouping], { signal }) => {
      // Every value of the time, not only what the other filters leave.
      const others = this.report.filters.filter(({ name }) => name !== DIMENSIONS[grouping].filter)
      return readRows({ ...this.report, filters: others }, grouping, { signal })
    },
    args: () => [this.grouping] as const,
  })

  override connectedCallback(): void {
    super.connectedCallback()
    const { filter } = DIMENSIONS[this.grouping]
    const now = this.report.filters.find(({ name }) => name === filter)
    this.chosen = new Set(now?.values)
    this.isNot = now?.isNot ?? false
  }

  override render(): TemplateResult {
    const word = (isNot: boolean, text: string) =>
      html`<button
        aria-pressed=${this.isNot === isNot ? 'true' : 'false'}
        @click=${() => (this.isNot = isNot)}
      >
        ${text}
      </button>`
    return dialog({
      title: t(DIMENSIONS[this.grouping].name),
      closed: () => this.dispatchEvent(new Event('close')),
      body: html`<div class="bar">
          <div class="segments" role="group" aria-label=${t('analytics.condition')}>
            ${word(false, t('common.is'))}${word(true, t('common.isNot'))}
          </div>
          <input
            class="input"
            type="search"
            aria-label=${t('common.search')}
            placeholder=${t('common.search')}
            @input=${(event: InputEvent) => (this.text = valueOf(event))}
          />
        </div>
        <div class="options">
          ${this.#rows.render({
            pending: () => html`<div class="bone" aria-busy="true">&nbsp;</div>`,
            complete: (rows) => this.#renderOptions(rows),
            error: (error) => problemNote(error, () => this.#rows.run()),
          })}
        </div>`,
      footer: html`<button class="button primary" @click=${this.#apply}>
        ${t('analytics.apply')}
      </button>`,
    })
  }

  #renderOptions(rows: readonly AnalyticsRow[]): TemplateResult | TemplateResult[] {
    const { grouping, text, report } = this
    const options = rows
      .map((row) => ({ row, value: rowValue(grouping, row), ...rowName(grouping, row) }))
      .filter(({ value }) => canFilter(value))
      .filter(({ name, value }) => `${name} ${value}`.toLowerCase().includes(text.toLowerCase()))
      .slice(0, MOST)
    if (options.length === 0) {
      return html`<p class="soft">
        ${text ? t('analytics.noResults') : t('analytics.noActivityPeriod')}
      </p>`
    }
    return options.map(
      ({ row, value, name, about }) =>
        html`<label>
          <input
            type="checkbox"
            .checked=${this.chosen.has(value)}
            @change=${() => this.#toggle(value)}
          />
          <span>${name} <span class="soft">${about}</span></span>
          <span class="number soft"
            >${count(figureOf(row, isMoney(report.metric) ? 'sales' : report.metric))}</span
          >
        </label>`,
    )
  }

  #toggle(value: string): void {
    const chosen = new Set(this.chosen)
    if (!chosen.delete(value)) chosen.add(value)
    this.chosen = chosen
  }

  readonly #apply = () => {
    const { filter } = DIMENSIONS[this.grouping]
    const values = Array.from(this.chosen)
    const text = values.length > 0 ? filterValue({ values, isNot: this.isNot }) : undefined
    this.renderRoot.querySelector('dialog')?.close()
    navigate(withQuery({ [filter]: text }))
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'filter-picker': FilterPicker
  }
}
