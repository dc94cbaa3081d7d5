import { html, nothing, type TemplateResult } from 'lit'
import { define } from '../base/define.ts'
import { formatOf } from '../base/format.ts'
import type { Session } from '../base/session.ts'
import { ViewElement } from '../base/view-element.ts'
import type { EmbedAnalytics, EmbedView } from '../base/wire.gen.ts'
import { lineChart } from '../charts/line-chart.ts'
import { lineChartStyles } from '../charts/line-chart.styles.ts'
import { RANGE, readSeries } from './series.ts'
import { styles } from './stats-chart.styles.ts'
import { lengthsOf } from '../base/lengths.ts'
import { changeOf, dateOf, namesOf, periodOf, unitOf } from './stats-format.ts'

const METRICS = ['clicks', 'leads', 'sales', 'earnings'] as const
const RANGES = [
  ['7d', 7, 'day'],
  ['30d', 30, 'day'],
  ['90d', 90, 'day'],
  ['1y', 1, 'year'],
] as const

type Metric = (typeof METRICS)[number]
type Range = (typeof RANGES)[number][0] | 'all'
type Figures = EmbedAnalytics['totals']

/**
 * Shows a partner's clicks, leads, sales, and earnings over time, compared with the previous period.
 *
 * @tag svc-stats-chart
 * @attr range - `7d`, `30d` (default), `90d`, `1y`, or `all`.
 * @attr metric - `clicks` (default), `leads`, `sales`, or `earnings`.
 * @slot empty - Replaces the empty-state message.
 * @csspart figures - The four totals, which are buttons.
 * @csspart ranges - The period selector.
 * @csspart chart - The chart.
 * @csspart table - The chart's data as a table.
 */
export class SvcStatsChart extends ViewElement<EmbedAnalytics> {
  static override styles = [...ViewElement.styles, lineChartStyles, styles]
  static override properties = { ...ViewElement.properties, range: {}, metric: {} }

  declare range: Range | undefined
  declare metric: Metric | undefined
  protected override readonly depends = 'range'
  #at: number | undefined

  protected override more(session: Session, view: EmbedView): Promise<EmbedAnalytics> {
    this.#at = undefined
    return readSeries(session, this.#range, view)
  }

  get #range(): Range {
    const { range } = this
    return range === 'all' || RANGES.some(([known]) => known === range) ? range! : RANGE
  }

