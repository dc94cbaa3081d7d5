import type { Dimension } from '../../../db/rollups.ts'

/** How a dimension's words become the rows of a report. */
export interface Grouping {
  dimension: Dimension
  /** The keys of a row, each with the dictionary's column (or expression) `d.…` that it shows. */
  keys: Readonly<Record<string, string>>
  /** Shown for an empty word; rows that are empty in the first key are left out when it is null. */
  unknown: string | null
  /** Keys that are always the same. */
  constants?: Readonly<Record<string, string>>
}

export const UNKNOWN = 'Unknown'
export const DIRECT = '(direct)'
/** A referring page without its scheme; of a site's root only the host. */
export const REFERRER_URL = "d.host || case when d.path = '/' then '' else d.path end"

const location = { dimension: 'location', unknown: UNKNOWN } as const
const agent = { dimension: 'agent', unknown: UNKNOWN } as const
const referrer = { dimension: 'referrer', unknown: DIRECT } as const
const utm = { dimension: 'utm', unknown: null } as const
const link = { dimension: 'link', unknown: null } as const
const triggers: Grouping = { dimension: 'trigger', keys: { trigger: 'd.word' }, unknown: UNKNOWN }

/** Everything that a report can be grouped by, besides `count` and `timeseries`. */
export const GROUPINGS = {
  /** Without the unknown one: a continent is one of seven codes. */
  continents: { ...location, keys: { continent: 'd.continent' }, unknown: null },
  countries: { ...location, keys: { country: 'd.country' }, constants: { region: '*', city: '*' } },
  regions: {
    ...location,
    keys: { country: 'd.country', region: 'd.region' },
    constants: { city: '*' },
  },
  cities: { ...location, keys: { country: 'd.country', region: 'd.region', city: 'd.city' } },
  devices: { ...agent, keys: { device: 'd.device' } },
  browsers: { ...agent, keys: { browser: 'd.browser' } },
  os: { ...agent, keys: { os: 'd.os' } },
  triggers,
  trigger: triggers,
  referers: { ...referrer, keys: { referer: 'd.host' } },
  referer_urls: { ...referrer, keys: { refererUrl: REFERRER_URL } },
  top_urls: { dimension: 'url', keys: { url: 'd.url' }, unknown: UNKNOWN },
  top_base_urls: { dimension: 'url', keys: { url: 'd.url' }, unknown: UNKNOWN },
  top_links: { ...link, keys: { id: 'd.link_id' } },
  top_domains: { ...link, keys: { domain: 'd.domain' } },
  utm_sources: { ...utm, keys: { utm_source: 'd.source' } },
  utm_mediums: { ...utm, keys: { utm_medium: 'd.medium' } },
  utm_campaigns: { ...utm, keys: { utm_campaign: 'd.campaign' } },
  utm_terms: { ...utm, keys: { utm_term: 'd.term' } },
  utm_contents: { ...utm, keys: { utm_content: 'd.content' } },
} as const satisfies Record<string, Grouping>

export type GroupingName = keyof typeof GROUPINGS

/** The field's words for how a visitor came; the script and a page visit are both page views. */
export const TRIGGER_WORDS = {
  link: 'link',
  qr: 'qr',
  script: 'pageview',
  visit: 'pageview',
  deeplink: 'deeplink',
} as const

export const GROUP_NAMES = [
  'count',
  'timeseries',
  ...(Object.keys(GROUPINGS) as GroupingName[]),
] as const
export type GroupName = (typeof GROUP_NAMES)[number]
