import { t, type Static } from 'elysia'
import { COMMISSION_TYPES } from '../../../domain/commission.ts'
import { CAUSES } from '../../../domain/ledger.ts'
import { oneOf } from '../../../core/one-of.ts'
import { cursorFields, timeFields } from '../../../core/fields.ts'
import { Receipt } from '../../earnings/commissions/receipt-schema.ts'

const text = t.Nullable(t.String())
const minor = (description: string) => t.Integer({ description: `${description}, in minor units` })
const pageSize = t.Optional(t.Integer({ minimum: 1, maximum: 100, description: 'Default: 100' }))

export const Figures = t.Object({
  clicks: t.Integer(),
  leads: t.Integer(),
  sales: t.Integer(),
  earnings: minor("Less what was taken back; the program's currency"),
})
export type Figures = Static<typeof Figures>

export const EmbedTimeQuery = t.Object(timeFields)
export type EmbedTimeQuery = Static<typeof EmbedTimeQuery>

const series = t.Array(
  t.Object({
    start: t.String({ description: 'Where the hour, day, week or month begins' }),
    ...Figures.properties,
  }),
)

export const EmbedAnalytics = t.Object({
  start: t.String(),
  end: t.String(),
  timezone: t.String(),
  bucket: oneOf(['hour', 'day', 'week', 'month']),
  currency: t.String({ description: 'Of the earnings' }),
  totals: Figures,
  series,
  previous: t.Nullable(t.Object({ start: t.String(), end: t.String(), totals: Figures, series }), {
    description: 'The same length of time before; null when all time is asked for',
  }),
})
export type EmbedAnalytics = Static<typeof EmbedAnalytics>

/** The words of the wire; what the program calls fraud is `canceled` for a partner. */
export const SHOWN_STATUSES = [
  'pending',
  'processed',
  'paid',
  'refunded',
  'duplicate',
  'canceled',
  'hold',
] as const

const commissionFilters = {
  status: t.Optional(oneOf(SHOWN_STATUSES)),
  payoutId: t.Optional(t.String({ maxLength: 64, description: 'Those in this payout' })),
  search: t.Optional(
    t.String({
      maxLength: 100,
      description:
        'Part of the description, or the id; of the customer’s name and address too, where the partner sees them',
    }),
  ),
  ...timeFields,
}
export const EmbedCommissionFilters = t.Object(commissionFilters)
export type EmbedCommissionFilters = Static<typeof EmbedCommissionFilters>

export const EmbedCommissionsQuery = t.Object({
  ...commissionFilters,
  ...cursorFields,
  pageSize,
})
export type EmbedCommissionsQuery = Static<typeof EmbedCommissionsQuery>

const commission = {
  id: t.String(),
  type: oneOf(COMMISSION_TYPES),
  status: oneOf(SHOWN_STATUSES),
  amount: minor('The sale; 0 for clicks, leads and manual ones'),
  earnings: minor('What the partner gets, after refunds; negative when something is taken back'),
  currency: t.String(),
  quantity: t.Integer(),
  description: text,
  customer: t.Nullable(
    t.Object(
      { name: text, email: text, country: text },
      { description: 'Masked, unless the program shares customers with this partner' },
    ),
  ),
  createdAt: t.String(),
  maturesAt: t.String({ description: 'When the holding period ends' }),
  paidAt: text,
  payoutId: text,
  reversesId: t.Nullable(t.String({ description: 'The commission of which this takes back' })),
}
export const EmbedCommission = t.Object(commission)
export type EmbedCommission = Static<typeof EmbedCommission>

export const EmbedCommissionSums = t.Array(
  t.Object({
    currency: t.String(),
    count: t.Integer({ description: 'Commissions' }),
    earnings: minor('What they come to'),
  }),
)
export type EmbedCommissionSums = Static<typeof EmbedCommissionSums>

export const ExplainedEmbedCommission = t.Object({
  ...commission,
  receipt: Receipt,
  reversals: t.Array(
    t.Object({
      kind: oneOf(['refund', 'chargeback', 'reversal', 'manual', 'milestone']),
      amount: minor('Taken back'),
      createdAt: t.String(),
    }),
  ),
  history: t.Array(
    t.Object({
      cause: oneOf(CAUSES),
      createdAt: t.String(),
    }),
    { description: 'How the money moved on' },
  ),
})
export type ExplainedEmbedCommission = Static<typeof ExplainedEmbedCommission>

export const EmbedPayoutsQuery = t.Object({ ...cursorFields, pageSize })
export type EmbedPayoutsQuery = Static<typeof EmbedPayoutsQuery>

export const EmbedPayout = t.Object({
  id: t.String(),
  status: oneOf(['pending', 'processing', 'sent', 'completed', 'failed', 'canceled']),
  amount: minor('What is paid'),
  currency: t.String(),
  commissions: t.Integer({ description: 'How many are in it' }),
  provider: t.String(),
  masked: t.String({ description: 'Where to, masked' }),
  periodStart: text,
  periodEnd: text,
  failureReason: text,
  createdAt: t.String(),
  sentAt: text,
  paidAt: text,
  failedAt: text,
})
export type EmbedPayout = Static<typeof EmbedPayout>

export const Leaderboard = t.Object({
  start: t.Nullable(t.String({ description: 'null: since the beginning' })),
  end: t.String(),
  currency: t.String(),
  entries: t.Array(
    t.Object({
      rank: t.Integer({ description: 'Equal earnings share a rank' }),
      name: t.String({ description: '"Partner" for those who did not agree to be named' }),
      image: text,
      earnings: t.Nullable(minor('In the time'), {
        description: 'null for those who did not agree to be shown',
      }),
      own: t.Boolean(),
    }),
    { description: 'At most 20; whoever earned nothing is not among them' },
  ),
  own: t.Object({
    rank: t.Integer(),
    earnings: minor('In the time'),
    of: t.Integer({ description: 'Partners who take part' }),
  }),
})
export type Leaderboard = Static<typeof Leaderboard>
