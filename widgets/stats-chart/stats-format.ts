import type { Translate } from '../base/terms.ts'
import { formatOf } from '../base/format.ts'
import type { EmbedAnalytics } from '../base/wire.gen.ts'

/** Formats the whole period: `1 – 30 May 2031`. */
export function periodOf(
  locale: string,
  { start, end, timezone }: Pick<EmbedAnalytics, 'start' | 'end' | 'timezone'>,
): string {
  const format = formatOf(Intl.DateTimeFormat, locale, { dateStyle: 'medium', timeZone: timezone })
  // An end is not part of the time.
  return format.formatRange(new Date(start), new Date(Date.parse(end) - 1))
}

/** Formats one of its days, weeks or months; short for the axis. */
export function dateOf(
  locale: string,
  start: string,
  { bucket, timezone, short }: Pick<EmbedAnalytics, 'bucket' | 'timezone'> & { short?: boolean },
): string {
  const month: Intl.DateTimeFormatOptions = { month: 'short', timeZone: timezone }
  const options =
    bucket === 'month'
      ? { ...month, year: 'numeric' as const }
      : { ...month, day: 'numeric' as const, ...(short ? {} : { year: 'numeric' as const }) }
  return formatOf(Intl.DateTimeFormat, locale, options).format(new Date(start))
}

/** Formats a change: `+12 %` for 0.12 */
export function changeOf(locale: string, share: number): string {
  const options = { style: 'percent', signDisplay: 'exceptZero' } as const
  return formatOf(Intl.NumberFormat, locale, options).format(share)
}

/** Formats a range as short as the locale writes it: `30d`. */
export function unitOf(locale: string, count: number, unit: string): string {
  const options = { style: 'unit', unit, unitDisplay: 'narrow' } as const
  return formatOf(Intl.NumberFormat, locale, options).format(count)
}

/** Names the figures. */
export function namesOf(t: Translate) {
  return { clicks: t('Clicks'), leads: t('Leads'), sales: t('Sales'), earnings: t('Earnings') }
}
