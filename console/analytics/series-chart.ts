import { html, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { lineChart } from '../../widgets/charts/line-chart.ts'
import { lineChartStyles } from '../../widgets/charts/line-chart.styles.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { axisName, bucketName, shortCount, shortMoney, type BucketSize } from '../base/format.ts'
import { styles } from '../base/styles.ts'
import { t } from '../base/texts.ts'
import { timeZone } from '../base/time-zone.ts'
import { markList, markStyles, sentencesAt, type Mark } from './marks.ts'
import { axisPoints, isMoney, METRIC_NAMES, valueText } from './metrics.ts'
import type { Metric } from './report-address.ts'
import { figureOf, type Series } from './reports.ts'
import { seriesChartStyles } from './series-chart.styles.ts'

/** The course of a metric beside that of the time before, with the changes of rules in it. */
@customElement('series-chart')
export class SeriesChart extends ConsoleElement {
  static override isDeferred = true
  static override styles = [styles, lineChartStyles, seriesChartStyles, markStyles]

  @property({ attribute: false }) series!: Series
  @property() metric: Metric = 'clicks'
  /** The size of the steps. */
  @property() size: BucketSize = 'day'
  @property({ attribute: false }) marks: readonly Mark[] = []
  /** The point under the crosshair. */
  @state() private at: number | undefined

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('series')) this.at = undefined
  }

  override render(): TemplateResult {
    const { series, metric, marks, size } = this
    const { points, before, currency } = series
    const values = points.map((point) => figureOf(point, metric))
    return html`${this.#renderReadout()}
      <div dir="ltr">
        ${lineChart({
          values,
          before:
            before?.points.map((point) => figureOf(point, metric)).slice(0, values.length) ?? [],
          beforeName: t('analytics.previousPeriod'),
          summary: `${t(METRIC_NAMES[metric])}: ${valueText(metric, figureOf(series.totals, metric), currency)}`,
          name: t(METRIC_NAMES[metric]),
          axis: axisPoints(points).map(({ start }) => axisName(start, size)),
          short: (value) => (isMoney(metric) ? shortMoney(value, currency) : shortCount(value)),
          describe: (index) => [...this.#describe(index), ...sentencesAt(marks, index)].join(', '),
          at: this.at,
          marks: marks.map(({ index }) => index),
          move: (index) => (this.at = index),
        })}
      </div>
      ${
        values.some(Boolean)
          ? nothing
          : html`<p class="none soft">${t('analytics.noActivityPeriod')}</p>`
      }
      ${markList(marks)}`
  }

  /** Renders the exact values at the crosshair, else what the chart shows. */
  #renderReadout(): TemplateResult {
    if (this.at === undefined) {
      const by = {
        hour: t('analytics.byHour'),
        day: t('analytics.byDay'),
        week: t('analytics.byWeek'),
        month: t('analytics.byMonth'),
      }
      return html`<p class="readout" aria-hidden="true">
        <strong>${t(METRIC_NAMES[this.metric])}</strong> <span class="soft">${by[this.size]}</span>
        <span class="zone soft small">${timeZone().replaceAll('_', ' ')}</span>
      </p>`
    }
    const [time, value, before] = this.#describe(this.at)
    const changes = sentencesAt(this.marks, this.at).join(' · ')
    return html`<p class="readout" aria-hidden="true">
      <strong>${value}</strong> <span>${time}</span> <span class="soft">${before}</span>
      ${changes ? html`<span class="mark">${changes}</span>` : nothing}
    </p>`
  }

  #describe(index: number): string[] {
    const { metric } = this
    const { points, before, currency } = this.series
    const point = points[index]
    if (!point) return []
    const earlier = before?.points[index]
    return [
      bucketName(point.start, this.size),
      valueText(metric, figureOf(point, metric), currency),
      ...(earlier
        ? [
            t('analytics.previouslyValue', {
              value: valueText(metric, figureOf(earlier, metric), currency),
            }),
          ]
        : []),
    ]
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'series-chart': SeriesChart
  }
}
