import { t, type Static } from 'elysia'
import { closedObject, cursorFields, pageFields, timeFields } from '../../../core/fields.ts'
import { oneOf } from '../../../core/one-of.ts'
import { REVERSAL_REASONS } from '../../../db/schema/refunds.ts'

const KINDS = ['refund', 'chargeback'] as const

export const RefundsQuery = closedObject({
  saleId: t.Optional(
    t.String({ maxLength: 64, description: 'evt_…, as POST /track/sale answers' }),
  ),
  invoiceId: t.Optional(t.String({ maxLength: 255 })),
  customerId: t.Optional(t.String({ maxLength: 110, description: 'cus_… or ext_<externalId>' })),
  programId: t.Optional(t.String({ maxLength: 64 })),
  kind: t.Optional(oneOf(KINDS)),
  ...timeFields,
  pageSize: pageFields.pageSize,
  ...cursorFields,
})
export type RefundsQuery = Static<typeof RefundsQuery>

const minor = (description: string) => t.Integer({ description })

const refundFields = {
  id: t.String({ examples: ['evt_1Vd4T2sKq0aB3xYz'] }),
  refundId: t.String({ description: 'Your own id of the refund' }),
  kind: oneOf(KINDS),
  amount: minor('What was refunded, in minor units of the currency'),
  currency: t.String({ description: 'The sale’s' }),
  createdAt: t.String({ description: 'When it happened, in ISO 8601' }),
  reversal: t.Nullable(
    t.Object(
      { id: t.String(), reason: oneOf(REVERSAL_REASONS), createdAt: t.String() },
      { description: 'What undid it: its amount counts again' },
    ),
  ),
  sale: t.Object({
    id: t.String(),
    invoiceId: t.Nullable(t.String()),
    amount: minor('The sale before any refund'),
    createdAt: t.String(),
  }),
  customer: t.Nullable(t.Object({ id: t.String(), externalId: t.String() })),
  programId: t.Nullable(
    t.String({ description: 'Of the partner’s link that the sale came through' }),
  ),
}

export const Refund = t.Object(refundFields, { title: 'Refund' })
export type Refund = Static<typeof Refund>

export const RefundDetail = t.Object(
  {
    ...refundFields,
    commissions: t.Array(
      t.Object({
        id: t.String(),
        partnerId: t.String(),
        amount: minor('What the refund took back of it'),
        currency: t.String({ description: 'The program’s' }),
        clawbackId: t.Nullable(
          t.String({ description: 'The negative commission, if it had been paid out already' }),
        ),
      }),
      { description: 'The commissions of the sale from which it took something back' },
    ),
  },
  { title: 'RefundDetail' },
)
export type RefundDetail = Static<typeof RefundDetail>
