import { day } from '../format.ts'
import { t, type TextId } from '../texts.ts'
import type { Preset, TimeRange } from './time-range.ts'

export const RANGE_NAMES: Readonly<Record<Preset, TextId>> = {
  '24h': 'analytics.last24Hours',
  '7d': 'analytics.last7Days',
  '30d': 'analytics.last30Days',
  '90d': 'analytics.last90Days',
  mtd: 'analytics.monthToDate',
  ytd: 'analytics.yearToDate',
  '1y': 'analytics.last12Months',
  all: 'analytics.allTime',
}

/** Names a range: `Last 30 days`, or `May 1 – May 9`. */
export function rangeName(range: TimeRange): string {
  return 'preset' in range ? t(RANGE_NAMES[range.preset]) : `${day(range.from)} – ${day(range.to)}`
}
