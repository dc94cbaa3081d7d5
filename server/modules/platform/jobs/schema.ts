import { t, type Static } from 'elysia'
import { oneOf } from '../../../core/one-of.ts'
import { pageFields } from '../../../core/fields.ts'

export const JOB_STATUSES = ['failed', 'waiting', 'running'] as const

export const JobQuery = t.Object({
  status: t.Optional(
    oneOf(JOB_STATUSES, {
      description: 'The status. Defaults to `failed`: events that aren’t retried automatically.',
    }),
  ),
  ...pageFields,
})
export type JobQuery = Static<typeof JobQuery>

export const Job = t.Object(
  {
    id: t.String(),
    task: t.String(),
    status: oneOf(JOB_STATUSES),
    attempts: t.Integer(),
    maxAttempts: t.Integer(),
    error: t.Union([t.String(), t.Null()], { description: 'Why the last attempt failed.' }),
    payload: t.Record(t.String(), t.Unknown(), {
      description: 'The input of the job, which contains IDs.',
    }),
    runAt: t.String({ description: 'When the job runs next.' }),
    createdAt: t.String(),
    updatedAt: t.String(),
  },
  { title: 'Job' },
)
export type Job = Static<typeof Job>
