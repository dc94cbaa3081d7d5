import { count, money } from '../base/format.ts'
import type { TextId } from '../base/texts.ts'
import type { Metric } from './report-address.ts'
import type { Point } from './reports.ts'

export const METRIC_NAMES: Readonly<Record<Metric, TextId>> = {
  clicks: 'common.clicks',
  leads: 'common.leads',
  sales: 'field.sales',
  revenue: 'field.saleAmount',
  earnings: 'field.earnings',
}

export function isMoney(metric: Metric): boolean {
  return metric === 'revenue' || metric === 'earnings'
}

export function valueText(metric: Metric, value: number, currency: string): string {
  return isMoney(metric) ? money(value, currency) : count(value)
}

/** Chooses the points that are named under the chart: at most five, about evenly apart, the ends among them. */
export function axisPoints(points: readonly Point[]): Point[] {
  const last = points.length - 1
  const steps = Math.min(4, last)
  if (last < 1) return [...points]
  return Array.from({ length: steps + 1 }, (_, i) => points[Math.round((last / steps) * i)]!)
}
