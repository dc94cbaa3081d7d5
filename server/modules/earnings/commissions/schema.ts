import { t, type Static } from 'elysia'
import { COMMISSION_TYPES, HOLD_REASONS } from '../../../domain/commission.ts'
import { CAUSES } from '../../../domain/ledger.ts'
import { oneOf } from '../../../core/one-of.ts'
import { closedObject, cursorFields, pageFields, timeFields } from '../../../core/fields.ts'
import { Receipt } from './receipt-schema.ts'

/** The words of the wire for where a commission stands; `wire-status.ts` says which is which. */
export const WIRE_STATUSES = [
  'pending',
  'processed',
  'paid',
  'refunded',
  'duplicate',
  'fraud',
  'canceled',
  'hold',
] as const
export type WireStatus = (typeof WIRE_STATUSES)[number]

const id = t.Optional(t.String({ maxLength: 64 }))
const text = t.Nullable(t.String())
const listed = (words: readonly string[]) => words.map((word) => `\`${word}\``).join(', ')
const several = (description: string) =>
  t.Optional(
    t.String({
      maxLength: 500,
      description: `${description} Pass one, several separated by commas, or exclude values with a leading \`-\`.`,
    }),
  )

const filters = {
  search: t.Optional(
    t.String({
      maxLength: 255,
      description:
        'Part of the name or email address of the partner or customer, or the ID of a commission, invoice, payout, or customer. Customers are only searched with `customers.read`.',
    }),
  ),
  type: several(`The commission type: ${listed(COMMISSION_TYPES)}.`),
  status: several(`The status: ${listed(WIRE_STATUSES)}.`),
  customerId: t.Optional(
    t.String({
      maxLength: 110,
      description: 'The customer’s ID (`cus_…`), or your own ID with the prefix `ext_`.',
    }),
  ),
  payoutId: id,
  partnerId: several('The partner’s ID.'),
  tenantId: t.Optional(t.String({ maxLength: 255 })),
  groupId: several('The ID of the partner’s group.'),
  programId: several('The program’s ID.'),
  rewardId: several('The ID of the reward that the commission was earned with.'),
  invoiceId: t.Optional(t.String({ maxLength: 255 })),
  ...timeFields,
}

export const CommissionsQuery = t.Object({
  ...filters,
  sortBy: t.Optional(
    oneOf(['createdAt', 'amount', 'earnings'], {
      description: 'The field to sort by. Defaults to `createdAt`.',
    }),
  ),
  sortOrder: t.Optional(
    oneOf(['asc', 'desc'], { description: 'The sort order. Defaults to `desc`.' }),
  ),
  ...pageFields,
  ...cursorFields,
})
export type CommissionsQuery = Static<typeof CommissionsQuery>

export const CommissionFilters = closedObject(filters)
export type CommissionFilters = Static<typeof CommissionFilters>

const minor = (description: string) => t.Integer({ description })

const fields = {
  id: t.String({ examples: ['cm_1Vd4T2sKq0aB3xYz'] }),
  type: oneOf(COMMISSION_TYPES),
  amount: minor(
    'The sale amount, in minor units of the currency. 0 for clicks, leads, and custom commissions.',
  ),
  earnings: minor('The partner’s earnings after refunds, in minor units. Negative for a clawback.'),
  currency: t.String({ description: 'The program’s currency.' }),
  status: oneOf(WIRE_STATUSES),
  invoiceId: text,
  description: text,
  quantity: t.Integer(),
  metadata: t.Nullable(t.Record(t.String(), t.Unknown())),
  createdAt: t.String(),
  updatedAt: t.String(),
  paidAt: text,
  programId: t.String(),
  enrollmentId: t.String(),
  eventId: t.Nullable(
    t.String({ description: 'The ID of the lead or sale. Retrieve the event for an explanation.' }),
  ),
  payoutId: text,
  sourceId: t.Nullable(
    t.String({
      description: 'For referral commissions, the ID of the commission that this is a share of.',
    }),
  ),
  reversesId: t.Nullable(
    t.String({ description: 'For clawbacks, the ID of the commission that this reverses.' }),
  ),
  milestoneId: t.Nullable(
    t.String({ description: 'For bonuses, the ID of the milestone that the partner reached.' }),
  ),
  holdReason: t.Nullable(oneOf(HOLD_REASONS)),
  maturesAt: t.String({ description: 'When the holding period ends.' }),
  partner: t.Object({
    id: t.String(),
    name: t.String(),
    email: text,
    image: text,
    payoutsEnabledAt: text,
    country: text,
    groupId: text,
    tenantId: text,
  }),
  customer: t.Nullable(
    t.Object({
      id: t.String(),
      externalId: t.String(),
      name: text,
      email: text,
      avatar: text,
      country: text,
      sales: t.Integer(),
      saleAmount: t.Integer({ description: 'Net revenue, in minor units of `saleCurrency`.' }),
      saleCurrency: t.String(),
      createdAt: t.String(),
      firstSaleAt: text,
    }),
  ),
}

export const Commission = t.Object(fields)
export type Commission = Static<typeof Commission>

export const CommissionTotal = t.Object({
  currency: t.String({ description: 'The program’s currency.' }),
  status: oneOf(WIRE_STATUSES),
  count: t.Integer({ description: 'The number of commissions.' }),
  amount: minor('The total of the sale amounts, in minor units of the currency.'),
  earnings: minor('The total of the partners’ earnings after refunds, in minor units.'),
})
export type CommissionTotal = Static<typeof CommissionTotal>

export const ExplainedCommission = t.Object({
  ...fields,
  explanation: t.Object({
    event: t.Nullable(t.Object({ type: t.String(), id: text, at: t.String() })),
    reward: t.Nullable(
      t.Object({
        id: t.String(),
        version: t.Integer(),
        modifier: t.Nullable(
          t.Integer({
            description:
              'The index of the modifier that applied, starting at 0, or null if none did.',
          }),
        ),
        tier: t.Nullable(
          t.Integer({
            description:
              'The index of the tier that the partner had reached, starting at 0, or null if none.',
          }),
        ),
      }),
    ),
    conversion: t.Nullable(
      t.Object({
        amountMinor: t.Integer(),
        currency: t.String(),
        rate: t.String(),
        source: t.String(),
        day: t.String(),
      }),
    ),
    steps: t.Array(t.String(), {
      description: 'The calculation from the event to the amount, one sentence per step.',
    }),
  }),
  receipt: Receipt,
  reversals: t.Array(
    t.Object({
      eventId: t.String(),
      kind: oneOf(['refund', 'chargeback', 'reversal', 'manual', 'milestone']),
      amount: t.Integer(),
      clawbackId: text,
      createdAt: t.String(),
    }),
  ),
  postings: t.Array(
    t.Object({
      id: t.String(),
      cause: oneOf(CAUSES),
      createdAt: t.String({ description: 'When the event happened.' }),
      bookingDate: t.String({ description: 'The date of the posting in the ledger.' }),
      entries: t.Array(
        t.Object({ account: t.String(), currency: t.String(), amount: t.Integer() }),
      ),
    }),
    { description: 'The ledger postings of the commission.' },
  ),
})
export type ExplainedCommission = Static<typeof ExplainedCommission>

export const CommissionId = t.Object({ id: t.String({ maxLength: 64 }) })
