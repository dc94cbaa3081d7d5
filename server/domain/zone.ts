const DAY_MS = 86_400_000
const MAX_FORMATTERS = 1000
const formatters = new Map<string, Intl.DateTimeFormat>()

/*
 * "Local" milliseconds below are what a wall clock shows, counted as if it stood in UTC, so that
 * calendar arithmetic is plain arithmetic: local = instant + offset.
 */

/** Tells whether the runtime's time zone database knows a name, such as `Europe/Berlin` or `UTC`. */
export function isTimeZone(text: string): boolean {
  if (text.length > 64) return false
  try {
    formatterOf(text)
    return true
  } catch {
    return false
  }
}

/** Computes how far the zone's clocks are ahead of UTC at that instant. */
export function offsetMs(instantMs: number, timeZone: string): number {
  if (timeZone === 'UTC') return 0
  const [month, day, year, hour, minute, second] = formatterOf(timeZone)
    .format(instantMs)
    .match(/\d+/g)!
    .map(Number) as [number, number, number, number, number, number]
  const local = Date.UTC(year, month - 1, day, hour, minute, second)
  return local - Math.floor(instantMs / 1000) * 1000
}

export function toLocal(instantMs: number, timeZone: string): number {
  return instantMs + offsetMs(instantMs, timeZone)
}

/**
 * Returns the first instant at which the zone's clocks show that local time. Where they skip it, the
 * instant of the skip: a day whose midnight does not exist begins there.
 */
export function fromLocal(localMs: number, timeZone: string): number {
  const before = offsetMs(localMs - DAY_MS, timeZone)
  const after = offsetMs(localMs + DAY_MS, timeZone)
  if (before === after) return localMs - before
  const candidates = [localMs - before, localMs - after].sort((a, b) => a - b)
  const exact = candidates.find((instant) => toLocal(instant, timeZone) === localMs)
  return exact ?? firstAtOrAfter(localMs, candidates as [number, number], timeZone)
}

function firstAtOrAfter(localMs: number, [from, to]: [number, number], timeZone: string): number {
  let low = from
  let high = to
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (toLocal(middle, timeZone) >= localMs) high = middle
    else low = middle
  }
  return high
}

/** Formats an instant in local time with its offset: `2026-03-29T00:00:00+01:00` */
export function isoWithOffset(instantMs: number, timeZone: string): string {
  const offset = offsetMs(instantMs, timeZone)
  const minutes = Math.trunc(Math.abs(offset) / 60_000)
  const two = (value: number) => String(value).padStart(2, '0')
  const sign = offset < 0 ? '-' : '+'
  const local = new Date(instantMs + offset).toISOString().slice(0, 19)
  return `${local}${sign}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known) return known
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  if (formatters.size >= MAX_FORMATTERS) formatters.clear()
  formatters.set(timeZone, formatter)
  return formatter
}
