import { t, type Static } from 'elysia'
import { PAYOUT_STATUSES, TRANSFER_STATES } from '../../../domain/payout.ts'
import { PAYOUT_REFUSALS } from '../../../domain/payout-verdict.ts'
import { oneOf } from '../../../core/one-of.ts'
import { closedObject, cursorFields, pageFields } from '../../../core/fields.ts'
import { Commission } from '../../earnings/commissions/schema.ts'

export const Time = t.String({ description: 'ISO 8601' })
export const minor = (description: string) => t.Integer({ description })
const text = t.Nullable(t.String())
const MAX_MINOR = 1_000_000_000_000_000

/** Whom to pay, at most how much. */
export const which = {
  programId: t.String({ minLength: 1, maxLength: 64 }),
  partnerIds: t.Optional(
    t.Array(t.String({ minLength: 1, maxLength: 64 }), {
      maxItems: 1000,
      description: 'Only these partners; none or left out: everybody',
    }),
  ),
  maxAmount: t.Optional(
    t.Integer({
      minimum: 0,
      maximum: MAX_MINOR,
      description: 'At most so much in all, in minor units of the program’s currency',
    }),
  ),
}

export const PreviewBody = closedObject({
  ...which,
  dryRun: t.Optional(
    t.Boolean({ description: 'true: nothing is stored, so there is no draft to confirm' }),
  ),
  ...pageFields,
})
export type PreviewBody = Static<typeof PreviewBody>

export const ConfirmBody = closedObject({
  ...which,
  expectedAmount: t.Optional(
    t.Integer({
      minimum: 0,
      maximum: MAX_MINOR,
      description: 'The preview’s amount: exactly what that preview showed is paid, or nothing',
    }),
  ),
  key: t.Optional(
    t.String({
      minLength: 1,
      maxLength: 100,
      description:
        'Names the run: the same request again answers the first run, another one with the key is a 409',
    }),
  ),
})
export type ConfirmBody = Static<typeof ConfirmBody>

export const PreviewPartner = t.Object({ id: t.String(), name: t.String(), email: text })

export const Total = t.Object({
  currency: t.String(),
  provider: t.String(),
  payouts: t.Integer(),
  amount: minor('In minor units of the currency'),
})

export const Preview = t.Object({
  programId: t.String(),
  draftId: t.Nullable(
    t.String({
      description:
        'Confirm it to pay exactly this: POST /payouts/drafts/{id}/confirm. null: nobody, or dryRun',
    }),
  ),
  digest: t.Nullable(t.String({ description: 'The same while the same would be paid' })),
  currency: t.String(),
  minPayout: t.Integer(),
  amount: minor('What would be paid, in the program’s currency: confirm with it as expectedAmount'),
  carriedAmount: minor(
    'What would stay payable of the same partners, because their providers cannot send it',
  ),
  payoutCount: t.Integer(),
  payouts: t.Array(
    t.Object({
      partner: PreviewPartner,
      enrollmentId: t.String(),
      amount: minor('What would be paid: the largest part of dueAmount that the provider can send'),
      dueAmount: t.Integer(),
      carriedAmount: minor('What would stay payable for the next payout'),
      sentence: t.Nullable(t.String({ description: 'Why a part is carried; null: none is' })),
      currency: t.String(),
      commissionCount: t.Integer(),
      provider: t.String(),
      masked: t.String(),
      periodStart: Time,
      periodEnd: Time,
    }),
    { description: 'One page of them' },
  ),
  skippedCount: t.Integer(),
  skipped: t.Array(
    t.Object({
      partner: PreviewPartner,
      enrollmentId: t.String(),
      amount: t.Integer(),
      currency: t.String(),
      reason: oneOf([...PAYOUT_REFUSALS, 'held'] as const),
      sentence: t.String(),
      heldUntil: t.Nullable(
        t.String({ description: 'ISO 8601. For recently_changed: when payouts go on' }),
      ),
    }),
    { description: 'Everybody else who is owed money, one page of them' },
  ),
  totals: t.Array(Total, { description: 'Over all payouts, for each currency and provider' }),
})
export type Preview = Static<typeof Preview>

