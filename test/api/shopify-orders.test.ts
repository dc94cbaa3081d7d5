import { describe, expect, test } from 'bun:test'
import { openSales } from '../kit/open-sales.ts'
import { connectProvider, guest, order, partial, refund, set, web } from '../kit/shopify.ts'

const { backend, shop, storedSales } = await openSales()
const { shopify, work, refunds, inbox } = await connectProvider(backend, shop, 'shopify')

const paid = async (...bodies: object[]) => {
  for (const body of bodies) expect((await shopify('orders/paid', body)).status).toBe(200)
  await work()
}
const saleOf = async (invoiceId: number | string) => {
  const [sale] = await backend.deps.db.sql`
    select s.*, s.amount::float8 as amount, s.tax::float8 as tax, s.shipping::float8 as shipping
    from sales s where s.workspace_id = ${shop.id} and s.invoice_id = ${String(invoiceId)}`
  return sale
}
const attributes = (value: string, name = 'svc_id') => ({ note_attributes: [{ name, value }] })

describe('an order', () => {
  test('of a web shop has tax, shipping and lines, and belongs to the click that the cart names', async () => {
    const clickId = await shop.clickAt('2026-01-01T04:00:00Z')
    await paid(JSON.parse(JSON.stringify(web).replaceAll('CLICKID', clickId)))
    expect(await storedSales('7712345678901')).toMatchObject([
      {
        invoice_id: '6312345678908',
        amount: 11710,
        link_id: shop.link.id,
        payment_processor: 'shopify',
        created_at: new Date('2026-01-01T05:00:00Z'),
      },
    ])
    const sale = await saleOf('6312345678908')
    expect(sale).toMatchObject({ tax: 1710, shipping: 1000, currency: 'usd' })
    expect(sale!.line_items).toMatchObject([
      { productId: '632910392', name: 'Mug', quantity: 2, amountMinor: 9000 },
    ])
    const { body } = await shop.api('GET', '/customers/ext_7712345678901')
    expect(body).toMatchObject({ name: 'Ada Lovelace', email: 'ada@example.com' })
    await shopify('refunds/create', partial)
    await work()
    expect(await refunds('6312345678908')).toEqual([5855])
  })

  test('of a guest belongs to the click of the page where they came in, and to the name of the bill', async () => {
    const clickId = await shop.clickAt('2026-01-01T04:00:00Z')
    const text = JSON.stringify(guest).replaceAll('ada@example.com', 'grace@example.com')
    await paid({ ...JSON.parse(text.replaceAll('CLICKID', clickId)), note_attributes: [] })
    expect(await storedSales('grace@example.com')).toMatchObject([{ link_id: shop.link.id }])
    const { body: customer } = await shop.api('GET', '/customers/ext_grace@example.com')
    expect(customer.name).toBe('Ada Lovelace')
  })

  test('without any name has a customer without one', async () => {
    const clickId = await shop.click()
    const one = order(attributes(clickId))
    await paid(one)
    const { body } = await shop.api('GET', `/customers/ext_${one.customer.id}`)
    expect(body.name).not.toBe('null null')
    expect(body.email).toBeNull()
  })

  test('of a till or a draft, without checkout, customer and address, is a sale', async () => {
    const till = order({ customer: null, source_name: 'pos', cart_token: null })
    const draft = order({ customer: null, source_name: 'shopify_draft_order', name: '#D1' })
    await paid(till, draft)
    expect(await storedSales(`order-${till.id}`)).toMatchObject([{ amount: 10000 }])
    expect(await storedSales(`order-${draft.id}`)).toMatchObject([{ amount: 10000 }])
  })

  test('whose prices contain the tax has lines and shipping without it', async () => {
    const one = order({
      currency: 'EUR',
      taxes_included: true,
      total_price: '123.95',
      current_total_price: '123.95',
      total_tax: '19.79',
      shipping_lines: [{ price: '4.95', tax_lines: [{ price: '0.79' }] }],
      line_items: [
        {
          product_id: 1,
          name: 'Coat',
          quantity: 1,
          price: '129.00',
          discount_allocations: [{ amount: '10.00' }],
          tax_lines: [{ price: '19.00' }],
        },
      ],
    })
    await paid(one)
    const sale = await saleOf(one.id)
    expect(sale).toMatchObject({ amount: 12395, tax: 1979, shipping: 416, currency: 'eur' })
    expect(sale!.line_items).toMatchObject([{ amountMinor: 10000 }])
  })

  test('in a currency without or with three decimals counts its own minor units', async () => {
    const yen = order({ currency: 'JPY', total_price: '1999', current_total_price: '1999' })
    const dinar = order({ currency: 'KWD', total_price: '1.234', current_total_price: '1.234' })
    await paid(yen, dinar)
    expect(await saleOf(yen.id)).toMatchObject({ amount: 1999, currency: 'jpy' })
    expect(await saleOf(dinar.id)).toMatchObject({ amount: 1234, currency: 'kwd' })
  })

  test('that the buyer paid in another currency counts in that of the store, and so do its refunds', async () => {
    const money = set('100.00', 'USD', '137.00', 'CAD')
    const one = order({
      total_price_set: money,
      current_total_price_set: money,
      presentment_currency: 'CAD',
    })
    await paid(one)
    const part = { subtotal_set: set('40.00', 'USD', '54.80', 'CAD') }
    const back = refund(one.id, ['54.80'], { refund_line_items: [part] })
    const inCad = back.transactions.map((transaction) => ({ ...transaction, currency: 'CAD' }))
    await shopify('refunds/create', { ...back, transactions: inCad })
    await work()
    expect(await saleOf(one.id)).toMatchObject({ amount: 10000, currency: 'usd' })
    expect(await refunds(String(one.id))).toEqual([4000])
  })

  test('for a test, of a value of nothing, or unpaid is no sale', async () => {
    const trial = order({ test: true })
    const gift = order({ total_price: '0.00', current_total_price: '0.00' })
    const open = order({ financial_status: 'pending', total_outstanding: '100.00' })
    await paid(trial, gift)
    await shopify('orders/updated', open)
    await work()
    const found = await Promise.all([trial, gift, open].map(({ id }) => saleOf(id)))
    expect(found).toEqual([undefined, undefined, undefined])
    expect((await inbox('?status=ignored')).length).toBeGreaterThanOrEqual(3)
  })

  test('with a click of nobody, or of another workspace, counts without it', async () => {
    const one = order(attributes('nobody-has-it'))
    await paid(one)
    expect(await saleOf(one.id)).toMatchObject({ amount: 10000, link_num: null })
  })
})

