import { formatToParts, IntlMessageFormat } from 'intl-messageformat'
import { currencyExponent, formatMinor, formatMoney } from '../domain/currencies.ts'
import { message, type Localizable, type Message, type Value } from '../domain/message/message.ts'
import { directionOf } from './accept-language.ts'
import { CATALOGUES } from './catalogues.ts'
import { intlFormat } from './intl-format.ts'
import { parseText, placeholdersOf, type ParsedText, type PlaceholderKind } from './placeholders.ts'

/** How something is written: the language of its text, and how figures look in it. */
export interface Locale {
  /** BCP 47, as `Intl` takes it: figures are written as there, also where nobody translated the texts. */
  tag: string
  /** The catalogue of the texts: `en`, `pt-BR`. */
  language: string
  /** For programs: English with figures, times and names as the API writes them. */
  plain: boolean
}

/** The English of the API's own answers: `20 % of 49.00 USD is 9.80 USD.` */
export const API_LOCALE: Locale = { tag: 'en', language: 'en', plain: true }

/** Formats a message with its values. Plain text stays as it is. */
export function format(text: Localizable, locale: Locale = API_LOCALE): string {
  if (typeof text === 'string') return text
  const known = findText(text.code, locale.language)
  // A code that was stored by a version which is newer than this one.
  if (!known) return text.code
  const values = placeValues(known, text, locale)
  return formatToParts<string>(
    known.parts,
    locale.tag,
    formattersOf(locale),
    IntlMessageFormat.formats,
    values,
  )
    .map(({ value }) => value)
    .join('')
}

interface KnownText {
  parts: ParsedText
  placeholders: ReadonlyMap<string, PlaceholderKind>
}

const parsed = new Map<string, KnownText>()

/** Finds a text, parsed once. What only the program's own people read is in English alone. */
function findText(code: string, language: string): KnownText | null {
  const key = `${language} ${code}`
  const known = parsed.get(key)
  if (known) return known
  const catalogue = CATALOGUES[language]
  if (!catalogue || !Object.hasOwn(catalogue, code)) {
    return language === 'en' ? null : findText(code, 'en')
  }
  const parts = parseText(catalogue[code]!)
  const text = { parts, placeholders: placeholdersOf(parts) }
  parsed.set(key, text)
  return text
}

/**
 * Fills the places of a text. One whose value was not stored stays visibly empty, so that what was stored
 * can always be read.
 */
function placeValues(
  { placeholders }: KnownText,
  { values = {} }: Message,
  locale: Locale,
): Record<string, string | number> {
  const entries = Array.from(placeholders, ([name, kind]): [string, string | number] => {
    const value = Object.hasOwn(values, name) ? values[name]! : `{${name}}`
    if (kind === 'plural') return [name, Number(value)]
    if (kind === 'select') return [name, typeof value === 'string' ? value : 'other']
    return [name, formatValue(value, locale)]
  })
  return Object.fromEntries(entries)
}

/** Selects plural forms by the language of the text and its country: `pt-PT` differs from `pt-BR`. */
function formattersOf({ tag, language, plain }: Locale): Parameters<typeof formatToParts>[2] {
  return {
    getNumberFormat: () => intlFormat(Intl.NumberFormat, tag, plain ? PLAIN_NUMBER : {}),
    getPluralRules: () => intlFormat(Intl.PluralRules, language === 'en' ? 'en' : tag, {}),
    getDateTimeFormat: () => intlFormat(Intl.DateTimeFormat, tag, DAY),
  }
}

const PLAIN_NUMBER = { useGrouping: false } as const

/** Formats a value within a sentence. */
export function formatValue(value: Value, locale: Locale): string {
  if (typeof value === 'object' && 'code' in value) return format(value, locale)
  return locale.plain ? asCode(value) : asText(value, locale)
}

type Figure = Exclude<Value, Message>

function asCode(value: Figure): string {
  if (typeof value !== 'object') return String(value)
  if ('minor' in value) return formatMoney(BigInt(value.minor), value.currency)
  if ('bps' in value) return `${value.bps / 100} %`
  if ('quoted' in value) return JSON.stringify(value.quoted)
  if ('decimal' in value) return value.decimal
  if ('at' in value) return value.at
  if ('day' in value) return value.day
  if ('country' in value) return value.country
  return 'id' in value ? value.id : value.name
}

function asText(value: Figure, locale: Locale): string {
  const { tag } = locale
  if (typeof value === 'string') return isolate(value, tag)
  if (typeof value === 'number') return numbers(tag, {}, value)
  if ('minor' in value) return localMoney(value, tag)
  if ('bps' in value) return localRate(value.bps, tag)
  if ('quoted' in value) return format(message('value.quoted', { words: value.quoted }), locale)
  if ('decimal' in value) {
    return numbers(tag, { maximumFractionDigits: 20 }, value.decimal as `${number}`)
  }
  if ('at' in value) return times(tag, TIME, value.at)
  if ('day' in value) return times(tag, value.ofThisYear ? DAY_OF_YEAR : DAY, value.day)
  if ('country' in value) return countryIn(tag, value.country)
  return 'id' in value ? isolate(value.id, tag) : format(value.means, locale)
}

/**
 * Formats a rate. Arabic marks its percent from left to right; a sentence that begins with one would turn
 * with it.
 */
function localRate(bps: number, tag: string): string {
  const options = { style: 'percent', maximumFractionDigits: 2 } as const
  const rate = numbers(tag, options, bps / 10_000)
  return rate.includes('\u200e') ? `\u200f${rate}` : rate
}

function numbers(
  tag: string,
  options: Intl.NumberFormatOptions,
  value: number | `${number}`,
): string {
  return intlFormat(Intl.NumberFormat, tag, options).format(value)
}

function localMoney({ minor, currency }: { minor: string; currency: string }, tag: string) {
  const digits = currencyExponent(currency)
  const options = {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  } as const
  const text = numbers(tag, options, formatMinor(BigInt(minor), currency) as `${number}`)
  return keepSign(text)
}

/** Keeps the sign of `US$` on its side from right to left, by a mark after it. */
export function keepSign(money: string): string {
  return money.replace(/^\u200f.*\$$/, '$&\u200e')
}

const DAY = { dateStyle: 'medium' } as const
const DAY_OF_YEAR = { month: 'short', day: 'numeric' } as const
/** Months are counted in UTC, so times are shown in it. */
const TIME = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const

function times(tag: string, options: Intl.DateTimeFormatOptions, at: string): string {
  const utc = { ...options, timeZone: 'UTC' }
  return intlFormat(Intl.DateTimeFormat, tag, utc).format(new Date(at))
}

/** Names a country; old conditions may name what is no region. */
function countryIn(tag: string, code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return isolate(code, tag)
  return intlFormat(Intl.DisplayNames, tag, { type: 'region' }).of(code) ?? code
}

/** Hebrew, Arabic and what is written like them. */
const FROM_RIGHT = /[\u0590-\u08ff]/

/** Isolates a typed text, so that it does not turn what stands around it where two directions meet. */
function isolate(text: string, tag: string): string {
  const mixed = directionOf(tag) === 'rtl' || FROM_RIGHT.test(text)
  return mixed ? `\u2068${text}\u2069` : text
}
