import { describe, expect, test } from 'bun:test'
import { TestClock } from '../kit/backend.ts'
import { openEarnings, type Earnings } from '../kit/earnings.ts'
import { openPage } from '../kit/embed.ts'
import { testBackend } from '../kit/test-backend.ts'

const backend = await testBackend({
  clock: new TestClock('2031-05-10T08:00:00Z'),
  config: { databasePool: 30 },
})
const next = () => backend.clock.advance(1000)
const earnings = async (shop: Earnings) =>
  (await shop.commissions()).map(({ earnings, amount }) => [earnings, amount])

/** 119.00 in all: 19.00 tax, 5.00 shipping; 60.00 beans, 20.00 mugs, 15.00 of no line item. */
const SOLD = {
  tax: 1_900,
  shipping: 500,
  lineItems: [
    { productId: 'beans', quantity: 2, amount: 6_000 },
    { productId: 'mug', amount: 2_000 },
  ],
}
const NET = { type: 'percentage', rateBps: 1_000, exclude: ['tax', 'shipping'] }
const PRODUCTS = [
  { productIds: ['beans'], type: 'percentage', rateBps: 2_000 },
  { productIds: ['mug', 'card'], type: 'excluded' },
]

describe('a reward on net with product rules', () => {
  test('earns by the parts of each sale, and its commission says how', async () => {
    const shop = await openEarnings(backend)
    await shop.reward('sale', { ...NET, products: PRODUCTS })
    await shop.customer('buyer')
    await shop.sale('buyer', 11_900, SOLD)
    next()
    await shop.sale('buyer', 11_900, { tax: 1_900 })
    next()
    await shop.sale('buyer', 11_900)
    expect(await earnings(shop)).toEqual([
      [1_200 + 150, 11_900],
      [1_000, 11_900],
      [1_190, 11_900],
    ])
    const [first] = await shop.commissions()
    const { explanation } = await shop.commission(first.id)
    expect(explanation.steps).toEqual([
      'The reward pays 10 % of every sale (excluding tax, shipping).',
      '119.00 USD minus tax of 19.00 USD, shipping of 5.00 USD is 95.00 USD.',
      'For products "beans", 20 % of 60.00 USD is 12.00 USD.',
      'Products "mug" are excluded: 20.00 USD doesn’t count.',
      'The rest of the sale is 15.00 USD.',
      '10 % of 15.00 USD is 1.50 USD.',
      'The total is 13.50 USD.',
      'The holding period is 30 days.',
    ])
    await shop.agree()
  })

  test('is pinned like all terms', async () => {
    const shop = await openEarnings(backend)
    const id = await shop.reward('sale', { ...NET, products: PRODUCTS })
    await shop.customer('old')
    next()
    const change = { exclude: [], products: [] }
    expect((await shop.workspace.api('PATCH', `/rewards/${id}`, change)).status).toBe(200)
    await shop.customer('new')
    for (const customer of ['old', 'new']) {
      next()
      await shop.sale(customer, 11_900, SOLD)
    }
    expect((await earnings(shop)).map(([minor]) => minor)).toEqual([1_350, 1_190])
  })

  test('is refunded in proportion to the whole sale', async () => {
    const shop = await openEarnings(backend)
    await shop.reward('sale', { ...NET, products: PRODUCTS })
    await shop.customer('buyer')
    await shop.sale('buyer', 11_900, { ...SOLD, invoiceId: 'in_half' })
    await shop.refund('in_half', 're_1', { amount: 5_950 })
    expect(await earnings(shop)).toEqual([[675, 11_900]])
    await shop.refund('in_half', 're_2')
    expect(await earnings(shop)).toEqual([[0, 11_900]])
    await shop.agree()
  })

  test('converts a sale once, and its parts add up', async () => {
    const shop = await openEarnings(backend)
    const rate = { currency: 'usd', perEuro: '1.1', day: '2031-05-10' }
    await shop.reward('sale', { ...NET, rateBps: 10_000, products: PRODUCTS })
    await shop.customer('buyer')
    await shop.sale('buyer', 11_900, { ...SOLD, currency: 'eur' })
    expect((await shop.commissions())[0].status).toBe('hold')
    const { status, body } = await shop.workspace.api('POST', '/exchange-rates', rate)
    expect([status, body.priced]).toEqual([200, 1])
    next()
    await shop.sale('buyer', 11_900, { ...SOLD, currency: 'eur' })
    // 130.90: 20.90 tax, 5.50 shipping; 66.00 beans, 22.00 mugs, 16.50 the rest.
    expect(await earnings(shop)).toEqual([
      [1_320 + 1_650, 13_090],
      [1_320 + 1_650, 13_090],
    ])
  })

  test('knows the parts of a sale that came before its lead', async () => {
    const shop = await openEarnings(backend)
    await shop.reward('sale', { ...NET, products: PRODUCTS })
    await shop.sale('late', 11_900, SOLD)
    await shop.customer('late')
    expect(await earnings(shop)).toEqual([[1_350, 11_900]])
  })

  test('keeps the proportions when the sale of a commission gets another amount', async () => {
    const shop = await openEarnings(backend)
    await shop.reward('sale', { ...NET, products: PRODUCTS })
    await shop.customer('buyer')
    await shop.sale('buyer', 11_900, SOLD)
    const [{ id }] = await shop.commissions()
    await shop.workspace.api('PATCH', `/commissions/${id}`, { saleAmount: 23_800 })
    expect(await earnings(shop)).toEqual([[2_700, 23_800]])
    await shop.agree()
  })

  test('is limited by the sum', async () => {
    const shop = await openEarnings(backend)
    const limits = [{ per: 'customer', period: 'all', amount: 2_000 }]
    await shop.reward('sale', { ...NET, products: PRODUCTS, limits })
    await shop.customer('buyer')
    await shop.sale('buyer', 11_900, SOLD)
    next()
    await shop.sale('buyer', 11_900, SOLD)
    expect((await earnings(shop)).map(([minor]) => minor)).toEqual([1_350, 650])
  })
})

