const DAY_MS = 86_400_000

/**
 * Returns the first day at or after that moment's UTC day on which the euro system settles: `2026-04-07`.
 */
export function targetDay(atMs: number): string {
  let dayMs = Math.floor(atMs / DAY_MS) * DAY_MS
  while (isClosed(dayMs)) dayMs += DAY_MS
  return new Date(dayMs).toISOString().slice(0, 10)
}

/** Weekends, 1 January, Good Friday, Easter Monday, 1 May, 25 and 26 December. */
function isClosed(dayMs: number): boolean {
  const day = new Date(dayMs)
  const weekday = day.getUTCDay()
  if (weekday === 0 || weekday === 6) return true
  const date = day.toISOString().slice(5, 10)
  if (['01-01', '05-01', '12-25', '12-26'].includes(date)) return true
  const sinceEaster = Math.round((dayMs - easterMs(day.getUTCFullYear())) / DAY_MS)
  return sinceEaster === -2 || sinceEaster === 1
}

/** Computes Easter Sunday of the Gregorian calendar, by the anonymous algorithm of 1876. */
function easterMs(year: number): number {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const leaps = Math.floor(century / 4)
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - leaps - correction + 15) % 30
  const quarters = Math.floor(ofCentury / 4)
  const weekday = (32 + 2 * (century % 4) + 2 * quarters - epact - (ofCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const day = epact + weekday - 7 * late + 114
  return Date.UTC(year, Math.floor(day / 31) - 1, (day % 31) + 1)
}
