import { sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { int, json, nullable, oneOf, row, text } from '../../../db/row.ts'
import { ApiError } from '../../../domain/errors.ts'
import { JOB_STATUSES, type Job } from './schema.ts'

const PREFIX = 'job_'

const JobRow = row({
  id: text,
  task: text,
  status: oneOf(JOB_STATUSES),
  attempts: int,
  maxAttempts: int,
  error: nullable(text),
  payload: json<Job['payload']>(),
  runAt: text,
  createdAt: text,
  updatedAt: text,
})

/** Jobs of the caller's workspace, which every payload names; others do not exist. */
export async function findJobs(
  ctx: Ctx,
  { where, limit, offset }: { where: SQL; limit: number; offset: number },
): Promise<Job[]> {
  const { tx, scope } = ctx
  return tx.rows(
    scope,
    JobRow,
    (ws) => sql`
      select ${PREFIX} || j.id as id, t.identifier as task,
        case when j.locked_at is not null then 'running'
          when j.attempts >= j.max_attempts then 'failed' else 'waiting' end as status,
        j.attempts::int, j.max_attempts::int as "maxAttempts", j.last_error as error,
        j.payload::jsonb - '{workspaceId,traceparent}'::text[] as payload,
        ${iso(sql`j.run_at`)} as "runAt", ${iso(sql`j.created_at`)} as "createdAt",
        ${iso(sql`j.updated_at`)} as "updatedAt"
      from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      where j.payload->>'workspaceId' = ${ws} and ${where}
      order by j.id desc limit ${limit} offset ${offset}`,
  )
}

export const STATUS_IS = {
  running: sql`j.locked_at is not null`,
  failed: sql`j.locked_at is null and j.attempts >= j.max_attempts`,
  waiting: sql`j.locked_at is null and j.attempts < j.max_attempts`,
}

/**
 * Parses the number inside a job's id.
 * @throws ApiError `not_found` for what is no id of a job
 */
export function jobNumber(id: string): string {
  const number = /^job_([1-9]\d{0,17})$/.exec(id)?.[1]
  if (number === undefined) throw noJob(id)
  return number
}

export function noJob(id: string): ApiError {
  return new ApiError(
    'not_found',
    `No job has the ID ${JSON.stringify(id.slice(0, 64))}. Completed jobs aren’t kept.`,
  )
}

function iso(time: SQL): SQL {
  return sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}
