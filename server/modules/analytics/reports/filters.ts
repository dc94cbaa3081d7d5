import { TRIGGERS, type Dimension, type Trigger } from '../../../db/rollups.ts'
import { CONTINENTS, isCountry } from '../../../domain/country.ts'
import { invalid } from '../../../domain/errors.ts'
import { keyLookup } from '../../../domain/link.ts'
import { DIRECT, TRIGGER_WORDS, UNKNOWN } from './groupings.ts'

/** `a` or `a,b`: one of these. `-a` or `-a,b`: none of these. */
export interface Choice {
  values: string[]
  negated: boolean
}

interface FilterSpec {
  dimension: Dimension | 'customer'
  /** The value in the form in which it is stored. @throws ApiError `unprocessable_entity` */
  read?: (value: string, name: string) => string
}

const MAX_VALUES = 100
const MAX_LENGTH = 4000

const word = (unknown: string) => (value: string) => (value === unknown ? '' : value)
const lower = (value: string) => (value === UNKNOWN ? '' : value.toLowerCase())

/** What can be filtered by, and which dictionary holds its words. */
export const FILTERS = {
  domain: { dimension: 'link', read: (value) => value.toLowerCase() },
  key: { dimension: 'link', read: keyLookup },
  linkId: { dimension: 'link' },
  externalId: { dimension: 'link', read: (value) => value.replace(/^ext_/, '') },
  tenantId: { dimension: 'link' },
  tagId: { dimension: 'link' },
  folderId: { dimension: 'link' },
  partnerId: { dimension: 'link' },
  programId: { dimension: 'link' },
  root: { dimension: 'link', read: readFlag },
  customerId: { dimension: 'customer' },
  continent: { dimension: 'location', read: readContinent },
  country: { dimension: 'location', read: readCountry },
  region: { dimension: 'location', read: (value) => word(UNKNOWN)(value).toUpperCase() },
  city: { dimension: 'location', read: word(UNKNOWN) },
  device: { dimension: 'agent', read: lower },
  browser: { dimension: 'agent', read: lower },
  os: { dimension: 'agent', read: lower },
  trigger: { dimension: 'trigger', read: readTrigger },
  qr: { dimension: 'trigger', read: readFlag },
  referer: { dimension: 'referrer', read: (value) => word(DIRECT)(value).toLowerCase() },
  refererUrl: { dimension: 'referrer', read: readRefererUrl },
  url: {
    dimension: 'url',
    read: (value) => value.split(/[?#]/, 1)[0]!.replace(/\/+$/, '').slice(0, 500),
  },
  utm_source: { dimension: 'utm' },
  utm_medium: { dimension: 'utm' },
  utm_campaign: { dimension: 'utm' },
  utm_term: { dimension: 'utm' },
  utm_content: { dimension: 'utm' },
} as const satisfies Record<string, FilterSpec>

export type FilterName = keyof typeof FILTERS
export type Filters = Partial<Record<FilterName, Choice>>
export type FilterInput = Partial<Record<FilterName | 'tagIds', string | undefined>>

/**
 * Reads the filters of a query.
 * @throws ApiError `unprocessable_entity`
 */
export function readFilters(input: FilterInput): Filters {
  const filters: Filters = {}
  for (const name of Object.keys(FILTERS) as FilterName[]) {
    const text = name === 'tagId' ? (input.tagId ?? input.tagIds) : input[name]
    if (text !== undefined && text !== '') filters[name] = readChoice(text, name)
  }
  if (filters.key && !filters.domain) {
    throw invalid('domain', 'Send the domain of the link together with its key.')
  }
  return filters
}

function readChoice(text: string, name: FilterName): Choice {
  if (text.length > MAX_LENGTH) throw invalid(name, `${name} has at most ${MAX_LENGTH} characters.`)
  const parts = text.split(',').map((part) => part.trim())
  const negated = parts[0]!.startsWith('-')
  const values = parts.map((part) => {
    const minus = part.startsWith('-')
    if (minus && !negated) {
      throw invalid(name, `Write ${name} as a,b for these, or as -a,b for all but these; not both.`)
    }
    const value = minus ? part.slice(1) : part
    if (value === '') throw invalid(name, `${name} has an empty value. Write a, a,b or -a.`)
    const { read }: FilterSpec = FILTERS[name]
    return read ? read(value, name) : value
  })
  if (values.length > MAX_VALUES) throw invalid(name, `${name} takes at most ${MAX_VALUES} values.`)
  return { values, negated }
}

function readContinent(value: string): string {
  const code = value.toUpperCase()
  if (value === UNKNOWN) return ''
  if ((CONTINENTS as readonly string[]).includes(code)) return code
  throw invalid('continent', `A continent is one of ${CONTINENTS.join(', ')}.`)
}

function readCountry(value: string): string {
  if (value === UNKNOWN) return ''
  const code = value.toUpperCase()
  if (isCountry(code)) return code
  const shown = JSON.stringify(value.slice(0, 20))
  throw invalid('country', `${shown} is not a country. Use a code of two letters, such as DE.`)
}

function readRefererUrl(value: string): string {
  const bare = value.replace(/^https?:\/\//i, '').replace(/^www\./i, '')
  return word(DIRECT)(bare.split(/[?#]/, 1)[0]!.replace(/\/$/, ''))
}

function readFlag(value: string, name: string): string {
  if (value === 'true' || value === 'false') return value
  throw invalid(name, `${name} is true or false.`)
}

/** The field's word, or one of our own finer ones. */
function readTrigger(value: string): string {
  const words = Object.entries(TRIGGER_WORDS)
  if (words.some(([own, shown]) => own === value || shown === value)) return value
  const known = [...new Set(words.flat())].join(', ')
  throw invalid('trigger', `A trigger is one of ${known}.`)
}

/** The stored numbers of the triggers that a `trigger` or `qr` filter lets through. */
export function triggerIds({ trigger, qr }: Filters): number[] {
  const names = Object.keys(TRIGGERS) as Trigger[]
  const passes = (choice: Choice | undefined, values: string[]) =>
    !choice || values.some((value) => choice.values.includes(value)) !== choice.negated
  return names
    .filter((name) => passes(trigger, [name, TRIGGER_WORDS[name]]))
    .filter((name) => passes(qr, [String(name === 'qr')]))
    .map((name) => TRIGGERS[name])
}
