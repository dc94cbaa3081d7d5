import { awakeMs } from './awake-clock.ts'
import { DatabaseAway } from './failures.ts'

/** A clock that only counts what the database had, and timers. */
export interface WaitClock {
  now(): number
  /** Calls `run` once, after so many milliseconds at the earliest. Returns what cancels it. */
  after(ms: number, run: () => void): () => void
}

const CLOCK: WaitClock = {
  now: awakeMs,
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}

/**
 * Waits for the database as long as it may take; the time when this process itself was held up is not its.
 * The work may still succeed after that.
 * @throws DatabaseAway when there is no answer in time
 */
export async function inTime<T>(
  work: Promise<T>,
  deadlineMs: number,
  clock: WaitClock = CLOCK,
): Promise<T> {
  const untilMs = clock.now() + deadlineMs
  let cancel = () => {}
  const late = new Promise<never>((_, reject) => {
    const check = () => {
      const leftMs = untilMs - clock.now()
      if (leftMs > 0) cancel = clock.after(Math.max(1, leftMs), check)
      else reject(new DatabaseAway('The database did not answer in time.'))
    }
    check()
  })
  try {
    return await Promise.race([work, late])
  } finally {
    cancel()
    // If it fails after all, nobody waits for it.
    work.catch(() => {})
  }
}
