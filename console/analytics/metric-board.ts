import { Task } from '@lit/task'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { ConsoleElement } from '../base/console-element.ts'
import { bucketName, change } from '../base/format.ts'
import { problemNote } from '../base/problem-note.ts'
import { styles } from '../base/styles.ts'
import { t } from '../base/texts.ts'
import { localNow } from '../base/time-zone.ts'
import { nextFrame } from '../base/wait.ts'
import { navigate, withQuery } from '../router/router.ts'
import { boardStyles } from './metric-board.styles.ts'
import { placeMarks } from './marks.ts'
import { METRIC_NAMES, valueText } from './metrics.ts'
import { METRICS, type Metric, type Report } from './report-address.ts'
import { figureOf, OWN_FIGURES, type Point, type Series } from './reports.ts'
import './series-chart.ts'
import { bucketSize } from '../base/range/time-range.ts'

/** The figures of a report, and the course of one of them beside that of the time before. */
@customElement('metric-board')
export class MetricBoard extends ConsoleElement {
  static override styles = [styles, boardStyles]

  @property({ attribute: false }) report!: Report
  @property({ attribute: false }) workspaceId = ''
  @property({ attribute: false }) reader = OWN_FIGURES
  @state() private showsTable = false

  readonly #series = new Task(this, {
    task: ([, , report], { signal }) => this.reader.series(report, { signal }),
    // Another metric is read from the same answer.
    args: () => {
      const { range, compares, filters } = this.report
      const key = JSON.stringify({ range, compares, filters })
      return [this.workspaceId, key, this.report] as const
    },
    argsEqual: ([workspace, key], [otherWorkspace, otherKey]) =>
      workspace === otherWorkspace && key === otherKey,
  })
  readonly #marks = new Task(this, {
    task: async ([, , report], { signal }) => {
      // The figures are asked for, and shown, first.
      await this.figuresComplete
      await nextFrame()
      return this.reader.marks(report, signal)
    },
    args: () => [this.workspaceId, JSON.stringify(this.report.range), this.report] as const,
    argsEqual: (a, b) => a[0] === b[0] && a[1] === b[1],
  })

  /** Resolves when the figures are there, or cannot be. */
  get figuresComplete(): Promise<unknown> {
    return this.#series.taskComplete.catch(() => {})
  }

  /** The figures that are known: what is filtered, or shared, has no earnings. */
  get #metrics(): readonly Metric[] {
    const isKnown = this.reader.hasEarnings(this.report.filters)
    return isKnown ? METRICS : METRICS.filter((metric) => metric !== 'earnings')
  }

  override render(): TemplateResult {
    return this.#series.render({
      initial: () => this.#render(undefined),
      pending: () => this.#render(this.#series.value, true),
      complete: (series) => this.#render(series),
      error: (error) =>
        html`<section class="panel failed">
          ${problemNote(error, () => this.#series.run())}
        </section>`,
    }) as TemplateResult
  }

  #render(series: Series | undefined, isBusy = false): TemplateResult {
    return html`<section
      class="panel"
      aria-label=${t('analytics.metrics')}
      aria-busy=${isBusy || !series}
    >
      <div class="tiles" role="group" aria-label=${t('analytics.shownChart')}>
        ${this.#metrics.map((metric) => this.#renderTile(metric, series))}
      </div>
      <div class="course">
        ${
          series
            ? html`<series-chart
                .series=${series}
                .metric=${this.#metric}
                .size=${this.#size(series.points)}
                .marks=${placeMarks(this.#marks.value ?? [], series.points)}
              ></series-chart>`
            : html`<div class="bone"></div>`
        }
      </div>
      ${series ? this.#renderTable(series) : nothing}
    </section>`
  }

  #renderTile(metric: Metric, series: Series | undefined): TemplateResult {
    const now = series && figureOf(series.totals, metric)
    const before = series?.before && figureOf(series.before.totals, metric)
    const difference = now !== undefined && typeof before === 'number' ? change(now, before) : null
    return html`<button
      aria-pressed=${metric === this.#metric ? 'true' : 'false'}
      @click=${() => navigate(withQuery({ metric: metric === 'clicks' ? undefined : metric }))}
    >
      <span class="soft">${t(METRIC_NAMES[metric])}</span>
      <span class="figure">
        ${
          series && now !== undefined
            ? html`<span class="total">${valueText(metric, now, series.currency)}</span>`
            : html`<span class="total bone">&nbsp;</span>`
        }
        ${
          difference
            ? html`<span class="small ${difference.tone}">${difference.text}</span>`
            : nothing
        }
      </span>
    </button>`
  }

  get #metric(): Metric {
    const { metric } = this.report
    return this.#metrics.includes(metric) ? metric : 'revenue'
  }

  #size(points: readonly Point[]) {
    const today = localNow().slice(0, 10)
    return bucketSize(this.report.range, today, points[0]?.start)
  }

  #renderTable(series: Series): TemplateResult {
    const { points, currency } = series
    const metrics = this.#metrics
    const size = this.#size(points)
    const toggle = (event: Event) => {
      this.showsTable = (event.currentTarget as HTMLDetailsElement).open
    }
    return html`<details class="small" @toggle=${toggle}>
      <summary class="soft">${t('analytics.viewTable')}</summary>
      ${
        this.showsTable
          ? html`<div
              class="scroll"
              tabindex="0"
              role="group"
              aria-label=${t('analytics.viewTable')}
            >
              <table>
                <thead>
                  <tr>
                    <th scope="col">${t('common.time')}</th>
                    ${metrics.map((metric) => html`<th scope="col" class="number">${t(METRIC_NAMES[metric])}</th>`)}
                  </tr>
                </thead>
                <tbody>
                  ${points.map(
                    (point) =>
                      html`<tr>
                        <th scope="row">${bucketName(point.start, size)}</th>
                        ${metrics.map(
                          (metric) =>
                            html`<td class="number">
                              ${valueText(metric, figureOf(point, metric), currency)}
                            </td>`,
                        )}
                      </tr>`,
                  )}
                </tbody>
              </table>
            </div>`
          : nothing
      }
    </details>`
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'metric-board': MetricBoard
  }
}
