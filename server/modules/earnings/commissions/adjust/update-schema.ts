import { t, type Static } from 'elysia'
import { closedObject } from '../../../../core/fields.ts'
import { oneOf } from '../../../../core/one-of.ts'
import { positive, signed } from './amount-schema.ts'
import { WIRE_STATUSES } from '../schema.ts'

/** Statuses that a person may set. */
export const SETTABLE = ['pending', 'hold', 'refunded', 'duplicate', 'canceled', 'fraud'] as const
export type Settable = (typeof SETTABLE)[number]
const status = oneOf(SETTABLE, {
  description:
    'refunded, duplicate, canceled and fraud are final. What is in a payout or paid cannot be changed: ' +
    'take it back with a negative commission.',
})

export const UpdateCommissionBody = closedObject({
  earnings: signed('What the partner gets instead, in minor units'),
  saleAmount: t.Optional(
    positive('Another amount of the sale: computed anew with the same version of the reward'),
  ),
  modifySaleAmount: signed('The same as a difference'),
  amount: t.Optional(positive('Deprecated: use saleAmount')),
  modifyAmount: signed('Deprecated: use modifySaleAmount'),
  currency: t.Optional(
    t.String({
      maxLength: 10,
      description: "Of saleAmount; of earnings, only the program's. Default: the program's",
    }),
  ),
  status: t.Optional(status),
})
export type UpdateCommissionBody = Static<typeof UpdateCommissionBody>

export const UpdateCommissionsBody = closedObject({
  commissionIds: t.Array(t.String({ maxLength: 64 }), { minItems: 1, maxItems: 100 }),
  status,
})
export type UpdateCommissionsBody = Static<typeof UpdateCommissionsBody>

export const UpdatedCommissions = t.Array(
  t.Object({ id: t.String(), status: oneOf(WIRE_STATUSES) }),
)
export type UpdatedCommissions = Static<typeof UpdatedCommissions>
