import { describe, expect, test } from 'bun:test'
import { openSales } from '../kit/open-sales.ts'

const { backend, shop, sale, signUp, storedSales } = await openSales()

const NET = { amount: 11_900, tax: 1_900, shipping: 500, fee: 300 }
const ITEMS = [
  { productId: 'beans', name: 'Beans', quantity: 2, amount: 6_000 },
  { productId: 'mug', name: null, quantity: 1, amount: 3_500 },
]

await signUp('buyer')

describe('a sale with tax, shipping, fee and line items', () => {
  test('answers them, stores them, and its amount stays everything that was paid', async () => {
    const sent = [ITEMS[0], { productId: ' mug ', amount: 3_500 }]
    const body = { customerExternalId: 'buyer', invoiceId: 'in_1', ...NET, lineItems: sent }
    const first = await sale(body)
    expect([first.status, first.body.sale]).toMatchObject([200, { ...NET, lineItems: ITEMS }])
    expect(await sale(body)).toMatchObject({ status: 200, body: first.body })
    const [row] = await storedSales('buyer')
    expect([row!.amount, row!.tax, row!.shipping, row!.fee].map(Number)).toEqual([
      11_900, 1_900, 500, 300,
    ])
    const { body: report } = await shop.api('GET', '/analytics?event=sales&groupBy=count')
    expect(report.saleAmount).toBe(11_900)
  })

  test('shows them in events, and exports have columns of them', async () => {
    const { body: events } = await shop.api('GET', '/events?event=sales')
    expect(events[0].sale).toMatchObject({ ...NET, lineItems: ITEMS })
    const { body: event } = await shop.api('GET', `/events/${events[0].id}`)
    expect(event.sale).toEqual(events[0].sale)
    const columns = 'saleAmount,tax,shipping,fee,lineItems'
    const { body: csv } = await shop.api('GET', `/events/export?event=sales&columns=${columns}`)
    const [head, row] = String(csv).trim().split('\r\n')
    const amounts = columns.split(',').map((name) => `${name} (major units)`)
    expect(head).toBe(`currency,${amounts.join(',')}`)
    const written = ITEMS.map((item) => ({ ...item, amount: (item.amount / 100).toFixed(2) }))
    const items = JSON.stringify(written).replaceAll('"', '""')
    expect(row).toBe(`USD,119.00,19.00,5.00,3.00,"${items}"`)
  })

  test('without them has none, whether they are left out, null or 0', async () => {
    const body = { customerExternalId: 'buyer', invoiceId: 'in_plain' }
    const { body: first } = await sale(body)
    expect(first.sale).toMatchObject({ tax: 0, shipping: 0, fee: 0, lineItems: [] })
    for (const more of [{ tax: 0, fee: null }, { lineItems: [] }, { lineItems: null }]) {
      expect(await sale({ ...body, ...more })).toMatchObject({ status: 200, body: first })
    }
  })

  test('is another sale with other parts: the same invoice is a 409', async () => {
    const body = { customerExternalId: 'buyer', invoiceId: 'in_same', ...NET, lineItems: ITEMS }
    expect((await sale(body)).status).toBe(200)
    const before = await shop.rows()
    for (const more of [
      { tax: 1_800 },
      { shipping: 0 },
      { fee: null },
      { lineItems: [] },
      { lineItems: [{ ...ITEMS[0], quantity: 3 }, ITEMS[1]] },
      { lineItems: [ITEMS[0], { ...ITEMS[1], productId: 'cup' }] },
    ]) {
      expect((await sale({ ...body, ...more })).status).toBe(409)
    }
    expect(await shop.rows()).toEqual(before)
  })

  test('is refused when they exceed the amount, with both figures', async () => {
    const refused = async (more: object) => {
      const { status, body } = await sale({ customerExternalId: 'buyer', ...NET, ...more })
      expect(status).toBe(422)
      return body.error.message
    }
    expect(await refused({ amount: 2_699 })).toMatch(/27\.00 USD.* 26\.99 USD/)
    const item = { productId: 'beans', amount: 9_501 }
    expect(await refused({ lineItems: [item] })).toMatch(/95\.01 USD.* 95\.00 USD/)
    for (const lineItems of [
      {},
      [{}],
      [{ productId: 'beans' }],
      [{ productId: ' ', amount: 1 }],
      [{ productId: 'x'.repeat(256), amount: 1 }],
      [{ productId: 'a\0b', amount: 1 }],
      [{ productId: 'beans', amount: -1 }],
      [{ productId: 'beans', amount: 1, qty: 2 }],
      [{ productId: 'beans', amount: 1.5 }],
      [{ productId: 'beans', amount: 1, quantity: 0 }],
      [{ productId: 'beans', amount: 1, quantity: 10_001 }],
      [{ productId: 'beans', amount: 1, name: 'x'.repeat(256) }],
      Array.from({ length: 101 }, () => ({ productId: 'beans', amount: 1 })),
    ]) {
      await refused({ lineItems })
    }
    for (const wrong of [-1, 1.5, '1', {}]) {
      for (const field of ['tax', 'shipping', 'fee']) await refused({ [field]: wrong })
    }
  })

  test('may report them from a browser', async () => {
    const { sql } = backend.deps.db
    await sql`update workspaces set client_conversions_enabled = true where id = ${shop.id}`
    await backend.deps.directory.changed()
    const body = { customerExternalId: 'buyer', amount: 1_000, tax: 160, lineItems: [] }
    const answer = await shop.browser('/track/sale/client', body)
    expect(answer.status).toBe(200)
    expect((await storedSales('buyer')).map(({ tax }) => Number(tax))).toContain(160)
    const units = async (quantity: number) => {
      const lineItems = [
        { productId: 'mug', amount: 0 },
        { productId: 'beans', quantity, amount: 0 },
      ]
      return (await shop.browser('/track/sale/client', { ...body, lineItems })).status
    }
    expect([await units(99), await units(100)]).toEqual([200, 403])
  })
})

test('an erased customer leaves the products of their sales, but not their names', async () => {
  await signUp('gone')
  await sale({ customerExternalId: 'gone', amount: 9_500, lineItems: ITEMS })
  const [row] = await storedSales('gone')
  expect((await shop.api('DELETE', '/customers/ext_gone')).status).toBe(200)
  const { body } = await shop.api('GET', `/events/${row!.id}`)
  expect(body.sale.lineItems).toEqual(ITEMS.map((item) => ({ ...item, name: null })))
})

test('one hundred line items and the largest amounts fit', async () => {
  const lineItems = Array.from({ length: 100 }, (_, index) => ({
    productId: `${index}${'ä'.repeat(250)}`,
    name: '€'.repeat(255),
    quantity: 10_000,
    amount: 100_000_000_000,
  }))
  const { status, body } = await sale({
    customerExternalId: 'buyer',
    amount: 10_000_000_000_000,
    lineItems,
  })
  expect([status, body.sale.lineItems]).toEqual([200, lineItems])
})
