import { currencyExponent, isCurrency } from '../domain/money.ts'
import { SourceBusy } from './source-errors.ts'

/** An object of an answer, of which nothing is known. */
export type Given = Readonly<Record<string, unknown>>

/** Reads an object; an empty one stands for everything else. */
export function given(value: unknown): Given {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Given)
    : {}
}

/** Reads a list of objects. @throws SourceBusy when there is none: the answer is not what was asked for */
export function listOf(value: unknown, label: string): Given[] {
  if (!Array.isArray(value)) throw new SourceBusy(`${label} didn’t return a list.`)
  return value.map(given)
}

/** Reads a text or an id; empty when there is none. */
export function text(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'bigint' ? String(value) : ''
}

export function textOrNull(value: unknown): string | null {
  return text(value).trim() || null
}

/** Reads an integer of minor units; not a number when it is none. */
export function minor(value: unknown): number {
  if (typeof value === 'number') return value
  return typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : Number.NaN
}

/** Converts a decimal amount, such as 19.99, exactly; not a number when the currency has no such amount. */
export function majorToMinor(value: unknown, currency: string): number {
  const code = currency.toLowerCase()
  const exponent = isCurrency(code) ? currencyExponent(code) : 2
  const digits = typeof value === 'number' ? value.toFixed(6) : text(value)
  const found = /^(-?)(\d{1,13})(?:\.(\d+))?$/.exec(digits)
  if (!found) return Number.NaN
  const [, sign, whole = '', decimals = ''] = found
  if (/[1-9]/.test(decimals.slice(exponent))) return Number.NaN
  const units = Number(whole + decimals.slice(0, exponent).padEnd(exponent, '0'))
  return sign && units !== 0 ? -units : units
}

/** Reads a time: ISO 8601, or seconds or milliseconds since 1970. Null when there is none. */
export function timeOf(value: unknown): string | null {
  if (typeof value === 'number') return new Date(value < 1e11 ? value * 1000 : value).toISOString()
  const written = text(value).trim()
  if (written === '') return null
  const whole = /^\d{4}-\d\d-\d\d$/.test(written)
    ? `${written}T00:00:00Z`
    : written.replace(' ', 'T')
  const zoned = /(?:Z|[+-]\d\d:?\d\d)$/i.test(whole) ? whole : `${whole}Z`
  return zoned
}

/** Joins parts of a name. */
export function nameOf(...parts: unknown[]): string | null {
  return (
    parts
      .map((part) => text(part).trim())
      .filter(Boolean)
      .join(' ') || null
  )
}
