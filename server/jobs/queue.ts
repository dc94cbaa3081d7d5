import { setTimeout as delay } from 'node:timers/promises'
import {
  Logger,
  run,
  runOnce as runQueueOnce,
  type ParsedCronItem,
  type Runner,
  type TaskList,
} from 'graphile-worker'
import type { Pool } from 'pg'
import { withPgPool } from '../db/pg-pool.ts'
import { jobDeps, type Deps } from '../deps.ts'
import { isAway } from '../db/failures.ts'
import type { TaskName } from '../domain/tasks.ts'
import { cronTasks } from './cron.ts'
import { limitJobs } from './job-limits.ts'
import { relayOutbox } from './relay-outbox.ts'
import { noteAlive } from './release-lost.ts'
import { runJob } from './run-job.ts'
import { TASKS } from './tasks/index.ts'
import { accountTasks } from './tasks/send-account-mail.ts'
import { describeFailure, withoutStatement } from '../db/describe-failure.ts'

/** Jobs at once in one process; `server/domain/job-limits.ts` counts on it. */
const CONCURRENCY = 6
/** How long until a queue that was interrupted begins anew. */
const AGAIN_MS = 500
/** The queue's own statements are quick. */
const ANSWER_MS = 30_000
/** A new job is announced; this is for those whose time comes, and the safety net. */
const POLL_MS = 2_000

/**
 * Works off the queue until it is stopped, together with all other servers on the database, and adds to it
 * what the timetable says.
 */
export function startQueue(
  deps: Deps,
  parsedCronItems: ParsedCronItem[] = [],
): { stop(): Promise<void> } {
  const stopped = new AbortController()
  const { signal } = stopped
  let runner: Runner | undefined
  const working = (async () => {
    while (!signal.aborted) {
      try {
        await withQueuePool(deps, async (pgPool) => {
          const events = noteAlive(deps.db)
          const lost = new Promise<void>((resolve) =>
            events.on('worker:getJob:error', () => resolve()),
          )
          const forbiddenFlags = limitJobs(events)
          runner = await run({
            ...optionsOf(deps),
            parsedCronItems,
            pgPool,
            events,
            forbiddenFlags,
          })
          deps.queue.running()
          // A job may have been taken without an answer. While the pool that took it lives, nobody else gets it.
          const mustStop =
            signal.aborted ||
            (await Promise.race([
              runner.promise.then(() => false),
              lost.then(() => answered(pgPool)).then(() => true),
            ]))
          if (mustStop) await runner.stop()
        })
      } catch (error) {
        deps.queue.interrupted()
        deps.log.warn(describeFailure(error), 'job queue interrupted')
      }
      runner = undefined
      await delay(AGAIN_MS, undefined, { signal }).catch(() => {})
    }
  })()
  return {
    /** Takes no more jobs and finishes those that were begun. */
    async stop() {
      stopped.abort()
      await runner?.stop().catch(() => {})
      await working
    },
  }
}

/** Waits until the database answers: what the workers are doing can be written then. */
async function answered(pgPool: Pool): Promise<void> {
  while (!pgPool.ending) {
    const isThere = await pgPool.query('select').then(
      () => true,
      () => false,
    )
    if (isThere) return
    await delay(AGAIN_MS)
  }
}

const poolOf = ({ queueConnections }: Deps['db']) => ({
  max: queueConnections,
  timeoutMs: ANSWER_MS,
})

/**
 * Runs everything that is due now, and what follows from it, then returns: for tests and the seed. Whoever
 * runs it often lends it connections.
 */
export async function runOnce(services: Deps, lent?: Pool): Promise<void> {
  const deps = jobDeps(services)
  const runDue = async (pgPool: Pool) => {
    do await runQueueOnce({ ...optionsOf(deps), pgPool })
    while ((await relayOutbox(deps)) > 0)
  }
  await (lent ? runDue(lent) : withQueuePool(deps, runDue))
}

/** Lends the connections that the queue needs. */
export function withQueuePool<T>({ db }: Deps, work: (pool: Pool) => Promise<T>): Promise<T> {
  return withPgPool(db.directUrl, poolOf(db), work)
}

function optionsOf(deps: Deps) {
  return {
    concurrency: CONCURRENCY,
    pollInterval: POLL_MS,
    noHandleSignals: true,
    noPreparedStatements: !deps.db.canListen,
    taskList: { ...cronTasks(deps), ...taskList(deps), ...accountTasks(deps) },
    logger: loggerOf(deps),
    // What became of a job is written in batches, which a stop waits for and a lost database interrupts;
    // written one by one, nobody would wait, and a failure would end the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  }
}

function taskList(deps: Deps): TaskList {
  return Object.fromEntries(
    (Object.keys(TASKS) as TaskName[]).map((task) => [
      task,
      async (payload, { job }) => {
        try {
          // The queue does not know types: `enqueue` checked that the payload is this task's.
          const { attempts, max_attempts: of } = job
          const perform = () =>
            deps.recorded.job(task, () => runJob(deps, task, payload as never), attempts >= of)
          const { traceparent } = payload as { traceparent?: string }
          await (deps.tracing ? deps.tracing.job(task, traceparent, perform) : perform())
        } catch (error) {
          // The reason may name a person; it is in the list of jobs, not here.
          const { id, attempts, max_attempts: of } = job
          deps.log.warn({ task, job: id, attempt: attempts, of }, 'job failed')
          throw withoutStatement(error)
        }
      },
    ]),
  ) as TaskList
}

/** Lines of the library about what we log ourselves: a lost connection, a failed job, a queue that stops. */
const LOGGED_HERE =
  /notify listener|UNLISTEN|^Failed task|reset locked|Connection terminated|calling end on the pool|timeout exceeded when trying to connect|Query read timeout/

/**
 * Wraps our log for the library. The error of a failed job is left out, since `taskList` logs it, and that
 * the database is away, which is logged once.
 */
function loggerOf({ log }: Deps): Logger {
  return new Logger((scope) => (level, message, meta) => {
    const isOurs =
      'jobId' in scope ||
      LOGGED_HERE.test(message) ||
      isAway(meta?.['error']) ||
      isAway(meta?.['fatalError'])
    if (level === 'error' && !isOurs) log.error({ message }, 'job queue')
    else log.debug({ message }, 'job queue')
  })
}
