import { t, type Static } from 'elysia'
import { COMMISSION_TYPES } from '../../../domain/commission.ts'
import { CAUSES } from '../../../domain/ledger.ts'
import { oneOf } from '../../../core/one-of.ts'
import { cursorFields, timeFields } from '../../../core/fields.ts'
import { Receipt } from '../../earnings/commissions/receipt-schema.ts'

const text = t.Nullable(t.String())
const minor = (description: string) => t.Integer({ description })
const pageSize = t.Optional(
  t.Integer({
    minimum: 1,
    maximum: 100,
    description: 'The number of results per page. Defaults to 100.',
  }),
)

export const Figures = t.Object({
  clicks: t.Integer(),
  leads: t.Integer(),
  sales: t.Integer(),
  earnings: minor('Earnings minus clawbacks, in minor units of the program’s currency.'),
})
export type Figures = Static<typeof Figures>

export const EmbedTimeQuery = t.Object(timeFields)
export type EmbedTimeQuery = Static<typeof EmbedTimeQuery>

const series = t.Array(
  t.Object({
    start: t.String({ description: 'The start of the hour, day, week, or month.' }),
    ...Figures.properties,
  }),
)

export const EmbedAnalytics = t.Object({
  start: t.String(),
  end: t.String(),
  timezone: t.String(),
  bucket: oneOf(['hour', 'day', 'week', 'month']),
  currency: t.String({ description: 'The currency of the earnings.' }),
  totals: Figures,
  series,
  previous: t.Nullable(t.Object({ start: t.String(), end: t.String(), totals: Figures, series }), {
    description: 'The figures for the previous period of the same length, or null for all time.',
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
  payoutId: t.Optional(t.String({ maxLength: 64, description: 'Only results of this payout.' })),
  search: t.Optional(
    t.String({
      maxLength: 100,
      description:
        'Part of the description or the ID. If the partner can see customers, also part of the customer’s name or email.',
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
  amount: minor('The sale amount, in minor units. 0 for clicks, leads, and custom commissions.'),
  earnings: minor('The partner’s earnings after refunds, in minor units. Negative for a clawback.'),
  currency: t.String(),
  quantity: t.Integer(),
  description: text,
  customer: t.Nullable(
    t.Object(
      { name: text, email: text, country: text },
      {
        description:
          'The customer. Masked unless the program shares customer data with this partner.',
      },
    ),
  ),
  createdAt: t.String(),
  maturesAt: t.String({ description: 'When the holding period ends.' }),
  paidAt: text,
  payoutId: text,
  reversesId: t.Nullable(t.String({ description: 'The ID of the commission that this reverses.' })),
}
export const EmbedCommission = t.Object(commission)
export type EmbedCommission = Static<typeof EmbedCommission>

export const EmbedCommissionSums = t.Array(
  t.Object({
    currency: t.String(),
    count: t.Integer({ description: 'The number of commissions.' }),
    earnings: minor('The total earnings, in minor units.'),
  }),
)
export type EmbedCommissionSums = Static<typeof EmbedCommissionSums>

export const ExplainedEmbedCommission = t.Object({
  ...commission,
  receipt: Receipt,
  reversals: t.Array(
    t.Object({
      kind: oneOf(['refund', 'chargeback', 'reversal', 'manual', 'milestone']),
      amount: minor('The reversed amount, in minor units.'),
      createdAt: t.String(),
    }),
  ),
  history: t.Array(
    t.Object({
      cause: oneOf(CAUSES),
      createdAt: t.String(),
    }),
    { description: 'The ledger history of the commission.' },
  ),
})
export type ExplainedEmbedCommission = Static<typeof ExplainedEmbedCommission>

export const EmbedPayoutsQuery = t.Object({ ...cursorFields, pageSize })
export type EmbedPayoutsQuery = Static<typeof EmbedPayoutsQuery>

export const EmbedPayout = t.Object({
  id: t.String(),
  status: oneOf(['pending', 'processing', 'sent', 'completed', 'failed', 'canceled']),
  amount: minor('The payout amount, in minor units.'),
  currency: t.String(),
  commissions: t.Integer({ description: 'The number of commissions in the payout.' }),
  provider: t.String(),
  masked: t.String({ description: 'The masked payout method.' }),
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
  start: t.Nullable(
    t.String({ description: 'The start of the time range, or null for all time.' }),
  ),
  end: t.String(),
  currency: t.String(),
  entries: t.Array(
    t.Object({
      rank: t.Integer({ description: 'The rank. Partners with equal earnings share a rank.' }),
      name: t.String({
        description: 'The partner’s name, or “Partner” if they haven’t agreed to be named.',
      }),
      image: text,
      earnings: t.Nullable(minor('The earnings in the time range, in minor units.'), {
        description:
          'The earnings, in minor units, or null if the partner hasn’t agreed to be listed.',
      }),
      own: t.Boolean(),
    }),
    { description: 'Up to 20 partners. Partners without earnings are excluded.' },
  ),
  own: t.Object({
    rank: t.Integer(),
    earnings: minor('The earnings in the time range, in minor units.'),
    of: t.Integer({ description: 'The number of active partners.' }),
  }),
})
export type Leaderboard = Static<typeof Leaderboard>
