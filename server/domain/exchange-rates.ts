import { invalid } from './errors.ts'
import { currencyExponent, isCurrency, mulDivRound } from './money.ts'
import { dayStartMs } from './schedule.ts'

/** An exact decimal number: `numerator ÷ 10^scale`. */
export interface Decimal {
  numerator: bigint
  scale: number
}

/** What one common unit (one euro) buys of either currency, in major units: `to ÷ from` is the rate. */
export interface Rate {
  from: Decimal
  to: Decimal
}

/** One day's rates: how much of each currency one euro buys. The euro itself is not listed. */
export interface DayRates {
  /** `2026-01-31` */
  day: string
  rates: readonly { currency: string; rate: Decimal }[]
}

const EUR = 'eur'
const ONE: Decimal = { numerator: 1n, scale: 0 }
const DAY_MS = 86_400_000
/** The European Central Bank names no rates at weekends and on its holidays; no pause is longer. */
const MAX_AGE_DAYS = 7
const MAX_FILE_LENGTH = 1_000_000
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/**
 * A rate as people and files write it: `1.0837`. Up to 12 digits before and behind the point.
 * @throws ApiError `unprocessable_entity` at `rate`
 */
export function parseRate(text: string): Decimal {
  const rate = readDecimal(text)
  if (rate) return rate
  throw invalid(
    'rate',
    `${JSON.stringify(text.slice(0, 40))} is not a rate. Write a number above 0, such as 1.0837.`,
  )
}

/** The number as text, in the digits it was given in: `1.0837`. */
export function formatDecimal({ numerator, scale }: Decimal): string {
  const digits = String(numerator).padStart(scale + 1, '0')
  return scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`
}

/** An operator's own rate: one `from` buys so many `to`. */
export function directRate(to: Decimal): Rate {
  return { from: ONE, to }
}

/**
 * An amount in another currency, rounded once. Exact up to there, whatever decimals the two currencies
 * have; the same currency gives the same amount.
 */
export function convert(amountMinor: bigint, from: string, to: string, rate: Rate): bigint {
  if (from === to) return amountMinor
  const up = currencyExponent(to) + rate.from.scale
  const down = currencyExponent(from) + rate.to.scale
  return mulDivRound(
    amountMinor,
    rate.to.numerator * 10n ** BigInt(up),
    rate.from.numerator * 10n ** BigInt(down),
  )
}

/**
 * The rate from one currency to another on a UTC day: of the latest day that is not after it, at most
 * `maxAgeDays` old, and knows both. Null when there is none: then nothing is converted.
 */
export function findRate(
  days: readonly DayRates[],
  day: string,
  { from, to, maxAgeDays = MAX_AGE_DAYS }: { from: string; to: string; maxAgeDays?: number },
): { day: string; rate: Rate } | null {
  if (from === to) return { day, rate: { from: ONE, to: ONE } }
  const wantedMs = dayStartMs(day)
  let best: { day: string; rate: Rate } | null = null
  for (const candidate of days) {
    const ageMs = wantedMs - dayStartMs(candidate.day)
    if (ageMs < 0 || ageMs > maxAgeDays * DAY_MS) continue
    if (best !== null && best.day >= candidate.day) continue
    const [ofFrom, ofTo] = [rateOf(candidate, from), rateOf(candidate, to)]
    if (ofFrom && ofTo) best = { day: candidate.day, rate: { from: ofFrom, to: ofTo } }
  }
  return best
}

/**
 * The daily file of the European Central Bank, as XML (`eurofxref-daily.xml`) or CSV (`eurofxref.csv`).
 * Currencies that nobody can be paid in here are left out.
 * @throws ApiError `unprocessable_entity` at `file`
 */
export function parseEcbDaily(text: string): DayRates {
  if (text.length > MAX_FILE_LENGTH) throw unreadable('it is too long')
  const { day, pairs } = text.trimStart().startsWith('<') ? readXml(text) : readCsv(text)
  const rates: { currency: string; rate: Decimal }[] = []
  for (const [code, number] of pairs) {
    const currency = code.toLowerCase()
    if (!/^[a-z]{3}$/.test(currency)) throw unreadable(`it names a currency ${quoted(code)}`)
    const rate = readDecimal(number)
    if (!rate) throw unreadable(`the rate of ${code} is ${quoted(number)}`)
    if (rates.some((known) => known.currency === currency)) throw unreadable(`it has ${code} twice`)
    if (isCurrency(currency) && currency !== EUR) rates.push({ currency, rate })
  }
  if (rates.length === 0) throw unreadable('it has no rates')
  return { day, rates }
}

interface Table {
  day: string
  pairs: (readonly [code: string, rate: string])[]
}

function readXml(text: string): Table {
  const cubes = Array.from(text.matchAll(/<Cube\b([^<>]*)>/g), ([, attributes]) => attributes!)
  const days = cubes.map((cube) => attribute(cube, 'time')).filter((day) => day !== null)
  if (days.length !== 1) throw unreadable(`it names ${days.length} days`)
  const pairs = cubes
    .map((cube) => [attribute(cube, 'currency'), attribute(cube, 'rate')] as const)
    .filter((pair): pair is readonly [string, string] => pair[0] !== null && pair[1] !== null)
  return { day: checkedDay(days[0]!), pairs }
}

function attribute(attributes: string, name: string): string | null {
  const match = new RegExp(`\\s${name}\\s?=\\s?(?:'([^']*)'|"([^"]*)")`).exec(attributes)
  return match ? (match[1] ?? match[2]!) : null
}

function readCsv(text: string): Table {
  const [head = [], row = [], ...more] = text
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(',').map((cell) => cell.trim()))
  if (head[0] !== 'Date' || more.length > 0)
    throw unreadable('it is neither of the two daily files')
  const pairs = head
    .map((code, i) => [code, row[i] ?? ''] as const)
    .slice(1)
    .filter(([code, number]) => code !== '' && number !== 'N/A')
  return { day: checkedDay(isoDay(row[0] ?? '')), pairs }
}

/** `31 May 2024` as `2024-05-31`; anything else as it is. */
function isoDay(text: string): string {
  const [, day, name, year] = /^(\d{1,2}) ([A-Za-z]{3})[a-z]* (\d{4})$/.exec(text) ?? []
  const month = MONTHS.indexOf((name ?? '').toLowerCase()) + 1
  if (!day || !year || month === 0) return text
  return `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
}

function checkedDay(text: string): string {
  try {
    dayStartMs(text)
  } catch {
    throw unreadable(`its day is ${quoted(text)}`)
  }
  return text
}

function rateOf({ rates }: DayRates, currency: string): Decimal | undefined {
  return currency === EUR ? ONE : rates.find((entry) => entry.currency === currency)?.rate
}

function readDecimal(text: string): Decimal | null {
  const [, whole, behind = ''] = /^(\d{1,12})(?:\.(\d{1,12}))?$/.exec(text) ?? []
  if (whole === undefined) return null
  const numerator = BigInt(whole + behind)
  return numerator === 0n ? null : { numerator, scale: behind.length }
}

function quoted(text: string): string {
  return JSON.stringify(text.slice(0, 40))
}

function unreadable(why: string) {
  return invalid(
    'file',
    `This is not a daily rate file of the European Central Bank: ${why}. ` +
      'Give eurofxref-daily.xml or eurofxref.csv.',
  )
}