  get #metric(): Metric {
    return METRICS.find((metric) => metric === this.metric) ?? 'clicks'
  }

  protected override renderLoading(): TemplateResult {
    return this.#render()
  }

  protected override renderView(_view: EmbedView, stats: EmbedAnalytics): TemplateResult {
    return this.#render(stats)
  }

  /** Renders the figures; without them as a placeholder of the same size. */
  #render(stats?: EmbedAnalytics): TemplateResult {
    const lengths = lengthsOf(this.t)
    return html`<div class="stack">
      <div class="figures four" part="figures" role="group" aria-label=${this.t('Metrics')}>
        ${METRICS.map((metric) => this.#renderFigure(metric, stats))}
      </div>
      <div class="split top">
        <span class="small bar readout">${stats && this.#readout(stats)}</span>
        <span
          class="bar small ranges"
          part="ranges"
          role="group"
          aria-label=${this.t('Time range')}
        >
          ${RANGES.map(([range, count, unit]) =>
            this.#renderRange(range, unitOf(this.locale, count, unit), lengths[range]),
          )}
          ${this.#renderRange('all', lengths.all)}
        </span>
      </div>
      <div class="wrap">
        ${this.#renderChart(stats)}
        ${
          stats && METRICS.every((metric) => !stats.totals[metric])
            ? html`<p class="none quiet">
                <slot name="empty">${this.t('No activity in this period. Share your link.')}</slot>
              </p>`
            : nothing
        }
      </div>
      <details class="small" @toggle=${() => this.requestUpdate()}>
        <summary class="quiet">${this.t('View as table')}</summary>
        ${stats && this.renderRoot.querySelector('[open]') ? this.#renderTable(stats) : nothing}
      </details>
    </div>`
  }

  #renderFigure(metric: Metric, stats?: EmbedAnalytics): TemplateResult {
    const before = stats?.previous?.totals[metric] ?? 0
    const change = stats && before > 0 ? stats.totals[metric] / before - 1 : undefined
    return html`<button
      aria-pressed=${metric === this.#metric}
      @click=${() => (this.metric = metric)}
    >
      <span class="small quiet">${this.#name(metric)}</span>
      <span class="large"
        >${stats ? this.#value(metric, stats.totals, stats) : html`<span class="bone"></span>`}</span
      >
      <span class="small ${change ? (change > 0 ? 'good' : 'bad') : 'quiet'}"
        >${change === undefined ? html`&nbsp;` : changeOf(this.locale, change)}</span
      >
    </button>`
  }

  /**
   * Renders a range with its short name, and the long one for screen readers, so that both can be spoken.
   */
  #renderRange(range: Range, word: string, long?: string): TemplateResult {
    return html`<button
      aria-label=${long ? `${word}: ${long}` : nothing}
      aria-pressed=${range === this.#range}
      @click=${() => (this.range = range)}
    >
      ${word}
    </button>`
  }

  #renderChart(stats?: EmbedAnalytics): TemplateResult {
    const metric = this.#metric
    const series = stats?.series ?? []
    const valuesOf = (all: readonly Figures[] = []) => all.map((figures) => figures[metric])
    const middle = series[series.length >> 1]
    const axis = series.length > 2 ? [series[0]!, middle!, series.at(-1)!] : series
    return lineChart({
      values: valuesOf(series),
      before: valuesOf(stats?.previous?.series).slice(0, series.length),
      beforeName: this.t('Previous period'),
      summary: stats ? this.#summary(stats) : this.#name(metric),
      name: this.#name(metric),
      axis: axis.map(({ start }) => dateOf(this.locale, start, { ...stats!, short: true })),
      short: (value) => (stats ? this.#short(value, stats) : ''),
      describe: (index) => (stats ? this.#point(index, stats).join(' · ') : ''),
      at: this.#at,
      move: (index) => {
        this.#at = index
        this.requestUpdate()
      },
      tip: (index) => this.#tip(index, stats!),
    })
  }

  #renderTable(stats: EmbedAnalytics): TemplateResult {
    return html`<table part="table">
      <thead>
        <tr>
          <th>${this.t('Date')}</th>
          ${METRICS.map((metric) => html`<th class="sum">${this.#name(metric)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${stats.series.map(
          (figures) =>
            html`<tr>
              <td>${dateOf(this.locale, figures.start, { ...stats, short: true })}</td>
              ${METRICS.map(
                (metric) => html`<td class="sum">${this.#value(metric, figures, stats)}</td>`,
              )}
            </tr>`,
        )}
      </tbody>
    </table>`
  }

  /** Renders the shown period, and what it is compared with. */
  #readout(stats: EmbedAnalytics): TemplateResult {
    const { previous, timezone } = stats
    return html`${periodOf(this.locale, stats)}
    ${
      previous
        ? html`<span class="quiet"
            >${this.t('vs. {period}', {
              period: periodOf(this.locale, { ...previous, timezone }),
            })}</span
          >`
        : nothing
    }`
  }

  /** Renders the values at the crosshair. */
  #tip(index: number, stats: EmbedAnalytics): TemplateResult {
    const [time, value, before] = this.#point(index, stats)
    return html`<span class="quiet">${time}</span>
      <span>${this.#name(this.#metric)} <strong>${value}</strong></span>
      <span class="quiet">${before ?? nothing}</span>`
  }

  #point(index: number, stats: EmbedAnalytics): string[] {
    const [figures, before] = [stats.series[index], stats.previous?.series[index]]
    if (!figures) return []
    return [
      dateOf(this.locale, figures.start, stats),
      this.#value(this.#metric, figures, stats),
      ...(before
        ? [this.t('Previous period: {value}', { value: this.#value(this.#metric, before, stats) })]
        : []),
    ]
  }

  #summary(stats: EmbedAnalytics): string {
    const total = this.#value(this.#metric, stats.totals, stats)
    return `${this.#name(this.#metric)}: ${total}. ${periodOf(this.locale, stats)}.`
  }

  #name(metric: Metric): string {
    return namesOf(this.t)[metric]
  }

  #value(metric: Metric, figures: Figures, { currency }: EmbedAnalytics): string {
    const value = figures[metric]
    return metric === 'earnings' ? this.money(value, currency) : this.count(value)
  }

  #short(value: number, { currency }: EmbedAnalytics): string {
    const options = {
      notation: 'compact',
      maximumFractionDigits: 1,
      minimumFractionDigits: 0,
    } as const
    return this.#metric === 'earnings'
      ? this.money(value, currency, options)
      : formatOf(Intl.NumberFormat, this.locale, options).format(value)
  }
}

define('svc-stats-chart', SvcStatsChart)

declare global {
  interface HTMLElementTagNameMap {
    'svc-stats-chart': SvcStatsChart
  }
}
