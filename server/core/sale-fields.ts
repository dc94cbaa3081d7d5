import { t, type Static } from 'elysia'
import { closedObject, MAX_AMOUNT } from './fields.ts'

export const MAX_LINE_ITEMS = 100
const MAX_QUANTITY = 10_000

const money = (description: string) =>
  t.Number({ minimum: 0, maximum: MAX_AMOUNT, multipleOf: 1, description })

const lineItem = {
  productId: t.String({
    minLength: 1,
    maxLength: 255,
    description: 'Your own ID of the product, which rewards can refer to.',
    examples: ['coffee-1kg'],
  }),
  amount: money('The line total after discounts and without tax, in minor units of the currency.'),
}

const part = (description: string) => t.Optional(t.Nullable(money(`${description} Defaults to 0.`)))

/** Fields of a body that say what a sale's amount consists of. */
export const salePartFields = {
  tax: part('The tax included in the amount, in minor units.'),
  shipping: part('The shipping costs included in the amount, without tax, in minor units.'),
  fee: part(
    'Fees included in the amount that you don’t keep, such as payment fees, in minor units.',
  ),
  lineItems: t.Optional(
    t.Nullable(
      t.Array(
        closedObject({
          ...lineItem,
          name: t.Optional(t.Nullable(t.String({ maxLength: 255 }))),
          quantity: t.Optional(
            t.Number({
              minimum: 1,
              maximum: MAX_QUANTITY,
              multipleOf: 1,
              description: 'The quantity. Defaults to 1.',
            }),
          ),
        }),
        {
          maxItems: MAX_LINE_ITEMS,
          description:
            'The products in the sale. Their total can’t exceed the amount without tax and shipping.',
        },
      ),
    ),
  ),
}

const SalePartBody = t.Object(salePartFields)
export type SalePartBody = Static<typeof SalePartBody>

/** The same fields as they are answered. */
export const answeredParts = {
  tax: t.Number({ description: 'The tax included in the amount, in minor units.' }),
  shipping: t.Number(),
  fee: t.Number(),
  lineItems: t.Array(t.Object({ ...lineItem, name: t.Nullable(t.String()), quantity: t.Number() })),
}
const AnsweredParts = t.Object(answeredParts)
export type AnsweredParts = Static<typeof AnsweredParts>
