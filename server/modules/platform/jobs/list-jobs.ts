import type { Scope } from '../../../db/scope.ts'
import type { Deps } from '../../../deps.ts'
import { pageOf } from '../../../core/paging.ts'
import { findJobs, STATUS_IS } from './queries.ts'
import type { Job, JobQuery } from './schema.ts'

/** What waits, runs or has failed for good, the newest first. */
export function listJobs(deps: Deps, scope: Scope, query: JobQuery): Promise<Job[]> {
  const { status = 'failed' } = query
  return findJobs(deps.db.tx, scope, { where: STATUS_IS[status], ...pageOf(query) })
}
