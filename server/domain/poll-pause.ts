const MINUTE_MS = 60_000
/** The longest pause. */
const MAX_MS = 6 * 60 * MINUTE_MS

/** Returns how long to wait before a provider is asked again: twice as long after each failure, six hours at most. */
export function pollPause(everyMinutes: number, failures: number): number {
  const usualMs = everyMinutes * MINUTE_MS
  return Math.max(usualMs, Math.min(usualMs * 2 ** Math.min(failures, 30), MAX_MS))
}
