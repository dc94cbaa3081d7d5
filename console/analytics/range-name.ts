import { day } from '../base/format.ts'
import { t, type Text } from '../base/texts.ts'
import type { Preset, TimeRange } from './time-range.ts'

export const RANGE_NAMES: Readonly<Record<Preset, Text>> = {
  '24h': 'Last 24 hours',
  '7d': 'Last 7 days',
  '30d': 'Last 30 days',
  '90d': 'Last 90 days',
  mtd: 'Month to date',
  ytd: 'Year to date',
  '1y': 'Last 12 months',
  all: 'All time',
}

/** Names a range: `Last 30 days`, or `May 1 – May 9`. */
export function rangeName(range: TimeRange): string {
  return 'preset' in range ? t(RANGE_NAMES[range.preset]) : `${day(range.from)} – ${day(range.to)}`
}
