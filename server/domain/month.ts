/** Months of the books, in UTC, as `2026-10`. They sort as text. */

const FORM = /^\d{4}-(0[1-9]|1[0-2])$/
const DAY_MS = 86_400_000

/** Tells whether a text is a month, such as `2026-10`. */
export function isMonth(text: string): boolean {
  return FORM.test(text)
}

/** Returns the month of an instant. */
export function monthOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 7)
}

/** Returns the first instant after a month, which is the first of the next one. */
export function monthEndMs(month: string): number {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return Date.UTC(year, number, 1)
}

/** Returns the month after. */
export function nextMonth(month: string): string {
  return monthOf(monthEndMs(month))
}

/** Returns the last month that ended at least so many days ago. */
export function lastMonthOver(nowMs: number, days: number): string {
  const date = new Date(nowMs - days * DAY_MS)
  return monthOf(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1) - 1)
}
