import { formatOf } from '../../widgets/base/format.ts'

let chosen: string | undefined
/** The one that is used, from when it is first asked for. */
let used: string | undefined

/** Sets the time zone of all pages; one that the browser does not know changes nothing. */
export function useTimeZone(name: string | undefined): void {
  chosen = name
  used = undefined
}

/** Returns the time zone of reports: the workspace's, before that is known the browser's. */
export function timeZone(): string {
  used ??= isKnown(chosen) ? chosen : Intl.DateTimeFormat().resolvedOptions().timeZone
  return used
}

function isKnown(zone: string | undefined): zone is string {
  try {
    return zone !== undefined && wallClock(0, zone) !== ''
  } catch {
    return false
  }
}

/** Returns what the clocks of a zone show, to the second: `2031-05-01T09:30:00`. @throws RangeError an unknown zone */
export function wallClock(ms: number, zone = timeZone()): string {
  // Swedish writes dates as ISO does.
  const format = formatOf(Intl.DateTimeFormat, 'sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  return format.format(ms).replace(' ', 'T')
}

/** Returns the local time of reports, to the minute: `2031-05-01T09:30`. */
export const localNow = (): string => wallClock(Date.now()).slice(0, 16)
