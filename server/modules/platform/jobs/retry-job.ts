import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { ApiError } from '../../../domain/errors.ts'
import { transact } from '../../../core/transact.ts'
import { IdRow } from '../../../db/row.ts'
import { findJobs, jobNumber, noJob } from './queries.ts'
import type { Job } from './schema.ts'

/** Tries a job now, with all its attempts again. */
export function retryJob(ctx: Ctx, id: string): Promise<Job> {
  const number = jobNumber(id)
  return transact(ctx, async (ctx) => {
    const { tx, scope } = ctx
    const [changed] = await tx.rows(
      scope,
      IdRow,
      (ws) => sql`
        update graphile_worker._private_jobs
        set attempts = 0, run_at = now(), updated_at = now()
        where id = ${number}::bigint and payload->>'workspaceId' = ${ws} and locked_at is null
        returning id::text`,
    )
    const [job] = await findJobs(ctx, {
      where: sql`j.id = ${number}::bigint`,
      limit: 1,
      offset: 0,
    })
    if (!job) throw noJob(id)
    if (!changed)
      throw new ApiError('conflict', `The job ${id} is running. Wait until it has finished.`)
    await tx.run(scope, () => sql`select pg_notify('jobs:insert', '{"count":1}')`)
    return job
  })
}
