import type { operations } from '../api/wire.gen.ts'
import type { TextId } from '../base/texts.ts'

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
  name: TextId
  /** The filter that a row sets, and the key of a row that has its value. */
  filter: FilterName
  key: string
}

/** Every grouping of the API: one that is added there must be added here to compile. */
export const DIMENSIONS: Readonly<Record<Grouping, Dimension>> = {
  top_partners: { name: 'field.partnerId', filter: 'partnerId', key: 'partnerId' },
  top_groups: { name: 'field.groupId', filter: 'groupId', key: 'groupId' },
  top_programs: { name: 'field.programId', filter: 'programId', key: 'programId' },
  top_links: { name: 'field.linkId', filter: 'linkId', key: 'id' },
  top_domains: { name: 'field.domain', filter: 'domain', key: 'domain' },
  top_urls: { name: 'field.url', filter: 'url', key: 'url' },
  referers: { name: 'analytics.referrer', filter: 'referer', key: 'referer' },
  referer_urls: { name: 'analytics.referringPage', filter: 'refererUrl', key: 'refererUrl' },
  triggers: { name: 'analytics.trigger', filter: 'trigger', key: 'trigger' },
  utm_campaigns: { name: 'links.campaign', filter: 'utm_campaign', key: 'utm_campaign' },
  utm_sources: { name: 'field.source', filter: 'utm_source', key: 'utm_source' },
  utm_mediums: { name: 'links.medium', filter: 'utm_medium', key: 'utm_medium' },
  utm_terms: { name: 'links.term', filter: 'utm_term', key: 'utm_term' },
  utm_contents: { name: 'links.content', filter: 'utm_content', key: 'utm_content' },
  countries: { name: 'field.country', filter: 'country', key: 'country' },
  regions: { name: 'analytics.region', filter: 'region', key: 'region' },
  cities: { name: 'analytics.city', filter: 'city', key: 'city' },
  continents: { name: 'analytics.continent', filter: 'continent', key: 'continent' },
  devices: { name: 'analytics.device', filter: 'device', key: 'device' },
  browsers: { name: 'field.agent', filter: 'browser', key: 'browser' },
  os: { name: 'analytics.system', filter: 'os', key: 'os' },
}
export const GROUPINGS = Object.keys(DIMENSIONS) as Grouping[]

export interface Card {
  id: string
  name: TextId
  groupings: readonly [Grouping, ...Grouping[]]
}

/** The lists of the overview; each shows one grouping at a time. */
export const CARDS: readonly Card[] = [
  {
    id: 'partners',
    name: 'common.partners',
    groupings: ['top_partners', 'top_groups', 'top_programs'],
  },
  { id: 'links', name: 'common.links', groupings: ['top_links', 'top_urls', 'top_domains'] },
  { id: 'sources', name: 'analytics.sources', groupings: ['referers', 'referer_urls', 'triggers'] },
  {
    id: 'campaigns',
    name: 'analytics.campaigns',
    groupings: ['utm_campaigns', 'utm_sources', 'utm_mediums', 'utm_terms', 'utm_contents'],
  },
  {
    id: 'places',
    name: 'analytics.locations',
    groupings: ['countries', 'regions', 'cities', 'continents'],
  },
  { id: 'devices', name: 'analytics.devices', groupings: ['devices', 'browsers', 'os'] },
]

/** Filters without a grouping of their own. */
const OTHERS: Partial<Record<FilterName, TextId>> = {
  key: 'field.key',
  externalId: 'analytics.linkExternalId',
  tagId: 'field.tagId',
  tagIds: 'field.tagId',
  folderId: 'field.folderId',
  root: 'analytics.domainRoot',
  qr: 'common.qrCode',
  tenantId: 'analytics.tenant',
  customerId: 'field.customerId',
}

/** Names a filter; undefined for a name that is none. */
export function filterText(name: string): TextId | undefined {
  const grouping = GROUPINGS.find((one) => DIMENSIONS[one].filter === name)
  if (grouping) return DIMENSIONS[grouping].name
  // Looked up by whatever the address says.
  return Object.hasOwn(OTHERS, name) ? OTHERS[name as FilterName] : undefined
}

/** Returns the grouping whose rows a filter chooses from. */
export function groupingOf(filter: string): Grouping | undefined {
  return GROUPINGS.find((one) => DIMENSIONS[one].filter === filter)
}
