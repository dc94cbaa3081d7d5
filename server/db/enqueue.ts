import { sql } from 'drizzle-orm'
import { MAX_ATTEMPTS, type TaskName, type TaskPayloads } from '../domain/tasks.ts'
import { activeTraceparent } from '../tracing/active.ts'
import type { Scope } from './scope.ts'
import type { Tx } from './tx.ts'

/** A task with what it is told. */
export type NewJob = { [N in TaskName]: { task: N; payload: TaskPayloads[N] } }[TaskName]

export interface JobOptions {
  /** A job with this key that has not begun yet is replaced. Unique within the workspace. */
  key?: string
  runAt?: Date
  maxAttempts?: number
}

/** Adds a job that is in the queue if and only if the caller's transaction commits. */
export async function enqueue(
  tx: Tx,
  scope: Scope,
  { task, payload }: NewJob,
  { key, runAt, maxAttempts = MAX_ATTEMPTS }: JobOptions = {},
): Promise<void> {
  await tx.run(scope, (ws) => {
    const traceparent = activeTraceparent()
    const told = JSON.stringify({ ...payload, workspaceId: ws, traceparent })
    const jobKey = key === undefined ? null : `${ws}:${key}`
    return sql`select graphile_worker.add_job(
      ${task}, ${told}::text::json, run_at => ${runAt?.toISOString() ?? null}::text::timestamptz,
      max_attempts => ${maxAttempts}::int, job_key => ${jobKey}::text)`
  })
}

/** Adds a job for each of many payloads, in one statement; `key` as above. */
export async function enqueueAll<N extends TaskName>(
  tx: Tx,
  scope: Scope,
  task: N,
  jobs: readonly { key: string; payload: TaskPayloads[N] }[],
): Promise<void> {
  if (jobs.length === 0) return
  await tx.run(scope, (ws) => {
    const traceparent = activeTraceparent()
    const rows = jobs.map(({ key, payload }) => ({
      key: `${ws}:${key}`,
      told: { ...payload, workspaceId: ws, traceparent },
    }))
    return sql`select count(graphile_worker.add_job(
        ${task}, told, max_attempts => ${MAX_ATTEMPTS}::int, job_key => key))
      from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as j (key text, told json)`
  })
}
