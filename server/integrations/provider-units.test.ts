import { describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CURRENCIES, currencyExponent } from '../domain/money.ts'
import { fromStripe } from '../domain/stripe-units.ts'
import { fromChargebee } from './chargebee/money.ts'
import { toMinorUnits, type FromUnits } from './provider-units.ts'

const ROOT = join(import.meta.dir, '../../test/fixtures/published')
const published = (file: string) =>
  (JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as { body: Record<string, string[]> }).body

/** Ten whole units of a currency, which a provider writes with so many decimals. */
function expectTen(fromUnits: FromUnits, code: string, decimals: number): void {
  expect(fromUnits(10 * 10 ** decimals, code)).toBe(10 * 10 ** currencyExponent(code))
}

describe('Polar’s units', () => {
  const { supported = [], zeroDecimal = [] } = published('polar/currencies.json')

  test.each(supported.filter((code) => CURRENCIES.includes(code)))('of %s', (code) => {
    expectTen(fromStripe, code, zeroDecimal.includes(code) ? 0 : 2)
  })
})

describe('Chargebee’s units', () => {
  const { zeroDecimal = [] } = published('chargebee/currencies.json')

  test.each(zeroDecimal)('of %s have no decimals', (code) => expectTen(fromChargebee, code, 0))

  test.each(CURRENCIES.filter((code) => currencyExponent(code) >= 2))(
    'of %s have two decimals, however many the currency has',
    (code) => expectTen(fromChargebee, code, 2),
  )
})

test('every amount of a verb is converted, and its parts add up to it', () => {
  const sale = {
    verb: 'sale' as const,
    buyer: { externalId: 'ada', accountId: null, name: null, email: null },
    invoiceId: 'in-1',
    paymentIds: [],
    eventName: 'Purchase',
    amountMinor: 1190,
    currency: 'kwd',
    parts: {
      tax: 190,
      shipping: 0,
      lineItems: [{ productId: 'pro', name: null, quantity: 1, amount: 1000 }],
    },
    clickId: null,
    discountCodes: [],
    atMs: null,
    charged: { amountMinor: 500, currency: 'usd' },
  }
  expect(toMinorUnits(sale, fromChargebee)).toMatchObject({
    amountMinor: 11_900,
    parts: { tax: 1900, lineItems: [{ amount: 10_000 }] },
    charged: { amountMinor: 500 },
  })
})
