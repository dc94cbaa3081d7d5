import type { TestBackend } from './backend.ts'

export interface QueuedJob {
  id: string
  task: string
  payload: any
  key: string | null
  attempts: number
  error: string | null
}

/** What stands in the queue, in its order. */
export async function queuedJobs({ deps }: TestBackend, task?: string): Promise<QueuedJob[]> {
  return deps.db.sql<QueuedJob[]>`
    select j.id::text, t.identifier as task, j.payload, j.key, j.attempts::int, j.last_error as error
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where ${task ?? null}::text is null or t.identifier = ${task ?? null} order by j.id`
}

/** What waits for a later time may run now. */
export async function makeDue({ deps }: TestBackend): Promise<void> {
  await deps.db.sql`update graphile_worker._private_jobs set run_at = now() where run_at > now()`
}

/** Nothing is left of other tests. */
export async function emptyQueue({ deps }: TestBackend): Promise<void> {
  await deps.db.sql`delete from graphile_worker._private_jobs`
  await deps.db.sql`delete from outbox`
}
