import { t, type Static } from 'elysia'
import { closedObject, Metadata, PAYMENT_PROCESSORS } from '../../../../core/fields.ts'
import { salePartFields } from '../../../../core/sale-fields.ts'
import { oneOf } from '../../../../core/one-of.ts'
import { positive, signed } from './amount-schema.ts'

const maybe = <T extends Parameters<typeof t.Nullable>[0]>(schema: T) =>
  t.Optional(t.Nullable(schema))
const short = (description?: string) =>
  maybe(t.String({ maxLength: 255, ...(description && { description }) }))
const time = maybe(
  t.String({
    maxLength: 40,
    description: 'The date, in ISO 8601 format with an offset. Defaults to now.',
  }),
)

export const CreateCommissionBody = closedObject({
  type: oneOf(['custom', 'lead', 'sale']),
  partnerId: maybe(t.String({ maxLength: 64 })),
  tenantId: maybe(
    t.String({ maxLength: 255, description: 'Your ID of the partner, instead of `partnerId`.' }),
  ),
  programId: maybe(t.String({ maxLength: 64 })),
  date: time,
  amount: signed(
    'For `custom`, the amount in minor units. A negative amount is a clawback and requires a description.',
  ),
  currency: maybe(
    t.String({
      maxLength: 10,
      description: 'For `custom`, the currency, which must be the program’s.',
    }),
  ),
  description: maybe(t.String({ maxLength: 190 })),
  externalId: maybe(
    t.String({
      maxLength: 190,
      description:
        'For `custom`, your own ID of the commission. Repeated calls with the same ID have no effect.',
    }),
  ),
  customerId: short(
    'For `lead` and `sale`, the customer’s ID (`cus_…`), or your own ID with the prefix `ext_`.',
  ),
  customer: maybe(
    closedObject({
      externalId: t.String({ maxLength: 100 }),
      name: short(),
      email: maybe(t.String({ maxLength: 320 })),
      avatar: maybe(t.String({ maxLength: 2000 })),
      country: maybe(t.String({ maxLength: 10 })),
      stripeCustomerId: short('Not used.'),
    }),
  ),
  linkId: maybe(
    t.String({
      maxLength: 64,
      description: 'For `lead` and `sale`, the link’s ID. Defaults to the partner’s oldest link.',
    }),
  ),
  lead: maybe(closedObject({ eventName: short(), metadata: Metadata })),
  leadEventName: short('Deprecated. Use `lead.eventName`.'),
  leadEventDate: time,
  sale: maybe(
    closedObject({
      amount: maybe(positive('The total that the customer paid, in minor units.')),
      ...salePartFields,
      currency: t.Optional(t.String({ maxLength: 10 })),
      eventName: short(),
      paymentProcessor: t.Optional(oneOf([...PAYMENT_PROCESSORS, 'lemonsqueezy'])),
      invoiceId: short(),
      metadata: Metadata,
    }),
  ),
  saleAmount: maybe(positive('Deprecated. Use `sale.amount`.')),
  saleEventDate: time,
  invoiceId: short('Deprecated. Use `sale.invoiceId`.'),
  productId: short('For `sale`, the same as `metadata.productId`.'),
  importStripeInvoices: maybe(t.Boolean({ description: 'Not supported. Must not be true.' })),
})
export type CreateCommissionBody = Static<typeof CreateCommissionBody>

export const CreatedCommission = t.Object({
  success: t.Boolean(),
  message: t.String(),
  id: t.String(),
})
export type CreatedCommission = Static<typeof CreatedCommission>