/** `processed` is a word of others: nothing here is ever in that state. */
export const STATUS_WORDS = [...PAYOUT_STATUSES, 'processed'] as const

const filters = {
  provider: t.Optional(
    t.String({ maxLength: 50, description: 'The way to pay: credit, paypal …' }),
  ),
  status: t.Optional(oneOf(STATUS_WORDS)),
  programId: t.Optional(t.String({ maxLength: 64 })),
  partnerId: t.Optional(t.String({ maxLength: 64, description: 'Goes before tenantId' })),
  tenantId: t.Optional(t.String({ maxLength: 255 })),
  invoiceId: t.Optional(t.String({ maxLength: 64, description: 'The run that it belongs to' })),
  groupId: t.Optional(
    t.String({ maxLength: 500, description: 'One, several (a,b) or all others (-a)' }),
  ),
}

export const PayoutsQuery = closedObject({
  ...filters,
  sortBy: t.Optional(
    oneOf(['amount', 'initiatedAt', 'paidAt'], { description: 'Default: amount' }),
  ),
  sortOrder: t.Optional(oneOf(['asc', 'desc'], { description: 'Default: desc' })),
  ...pageFields,
  ...cursorFields,
})
export type PayoutsQuery = Static<typeof PayoutsQuery>

export const PayoutsExportQuery = closedObject(filters)
export type PayoutsExportQuery = Static<typeof PayoutsExportQuery>

const payoutFields = {
  id: t.String({ examples: ['po_1Vd4T2sKq0aB3xYz'] }),
  invoiceId: t.String({ description: 'The run that it belongs to' }),
  programId: t.String(),
  enrollmentId: t.String(),
  amount: minor('In minor units of the currency'),
  carriedAmount: minor(
    'What was due besides and stayed payable, since the provider cannot send it',
  ),
  currency: t.String(),
  status: oneOf(PAYOUT_STATUSES),
  commissionCount: t.Integer(),
  provider: t.String(),
  masked: t.String({ description: 'Where it goes, as it may be shown' }),
  periodStart: t.Nullable(Time),
  periodEnd: t.Nullable(Time),
  createdAt: Time,
  updatedAt: Time,
  initiatedAt: t.Nullable(Time),
  sentAt: t.Nullable(Time),
  paidAt: t.Nullable(Time),
  failedAt: t.Nullable(Time),
  failureReason: text,
  mode: oneOf(['internal', 'external'], { description: 'external: you book it in your product' }),
  method: t.Nullable(oneOf(['connect', 'paypal'])),
  traceId: t.Nullable(t.String({ description: 'The provider’s own id' })),
  partner: t.Object({
    id: t.String(),
    name: t.String(),
    email: text,
    image: text,
    defaultPayoutMethod: t.Null(),
    payoutsEnabledAt: t.Nullable(Time),
    country: text,
    groupId: text,
    tenantId: text,
  }),
}

export const Payout = t.Object(payoutFields)
export type Payout = Static<typeof Payout>

export const PayoutDetail = t.Object({
  ...payoutFields,
  transfer: t.Object({
    id: t.String({ description: 'The provider’s idempotency key' }),
    status: oneOf(TRANSFER_STATES),
    reference: text,
    attempts: t.Integer(),
    lastError: t.Nullable(
      t.String({ description: 'Why it failed, or what a person should look at' }),
    ),
    fileId: text,
    createdAt: Time,
    updatedAt: Time,
  }),
  commissions: t.Array(Commission, {
    description: 'The first 100; GET /commissions?payoutId= has all',
  }),
})
export type PayoutDetail = Static<typeof PayoutDetail>

export const SettleBody = t.Object({
  reference: t.Optional(
    t.Nullable(t.String({ maxLength: 255, description: 'How you find the payment again' })),
  ),
})
export type SettleBody = Static<typeof SettleBody>

export const FailBody = t.Object({
  reason: t.String({ minLength: 1, maxLength: 255, description: 'The partner may read it' }),
})
export type FailBody = Static<typeof FailBody>
