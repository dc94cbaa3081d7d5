import { invalid } from './errors.ts'
import { currencyExponent, mulDivRound } from './money.ts'
import { dayStartMs } from './schedule.ts'

/** An exact decimal number: `numerator ÷ 10^scale`. */
export interface Decimal {
  numerator: bigint
  scale: number
}

/** The price of one common unit (one euro) in either currency, in major units: `to ÷ from` is the rate. */
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

/** The common unit. */
export const EUR = 'eur'
const ONE: Decimal = { numerator: 1n, scale: 0 }
const DAY_MS = 86_400_000
/** The European Central Bank names no rates at weekends and on its holidays; no pause is longer. */
const MAX_AGE_DAYS = 7

/**
 * Parses a rate as people and files write it: `1.0837`. Up to 12 digits before and behind the point.
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

/** Formats a decimal in the digits it was given in: `1.0837`. */
export function formatDecimal({ numerator, scale }: Decimal): string {
  const digits = String(numerator).padStart(scale + 1, '0')
  return scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`
}

/** Creates the rate of an operator who set it directly: one `from` buys `to`. */
export function directRate(to: Decimal): Rate {
  return { from: ONE, to }
}

/**
 * Converts an amount to another currency, rounded once and exact up to there, whatever decimals the two
 * currencies have. The same currency gives the same amount.
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
 * Finds the rate from one currency to another on a UTC day: of the latest day that is not after it, at most
 * `maxAgeDays` old, and knows both. Null when there is none; then nothing is converted.
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
    if (best && best.day > candidate.day) continue
    const [ofFrom, ofTo] = [rateOf(candidate, from), rateOf(candidate, to)]
    if (ofFrom && ofTo) best = { day: candidate.day, rate: { from: ofFrom, to: ofTo } }
  }
  return best
}

function rateOf({ rates }: DayRates, currency: string): Decimal | undefined {
  return currency === EUR ? ONE : rates.find((entry) => entry.currency === currency)?.rate
}

/** Parses a plain positive decimal number; null for anything else. */
export function readDecimal(text: string): Decimal | null {
  const [, whole, behind = ''] = /^(\d{1,12})(?:\.(\d{1,12}))?$/.exec(text) ?? []
  if (whole === undefined) return null
  const numerator = BigInt(whole + behind)
  return numerator === 0n ? null : { numerator, scale: behind.length }
}
