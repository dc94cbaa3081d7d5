import type { Deps } from '../deps.ts'
import { keepPartitions } from './keep-partitions.ts'
import { purgeExpired } from './purge-expired.ts'
import { rollUp } from './roll-up.ts'

/** What runs beside the requests. Each job may run in several processes at once and again after a crash. */
const JOBS = [
  { name: 'roll-up', everyMs: 5_000, run: rollUp },
  { name: 'keep-partitions', everyMs: 3_600_000, run: keepPartitions },
  { name: 'purge-expired', everyMs: 600_000, run: purgeExpired },
]

/** Starts every job at once and then at its interval; a failure is logged and the job tried again. */
export function startJobs(deps: Deps): { stop(): Promise<void> } {
  let stopped = false
  const timers = new Set<Timer>()
  const running = new Set<Promise<void>>()

  const start = (job: (typeof JOBS)[number]) => {
    const turn = job
      .run(deps)
      .catch((error: unknown) => {
        deps.log.error({ job: job.name, message: String(error) }, 'job failed')
      })
      .finally(() => {
        running.delete(turn)
        if (stopped) return
        const timer = setTimeout(() => {
          timers.delete(timer)
          start(job)
        }, job.everyMs)
        timers.add(timer)
      })
    running.add(turn)
  }
  for (const job of JOBS) start(job)

  return {
    async stop() {
      stopped = true
      for (const timer of timers) clearTimeout(timer)
      await Promise.all(running)
    },
  }
}
