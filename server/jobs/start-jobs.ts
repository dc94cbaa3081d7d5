import { isAway } from '../db/failures.ts'
import { jobDeps, type Deps } from '../deps.ts'
import { addCronJobs, cronItems } from './cron.ts'
import { startQueue } from './queue.ts'
import { relayOutbox } from './relay-outbox.ts'
import { releaseLost } from './release-lost.ts'
import { reportUncounted } from './report-uncounted.ts'
import { rollUp } from './roll-up.ts'
import { describeFailure } from '../db/describe-failure.ts'

/** Jobs that run more often than once a minute, in every process; the others stand in `cron.ts`. */
const LOOPS: { name: string; everyMs: number; run(deps: Deps): Promise<unknown> }[] = [
  { name: 'relay-outbox', everyMs: 1_000, run: relayOutbox },
  { name: 'roll-up', everyMs: 5_000, run: rollUp },
  { name: 'confirm-links', everyMs: 60_000, run: confirmLinks },
  { name: 'release-lost', everyMs: 30_000, run: releaseLost },
  { name: 'report-uncounted', everyMs: 60_000, run: reportUncounted },
]

/** Keeps what is answered in an outage up to date. */
function confirmLinks({ db, directory }: Deps): Promise<void> {
  return directory.confirm({ hears: db.canListen })
}

/** Starts all jobs that run beside the requests: loops, the timetable and the queue of single jobs. */
export function startJobs(services: Deps): { stop(): Promise<void> } {
  const deps = jobDeps(services)
  const loops = LOOPS.map((loop) => startLoop(deps, loop))
  const queue = startQueue(deps, cronItems())
  const added = addCronJobs(deps)
  return {
    async stop() {
      await added
      await Promise.all([queue.stop(), ...loops.map((loop) => loop.stop())])
    },
  }
}

/** Runs a job at once and then at its interval. A failure is logged and the job tried again. */
function startLoop(deps: Deps, { name, everyMs, run }: (typeof LOOPS)[number]) {
  let timer: Timer | undefined
  let stopped = false
  let running: Promise<void> = Promise.resolve()
  const turn = async () => {
    try {
      await deps.recorded.job(name, () => run(deps))
    } catch (error) {
      // That the database is away is logged once, not by everybody who notices.
      if (!isAway(error)) deps.log.error({ job: name, ...describeFailure(error) }, 'job failed')
    }
    if (!stopped) timer = setTimeout(begin, everyMs)
  }
  const begin = () => {
    running = turn()
  }
  begin()
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
