import type { Deps } from '../deps.ts'
import { checkAllTransfers } from './check-transfers.ts'
import { earnClicksOfAll } from './earn-clicks.ts'
import { fetchRates } from './fetch-rates.ts'
import { keepPartitions } from './keep-partitions.ts'
import { matureAll } from './mature-commissions.ts'
import { movePartners } from './move-partners.ts'
import { priceAll } from './price-commissions.ts'
import { purgeExpired } from './purge-expired.ts'
import { startQueue } from './queue.ts'
import { reconcileLedgers } from './reconcile-ledgers.ts'
import { relayOutbox } from './relay-outbox.ts'
import { releaseLost } from './release-lost.ts'
import { rollUp } from './roll-up.ts'
import { runPayoutSchedules } from './run-payout-schedules.ts'

/** Jobs that run beside the requests. Each may run in several processes at once and again after a crash. */
const JOBS: { name: string; everyMs: number; run(deps: Deps): Promise<unknown> }[] = [
  { name: 'relay-outbox', everyMs: 1_000, run: relayOutbox },
  { name: 'release-lost', everyMs: 30_000, run: releaseLost },
  { name: 'roll-up', everyMs: 5_000, run: rollUp },
  { name: 'keep-partitions', everyMs: 3_600_000, run: keepPartitions },
  { name: 'mature-commissions', everyMs: 60_000, run: matureAll },
  { name: 'price-commissions', everyMs: 600_000, run: priceAll },
  { name: 'earn-clicks', everyMs: 900_000, run: earnClicksOfAll },
  { name: 'fetch-rates', everyMs: 3_600_000, run: (deps) => fetchRates(deps) },
  { name: 'move-partners', everyMs: 300_000, run: movePartners },
  { name: 'payout-schedules', everyMs: 3_600_000, run: runPayoutSchedules },
  { name: 'check-transfers', everyMs: 300_000, run: checkAllTransfers },
  { name: 'reconcile-ledgers', everyMs: 600_000, run: reconcileLedgers },
  { name: 'purge-expired', everyMs: 600_000, run: purgeExpired },
]

/**
 * Starts every job at once and then at its interval, and the queue of single jobs; a failure is logged and
 * the job tried again.
 */
export function startJobs(deps: Deps): { stop(): Promise<void> } {
  let stopped = false
  const timers = new Set<Timer>()
  const running = new Set<Promise<unknown>>()

  const start = (job: (typeof JOBS)[number]) => {
    const turn: Promise<unknown> = job
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
  const queue = startQueue(deps)

  return {
    async stop() {
      stopped = true
      for (const timer of timers) clearTimeout(timer)
      await Promise.all([queue.stop(), ...running])
    },
  }
}