describe('what changes later', () => {
  test('refunds in parts, with shipping, and several in one go are what went back, not what was put back', async () => {
    const one = order()
    await paid(one)
    const restocked = refund(one.id, [])
    const failed = refund(one.id, ['5.00'])
    failed.transactions[0]!.status = 'failure'
    const two = refund(one.id, ['10.00', '15.00'])
    for (const body of [restocked, failed, refund(one.id, ['20.00']), two, two]) {
      await shopify('refunds/create', body)
    }
    await work()
    expect(await refunds(String(one.id))).toEqual([1000, 1500, 2000])
  })

  test('a refund before its order waits for it, and is not counted twice by the cancellation', async () => {
    const one = order({ financial_status: 'refunded', current_total_price: '0.00' })
    const back = refund(one.id, ['100.00'])
    await shopify('refunds/create', back)
    await work()
    expect((await inbox('?status=retrying')).length).toBe(1)
    await shopify('orders/cancelled', { ...one, cancelled_at: '2031-05-10', refunds: [back] })
    await work()
    await work()
    expect(await saleOf(one.id)).toMatchObject({ amount: 10000 })
    expect(await refunds(String(one.id))).toEqual([10000])
    expect(await inbox('?status=retrying')).toEqual([])
  })

  test('what was added to an order and paid is a further sale of the difference', async () => {
    const one = order()
    const grown = {
      ...one,
      total_price: '130.00',
      current_total_price: '130.00',
      total_tax: '13.00',
      updated_at: '2031-05-09T09:00:00Z',
    }
    await paid(one)
    await paid(grown)
    await shopify('orders/updated', one)
    await shopify('orders/edited', { order_edit: { id: 1, order_id: one.id } })
    await work()
    expect(await saleOf(one.id)).toMatchObject({ amount: 10000 })
    expect(await saleOf(`${one.id}:2`)).toMatchObject({ amount: 3000, tax: 300 })
    await shopify('refunds/create', refund(one.id, ['120.00']))
    await work()
    expect(await refunds(String(one.id))).toEqual([10000])
    expect(await refunds(`${one.id}:2`)).toEqual([2000])
  })

  test('an order that the API has recorded does not grow', async () => {
    const one = order()
    const sale = { customerExternalId: 'by-api', invoiceId: String(one.id), amount: 8000 }
    await shop.api('POST', '/track/sale', sale)
    await paid(one)
    expect(await saleOf(`${one.id}:2`)).toBeUndefined()
  })

  test('what was taken out before it was paid does not count', async () => {
    const one = order({ current_total_price: '60.00', total_tax: '10.00' })
    await paid(one)
    expect(await saleOf(one.id)).toMatchObject({ amount: 6000, tax: 600 })
  })

  test('an order whose payment was never told is recorded by its next change; an old one is not', async () => {
    const missed = order()
    const old = order({ processed_at: '2030-01-01T00:00:00Z', created_at: '2030-01-01T00:00:00Z' })
    await shopify('orders/updated', missed)
    await shopify('orders/updated', old)
    await work()
    expect(await saleOf(missed.id)).toMatchObject({ amount: 10000 })
    expect(await saleOf(old.id)).toBeUndefined()
  })

  test('a chargeback takes the sale back, and gives it back when it is won', async () => {
    const one = order()
    await paid(one)
    const dispute = {
      id: ++disputes,
      order_id: one.id,
      type: 'chargeback',
      amount: '100.00',
      currency: 'USD',
    }
    await shopify('disputes/create', { ...dispute, id: 1, type: 'inquiry' })
    await shopify('disputes/update', { ...dispute, status: 'won' })
    await shopify('disputes/create', { ...dispute, status: 'needs_response' })
    await work()
    const undone = await backend.deps.db.sql`
      select r.kind, r.amount::int as amount from refunds r join sales s on s.id = r.sale_id
      where r.workspace_id = ${shop.id} and s.invoice_id = ${String(one.id)} order by r.amount`
    expect([...undone]).toEqual([
      { kind: 'reversal', amount: -10000 },
      { kind: 'chargeback', amount: 10000 },
    ])
  })
})
let disputes = 4_000_000
