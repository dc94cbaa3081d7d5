import { byKey } from '../../../http/operations/callers.ts'
import { resource } from '../../../http/operations/operation.ts'
import { act, list } from '../../../http/operations/verbs.ts'
import { listJobs } from './list-jobs.ts'
import { retryJob } from './retry-job.ts'
import { Job, JobQuery } from './schema.ts'

export const jobs = resource('jobs', [
  list(listJobs, {
    ...byKey('workspace.read'),
    path: '/jobs',
    query: JobQuery,
    answer: Job,
    summary: 'List jobs',
    description: 'Returns background jobs that failed, are waiting, or are running, newest first.',
  }),
  act(retryJob, {
    ...byKey('workspace.write'),
    path: '/jobs/:id/retry',
    answer: Job,
    summary: 'Retry job',
    description: 'Retries a background job immediately.',
  }),
])
