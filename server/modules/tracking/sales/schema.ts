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
import {
  CustomerProgram,
  ExternalId,
  PersonAvatar,
  PersonEmail,
  PersonName,
} from '../customers/schema.ts'

const InvoiceId = t.String({
  minLength: 1,
  maxLength: 255,
  description:
    'Your own invoice ID, or the payment processor’s. Each invoice can have only one sale.',
  examples: ['INV_2031_0042'],
})

const sale = {
  customerExternalId: ExternalId,
  programId: CustomerProgram,
  amount: t.Number({
    minimum: 0,
    maximum: MAX_AMOUNT,
    multipleOf: 1,
    description:
      'The total that the customer paid, including tax, shipping, and fees, in minor units of the currency. For example, 1999 is 19.99 USD or 1,999 JPY.',
    examples: [1999],
  }),
  ...salePartFields,
  currency: t.Optional(
    t.String({
      minLength: 3,
      maxLength: 10,
      description: 'The ISO 4217 currency code. Defaults to `usd`.',
      examples: ['eur'],
    }),
  ),
  eventName: t.Optional(
    t.Nullable(
      t.String({ maxLength: 255, description: 'The name of the event. Defaults to `Purchase`.' }),
    ),
  ),
  paymentProcessor: t.Optional(
    oneOf(PAYMENT_PROCESSORS, { description: 'The payment processor. Defaults to `custom`.' }),
  ),
  invoiceId: t.Optional(t.Nullable(InvoiceId)),
  leadEventName: t.Optional(
    t.Nullable(
      t.String({
        maxLength: 255,
        description:
          'The name of the lead that the sale follows. Defaults to the first lead with a link. For a direct sale, the name of the lead that is created with it, which defaults to `Direct sale`.',
      }),
    ),
  ),
  clickId: t.Optional(
    t.Nullable(
      t.String({
        maxLength: 100,
        description: 'For a direct sale without a lead, the value of the `svc_id` cookie.',
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
        'The partner’s discount code that the customer used. It attributes the sale if there is no lead or click.',
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
      metadata: t.Any({ description: 'Your own data as an object, or null.' }),
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
    metadata: t.Any({ description: 'Your own data as an object, or null.' }),
  }),
})
export type ReportedSale = Static<typeof ReportedSale>

const RefundProgram = t.Optional(
  t.Nullable(
    t.String({
      maxLength: 64,
      description:
        'The ID of the program that the customer of the sale belongs to. If they belong to another one, or to none, the sale isn’t found.',
    }),
  ),
)

export const TrackRefundBody = closedObject({
  invoiceId: InvoiceId,
  programId: RefundProgram,
  amount: t.Optional(
    t.Nullable(
      t.Number({
        minimum: 1,
        maximum: MAX_AMOUNT,
        multipleOf: 1,
        description:
          'The amount in minor units of the sale’s currency. Defaults to the amount that hasn’t been refunded yet.',
      }),
    ),
  ),
  currency: t.Optional(
    t.Nullable(
      t.String({
        maxLength: 10,
        description: 'The currency, which must be the sale’s. Defaults to the sale’s currency.',
      }),
    ),
  ),
  refundId: t.String({
    minLength: 1,
    maxLength: 255,
    description: 'Your own ID of the refund. Repeated calls with the same ID have no effect.',
    examples: ['re_0042'],
  }),
  kind: t.Optional(
    oneOf(['refund', 'chargeback'], {
      description:
        'The type of refund. Use `chargeback` if the customer’s bank took the money. Defaults to `refund`.',
    }),
  ),
  timestamp: Timestamp,
})
export type TrackRefundBody = Static<typeof TrackRefundBody>

export const TrackedRefund = t.Object({
  id: t.String({ examples: ['evt_1Vd4T2sKq0aB3xYz'] }),
  invoiceId: t.String(),
  refundId: t.String(),
  amount: t.Number({ description: 'The amount, in minor units.' }),
  currency: t.String(),
  createdAt: t.String(),
})
export type TrackedRefund = Static<typeof TrackedRefund>

export const ReverseRefundBody = closedObject({
  invoiceId: InvoiceId,
  programId: RefundProgram,
  refundId: t.String({
    minLength: 1,
    maxLength: 255,
    description: 'Your own ID of the refund or chargeback, which is reversed completely.',
    examples: ['re_0042'],
  }),
  reason: t.Optional(
    oneOf(REVERSAL_REASONS, {
      description:
        'The reason. Defaults to `chargeback_won` for a chargeback and `refund_failed` for a refund.',
    }),
  ),
  timestamp: Timestamp,
})
export type ReverseRefundBody = Static<typeof ReverseRefundBody>

export const ReversedRefund = t.Object({
  id: t.String({ examples: ['evt_1Vd4T2sKq0aB3xYz'] }),
  invoiceId: t.String(),
  refundId: t.String(),
  amount: t.Number({ description: 'The amount of the sale that counts again, in minor units.' }),
  currency: t.String(),
  reason: oneOf(REVERSAL_REASONS),
  createdAt: t.String(),
})
export type ReversedRefund = Static<typeof ReversedRefund>
