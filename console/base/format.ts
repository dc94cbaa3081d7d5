import { count as countIn, formatOf, money as moneyIn } from '../../widgets/base/format.ts'
import { locale } from './texts.ts'
import { timeZone } from './time-zone.ts'

export function count(value: number): string {
  return countIn(locale(), value)
}

/** Formats a count in few characters: `12.3K`. */
export function shortCount(value: number): string {
  return formatOf(Intl.NumberFormat, locale(), {
    notation: 'compact',
    maximumFractionDigits: 1,
  }).format(value)
}

/** Formats a number with one digit behind the point: `1.9`. */
export function decimal(value: number): string {
  return formatOf(Intl.NumberFormat, locale(), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(value)
}

/** Formats minor units of a currency. */
export function money(minor: number, currency: string): string {
  return moneyIn(locale(), minor, currency)
}

/** Formats minor units in few characters: `$12.3K`. */
export function shortMoney(minor: number, currency: string): string {
  return moneyIn(locale(), minor, currency, {
    notation: 'compact',
    minimumFractionDigits: 0,
    maximumFractionDigits: 1,
  })
}

/** Formats a part of a whole: `12.4%`; null without a whole. */
export function share(part: number, whole: number): string | null {
  if (whole <= 0) return null
  return percentFormat(1).format(part / whole)
}

/** Formats a change between two figures: `+12%`, and whether it is for the better; null without a figure before. */
export function change(
  now: number,
  before: number,
): { text: string; tone: 'good' | 'bad' | 'soft' } | null {
  if (before <= 0) return null
  const part = now / before - 1
  const digits = Math.abs(part) < 0.1 ? 1 : 0
  const text = formatOf(Intl.NumberFormat, locale(), {
    style: 'percent',
    maximumFractionDigits: digits,
    signDisplay: 'exceptZero',
  }).format(part)
  const isSame = Math.abs(part) < 0.0005
  return { text, tone: isSame ? 'soft' : part > 0 ? 'good' : 'bad' }
}

/** Formats a rate with the digits that it has: `12.5%`. */
export function percent(part: number): string {
  return formatOf(Intl.NumberFormat, locale(), {
    style: 'percent',
    maximumFractionDigits: 2,
  }).format(part)
}

const percentFormat = (digits: number) =>
  formatOf(Intl.NumberFormat, locale(), {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })

function dates(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return formatOf(Intl.DateTimeFormat, locale(), { timeZone: timeZone(), ...options })
}

/** Formats a day, `2031-05-01` or a time: `May 1`, with the year where it is another one. */
export function day(time: string | number): string {
  const isDay = typeof time === 'string' && time.length === 10
  const zone = isDay ? { timeZone: 'UTC' } : {}
  const year = dates({ year: 'numeric', ...zone })
  const isNear = year.format(new Date(time)) === year.format(Date.now())
  const shown = isNear ? zone : { ...zone, year: 'numeric' as const }
  return dates({ month: 'short', day: 'numeric', ...shown }).format(new Date(time))
}

/** Formats a month of the books, `2026-10`: `October 2026`. */
export function monthName(month: string): string {
  return dates({ month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )
}

export type BucketSize = 'hour' | 'day' | 'week' | 'month'

/** Formats the beginning of an hour, a day, a week or a month of a report. */
export function bucketName(start: string, size: BucketSize): string {
  const date = new Date(start)
  if (size === 'hour')
    return dates({ weekday: 'short', hour: 'numeric', minute: '2-digit' }).format(date)
  if (size === 'month') return dates({ month: 'short', year: 'numeric' }).format(date)
  return dates({ weekday: 'short', month: 'short', day: 'numeric' }).format(date)
}

/** Formats the label of an axis, as short as its size allows. */
export function axisName(start: string, size: BucketSize): string {
  const date = new Date(start)
  if (size === 'hour') return dates({ hour: 'numeric', minute: '2-digit' }).format(date)
  if (size === 'month') return dates({ month: 'short', year: '2-digit' }).format(date)
  return dates({ month: 'short', day: 'numeric' }).format(date)
}

/** Formats a time of day, to the second. */
export function clock(time: string): string {
  return dates({ hour: '2-digit', minute: '2-digit', second: '2-digit' }).format(new Date(time))
}

export function exactTime(time: string): string {
  return dates({ dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(time))
}

/** Units with their seconds, from how many on they are used. */
const AGES = [
  ['year', 365 * 86_400, 2],
  ['month', 30 * 86_400, 2],
  ['day', 86_400, 1],
  ['hour', 3_600, 1],
  ['minute', 60, 1],
] as const

/** Formats how long ago a time was, or how far ahead it is: `3 hours ago`, `in 6 days`. */
export function ago(time: string, nowMs: number = Date.now()): string {
  const seconds = Math.round((new Date(time).getTime() - nowMs) / 1000)
  const [unit, size] = AGES.find(([, long, from]) => Math.abs(seconds) >= long * from) ?? [
    'second',
    1,
  ]
  const format = formatOf(Intl.RelativeTimeFormat, locale(), { numeric: 'auto' })
  return unit === 'second'
    ? format.format(0, unit)
    : format.format(Math.trunc(seconds / size), unit)
}

/** Names a country or region of two letters in the reader's language. */
export function countryName(code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code
  return (
    formatOf(Intl.DisplayNames, locale(), { type: 'region', fallback: 'code' }).of(code) ?? code
  )
}
