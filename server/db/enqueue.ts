import { sql } from 'drizzle-orm'
import { MAX_ATTEMPTS, TASK_PRIORITIES, type TaskName, type TaskPayloads } from '../domain/tasks.ts'
import { activeTraceparent } from '../tracing/active.ts'
import type { Scope } from './scope.ts'
import type { Tx } from './tx.ts'

/** A task with what it is told. */
export type NewJob = { [N in TaskName]: { task: N; payload: TaskPayloads[N] } }[TaskName]

export interface JobOptions {
  /** A job with this key that has not begun yet is replaced. Unique within the workspace. */
  key?: string
  /** How long until it may begin, by the database's clock: it decides when the job is due. */
  waitMs?: number
  maxAttempts?: number
  /** Of `PRIORITIES`; the task's own by default. */
  priority?: number
  /** Its last attempts had no answer: few such jobs run at once (`server/domain/job-limits.ts`). */
  isFailing?: boolean
}

/** Adds a job that is in the queue if and only if the caller's transaction commits. */
export async function enqueue(
  tx: Tx,
  scope: Scope,
  { task, payload }: NewJob,
  { key, waitMs, priority, isFailing, maxAttempts = MAX_ATTEMPTS }: JobOptions = {},
): Promise<void> {
  await addJobs(tx, scope, task, [{ payload, key, waitMs, priority, isFailing, maxAttempts }])
}

/** Adds a job for each of many payloads, in one statement; `key` as above. */
export async function enqueueAll<N extends TaskName>(
  tx: Tx,
  scope: Scope,
  task: N,
  jobs: readonly { key: string; payload: TaskPayloads[N] }[],
): Promise<void> {
  if (jobs.length === 0) return
  const rows = jobs.map((job) => ({ ...job, maxAttempts: MAX_ATTEMPTS }))
  await addJobs(tx, scope, task, rows)
}

/** Adds jobs whose payloads and keys get the workspace from the database (tenant-role.ts). */
async function addJobs(tx: Tx, scope: Scope, task: TaskName, jobs: readonly AnyJob[]) {
  const traceparent = activeTraceparent()
  const told = jobs.map(({ payload, priority = TASK_PRIORITIES[task], ...job }) => ({
    ...job,
    priority,
    payload: { ...payload, traceparent },
  }))
  await tx.run(
    scope,
    () =>
      sql`select add_tenant_jobs(${task}, ${JSON.stringify(told, wellFormed)}::text::jsonb)::text`,
  )
}

/** Replaces halves of characters, which JSON can say and PostgreSQL cannot read. */
const wellFormed = (_: string, value: unknown) =>
  typeof value === 'string' ? value.toWellFormed() : value

interface AnyJob {
  payload: object
  key: string | undefined
  waitMs?: number | undefined
  maxAttempts: number
  priority?: number | undefined
  isFailing?: boolean | undefined
}
