import { describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CURRENCIES, currencyExponent } from '../../domain/money.ts'
import { fromStripe, stripeAmount } from '../../domain/stripe-units.ts'
import type { Verb } from '../port.ts'
import { translateStripe } from './translate.ts'

const LISTS = join(import.meta.dir, '../../../test/fixtures/published/stripe/currencies.json')
const published = JSON.parse(readFileSync(LISTS, 'utf8')) as { body: Record<string, string[]> }

type Sale = Extract<Verb, { verb: 'sale' }>

/** What an event records as a sale. */
function saleOf(type: string, object: object): Sale {
  const verbs = translateStripe({ type, body: { created: 1, data: { object } } })
  return verbs.find((one): one is Sale => one.verb === 'sale')!
}

const invoice = (fields: object, lines: object[] = []) => ({
  id: 'in_1',
  currency: 'usd',
  metadata: { svcCustomerExternalId: 'ada' },
  lines: { data: lines },
  ...fields,
})
const line = (product: string, amount: number, more: object = {}) => ({
  amount,
  quantity: 1,
  description: product,
  pricing: { price_details: { price: 'price_1', product } },
  ...more,
})
const linesOf = ({ parts }: Sale) =>
  (parts.lineItems ?? []).map(({ productId, amount }) => `${productId} ${amount}`)

describe('units', () => {
  const {
    zeroDecimal = [],
    threeDecimal = [],
    twoDecimalInTheApi = [],
    unsupported = [],
  } = published.body
  const decimalsOf = (code: string) => {
    if (twoDecimalInTheApi.includes(code)) return 2
    if (zeroDecimal.includes(code)) return 0
    return threeDecimal.includes(code) ? 3 : 2
  }

  test.each(CURRENCIES.filter((code) => !unsupported.includes(code)))(
    'of %s are those of Stripe’s published lists, in and out',
    (code) => {
      const [stripe, ours] = [10 ** decimalsOf(code), 10 ** currencyExponent(code)]
      // Ten whole units: Stripe's last digit of three decimals must be 0.
      expect(fromStripe(10 * stripe, code)).toBe(10 * ours)
      expect(stripeAmount(BigInt(10 * ours), code)).toBe(10 * stripe)
    },
  )

  test('are converted in everything that an event says of money', () => {
    const krona = { currency: 'isk', amount_total: 500_000, amount_subtotal: 400_000 }
    const session = {
      id: 'cs_1',
      customer_details: { email: 'ada@shop.test' },
      payment_status: 'paid',
      payment_intent: 'pi_1',
      total_details: { amount_tax: 100_000, amount_shipping: 0 },
      ...krona,
    }
    expect(saleOf('checkout.session.completed', session)).toMatchObject({
      amountMinor: 5000,
      parts: { tax: 1000 },
    })
    const object = invoice(
      { currency: 'mga', amount_paid: 50, total: 50, total_excluding_tax: 40 },
      [line('prod_a', 40)],
    )
    const sale = saleOf('invoice.paid', object)
    expect(sale).toMatchObject({ amountMinor: 5000, parts: { tax: 1000 } })
    expect(linesOf(sale)).toEqual(['prod_a 4000'])
    const refund = { id: 're_1', payment_intent: 'pi_1', amount: 250_000, currency: 'isk' }
    expect(
      translateStripe({ type: 'refund.created', body: { data: { object: refund } } }),
    ).toMatchObject([{ amountMinor: 2500, currency: 'isk' }])
  })
})

describe('an invoice', () => {
  test('has its shipping beside tax and goods', () => {
    const shipping_cost = { amount_subtotal: 1000, amount_tax: 190, amount_total: 1190 }
    const object = invoice(
      { amount_paid: 3000, total: 3000, total_excluding_tax: 2500, shipping_cost },
      [line('prod_a', 1500)],
    )
    const sale = saleOf('invoice.paid', object)
    expect(sale.parts).toMatchObject({ tax: 500, shipping: 1000 })
    expect(linesOf(sale)).toEqual(['prod_a 1500'])
  })

  test('of an upgrade takes the unused time off what was bought instead', () => {
    const object = invoice({ amount_paid: 1000, total: 1000 }, [
      line('prod_basic', -500),
      line('prod_pro', 1500),
    ])
    expect(linesOf(saleOf('invoice.paid', object))).toEqual(['prod_pro 1000'])
  })

  test('with more seats of one product is what the seats cost more', () => {
    const object = invoice({ amount_paid: 700, total: 700 }, [
      line('prod_seat', -500),
      line('prod_seat', 1000),
      line('prod_addon', 200),
    ])
    expect(linesOf(saleOf('invoice.paid', object))).toEqual(['prod_seat 500', 'prod_addon 200'])
  })

  test('whose prices contain the tax has lines without it', () => {
    const taxes = [{ amount: 500, tax_behavior: 'inclusive' }]
    const object = invoice(
      { amount_paid: 3000, total: 3000, total_excluding_tax: 2500, total_taxes: taxes },
      [line('prod_a', 3000, { taxes })],
    )
    const sale = saleOf('invoice.paid', object)
    expect(sale.parts).toMatchObject({ tax: 500 })
    expect(linesOf(sale)).toEqual(['prod_a 2500'])
  })

  test('that a credit of the customer paid in part keeps its proportions', () => {
    const object = invoice({ amount_paid: 1500, total: 3000, total_excluding_tax: 2500 }, [
      line('prod_a', 2000),
      line('prod_b', 500),
    ])
    const sale = saleOf('invoice.paid', object)
    expect(sale).toMatchObject({ amountMinor: 1500, parts: { tax: 250 } })
    expect(linesOf(sale)).toEqual(['prod_a 1000', 'prod_b 250'])
  })

  test('counts credits before tax once, though they are listed among the discounts', () => {
    const object = invoice({ amount_paid: 600, total: 600 }, [
      line('prod_a', 1000, {
        discount_amounts: [{ amount: 100 }],
        pretax_credit_amounts: [
          { amount: 100, type: 'discount' },
          { amount: 300, type: 'credit_balance_transaction' },
        ],
      }),
    ])
    expect(linesOf(saleOf('invoice.paid', object))).toEqual(['prod_a 600'])
  })

  test('keeps the largest hundred of its products', () => {
    const lines = Array.from({ length: 120 }, (_, index) => line(`prod_${index}`, index + 1))
    const total = (120 * 121) / 2
    const { parts } = saleOf('invoice.paid', invoice({ amount_paid: total, total }, lines))
    expect(parts.lineItems).toHaveLength(100)
    expect(parts.lineItems![0]).toMatchObject({ productId: 'prod_119', amount: 120 })
  })
})

test('a tip is no sale, and a refund of everything is one of the whole sale', () => {
  const sale = saleOf('payment_intent.succeeded', {
    id: 'pi_1',
    amount: 6000,
    amount_received: 6000,
    currency: 'usd',
    amount_details: { tip: { amount: 1000 } },
    metadata: { svcCustomerExternalId: 'ada' },
  })
  expect(sale).toMatchObject({
    amountMinor: 5000,
    charged: { amountMinor: 6000, currency: 'usd' },
  })
})
