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
    'The new status. `refunded`, `duplicate`, `canceled`, and `fraud` are final. Commissions in a payout can’t be changed. To reverse them, create a negative commission.',
})

export const UpdateCommissionBody = closedObject({
  earnings: signed('The partner’s new earnings, in minor units.'),
  saleAmount: t.Optional(
    positive(
      'The new sale amount, in minor units. Earnings are recalculated with the same reward version.',
    ),
  ),
  modifySaleAmount: signed('The change of the sale amount, in minor units.'),
  amount: t.Optional(positive('Deprecated. Use `saleAmount`.')),
  modifyAmount: signed('Deprecated. Use `modifySaleAmount`.'),
  currency: t.Optional(
    t.String({
      maxLength: 10,
      description:
        'The currency of `saleAmount`. For `earnings`, it must be the program’s currency. Defaults to the program’s currency.',
    }),
  ),
  status: t.Optional(status),
})
export type UpdateCommissionBody = Static<typeof UpdateCommissionBody>

export const UpdateCommissionsBody = closedObject({
  commissionIds: t.Array(t.String({ maxLength: 64 }), { minItems: 1, maxItems: 100 }),
  status,
  partial: t.Optional(
    t.Boolean({
      description:
        'Whether to update each commission on its own and report those that can’t be updated. Defaults to false: one that can’t be updated prevents the others.',
    }),
  ),
})
export type UpdateCommissionsBody = Static<typeof UpdateCommissionsBody>

export const UpdatedCommissions = t.Array(
  t.Object({
    id: t.String(),
    status: oneOf(WIRE_STATUSES),
    error: t.Optional(
      t.Object(
        {
          code: t.String({ description: 'The error code.' }),
          message: t.String({ description: 'Why the commission can’t have the status.' }),
        },
        { description: 'Why the commission wasn’t updated. Only with `partial`.' },
      ),
    ),
  }),
)
export type UpdatedCommissions = Static<typeof UpdatedCommissions>
