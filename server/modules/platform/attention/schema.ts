import { t, type Static } from 'elysia'
import { EMAIL_STATUSES } from '../../../core/email-status.ts'
import { oneOf } from '../../../core/one-of.ts'

/** What is counted no further. */
export const MAX_COUNT = 1_000

const count = (description: string) => t.Integer({ description, maximum: MAX_COUNT })

const ProgramAttention = t.Object({
  programId: t.String({ description: 'The ID of the program.' }),
  name: t.String({ description: 'The name of the program.' }),
  applications: count('Applications that haven’t been approved or rejected yet.'),
  fraudFlags: count('Open fraud flags.'),
  payoutDrafts: count('Payout drafts that wait for a confirmation. Previews don’t count.'),
  partnersWithoutPayoutMethod: count(
    'Approved partners with unpaid commissions and no payout method. 0 if the program pays such partners in credit.',
  ),
})

export const Attention = t.Object(
  {
    programs: t.Nullable(
      t.Array(ProgramAttention, {
        description:
          'The active programs, oldest first, at most 100. Null if the key or role lacks `program.read`, or if the plan doesn’t include the partner program.',
      }),
    ),
    email: oneOf(EMAIL_STATUSES, {
      description: 'Whether the server can send email.',
    }),
    failingConnections: count('Connections with an event that failed in the last seven days.'),
    failingWebhooks: count(
      'The workspace’s webhooks whose last attempt failed, or that were disabled because they failed.',
    ),
    failedJobs: count('Jobs that failed and aren’t retried automatically.'),
  },
  { title: 'Attention' },
)
export type Attention = Static<typeof Attention>
