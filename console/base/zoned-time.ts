import { timeZone, wallClock } from './time-zone.ts'

/** Writes a time as fields for local times have it, in the workspace's time zone: `2031-05-01T12:00`. */
export function localTime(time: string, zone = timeZone()): string {
  return wallClock(Date.parse(time), zone).slice(0, 16)
}

/**
 * Reads what a field for local times has, in the workspace's time zone. An hour that the clocks skip is the
 * hour after it.
 */
export function instantOf(local: string, zone = timeZone()): string {
  const wanted = Date.parse(`${local}Z`)
  let ms = wanted
  // The second round has the offset of the time itself.
  for (let round = 0; round < 2; round++) ms = wanted - (Date.parse(`${wallClock(ms, zone)}Z`) - ms)
  return new Date(ms).toISOString()
}
