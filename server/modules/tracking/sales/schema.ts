import { t, type Static } from 'elysia'
import {
  closedObject,
  MAX_AMOUNT,
  PAYMENT_PROCESSORS,
  PublishableKey,
  RequestId,
  Metadata,
  Timestamp,
} from '../../../core/fields.ts'
import { answeredParts, salePartFields } from '../../../core/sale-fields.ts'
import { oneOf } from '../../../core/one-of.ts'
import { REVERSAL_REASONS } from '../../../db/schema/refunds.ts'
import { ReportedPerson } from '../customers/reported-person-schema.ts'
import { ExternalId, PersonAvatar, PersonEmail, PersonName } from '../customers/schema.ts'

const InvoiceId = t.String({
  minLength: 1,
  maxLength: 255,
  description: 'Your own or the payment processor’s id: one sale per invoice, for ever',
  examples: ['INV_2031_0042'],
})

const sale = {
  customerExternalId: ExternalId,
  amount: t.Number({
    minimum: 0,
    maximum: MAX_AMOUNT,
    multipleOf: 1,
    description:
      'Everything that the customer paid, with tax, shipping and fees, in minor units of the ' +
      'currency: 1999 for 19.99 USD, 1999 for 1,999 JPY',
    examples: [1999],
  }),
  ...salePartFields,
  currency: t.Optional(
    t.String({
      minLength: 3,
      maxLength: 10,
      description: 'ISO 4217. Default: usd',
      examples: ['eur'],
    }),
  ),
  eventName: t.Optional(t.Nullable(t.String({ maxLength: 255, description: 'Default: Purchase' }))),
  paymentProcessor: t.Optional(
    oneOf(PAYMENT_PROCESSORS, { description: 'Who took the money. Default: custom' }),
  ),
  invoiceId: t.Optional(t.Nullable(InvoiceId)),
  leadEventName: t.Optional(
    t.Nullable(
      t.String({
        maxLength: 255,
        description:
          'The lead that the sale follows (default: the first that has a link); for a direct sale, ' +
          'the name of the lead that is recorded with it (default: Direct sale)',
      }),
    ),
  ),
  clickId: t.Optional(
    t.Nullable(
      t.String({
        maxLength: 100,
        description: 'For a direct sale, which no lead preceded: the value of the svc_id cookie',
      }),
    ),
  ),
  customerName: PersonName,
  customerEmail: PersonEmail,
  customerAvatar: PersonAvatar,
  metadata: Metadata,
}

const DiscountCode = t.Optional(
  t.Nullable(
    t.String({
      maxLength: 100,
      description:
        "The partner's discount code that was used. It decides when neither a lead nor a click does",
      examples: ['ADA20'],
    }),
  ),
)

export const TrackSaleBody = closedObject({
  ...sale,
  discountCode: DiscountCode,
  timestamp: Timestamp,
})
export type TrackSaleBody = Static<typeof TrackSaleBody>

export const TrackSaleClientBody = closedObject({
  ...sale,
  publishableKey: PublishableKey,
  requestId: RequestId,
})
export type TrackSaleClientBody = Static<typeof TrackSaleClientBody>

const text = t.Nullable(t.String())

export const TrackedSale = t.Object({
  eventName: t.String(),
  customer: t.Nullable(
    t.Object({ id: t.String(), name: text, email: text, avatar: text, externalId: text }),
  ),
  sale: t.Nullable(
    t.Object({
      amount: t.Number(),
      ...answeredParts,
      currency: t.String(),
      paymentProcessor: t.String(),
      invoiceId: text,
      metadata: t.Any({ description: 'An object or null' }),
    }),
  ),
})
export type TrackedSale = Static<typeof TrackedSale>

export const ReportedSale = t.Object({
  eventName: t.String(),
  customer: ReportedPerson,
  sale: t.Object({
    amount: t.Number(),
    ...answeredParts,
    currency: t.String(),
    paymentProcessor: t.String(),
    invoiceId: text,
    metadata: t.Any({ description: 'An object or null' }),
  }),
})
export type ReportedSale = Static<typeof ReportedSale>

export const TrackRefundBody = closedObject({
  invoiceId: InvoiceId,
  amount: t.Optional(
    t.Nullable(
      t.Number({
        minimum: 1,
        maximum: MAX_AMOUNT,
        multipleOf: 1,
        description: "In minor units of the sale's currency. Default: all that is not refunded yet",
      }),
    ),
  ),
  currency: t.Optional(
    t.Nullable(t.String({ maxLength: 10, description: "Must be the sale's. Default: the sale's" })),
  ),
  refundId: t.String({
    minLength: 1,
    maxLength: 255,
    description: 'Your own id of the refund. Repeating it records nothing',
    examples: ['re_0042'],
  }),
  kind: t.Optional(
    oneOf(['refund', 'chargeback'], {
      description: 'A chargeback was taken by the customer’s bank. Default: refund',
    }),
  ),
  timestamp: Timestamp,
})
export type TrackRefundBody = Static<typeof TrackRefundBody>

export const TrackedRefund = t.Object({
  id: t.String({ examples: ['evt_1Vd4T2sKq0aB3xYz'] }),
  invoiceId: t.String(),
  refundId: t.String(),
  amount: t.Number({ description: 'In minor units' }),
  currency: t.String(),
  createdAt: t.String(),
})
export type TrackedRefund = Static<typeof TrackedRefund>

export const ReverseRefundBody = closedObject({
  invoiceId: InvoiceId,
  refundId: t.String({
    minLength: 1,
    maxLength: 255,
    description: 'Your own id of the refund or chargeback, which is undone whole',
    examples: ['re_0042'],
  }),
  reason: t.Optional(
    oneOf(REVERSAL_REASONS, {
      description: 'Default: chargeback_won for a chargeback, refund_failed for a refund',
    }),
  ),
  timestamp: Timestamp,
})
export type ReverseRefundBody = Static<typeof ReverseRefundBody>

export const ReversedRefund = t.Object({
  id: t.String({ examples: ['evt_1Vd4T2sKq0aB3xYz'] }),
  invoiceId: t.String(),
  refundId: t.String(),
  amount: t.Number({ description: 'What counts again of the sale, in minor units' }),
  currency: t.String(),
  reason: oneOf(REVERSAL_REASONS),
  createdAt: t.String(),
})
export type ReversedRefund = Static<typeof ReversedRefund>
