import { formatOf } from './format.ts'

/** Periods to choose, besides everything. */
export const PERIODS = [
  ['month', 0],
  ['month', -1],
  ['year', 0],
  ['year', -1],
] as const
export type Period = (typeof PERIODS)[number]

/**
 * Returns the suffix of a period's file name (`-2031-05`) and its query. Its days are those of the
 * books: UTC. A period that has not ended yet lasts until now.
 */
export function within([unit, back]: Period): [name: string, query: string] {
  const isYear = unit === 'year'
  const [year, month] = new Date().toJSON().split('-').map(Number) as [number, number]
  const dayOf = (by: number) =>
    new Date(isYear ? Date.UTC(year + by, 0) : Date.UTC(year, month - 1 + by)).toJSON().slice(0, 10)
  const start = dayOf(back)
  const end = back ? `&end=${dayOf(back + 1)}` : ''
  return [`-${start.slice(0, isYear ? 4 : 7)}`, `&start=${start}${end}`]
}

/** Formats a period in the locale: `Last month`. */
export function periodName(locale: string, [unit, back]: Period): string {
  const options = { numeric: 'auto' } as const
  const name = formatOf(Intl.RelativeTimeFormat, locale, options).format(back, unit)
  return name[0]!.toUpperCase() + name.slice(1)
}
