import type { Ctx } from '../../../core/ctx.ts'
import { pageOf } from '../../../core/paging.ts'
import { findJobs, STATUS_IS } from './queries.ts'
import type { Job, JobQuery } from './schema.ts'

/** Lists jobs that wait, run or have failed for good, the newest first. */
export function listJobs(ctx: Ctx, query: JobQuery): Promise<Job[]> {
  const { status = 'failed' } = query
  return findJobs(ctx, { where: STATUS_IS[status], ...pageOf(query) })
}
