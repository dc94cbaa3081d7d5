import { parseCronItems, type ParsedCronItem, type TaskList } from 'graphile-worker'
import type { Deps } from '../deps.ts'
import { checkAllTransfers } from './check-transfers.ts'
import { closeMonths } from './close-months.ts'
import { earnClicksOfAll } from './earn-clicks.ts'
import { fetchRates } from './fetch-rates.ts'
import { keepPartitions } from './keep-partitions.ts'
import { matureAll } from './mature-commissions.ts'
import { movePartners } from './move-partners.ts'
import { pollConnections } from './poll-connections.ts'
import { priceAll } from './price-commissions.ts'
import { purgeExpired } from './purge-expired.ts'
import { recheckAllDomains } from './recheck-domains.ts'
import { reconcileLedgers } from './reconcile-ledgers.ts'
import { runPayoutSchedules } from './run-payout-schedules.ts'
import { runRetention } from './run-retention.ts'
import { isAway } from '../db/failures.ts'
import { describeFailure } from '../db/describe-failure.ts'

/** A failure is no attempt, see `cronTasks`: so often a job begins again whose server died. */
const MAX_ATTEMPTS = 3

interface CronJob {
  /** When it runs: a crontab pattern in UTC. */
  match: string
  run(deps: Deps): Promise<unknown>
}

/** Jobs on a timetable. Each also runs when a server starts, and may run again after a crash. */
export const CRON_JOBS: Readonly<Record<string, CronJob>> = {
  'mature-commissions': { match: '* * * * *', run: matureAll },
  'poll-connections': { match: '* * * * *', run: pollConnections },
  'move-partners': { match: '*/5 * * * *', run: movePartners },
  'check-transfers': { match: '*/5 * * * *', run: checkAllTransfers },
  'price-commissions': { match: '*/10 * * * *', run: priceAll },
  'reconcile-ledgers': { match: '*/10 * * * *', run: reconcileLedgers },
  'purge-expired': { match: '*/10 * * * *', run: purgeExpired },
  'earn-clicks': { match: '*/15 * * * *', run: earnClicksOfAll },
  'keep-partitions': { match: '3 * * * *', run: keepPartitions },
  'close-months': { match: '9 * * * *', run: closeMonths },
  retention: { match: '17 * * * *', run: runRetention },
  'payout-schedules': { match: '13 * * * *', run: runPayoutSchedules },
  'recheck-domains': { match: '33 * * * *', run: recheckAllDomains },
  'fetch-rates': { match: '23 * * * *', run: (deps) => fetchRates(deps) },
}

/** Lists the cron items for the queue: one process adds each job when its time comes. */
export function cronItems(): ParsedCronItem[] {
  return parseCronItems(
    Object.entries(CRON_JOBS).map(([task, { match }]) => {
      // In a queue of its own a job never runs twice at once; with a key at most one of it waits.
      return { task, match, options: { queueName: task, jobKey: task, maxAttempts: MAX_ATTEMPTS } }
    }),
  )
}

/** Runs the job of each item. A failure is logged; the next run tries again. */
export function cronTasks(deps: Deps): TaskList {
  return Object.fromEntries(
    Object.entries(CRON_JOBS).map(([name, { run }]) => [
      name,
      () =>
        deps.recorded
          .job(name, () => run(deps))
          .then(
            () => {},
            (error: unknown) => {
              // That the database is away is logged once, not by everybody who notices.
              if (isAway(error)) return
              deps.log.error({ job: name, ...describeFailure(error) }, 'job failed')
            },
          ),
    ]),
  )
}

/** Adds every job once, for a server that starts: one by one, since workers lock several in another order. */
export async function addCronJobs({ db, log }: Deps): Promise<void> {
  try {
    for (const name of Object.keys(CRON_JOBS)) {
      await db.sql`
        select graphile_worker.add_job(${name}::text, queue_name => ${name}::text,
          job_key => ${name}::text, max_attempts => ${MAX_ATTEMPTS})`
    }
  } catch (error) {
    log.error({ ...describeFailure(error) }, 'jobs not queued; they run when their time comes')
  }
}
