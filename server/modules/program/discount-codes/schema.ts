import { t, type Static } from 'elysia'
import { pageFields } from '../../../core/fields.ts'
import { Id } from '../rewards/schema.ts'

export const DiscountCodeBody = t.Object({
  partnerId: t.Optional(
    t.String({ maxLength: 64, description: 'The partner’s ID. Alternatively, send `tenantId`.' }),
  ),
  tenantId: t.Optional(t.String({ maxLength: 255, description: 'Your own ID of the partner.' })),
  linkId: t.String({
    minLength: 1,
    maxLength: 110,
    description:
      'The ID of the partner’s link (`link_…`), or your own ID with the prefix `ext_`. A link can have one code.',
  }),
  code: t.Optional(
    t.String({
      maxLength: 200,
      description:
        'The code. It can contain letters, digits, `-`, and `_`. Defaults to a code based on the partner’s name.',
      examples: ['GRACE20'],
    }),
  ),
})
export type DiscountCodeBody = Static<typeof DiscountCodeBody>

export const DiscountCodeQuery = t.Object({
  partnerId: t.Optional(Id),
  discountId: t.Optional(Id),
  linkId: t.Optional(Id),
  ...pageFields,
})
export type DiscountCodeQuery = Static<typeof DiscountCodeQuery>

export const DiscountCodeParams = t.Object({
  id: t.String({ maxLength: 110, description: 'The ID or the code itself.' }),
})

export const DiscountCode = t.Object(
  {
    id: t.String({ examples: ['dcode_1Vd4T2sKq0aB3xYz'] }),
    code: t.String({ examples: ['GRACE20'] }),
    discountId: t.Nullable(t.String()),
    partnerId: t.String(),
    partner: t.Object({ id: t.String(), name: t.String() }),
    linkId: t.String(),
  },
  { title: 'DiscountCode' },
)
export type DiscountCode = Static<typeof DiscountCode>
