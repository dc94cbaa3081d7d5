import { t, type Static } from 'elysia'
import { PAYOUT_STATUSES, TRANSFER_STATES } from '../../../domain/payout.ts'
import { PAYOUT_REFUSALS } from '../../../domain/payout-verdict.ts'
import { oneOf } from '../../../core/one-of.ts'
import { closedObject, cursorFields, pageFields } from '../../../core/fields.ts'
import { Commission } from '../../earnings/commissions/schema.ts'

export const Time = t.String()
export const minor = (description: string) => t.Integer({ description })
const text = t.Nullable(t.String())
const MAX_MINOR = 1_000_000_000_000_000

/** Whom to pay, at most how much. */
export const which = {
  programId: t.String({ minLength: 1, maxLength: 64 }),
  partnerIds: t.Optional(
    t.Array(t.String({ minLength: 1, maxLength: 64 }), {
      maxItems: 1000,
      description: 'The IDs of the partners to pay. If omitted or empty, all partners are paid.',
    }),
  ),
  maxAmount: t.Optional(
    t.Integer({
      minimum: 0,
      maximum: MAX_MINOR,
      description: 'The maximum total, in minor units of the program’s currency.',
    }),
  ),
}

export const PreviewBody = closedObject({
  ...which,
  dryRun: t.Optional(
    t.Boolean({ description: 'Whether to skip creating a draft. Defaults to false.' }),
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
      description: 'The `amount` of the preview. If it has changed, nothing is paid.',
    }),
  ),
  key: t.Optional(
    t.String({
      minLength: 1,
      maxLength: 100,
      description:
        'Your own key for the run. The same request with the same key returns the first run. A different request with the key returns 409.',
    }),
  ),
})
export type ConfirmBody = Static<typeof ConfirmBody>

export const PreviewPartner = t.Object({ id: t.String(), name: t.String(), email: text })

export const Total = t.Object({
  currency: t.String(),
  provider: t.String(),
  payouts: t.Integer(),
  amount: minor('The amount, in minor units of the currency.'),
})

export const Preview = t.Object({
  programId: t.String(),
  draftId: t.Nullable(
    t.String({
      description:
        'The ID of the draft, which you can confirm to pay exactly this. Null for dry runs, or if no partner can be paid.',
    }),
  ),
  digest: t.Nullable(
    t.String({
      description: 'A hash of the result. It stays the same as long as the same would be paid.',
    }),
  ),
  currency: t.String(),
  minPayout: t.Integer(),
  amount: minor(
    'The total in the program’s currency, in minor units. Pass it as `expectedAmount` to confirm.',
  ),
  carriedAmount: minor('The amount that would stay payable because the provider can’t send it.'),
  payoutCount: t.Integer(),
  payouts: t.Array(
    t.Object({
      partner: PreviewPartner,
      enrollmentId: t.String(),
      amount: minor(
        'The payout amount: the largest part of `dueAmount` that the provider can send, in minor units.',
      ),
      dueAmount: t.Integer(),
      carriedAmount: minor(
        'The amount that would stay payable for the next payout, in minor units.',
      ),
      sentence: t.Nullable(
        t.String({ description: 'Why a part is carried over, or null if none is.' }),
      ),
      currency: t.String(),
      commissionCount: t.Integer(),
      provider: t.String(),
      masked: t.String(),
      periodStart: Time,
      periodEnd: Time,
    }),
    { description: 'A page of payouts.' },
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
        t.String({
          description: 'For `recently_changed`, when the hold ends, in ISO 8601 format.',
        }),
      ),
    }),
    { description: 'A page of the other partners with a balance.' },
  ),
  totals: t.Array(Total, { description: 'The totals of all payouts by currency and provider.' }),
})
export type Preview = Static<typeof Preview>

/** `processed` is a word of others: nothing here is ever in that state. */
export const STATUS_WORDS = [...PAYOUT_STATUSES, 'processed'] as const

const filters = {
  provider: t.Optional(
    t.String({ maxLength: 50, description: 'The payout provider, such as `credit` or `paypal`.' }),
  ),
  status: t.Optional(oneOf(STATUS_WORDS)),
  programId: t.Optional(t.String({ maxLength: 64 })),
  partnerId: t.Optional(
    t.String({ maxLength: 64, description: 'The partner’s ID. Takes precedence over `tenantId`.' }),
  ),
  tenantId: t.Optional(t.String({ maxLength: 255 })),
  invoiceId: t.Optional(t.String({ maxLength: 64, description: 'The ID of the payout run.' })),
  groupId: t.Optional(
    t.String({
      maxLength: 500,
      description:
        'The group. Pass one, several separated by commas, or exclude groups with a leading `-`.',
    }),
  ),
}

export const PayoutsQuery = closedObject({
  ...filters,
  sortBy: t.Optional(
    oneOf(['amount', 'initiatedAt', 'paidAt'], {
      description: 'The field to sort by. Defaults to `amount`.',
    }),
  ),
  sortOrder: t.Optional(
    oneOf(['asc', 'desc'], { description: 'The sort order. Defaults to `desc`.' }),
  ),
  ...pageFields,
  ...cursorFields,
})
export type PayoutsQuery = Static<typeof PayoutsQuery>

export const PayoutsExportQuery = closedObject(filters)
export type PayoutsExportQuery = Static<typeof PayoutsExportQuery>

const payoutFields = {
  id: t.String({ examples: ['po_1Vd4T2sKq0aB3xYz'] }),
  invoiceId: t.String({ description: 'The ID of the payout run.' }),
  programId: t.String(),
  enrollmentId: t.String(),
  amount: minor('The amount, in minor units of the currency.'),
  carriedAmount: minor(
    'The amount that was also due but can’t be sent by the provider. It stays payable.',
  ),
  currency: t.String(),
  status: oneOf(PAYOUT_STATUSES),
  commissionCount: t.Integer(),
  provider: t.String(),
  masked: t.String({ description: 'The masked payout method.' }),
  periodStart: t.Nullable(Time),
  periodEnd: t.Nullable(Time),
  createdAt: Time,
  updatedAt: Time,
  initiatedAt: t.Nullable(Time),
  sentAt: t.Nullable(Time),
  paidAt: t.Nullable(Time),
  failedAt: t.Nullable(Time),
  failureReason: text,
  mode: oneOf(['internal', 'external'], {
    description: '`external` means that you credit the partner in your product.',
  }),
  method: t.Nullable(oneOf(['connect', 'paypal'])),
  traceId: t.Nullable(t.String({ description: 'The provider’s ID of the transfer.' })),
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
    id: t.String({ description: 'The transfer ID, which is the idempotency key at the provider.' }),
    status: oneOf(TRANSFER_STATES),
    reference: text,
    attempts: t.Integer(),
    lastError: t.Nullable(
      t.String({ description: 'Why the transfer failed, or what needs attention.' }),
    ),
    fileId: text,
    createdAt: Time,
    updatedAt: Time,
  }),
  commissions: t.Array(Commission, {
    description: 'The first 100 commissions. To get all of them, list commissions with `payoutId`.',
  }),
})
export type PayoutDetail = Static<typeof PayoutDetail>
