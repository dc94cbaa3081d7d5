import { t, type Static } from 'elysia'
import { oneOf } from '../../../core/one-of.ts'
import { Metadata, MAX_AMOUNT, PAYMENT_PROCESSORS } from '../../../core/fields.ts'
import { WIRE_STATUSES } from './schema.ts'

const maybe = <T extends Parameters<typeof t.Nullable>[0]>(schema: T) =>
  t.Optional(t.Nullable(schema))
const short = (description?: string) =>
  maybe(t.String({ maxLength: 255, ...(description && { description }) }))
const signed = (description: string) =>
  t.Optional(t.Number({ minimum: -MAX_AMOUNT, maximum: MAX_AMOUNT, multipleOf: 1, description }))
const positive = (description: string) =>
  t.Number({ minimum: 0, maximum: MAX_AMOUNT, multipleOf: 1, description })

const time = maybe(
  t.String({ maxLength: 40, description: 'ISO 8601 with an offset. Default: now' }),
)

/** What a person may set. */
export const SETTABLE = ['pending', 'hold', 'refunded', 'duplicate', 'canceled', 'fraud'] as const
export type Settable = (typeof SETTABLE)[number]
const status = oneOf(SETTABLE, {
  description:
    'refunded, duplicate, canceled and fraud are final. What is in a payout or paid cannot be changed: ' +
    'take it back with a negative commission.',
})

export const UpdateCommissionBody = t.Object({
  earnings: signed('What the partner gets instead, in minor units'),
  saleAmount: t.Optional(
    positive('Another amount of the sale: computed anew with the same version of the reward'),
  ),
  modifySaleAmount: signed('The same as a difference'),
  amount: t.Optional(positive('Deprecated: use saleAmount')),
  modifyAmount: signed('Deprecated: use modifySaleAmount'),
  currency: t.Optional(
    t.String({ maxLength: 10, description: "Of saleAmount. Default: the program's" }),
  ),
  status: t.Optional(status),
})
export type UpdateCommissionBody = Static<typeof UpdateCommissionBody>

export const UpdateCommissionsBody = t.Object({
  commissionIds: t.Array(t.String({ maxLength: 64 }), { minItems: 1, maxItems: 100 }),
  status,
})
export type UpdateCommissionsBody = Static<typeof UpdateCommissionsBody>

export const UpdatedCommissions = t.Array(
  t.Object({ id: t.String(), status: oneOf(WIRE_STATUSES) }),
)
export type UpdatedCommissions = Static<typeof UpdatedCommissions>

export const CreateCommissionBody = t.Object({
  type: oneOf(['custom', 'lead', 'sale']),
  partnerId: maybe(t.String({ maxLength: 64 })),
  tenantId: maybe(t.String({ maxLength: 255, description: 'Instead of partnerId' })),
  programId: maybe(t.String({ maxLength: 64 })),
  date: time,
  amount: signed('custom: minor units; negative takes something back and needs a description'),
  description: maybe(t.String({ maxLength: 190 })),
  externalId: maybe(
    t.String({
      maxLength: 190,
      description: 'custom: your own id of it. Repeating it records nothing',
    }),
  ),
  customerId: short('lead, sale: cus_… or ext_<externalId>'),
  customer: maybe(
    t.Object({
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
  lead: maybe(t.Object({ eventName: short(), metadata: Metadata })),
  leadEventName: short('Deprecated: use lead.eventName'),
  leadEventDate: time,
  sale: maybe(
    t.Object({
      amount: maybe(positive('In minor units')),
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
