import { countryName } from '../base/format.ts'
import { t, type TextId } from '../base/texts.ts'
import type { AnalyticsRow } from '../api/wire.gen.ts'
import { DIMENSIONS, type Grouping } from './dimensions.ts'

const CONTINENTS: Readonly<Record<string, TextId>> = {
  AF: 'analytics.africa',
  AN: 'analytics.antarctica',
  AS: 'analytics.asia',
  EU: 'analytics.europe',
  NA: 'analytics.northAmerica',
  OC: 'analytics.oceania',
  SA: 'analytics.southAmerica',
}
const TRIGGERS: Readonly<Record<string, TextId>> = {
  link: 'analytics.shortLink',
  qr: 'common.qrCode',
  pageview: 'analytics.pageView',
  deeplink: 'analytics.deepLink',
}

/** Names a value of a dimension as people read it. */
export function valueName(grouping: Grouping | undefined, value: string): string {
  if (value === 'Unknown') return t('analytics.unknown')
  if (value === '(direct)') return t('analytics.direct')
  if (value === 'unsorted') return t('links.unsorted')
  switch (grouping) {
    case 'countries':
      return countryName(value)
    case 'continents':
      return t(CONTINENTS[value] ?? 'analytics.unknown')
    case 'triggers':
      return t(TRIGGERS[value] ?? 'analytics.unknown')
    case 'top_urls':
      return value.replace(/^https?:\/\//, '')
    default:
      return value
  }
}

/** Returns the value of a row, as filters have it. */
export function rowValue(grouping: Grouping, row: AnalyticsRow): string {
  // The rows of a grouping have its key.
  return (row as Record<string, unknown>)[DIMENSIONS[grouping].key] as string
}

/** Names a partner, group, or program; undefined for other rows, and without the permission to read them. */
function nameRecord(grouping: Grouping, { partner, group, program }: AnalyticsRow) {
  if (grouping === 'top_partners' && partner) return { name: partner.name, about: '' }
  if (grouping === 'top_groups' && group) return { name: group.name, about: program?.name ?? '' }
  if (grouping === 'top_programs' && program) return { name: program.name, about: '' }
  return undefined
}

/** Names a row; what tells it from others of the same name stands in `about`. */
export function rowName(grouping: Grouping, row: AnalyticsRow): { name: string; about: string } {
  const value = rowValue(grouping, row)
  if (grouping === 'top_links' && row.id === 'partners') {
    return { name: t('analytics.partnerLinks'), about: '' }
  }
  const record = nameRecord(grouping, row)
  if (record) return record
  if (grouping === 'top_links') return { name: `${row.domain}/${row.key}`, about: '' }
  const country = row.country && row.country !== 'Unknown' ? countryName(row.country) : ''
  const isPlace = (grouping === 'cities' || grouping === 'regions') && value !== 'Unknown'
  return { name: valueName(grouping, value), about: isPlace ? country : '' }
}
