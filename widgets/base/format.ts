const formats = new Map<string, unknown>()

/** Returns a cached format of `Intl`. Making one takes longer than using it a hundred times. */
export function formatOf<Format, Options>(
  kind: new (languages: string[], options: Options) => Format,
  language: string,
  options: Options,
): Format {
  const key = kind.name + language + JSON.stringify(options)
  const format =
    (formats.get(key) as Format | undefined) ?? new kind([digitsOf(language), 'en'], options)
  formats.set(key, format)
  return format
}

/**
 * Pins the digits of Arabic without a country to those of the server's texts beside them. Browsers differ:
 * it is the only one of our languages whose digits depend on the data that they come with.
 */
const digitsOf = (language: string) => (language === 'ar' ? 'ar-u-nu-latn' : language)

const numbers = (language: string, options: Intl.NumberFormatOptions = {}) =>
  formatOf(Intl.NumberFormat, language, options)

/** Formats a value; one that is not finite is better not shown. @throws RangeError */
function write(value: number | string, ...format: Parameters<typeof numbers>): string {
  if (!Number.isFinite(Number(value))) throw new RangeError('This is no number.')
  return numbers(...format).format(value as number)
}

/** Formats minor units as money, in the digits of the currency: `1234`, `jpy` → `¥1,234`. */
export function money(
  language: string,
  minor: number,
  currency: string,
  options: Intl.NumberFormatOptions = {},
): string {
  const format = { style: 'currency', currency } as const
  const { maximumFractionDigits: digits = 2 } = numbers('en', format).resolvedOptions()
  // As a text: divided, the largest sums would lose their last digit.
  const text = write(`${minor}E-${digits}`, language, { ...format, ...options })
  // From right to left the sign of `US$` would change sides without a mark after it.
  return text.replace(/^\u200f.*\$$/, '$&\u200e')
}

export function count(language: string, value: number): string {
  return write(value, language)
}

/** Basis points as percent: 1250 → `12.5 %`, however the language writes it. */
export function percent(language: string, bps: number): string {
  return write(bps / 10_000, language, { style: 'percent', maximumFractionDigits: 2 })
}

/** Formats a number of months in the locale's plural: `12 months`. */
export function months(language: string, value: number): string {
  return write(value, language, { style: 'unit', unit: 'month', unitDisplay: 'long' })
}

export function day(language: string, time: string, timeZone?: string | null): string {
  return dated(language, time, { dateStyle: 'medium' }, timeZone)
}

/** Formats a day with its time. */
export function dateTime(language: string, time: string, timeZone?: string | null): string {
  return dated(language, time, { dateStyle: 'medium', timeStyle: 'short' }, timeZone)
}

function dated(
  language: string,
  time: string,
  style: Intl.DateTimeFormatOptions,
  timeZone?: string | null,
): string {
  const options = timeZone ? { ...style, timeZone } : style
  return formatOf(Intl.DateTimeFormat, language, options).format(new Date(time))
}
