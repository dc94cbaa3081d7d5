import { t, type Static } from 'elysia'
import { closedObject, cursorFields, pageFields, timeFields } from '../../../core/fields.ts'
import { oneOf } from '../../../core/one-of.ts'
import { REVERSAL_REASONS } from '../../../db/schema/refunds.ts'

const KINDS = ['refund', 'chargeback'] as const

export const RefundsQuery = closedObject({
  saleId: t.Optional(
    t.String({
      maxLength: 64,
      description: 'The sale’s ID (`evt_…`), as `POST /track/sale` returns it.',
    }),
  ),
  invoiceId: t.Optional(t.String({ maxLength: 255 })),
  customerId: t.Optional(
    t.String({
      maxLength: 110,
      description: 'The customer’s ID (`cus_…`), or your own ID with the prefix `ext_`.',
    }),
  ),
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
  refundId: t.String({ description: 'Your own ID of the refund.' }),
  kind: oneOf(KINDS),
  amount: minor('The refunded amount, in minor units of the currency.'),
  currency: t.String({ description: 'The sale’s currency.' }),
  createdAt: t.String({ description: 'When the refund happened, in ISO 8601 format.' }),
  reversal: t.Nullable(
    t.Object(
      { id: t.String(), reason: oneOf(REVERSAL_REASONS), createdAt: t.String() },
      { description: 'The reversal of the refund, after which its amount counts again.' },
    ),
  ),
  sale: t.Object({
    id: t.String(),
    invoiceId: t.Nullable(t.String()),
    amount: minor('The sale amount before refunds.'),
    createdAt: t.String(),
  }),
  customer: t.Nullable(t.Object({ id: t.String(), externalId: t.String() })),
  programId: t.Nullable(
    t.String({ description: 'The ID of the program of the sale’s partner link.' }),
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
        amount: minor('The amount that the refund reversed.'),
        currency: t.String({ description: 'The program’s currency.' }),
        clawbackId: t.Nullable(
          t.String({ description: 'The ID of the clawback, if the commission was already paid.' }),
        ),
      }),
      { description: 'The commissions of the sale that the refund reduced.' },
    ),
  },
  { title: 'RefundDetail' },
)
export type RefundDetail = Static<typeof RefundDetail>
