import { localNow } from '../base/time-zone.ts'

/** The days of this month until today, and as many of the month before, `2031-05-01`. */
export interface MonthToDate {
  start: string
  end: string
  previousStart: string
  previousEnd: string
}

/** Returns the days to compare. A shorter month before ends with its last day. */
export function monthToDate(now = localNow()): MonthToDate {
  const end = now.slice(0, 10)
  const start = `${now.slice(0, 8)}01`
  const last = new Date(Date.parse(`${start}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)
  const sameDay = `${last.slice(0, 8)}${end.slice(8)}`
  return {
    start,
    end,
    previousStart: `${last.slice(0, 8)}01`,
    previousEnd: sameDay < last ? sameDay : last,
  }
}

/** Adds a figure of days up, for this month and for the days of the month before. */
export function sumMonths<T extends { start?: string | undefined }>(
  rows: readonly T[],
  figure: (row: T) => number,
  { start, end, previousStart, previousEnd }: MonthToDate,
): { now: number; before: number } {
  const sum = (from: string, to: string) =>
    rows
      .filter((row) => {
        const day = row.start?.slice(0, 10) ?? ''
        return day >= from && day <= to
      })
      .reduce((all, row) => all + figure(row), 0)
  return { now: sum(start, end), before: sum(previousStart, previousEnd) }
}
