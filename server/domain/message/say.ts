import { currencyExponent, formatMinor, formatMoney } from '../currencies.ts'
import { ENGLISH, type Forms, type Words } from './english.ts'
import { formatOf } from './formats.ts'
import { directionOf } from './language.ts'
import { message, type Step, type Value } from './message.ts'

/** How something is said: the language of words and figures. */
export interface Speech {
  /** BCP 47, as `Intl` takes it. */
  language: string
  words: Words
  /** For programs: English with figures, times and codes as the API writes them. */
  plain: boolean
}

/** The English of the API's own answers: `20 % of 49.00 USD is 9.80 USD.` */
export const PLAIN: Speech = { language: 'en', words: ENGLISH, plain: true }

/** Says it. A text without a translation is said in English. */
export function say(step: Step, speech: Speech = PLAIN): string {
  const { text, values = {} } = typeof step === 'string' ? { text: step } : step
  const known = Object.hasOwn(speech.words, text) ? speech.words[text]! : text
  const chosen = typeof known === 'string' ? known : formOf(known, values['count'], speech)
  return chosen.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? show(values[name]!, speech) : place,
  )
}

function formOf(forms: Forms, count: Value | undefined, speech: Speech): string {
  // Figures may follow a language that nobody translated.
  const language = speech.words === ENGLISH ? 'en' : speech.language
  return forms[formatOf(Intl.PluralRules, language, {}).select(Number(count))] ?? forms.other
}

function show(value: Value, speech: Speech): string {
  if (typeof value === 'object' && 'text' in value) {
    const said = say(value, speech)
    const own = speech.words === ENGLISH || Object.hasOwn(speech.words, value.text)
    return own ? said : apart(said, speech.language)
  }
  return speech.plain ? asCode(value) : asWords(value, speech)
}

type Figure = Exclude<Value, { text: string }>

function asCode(value: Figure): string {
  if (typeof value !== 'object') return String(value)
  if ('minor' in value) return formatMoney(BigInt(value.minor), value.currency)
  if ('bps' in value) return `${value.bps / 100} %`
  if ('quoted' in value) return JSON.stringify(value.quoted)
  if ('decimal' in value) return value.decimal
  if ('at' in value) return value.at
  if ('day' in value) return value.day
  if ('country' in value) return value.country
  return 'id' in value ? value.id : value.code
}

function asWords(value: Figure, speech: Speech): string {
  const { language } = speech
  if (typeof value === 'string') return apart(value, language)
  if (typeof value === 'number') return numbers(language, {}, value)
  if ('minor' in value) return localMoney(value, language)
  if ('bps' in value) return localRate(value.bps, language)
  if ('quoted' in value) return say(message('“{words}”', { words: value.quoted }), speech)
  if ('decimal' in value) {
    return numbers(language, { maximumFractionDigits: 20 }, value.decimal as `${number}`)
  }
  if ('at' in value) return times(language, TIME, value.at)
  if ('day' in value) return times(language, DAY, value.day)
  if ('country' in value) return countryIn(language, value.country)
  return 'id' in value ? apart(value.id, language) : say(value.means, speech)
}

/** Arabic marks its percent from left to right; a sentence that begins with one would turn with it. */
function localRate(bps: number, language: string): string {
  const options = { style: 'percent', maximumFractionDigits: 2 } as const
  const rate = numbers(language, options, bps / 10_000)
  return rate.includes('\u200e') ? `\u200f${rate}` : rate
}

function numbers(
  language: string,
  options: Intl.NumberFormatOptions,
  value: number | `${number}`,
): string {
  return formatOf(Intl.NumberFormat, language, options).format(value)
}

function localMoney({ minor, currency }: { minor: string; currency: string }, language: string) {
  const digits = currencyExponent(currency)
  const options = {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  } as const
  const text = numbers(language, options, formatMinor(BigInt(minor), currency) as `${number}`)
  return keepSign(text)
}

/** From right to left the sign of `US$` would change sides without a mark after it. */
export function keepSign(money: string): string {
  return money.replace(/^\u200f.*\$$/, '$&\u200e')
}

const DAY = { dateStyle: 'medium' } as const
/** Months are counted in UTC, so that is what is told. */
const TIME = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const

function times(language: string, options: Intl.DateTimeFormatOptions, at: string): string {
  const utc = { ...options, timeZone: 'UTC' }
  return formatOf(Intl.DateTimeFormat, language, utc).format(new Date(at))
}

/** Old conditions may name what is no region. */
function countryIn(language: string, code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return apart(code, language)
  return formatOf(Intl.DisplayNames, language, { type: 'region' }).of(code) ?? code
}

/** Hebrew, Arabic and what is written like them. */
const FROM_RIGHT = /[\u0590-\u08ff]/

/** Where two directions meet, what somebody typed must not turn what stands around it. */
function apart(text: string, language: string): string {
  const mixed = directionOf(language) === 'rtl' || FROM_RIGHT.test(text)
  return mixed ? `\u2068${text}\u2069` : text
}
