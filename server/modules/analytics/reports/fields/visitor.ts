import type { ReportField } from './field.ts'
import {
  emptyFor,
  lowerCase,
  readContinent,
  readCountry,
  readFlag,
  readRefererUrl,
  readTrigger,
} from './read-values.ts'
import { DIRECT, REFERRER_URL, TRIGGER_WORDS, UNKNOWN } from './texts.ts'

const location = { dimension: 'location' } as const
const agent = { dimension: 'agent' } as const

/** How, from where and with what the visitor came, and to where. */
export const visitorFields = {
  continent: {
    ...location,
    filter: {
      about: 'The continent code: AF, AN, AS, EU, NA, OC, or SA.',
      example: 'EU',
      match: 'd.continent = any(v)',
      read: readContinent,
    },
    /** Without the unknown one: a continent is one of seven codes. */
    group: { names: ['continents'], keys: { continent: 'd.continent' }, unknown: null },
  },
  country: {
    ...location,
    filter: {
      about: 'The two-letter country code (ISO 3166-1), or `Unknown`.',
      example: 'DE,AT,CH',
      match: 'd.country = any(v)',
      read: readCountry,
    },
    group: {
      names: ['countries'],
      keys: { country: 'd.country' },
      unknown: UNKNOWN,
      constants: { region: '*', city: '*' },
    },
  },
  region: {
    ...location,
    filter: {
      about: 'The region code (ISO 3166-2), with or without the country.',
      example: 'US-CA',
      match: '(d.region = any(v) or substr(d.region, 4) = any(v))',
      read: (value) => emptyFor(UNKNOWN)(value).toUpperCase(),
    },
    group: {
      names: ['regions'],
      keys: { country: 'd.country', region: 'd.region' },
      unknown: UNKNOWN,
      constants: { city: '*' },
    },
  },
  city: {
    ...location,
    filter: {
      about: 'The city, or `Unknown`.',
      example: 'Berlin',
      match: 'd.city = any(v)',
      read: emptyFor(UNKNOWN),
    },
    group: {
      names: ['cities'],
      keys: { country: 'd.country', region: 'd.region', city: 'd.city' },
      unknown: UNKNOWN,
    },
  },
  device: {
    ...agent,
    filter: {
      about: 'The device type.',
      example: 'Mobile',
      match: 'lower(d.device) = any(v)',
      read: lowerCase,
    },
    group: { names: ['devices'], keys: { device: 'd.device' }, unknown: UNKNOWN },
  },
  browser: {
    ...agent,
    filter: {
      about: 'The browser.',
      example: 'Chrome',
      match: 'lower(d.browser) = any(v)',
      read: lowerCase,
    },
    group: { names: ['browsers'], keys: { browser: 'd.browser' }, unknown: UNKNOWN },
  },
  os: {
    ...agent,
    filter: {
      about: 'The operating system.',
      example: '-Windows',
      match: 'lower(d.os) = any(v)',
      read: lowerCase,
    },
    group: { names: ['os'], keys: { os: 'd.os' }, unknown: UNKNOWN },
  },
  trigger: {
    dimension: 'trigger',
    filter: {
      about: 'How the visitor arrived: `link`, `qr`, `pageview` (script or visit), or `deeplink`.',
      example: 'qr',
      valuesOf: (trigger) => [trigger, TRIGGER_WORDS[trigger]],
      read: readTrigger,
    },
    group: {
      names: ['triggers', 'trigger'],
      keys: { trigger: 'd.word' },
      unknown: UNKNOWN,
      options: ['link', 'qr', 'pageview', 'deeplink', 'Unknown'],
    },
  },
  qr: {
    dimension: 'trigger',
    filter: {
      about:
        'Deprecated. Use `trigger`. Whether to return only QR code scans (`true`), or to exclude them (`false`).',
      options: ['true', 'false'],
      valuesOf: (trigger) => [String(trigger === 'qr')],
      read: readFlag,
    },
  },
  referer: {
    dimension: 'referrer',
    filter: {
      about: 'The referring host, or `(direct)`.',
      example: 'news.example.com',
      match: 'd.host = any(v)',
      read: (value) => emptyFor(DIRECT)(value).toLowerCase(),
    },
    group: { names: ['referers'], keys: { referer: 'd.host' }, unknown: DIRECT },
  },
  refererUrl: {
    dimension: 'referrer',
    filter: {
      about: 'The referring page, or `(direct)`.',
      example: 'news.example.com/today',
      match: `${REFERRER_URL} = any(v)`,
      read: readRefererUrl,
    },
    group: { names: ['referer_urls'], keys: { refererUrl: REFERRER_URL }, unknown: DIRECT },
  },
  url: {
    dimension: 'url',
    filter: {
      about: 'The destination URL without its query.',
      example: 'https://example.com/pricing',
      match: "rtrim(d.url, '/') = any(v)",
      read: (value) => value.split(/[?#]/, 1)[0]!.replace(/\/+$/, '').slice(0, 500),
    },
    group: { names: ['top_urls', 'top_base_urls'], keys: { url: 'd.url' }, unknown: UNKNOWN },
  },
} as const satisfies Record<string, ReportField>
