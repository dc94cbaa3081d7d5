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
  t.String({ maxLength: 40, description: 'ISO 8601 with an offset. Default: now' }),
)

export const CreateCommissionBody = closedObject({
  type: oneOf(['custom', 'lead', 'sale']),
  partnerId: maybe(t.String({ maxLength: 64 })),
  tenantId: maybe(t.String({ maxLength: 255, description: 'Instead of partnerId' })),
  programId: maybe(t.String({ maxLength: 64 })),
  date: time,
  amount: signed('custom: minor units; negative takes something back and needs a description'),
  currency: maybe(t.String({ maxLength: 10, description: "custom: must be the program's" })),
  description: maybe(t.String({ maxLength: 190 })),
  externalId: maybe(
    t.String({
      maxLength: 190,
      description: 'custom: your own id of it. Repeating it records nothing',
    }),
  ),
  customerId: short('lead, sale: cus_… or ext_<externalId>'),
  customer: maybe(
    closedObject({
      externalId: t.String({ maxLength: 100 }),
      name: short(),
      email: maybe(t.String({ maxLength: 320 })),
      avatar: maybe(t.String({ maxLength: 2000 })),
      country: maybe(t.String({ maxLength: 10 })),
      stripeCustomerId: short('Not used'),
    }),
  ),
  linkId: maybe(
    t.String({ maxLength: 64, description: "lead, sale: default: the partner's oldest link" }),
  ),
  lead: maybe(closedObject({ eventName: short(), metadata: Metadata })),
  leadEventName: short('Deprecated: use lead.eventName'),
  leadEventDate: time,
  sale: maybe(
    closedObject({
      amount: maybe(positive('Everything that the customer paid, in minor units')),
      ...salePartFields,
      currency: t.Optional(t.String({ maxLength: 10 })),
      eventName: short(),
      paymentProcessor: t.Optional(oneOf([...PAYMENT_PROCESSORS, 'lemonsqueezy'])),
      invoiceId: short(),
      metadata: Metadata,
    }),
  ),
  saleAmount: maybe(positive('Deprecated: use sale.amount')),
  saleEventDate: time,
  invoiceId: short('Deprecated: use sale.invoiceId'),
  productId: short('sale: the same as metadata.productId'),
  importStripeInvoices: maybe(t.Boolean({ description: 'Not possible here: must not be true' })),
})
export type CreateCommissionBody = Static<typeof CreateCommissionBody>

export const CreatedCommission = t.Object({
  success: t.Boolean(),
  message: t.String(),
  id: t.String(),
})
export type CreatedCommission = Static<typeof CreatedCommission>
