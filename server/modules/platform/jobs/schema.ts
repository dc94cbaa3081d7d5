import { t, type Static } from 'elysia'
import { oneOf } from '../../../core/one-of.ts'
import { pageFields } from '../../../core/fields.ts'

export const JOB_STATUSES = ['failed', 'waiting', 'running'] as const

export const JobQuery = t.Object({
  status: t.Optional(
    oneOf(JOB_STATUSES, {
      description: 'Default: failed, those that are not tried again by themselves',
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
    error: t.Union([t.String(), t.Null()], { description: 'Why the last try failed' }),
    payload: t.Record(t.String(), t.Unknown(), { description: 'What the task is told: ids' }),
    runAt: t.String({ description: 'When it is tried (again)' }),
    createdAt: t.String(),
    updatedAt: t.String(),
  },
  { title: 'Job' },
)
export type Job = Static<typeof Job>