test('a sale recorded by hand earns by its parts, too', async () => {
  const shop = await openEarnings(backend)
  await shop.reward('sale', { ...NET, products: PRODUCTS })
  const { partner } = shop.ada
  const { status } = await shop.workspace.api('POST', '/commissions', {
    type: 'sale',
    partnerId: partner.id,
    customer: { externalId: 'by hand' },
    sale: { amount: 11_900, ...SOLD },
  })
  expect(status).toBe(202)
  expect(await earnings(shop)).toEqual([[1_350, 11_900]])
})

describe('the product of a condition', () => {
  test('is one of the line items or of the metadata', async () => {
    const shop = await openEarnings(backend)
    const isMug = { attribute: 'sale.productId', operator: 'is', value: 'mug' }
    const when = { match: 'all', conditions: [isMug] }
    await shop.reward('sale', { ...NET, modifiers: [{ type: 'flat', amount: 5, when }] })
    await shop.customer('buyer')
    await shop.sale('buyer', 11_900, SOLD)
    next()
    await shop.sale('buyer', 11_900, { metadata: { productId: 'mug' } })
    next()
    await shop.sale('buyer', 11_900, { lineItems: [{ productId: 'beans', amount: 100 }] })
    expect((await earnings(shop)).map(([minor]) => minor)).toEqual([5, 5, 1_190])
  })
})

test('a partner reads the products among the exceptions, in their language', async () => {
  const shop = await openEarnings(backend)
  await shop.reward('sale', { ...NET, products: PRODUCTS })
  const page = await openPage(backend, shop.workspace, { partnerId: shop.ada.partner.id })
  const { body } = await page.call('GET', '', undefined, { 'accept-language': 'de' })
  const plain = (text: string) => text.replaceAll('\u00a0', ' ')
  const [offer] = body.rewards
  expect(plain(offer.sentence)).toBe('10 % von jedem Verkauf (ohne Steuern, Versand)')
  expect(offer.exceptions.map(plain)).toEqual(['20 % von „beans“', 'Nichts für „mug“, „card“'])
})

test('many sales at once keep their own parts', async () => {
  const shop = await openEarnings(backend)
  await shop.reward('sale', { ...NET, products: PRODUCTS })
  const buyers = Array.from({ length: 12 }, (_, n) => `buyer ${n}`)
  for (const buyer of buyers) await shop.customer(buyer)
  const answers = await Promise.all(
    buyers.map((buyer, n) =>
      shop.sale(buyer, 11_900, n % 3 === 0 ? SOLD : { tax: 1_900 * (n % 3) }),
    ),
  )
  expect(answers.map(({ body }) => body.sale.tax)).toEqual(
    buyers.map((_, n) => (n % 3 === 0 ? 1_900 : 1_900 * (n % 3))),
  )
  const found = await shop.commissions()
  const byTax = found.map((one) => one.earnings).toSorted((a, b) => a - b)
  const four = (minor: number) => Array.from({ length: 4 }, () => minor)
  expect(byTax).toEqual([...four(810), ...four(1_000), ...four(1_350)])
  await shop.agree()
})
