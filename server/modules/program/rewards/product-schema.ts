import { t } from 'elysia'
import { SALE_PARTS } from '../../../domain/sale-parts.ts'
import { answered } from '../../../core/fields.ts'
import { oneOf } from '../../../core/one-of.ts'

/** Words for partners in place of names and ids. */
export const label = t.Optional(
  t.Nullable(
    t.String({
      maxLength: 80,
      description: 'Your own text for partners. Defaults to a generated text in their language.',
      examples: ['Annual plan'],
    }),
  ),
)

const whole = (minimum: number, description: string) =>
  t.Nullable(t.Number({ multipleOf: 1, minimum, description }))
const amount = whole(
  0,
  'For type `flat`, the amount per unit in minor units of the program’s currency.',
)
const rateBps = whole(0, 'For type `percentage`, basis points of the line total.')

const productRule = {
  productIds: t.Array(t.String({ maxLength: 255 }), {
    minItems: 1,
    maxItems: 100,
    description: 'The `productId` values of line items.',
  }),
  type: oneOf(['flat', 'percentage', 'excluded'], {
    description: 'The type. Products with type `excluded` earn nothing.',
  }),
  label,
}

const exclude = t.Array(oneOf(SALE_PARTS), {
  maxItems: SALE_PARTS.length,
  description: 'For sales, the parts to subtract from the amount before the percentage applies.',
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
          'For sales, rules for individual products, whichever modifier applies. The first rule with the product applies. The rest of the sale earns the general terms.',
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
