/** Minor units as money, in the digits of the currency: `1234`, `jpy` → `¥1,234`. */
export function money(
  language: string,
  minor: number,
  currency: string,
  options: Intl.NumberFormatOptions = {},
): string {
  const format = { style: 'currency', currency } as const
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat(
    'en',
    format,
  ).resolvedOptions()
  return new Intl.NumberFormat(language, { ...format, ...options }).format(minor / 10 ** digits)
}

export function count(language: string, value: number): string {
  return new Intl.NumberFormat(language).format(value)
}

/** Basis points as percent: 1250 → `12.5 %`, however the language writes it. */
export function percent(language: string, bps: number): string {
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(
    bps / 10_000,
  )
}

/** `12 months`, in the plural that the language has. */
export function months(language: string, value: number): string {
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'month',
    unitDisplay: 'long',
  }).format(value)
}

export function day(language: string, time: string, timeZone?: string | null): string {
  return new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    ...(timeZone ? { timeZone } : {}),
  }).format(new Date(time))
}
