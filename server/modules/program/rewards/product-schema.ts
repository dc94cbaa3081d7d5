import { t } from 'elysia'
import { SALE_PARTS } from '../../../domain/sale-parts.ts'
import { answered } from '../../../core/fields.ts'
import { oneOf } from '../../../core/one-of.ts'

/** Words for partners in place of names and ids. */
export const label = t.Optional(
  t.Nullable(
    t.String({
      maxLength: 80,
      description: 'What partners read of it, in your words; without it, words in their language',
      examples: ['Annual plan'],
    }),
  ),
)

const whole = (minimum: number, description: string) =>
  t.Nullable(t.Number({ multipleOf: 1, minimum, description }))
const amount = whole(0, "Type flat: for each unit, in minor units of the program's currency")
const rateBps = whole(0, 'Type percentage: basis points of the line totals')

const productRule = {
  productIds: t.Array(t.String({ maxLength: 255 }), {
    minItems: 1,
    maxItems: 100,
    description: 'The productId of line items',
  }),
  type: oneOf(['flat', 'percentage', 'excluded'], {
    description: 'excluded: these products earn nothing',
  }),
  label,
}

const exclude = t.Array(oneOf(SALE_PARTS), {
  maxItems: SALE_PARTS.length,
  description: 'Sales: percentages are taken of the amount without these parts of it',
  examples: [['tax', 'shipping']],
})

/** Fields of a reward about what a sale consists of. */
export const saleRuleFields = {
  exclude: t.Optional(exclude),
  products: t.Optional(
    t.Array(
      t.Object(
        { ...productRule, amount: t.Optional(amount), rateBps: t.Optional(rateBps) },
        answered('sentence'),
      ),
      {
        maxItems: 20,
        description:
          'Sales: what line items of some products earn, whichever modifier applies; the first ' +
          'rule that names a product counts. The rest of the sale earns by the terms',
      },
    ),
  ),
}

/** The same fields as they are answered. */
export const answeredSaleRules = {
  exclude,
  products: t.Array(
    t.Object({
      ...productRule,
      amount,
      rateBps,
      sentence: t.String({ examples: ['10 % of “coffee-1kg”'] }),
    }),
  ),
}
