import { t, type Static } from 'elysia'
import { oneOf } from '../../../core/one-of.ts'
import { pageFields } from '../../../core/fields.ts'
import { Id, ownerFields, Terms, termsFields } from '../rewards/schema.ts'

const provider = oneOf(['stripe', 'shopify', 'custom'], {
  description: 'Who takes it off: custom is your own checkout. Default: custom',
})
const text = (maxLength: number, description: string) =>
  t.Optional(t.Nullable(t.String({ maxLength, description })))

/** Fields that may change. */
const changing = {
  description: text(500, 'For partners and customers, in your own words'),
  provider: t.Optional(provider),
  couponId: text(255, "The provider's coupon"),
  couponTestId: text(255, "The coupon in the provider's test mode"),
}

export const DiscountBody = t.Object({ ...ownerFields, ...termsFields, ...changing })
export type DiscountBody = Static<typeof DiscountBody>

const fixed = t.Optional(t.Any({ description: 'Refused: it never changes' }))

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
  archived: t.Optional(t.Boolean({ description: 'true: only archived ones. Default: the others' })),
  ...pageFields,
})
export type DiscountQuery = Static<typeof DiscountQuery>

const maybeText = t.Nullable(t.String())

export const Discount = t.Object(
  {
    id: t.String({ examples: ['disc_1Vd4T2sKq0aB3xYz'] }),
    programId: t.String(),
    groupId: maybeText,
    enrollmentId: t.Nullable(t.String({ description: "In place of its group's discount" })),
    ...Terms.properties,
    currency: t.String({ examples: ['usd'] }),
    sentence: t.String({ description: 'In words', examples: ['20 % off for 3 months'] }),
    description: maybeText,
    provider,
    couponId: maybeText,
    couponTestId: maybeText,
    createdAt: t.String(),
    updatedAt: t.String(),
    archivedAt: t.Nullable(
      t.String({ description: 'No longer given to new customers; those who have it keep it' }),
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
    description: 'A percentage, or minor units when the type is flat',
  }),
  type: oneOf(['percentage', 'flat']),
  maxDuration: t.Nullable(
    t.Number({ description: 'Months; 0: the first payment only, null: for ever' }),
  ),
  couponId: maybeText,
  couponTestId: maybeText,
})
export type BriefDiscount = Static<typeof BriefDiscount>
