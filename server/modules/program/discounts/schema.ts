import { t, type Static } from 'elysia'
import { columnSchemas, same, textColumn, type ColumnsFor } from '../../../core/column-fields.ts'
import { oneOf } from '../../../core/one-of.ts'
import { pageFields } from '../../../core/fields.ts'
import type { discounts } from '../../../db/schema/rewards.ts'
import { Id, ownerFields, Terms, termsFields } from '../rewards/schema.ts'

const PROVIDERS = ['stripe', 'shopify', 'custom'] as const
const provider = oneOf(PROVIDERS, {
  description:
    'The provider that applies the discount. `custom` is your own checkout. Defaults to `custom`.',
})

/** Columns that never change, or that only the server writes. */
type OtherColumn =
  | Exclude<keyof typeof ownerFields, 'partnerId'>
  | Exclude<keyof typeof termsFields, 'amount'>
  | 'workspaceId'
  | 'id'
  | 'amountMinor'
  | 'currency'
  | 'createdAt'
  | 'updatedAt'
  | 'archivedAt'

/** The columns that may change. One of the table that is neither here nor above does not compile. */
export const DISCOUNT_COLUMNS = {
  description: textColumn(500, 'Your own description, which partners and customers see.'),
  provider: {
    body: t.Optional(provider),
    shown: provider,
    read: same<(typeof PROVIDERS)[number]>,
    show: (stored: string | null) => PROVIDERS.find((known) => known === stored) ?? 'custom',
  },
  couponId: textColumn(255, 'The ID of the provider’s coupon.'),
  couponTestId: textColumn(255, 'The ID of the coupon in the provider’s test mode.'),
} as const satisfies ColumnsFor<typeof discounts.$inferSelect, OtherColumn>
const changing = columnSchemas(DISCOUNT_COLUMNS, 'body')

export const DiscountBody = t.Object({ ...ownerFields, ...termsFields, ...changing })
export type DiscountBody = Static<typeof DiscountBody>

const fixed = t.Optional(
  t.Any({ description: 'Not supported, because the type can’t be changed.' }),
)

export const DiscountPatch = t.Object({
  ...changing,
  type: fixed,
  amount: fixed,
  rateBps: fixed,
  maxDurationMonths: fixed,
})
export type DiscountPatch = Static<typeof DiscountPatch>

export const DiscountQuery = t.Object({
  programId: t.Optional(Id),
  groupId: t.Optional(Id),
  enrollmentId: t.Optional(Id),
  archived: t.Optional(
    t.Boolean({
      description: 'If true, only archived results. By default, only results that aren’t archived.',
    }),
  ),
  ...pageFields,
})
export type DiscountQuery = Static<typeof DiscountQuery>

const maybeText = t.Nullable(t.String())

export const Discount = t.Object(
  {
    id: t.String({ examples: ['disc_1Vd4T2sKq0aB3xYz'] }),
    programId: t.String(),
    groupId: maybeText,
    enrollmentId: t.Nullable(
      t.String({
        description: 'The ID of the enrollment, if the discount replaces its group’s discount.',
      }),
    ),
    ...Terms.properties,
    currency: t.String({ examples: ['usd'] }),
    sentence: t.String({
      description: 'A description in one sentence.',
      examples: ['20 % off for 3 months'],
    }),
    ...columnSchemas(DISCOUNT_COLUMNS, 'shown'),
    createdAt: t.String(),
    updatedAt: t.String(),
    archivedAt: t.Nullable(
      t.String({ description: 'When the discount was archived. New customers no longer get it.' }),
    ),
  },
  { title: 'Discount' },
)
export type Discount = Static<typeof Discount>

/** The part of a discount that a customer's browser may see. */
export const BriefDiscount = t.Object({
  id: t.String(),
  amount: t.Number({
    format: 'double',
    description: 'A percentage, or an amount in minor units if the type is `flat`.',
  }),
  type: oneOf(['percentage', 'flat']),
  maxDuration: t.Nullable(
    t.Number({
      description: 'The duration in months. 0 is the first payment only, and null is unlimited.',
    }),
  ),
  couponId: maybeText,
  couponTestId: maybeText,
})
export type BriefDiscount = Static<typeof BriefDiscount>
