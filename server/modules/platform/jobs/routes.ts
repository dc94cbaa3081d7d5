import { Elysia, t } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { secure } from '../../../http/secure.ts'
import { listJobs } from './list-jobs.ts'
import { retryJob } from './retry-job.ts'
import { Job, JobQuery } from './schema.ts'

export function jobRoutes(deps: Deps) {
  return new Elysia({ name: 'jobs', prefix: '/jobs', tags: ['jobs'] })
    .use(secure(deps))
    .get('', ({ ctx, query }) => listJobs(ctx, query), {
      needs: 'workspace.read',
      query: JobQuery,
      response: t.Array(Job),
      detail: {
        operationId: 'listJobs',
        summary: 'Jobs that failed for good, wait or run, the newest first',
      },
    })
    .post('/:id/retry', ({ ctx, params }) => retryJob(ctx, params.id), {
      needs: 'workspace.write',
      params: t.Object({ id: t.String({ maxLength: 64 }) }),
      response: Job,
      detail: { operationId: 'retryJob', summary: 'Try a job again, now' },
    })
}
