import { Task } from '@lit/task'
import { css, html, nothing, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { ConsoleElement } from '../base/console-element.ts'
import { problemNote } from '../base/problem-note.ts'
import { styles } from '../base/styles.ts'
import { count } from '../base/format.ts'
import { t } from '../base/texts.ts'
import { navigate, withQuery } from '../router/router.ts'
import type { AnalyticsRow } from '../api/wire.gen.ts'
import { barRows, barRowStyles } from './bar-rows.ts'
import { DIMENSIONS, type Card, type Grouping } from './dimensions.ts'
import { isOfPartners } from './records.ts'
import type { Report } from './report-address.ts'
import { METRIC_NAMES } from './metrics.ts'
import { OWN_FIGURES } from './reports.ts'

const SHOWN = 8

/** The largest values of a dimension, one grouping at a time. */
@customElement('breakdown-card')
export class BreakdownCard extends ConsoleElement {
  static override isDeferred = true
  static override styles = [
    styles,
    barRowStyles,
    css`
      section {
        display: flex;
        flex-direction: column;
        block-size: 100%;
      }
      header {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: space-between;
        gap: 4px 12px;
        padding: 12px 20px 4px;
      }
      .choices {
        display: flex;
        flex-wrap: wrap;
        gap: 0 12px;
      }
      .choices button {
        min-block-size: 28px;
        padding: 0;
        border: 0;
        background: none;
        color: var(--soft);
        cursor: pointer;
      }
      .choices button:hover {
        color: var(--text);
      }
      .choices [aria-pressed='true'] {
        color: var(--text);
        text-decoration: underline;
        text-decoration-color: var(--accent);
        text-decoration-thickness: 2px;
        text-underline-offset: 6px;
      }
      .columns {
        display: flex;
        justify-content: space-between;
        padding: 4px 20px;
      }
      .body {
        flex: 1;
        min-block-size: 274px;
        padding: 0 12px 8px;
      }
      :host([fixed]) .body {
        min-block-size: 120px;
      }
      .none,
      .problem {
        display: grid;
        place-content: center;
        justify-items: center;
        gap: 12px;
        block-size: 240px;
      }
      :host([fixed]) .none {
        block-size: 104px;
      }
      .body .bone {
        block-size: 32px;
        margin-block-end: 2px;
      }
      footer {
        padding: 0 20px 12px;
        min-block-size: 32px;
      }
      footer button {
        padding: 0;
        border: 0;
        background: none;
        color: var(--soft);
        cursor: pointer;
      }
      footer button:hover {
        color: var(--text);
      }
      @media (max-width: 760px) {
        header,
        .columns,
        footer {
          padding-inline: 16px;
        }
        .body {
          padding-inline: 8px;
        }
      }
    `,
  ]

  @property({ attribute: false }) card!: Card
  @property({ attribute: false }) report!: Report
  @property({ attribute: false }) workspaceId = ''
  @property({ attribute: false }) reader = OWN_FIGURES
  /** Rows are filters, unless the report is somebody else's. */
  @property({ type: Boolean }) fixed = false

  readonly #rows = new Task(this, {
    task: async ([, grouping, , report], { signal }) => {
      const rows = await this.reader.rows(report, grouping, { signal })
      return { rows, currency: this.reader.currency(), grouping, metric: report.metric }
    },
    args: () => {
      const { range, filters, metric } = this.report
      return [
        this.workspaceId,
        this.#grouping,
        JSON.stringify({ range, filters, metric }),
        this.report,
      ] as const
    },
    argsEqual: (a, b) => a.slice(0, 3).every((one, i) => one === b[i]),
  })

  get #grouping(): Grouping {
    return this.report.groupings[this.card.id] ?? this.card.groupings[0]
  }

  override render(): TemplateResult {
    const { card, report } = this
    const usual = card.groupings[0]
    return html`<section class="panel" aria-labelledby="name">
      <header>
        <h2 id="name">${t(card.name)}</h2>
        <div class="choices small" role="group" aria-label=${t('analytics.groupBy')}>
          ${card.groupings.map(
            (grouping) =>
              html`<button
                aria-pressed=${grouping === this.#grouping ? 'true' : 'false'}
                @click=${() =>
                  navigate(withQuery({ [card.id]: grouping === usual ? undefined : grouping }), {
                    replace: true,
                  })}
              >
                ${t(DIMENSIONS[grouping].name)}
              </button>`,
          )}
        </div>
      </header>
      <div class="columns small soft">
        <span>${t(DIMENSIONS[this.#grouping].name)}</span
        ><span>${t(METRIC_NAMES[report.metric])}</span>
      </div>
      ${this.#rows.render({
        initial: () => this.#renderLoading(),
        pending: () => this.#renderLoading(),
        complete: ({ rows, currency }) => this.#renderRows(rows, currency),
        error: (error) =>
          html`<div class="body">${problemNote(error, () => this.#rows.run())}</div>`,
      })}
    </section>`
  }

  /** Renders what is there already, else placeholders. */
  #renderLoading(): TemplateResult {
    const last = this.#rows.value
    if (last?.grouping === this.#grouping && last.metric === this.report.metric) {
      return this.#renderRows(last.rows, last.currency, true)
    }
    return html`<div class="body" aria-busy="true">
        ${Array.from({ length: SHOWN }, () => html`<div class="bone"></div>`)}
      </div>
      <footer></footer>`
  }

  #renderRows(rows: readonly AnalyticsRow[], currency: string, isBusy = false): TemplateResult {
    const { report } = this
    const grouping = this.#grouping
    const shown = this.fixed ? rows : rows.slice(0, SHOWN)
    // Their list compares more figures than the bars.
    const hasTable = !this.fixed && isOfPartners(grouping)
    return html`<div class="body" aria-busy=${isBusy}>
        ${
          rows.length > 0
            ? barRows({ report, grouping, rows: shown, currency, fixed: this.fixed })
            : html`<p class="none soft">${t('analytics.noActivityPeriod')}</p>`
        }
      </div>
      <footer class="small">
        ${
          rows.length > shown.length || (rows.length > 0 && hasTable)
            ? html`<button @click=${() => navigate(withQuery({ all: grouping }))}>
                ${t('analytics.showAllCount', { count: count(rows.length) })}
              </button>`
            : nothing
        }
      </footer>`
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'breakdown-card': BreakdownCard
  }
}
