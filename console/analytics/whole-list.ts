import { Task } from '@lit/task'
import { css, html, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { Download } from 'lucide'
import { download } from '../api/download.ts'
import type { AnalyticsRow } from '../api/wire.gen.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { reportCurrency } from '../base/currencies.ts'
import { valueOf } from '../base/form.ts'
import { dialog, dialogStyles } from '../base/dialog.ts'
import { icon } from '../base/icon.ts'
import { problemNote } from '../base/problem-note.ts'
import { styles } from '../base/styles.ts'
import { t } from '../base/texts.ts'
import { navigate, withQuery } from '../router/router.ts'
import { barRows, barRowStyles } from './bar-rows.ts'
import { DIMENSIONS } from './dimensions.ts'
import { figureTable, figureTableStyles } from './figure-table.ts'
import { isOfPartners } from './records.ts'
import type { Report } from './report-address.ts'
import { exportQuery, readRows } from './reports.ts'
import { rowName } from './value-name.ts'

const PAGE = 100

/** All values of one grouping, to search in; named in the address. */
@customElement('whole-list')
export class WholeList extends ConsoleElement {
  static override styles = [
    styles,
    dialogStyles,
    barRowStyles,
    figureTableStyles,
    css`
      .rows {
        min-block-size: 320px;
        align-content: start;
      }
    `,
  ]

  @property({ attribute: false }) report!: Report
  @property({ attribute: false }) workspaceId = ''
  @state() private text = ''
  @state() private shown = PAGE
  @state() private failure: unknown

  readonly #rows = new Task(this, {
    task: ([report], { signal }) => {
      const grouping = report.whole!
      // Partners are compared by how many of their visitors buy, too.
      const more = isOfPartners(grouping) ? { include: 'buyers' as const } : {}
      return readRows(report, grouping, { signal, ...more })
    },
    args: () => [this.report, this.workspaceId] as const,
  })

  override render(): TemplateResult {
    const grouping = this.report.whole!
    return dialog({
      title: t(DIMENSIONS[grouping].name),
      wide: true,
      closed: () => navigate(withQuery({ all: undefined }), { replace: true }),
      body: html`<input
          class="input"
          type="search"
          aria-label=${t('common.search')}
          placeholder=${t('common.search')}
          @input=${this.#search}
        />
        ${this.#rows.render({
          pending: () => html`<div class="rows bone" aria-busy="true"></div>`,
          complete: (rows) => this.#renderRows(rows),
          error: (error) => problemNote(error, () => this.#rows.run()),
        })}`,
      footer: html`${this.failure ? problemNote(this.failure) : nothing}
        <button class="button" @click=${this.#export}>
          ${icon(Download)}${t('common.exportAsCsv')}
        </button>`,
    })
  }

  #renderRows(rows: readonly AnalyticsRow[]) {
    const { report, text } = this
    const currency = reportCurrency()
    const grouping = report.whole!
    const found = rows.filter((row) =>
      rowName(grouping, row).name.toLowerCase().includes(text.toLowerCase()),
    )
    if (found.length === 0) {
      return html`<p class="rows soft">
        ${text ? t('analytics.noResults') : t('analytics.noActivityPeriod')}
      </p>`
    }
    const list = { grouping, rows: found.slice(0, this.shown), currency }
    return html`${isOfPartners(grouping) ? figureTable(list) : barRows({ report, ...list })}
    ${
      found.length > this.shown
        ? html`<button class="button" @click=${() => (this.shown += PAGE)}>
            ${t('common.showMore')}
          </button>`
        : nothing
    }`
  }

  readonly #search = (event: InputEvent) => {
    this.text = valueOf(event)
    this.shown = PAGE
  }

  readonly #export = async () => {
    const grouping = this.report.whole!
    this.failure = undefined
    try {
      const query = exportQuery(this.report, grouping)
      await download('/analytics/export', query, `analytics-${grouping}.csv`)
    } catch (error) {
      this.failure = error
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'whole-list': WholeList
  }
}
