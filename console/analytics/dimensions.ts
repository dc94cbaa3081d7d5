import type { operations } from '../api/wire.gen.ts'
import type { Text } from '../base/texts.ts'

type Query = NonNullable<operations['retrieveAnalytics']['parameters']['query']>
type AnyGroup = NonNullable<Query['groupBy']>
/** Filters that the console offers; the API has more, which it takes from the address as well. */
export type FilterName = Exclude<
  keyof Query,
  'event' | 'groupBy' | 'interval' | 'start' | 'end' | 'timezone' | 'currency'
>
/** Other names of the same rows. */
type Alias = 'trigger' | 'top_base_urls'
export type Grouping = Exclude<AnyGroup, 'count' | 'timeseries' | Alias>

export interface Dimension {
  name: Text
  /** The filter that a row sets, and the key of a row that has its value. */
  filter: FilterName
  key: string
}

/** Every grouping of the API: one that is added there must be added here to compile. */
export const DIMENSIONS: Readonly<Record<Grouping, Dimension>> = {
  top_links: { name: 'Link', filter: 'linkId', key: 'id' },
  top_domains: { name: 'Domain', filter: 'domain', key: 'domain' },
  top_urls: { name: 'Destination', filter: 'url', key: 'url' },
  referers: { name: 'Referrer', filter: 'referer', key: 'referer' },
  referer_urls: { name: 'Referring page', filter: 'refererUrl', key: 'refererUrl' },
  triggers: { name: 'Trigger', filter: 'trigger', key: 'trigger' },
  utm_campaigns: { name: 'Campaign', filter: 'utm_campaign', key: 'utm_campaign' },
  utm_sources: { name: 'Source', filter: 'utm_source', key: 'utm_source' },
  utm_mediums: { name: 'Medium', filter: 'utm_medium', key: 'utm_medium' },
  utm_terms: { name: 'Term', filter: 'utm_term', key: 'utm_term' },
  utm_contents: { name: 'Content', filter: 'utm_content', key: 'utm_content' },
  countries: { name: 'Country', filter: 'country', key: 'country' },
  regions: { name: 'Region', filter: 'region', key: 'region' },
  cities: { name: 'City', filter: 'city', key: 'city' },
  continents: { name: 'Continent', filter: 'continent', key: 'continent' },
  devices: { name: 'Device', filter: 'device', key: 'device' },
  browsers: { name: 'Browser', filter: 'browser', key: 'browser' },
  os: { name: 'System', filter: 'os', key: 'os' },
}
export const GROUPINGS = Object.keys(DIMENSIONS) as Grouping[]

export interface Card {
  id: string
  name: Text
  groupings: readonly [Grouping, ...Grouping[]]
}

/** The lists of the overview; each shows one grouping at a time. */
export const CARDS: readonly Card[] = [
  { id: 'links', name: 'Links', groupings: ['top_links', 'top_urls', 'top_domains'] },
  { id: 'sources', name: 'Sources', groupings: ['referers', 'referer_urls', 'triggers'] },
  {
    id: 'campaigns',
    name: 'Campaigns',
    groupings: ['utm_campaigns', 'utm_sources', 'utm_mediums', 'utm_terms', 'utm_contents'],
  },
  { id: 'places', name: 'Places', groupings: ['countries', 'regions', 'cities', 'continents'] },
  { id: 'devices', name: 'Devices', groupings: ['devices', 'browsers', 'os'] },
]

/** Filters without a grouping of their own. */
const OTHERS: Partial<Record<FilterName, Text>> = {
  key: 'Key of the link',
  externalId: 'External id of the link',
  tagId: 'Tag',
  tagIds: 'Tag',
  folderId: 'Folder',
  root: 'Root of the domain',
  qr: 'QR code',
  tenantId: 'Tenant',
  programId: 'Program',
  partnerId: 'Partner',
  customerId: 'Customer',
}

/** Names a filter; undefined for a name that is none. */
export function filterText(name: string): Text | undefined {
  const grouping = GROUPINGS.find((one) => DIMENSIONS[one].filter === name)
  if (grouping) return DIMENSIONS[grouping].name
  // Looked up by whatever the address says.
  return Object.hasOwn(OTHERS, name) ? OTHERS[name as FilterName] : undefined
}

/** Returns the grouping whose rows a filter chooses from. */
export function groupingOf(filter: string): Grouping | undefined {
  return GROUPINGS.find((one) => DIMENSIONS[one].filter === filter)
}
