import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { checkSaleParts, type SaleParts } from './sale-parts.ts'

const partsOf = (change: Partial<SaleParts>): SaleParts => ({
  amountMinor: 100,
  taxMinor: 0,
  shippingMinor: 0,
  feeMinor: 0,
  lineItems: [],
  ...change,
})
const item = (amountMinor: number) => ({ productId: 'a', name: null, quantity: 1, amountMinor })
const check = (change: Partial<SaleParts>) => () =>
  checkSaleParts(partsOf(change), { currency: 'usd' })

describe('the parts of a sale', () => {
  test('fit into its amount to the last unit', () => {
    expect(check({ taxMinor: 50, shippingMinor: 30, feeMinor: 20 })).not.toThrow()
    expect(check({ taxMinor: 50, shippingMinor: 30, feeMinor: 21 })).toThrow(
      'tax, shipping and fee are 1.01 USD together, but the amount is 1.00 USD. ' +
        'The amount is everything that the customer paid, so it contains them.',
    )
  })

  test('leave the line items the amount without tax and shipping, fees included', () => {
    const of = { taxMinor: 20, shippingMinor: 10, feeMinor: 5 }
    expect(check({ ...of, lineItems: [item(30), item(40)] })).not.toThrow()
    expect(check({ ...of, lineItems: [item(30), item(41)] })).toThrow(
      'The line items are 0.71 USD together, but the amount without tax and shipping is 0.70 USD.',
    )
  })

  test('of any amounts are refused exactly when they are more than the whole', () => {
    const amount = fc.nat({ max: 60 })
    const parts = fc.record({ taxMinor: amount, shippingMinor: amount, feeMinor: amount })
    fc.assert(
      fc.property(parts, fc.array(amount, { maxLength: 3 }), (some, items) => {
        const { taxMinor, shippingMinor, feeMinor } = some
        const sum = items.reduce((all, one) => all + one, 0)
        const fit =
          taxMinor + shippingMinor + feeMinor <= 100 && sum <= 100 - taxMinor - shippingMinor
        const checked = expect(check({ ...some, lineItems: items.map(item) }))
        if (fit) checked.not.toThrow()
        else checked.toThrow()
      }),
    )
  })
})
