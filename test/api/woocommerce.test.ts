import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'bun:test'
import { openSales } from '../kit/open-sales.ts'
import { connectProvider, SECRET } from '../kit/shopify.ts'

const { backend, shop, storedSales } = await openSales()
const { post, work, refunds, inbox } = await connectProvider(backend, shop, 'woocommerce')

const send = async (topic: string, event: object, secret = SECRET) => {
  const body = JSON.stringify(event)
  const signature = createHmac('sha256', secret).update(body).digest('base64')
  const headers = {
    'x-wc-webhook-topic': topic,
    'x-wc-webhook-signature': signature,
    'x-wc-webhook-source': 'https://shop.test/',
    'x-wc-webhook-delivery-id': crypto.randomUUID(),
  }
  return (await post(body, headers)).status
}

let orders = 0
const order = (more: object = {}) => ({
  id: ++orders,
  number: String(orders),
  order_key: `wc_order_${orders}`,
  status: 'processing',
  currency: 'EUR',
  prices_include_tax: true,
  total: '39.95',
  total_tax: '6.38',
  shipping_total: '4.16',
  shipping_tax: '0.79',
  customer_id: 0,
  billing: { first_name: 'Ada', last_name: 'Lovelace', email: 'Ada@shop.test' },
  date_created_gmt: '2031-05-09T07:59:00',
  date_paid_gmt: '2031-05-09T08:00:00' as string | null,
  meta_data: [] as object[],
  coupon_lines: [],
  line_items: [{ id: 1, name: 'Mug', product_id: 93, quantity: 2, total: '29.41' }],
  refunds: [] as object[],
  ...more,
})
const meta = (key: string, value: string) => ({ meta_data: [{ id: 1, key, value }] })

describe('an order', () => {
  test('is a sale once it is paid, with tax, shipping and lines without tax, at its own time', async () => {
    const one = order({
      ...meta('svc_id', await shop.clickAt('2031-05-09T07:00:00Z')),
      date_paid_gmt: null,
    })
    await send('order.created', { ...one, status: 'pending' })
    await work()
    expect(await storedSales('ada@shop.test')).toHaveLength(0)
    await send('order.updated', { ...one, date_paid_gmt: '2031-05-09T08:00:00' })
    await work()
    const [sale] = await storedSales('ada@shop.test')
    expect(sale).toMatchObject({
      invoice_id: one.order_key,
      amount: 3995,
      currency: 'eur',
      link_id: shop.link.id,
      created_at: new Date('2031-05-09T08:00:00Z'),
    })
    expect([Number(sale!.tax), Number(sale!.shipping)]).toEqual([638, 416])
    expect(sale!.line_items).toMatchObject([{ productId: '93', quantity: 2, amountMinor: 2941 }])
  })

  test('belongs to the click of the page of arrival that WooCommerce keeps', async () => {
    const entry = `https://shop.test/mugs/?utm_source=x&svc_id=${await shop.clickAt('2031-05-09T07:00:00Z')}`
    const billing = { email: 'entry@shop.test' }
    await send(
      'order.created',
      order({ ...meta('_wc_order_attribution_session_entry', entry), billing }),
    )
    await work()
    expect(await storedSales('entry@shop.test')).toMatchObject([{ link_id: shop.link.id }])
  })

  test('of another shop with the same number is another sale', async () => {
    const billing = { email: 'number@shop.test' }
    await send('order.created', order({ id: 1, order_key: 'wc_order_a', billing }))
    await send('order.created', order({ id: 1, order_key: 'wc_order_b', billing }))
    await work()
    expect((await storedSales('number@shop.test')).length).toBe(2)
  })

  test('is refunded by what went back, each refund once, and grows by what was added', async () => {
    const first = order({ billing: { email: 'back@shop.test' } })
    const grown = { ...first, total: '49.95' }
    const back = { ...grown, refunds: [{ id: 7, total: '-10.00' }] }
    const more = {
      ...back,
      status: 'refunded',
      refunds: [...back.refunds, { id: 8, total: '-35.00' }],
    }
    for (const one of [more, back, first, grown, more]) await send('order.updated', one)
    await work()
    await work()
    const sales = await storedSales('back@shop.test')
    expect(sales.reduce((sum, one) => sum + one.amount, 0)).toBe(4995)
    const all = await Promise.all(sales.map((one) => refunds(one.invoice_id)))
    expect(all.flat().reduce((sum, one) => sum + one, 0)).toBe(4500)
  })
})

describe('a buyer', () => {
  const person = (email: string, customerId: number, more: object = {}) =>
    order({ customer_id: customerId, billing: { first_name: 'Gail', email }, ...more })
  const buy = async (...args: Parameters<typeof person>) => {
    const one = person(...args)
    expect(await send('order.created', one)).toBe(200)
    await work()
    return one
  }
  const salesOf = async (externalId: string) => (await storedSales(externalId)).length

  test('who is a guest is known by the address, however it is written', async () => {
    await buy('Guest1@shop.test', 0)
    await buy(' guest1@SHOP.test ', 0)
    expect(await salesOf('guest1@shop.test')).toBe(2)
  })

  test('who registers after a guest order stays the guest, whatever address they use later', async () => {
    const clickId = await shop.clickAt('2031-05-09T07:00:00Z')
    const first = await buy('guest2@shop.test', 0, meta('svc_id', clickId))
    await buy('guest2@shop.test', 72)
    await buy('new-address2@shop.test', 72)
    // WooCommerce gives the orders of a guest to the account that has the address.
    await send('order.updated', { ...first, customer_id: 72 })
    await send('order.updated', {
      ...first,
      customer_id: 72,
      refunds: [{ id: 21, total: '-9.95' }],
    })
    await work()
    expect(await salesOf('guest2@shop.test')).toBe(3)
    expect(await salesOf('new-address2@shop.test')).toBe(0)
    expect(await refunds(first.order_key)).toEqual([995])
    const links = (await storedSales('guest2@shop.test')).map((sale) => sale.link_id)
    expect(links).toEqual([shop.link.id, shop.link.id, shop.link.id])
  })

  test('who has an account and buys as a guest stays who they are', async () => {
    await buy('guest3@shop.test', 73)
    await buy('guest3@shop.test', 0)
    await buy('another3@shop.test', 73)
    expect(await salesOf('guest3@shop.test')).toBe(3)
  })

  test('of an account is nobody else for an address that another buyer typed', async () => {
    await buy('guest4@shop.test', 74)
    await buy('victim4@shop.test', 0)
    await buy('victim4@shop.test', 74)
    expect([await salesOf('guest4@shop.test'), await salesOf('victim4@shop.test')]).toEqual([2, 1])
  })

  test('of a new account is not for good who another account is, whose address they typed first', async () => {
    await buy('victim5@shop.test', 175)
    await buy('victim5@shop.test', 176)
    await buy('own5@shop.test', 176)
    await buy('victim5@shop.test', 175)
    expect([await salesOf('victim5@shop.test'), await salesOf('own5@shop.test')]).toEqual([3, 1])
  })

  test('without an address is one customer for each order', async () => {
    const one = await buy('', 0)
    const other = await buy('', 0)
    expect([await salesOf(one.order_key), await salesOf(other.order_key)]).toEqual([1, 1])
  })

  test('gets your own ID when the shop says it', async () => {
    await buy('guest5@shop.test', 0)
    await buy('guest5@shop.test', 75, meta('svc_customer_external_id', 'user_5'))
    await buy('other5@shop.test', 75)
    expect(await salesOf('user_5')).toBe(3)
  })

  test('whose ID another shop has too is somebody else', async () => {
    const other = await connectProvider(backend, shop, 'woocommerce')
    await buy('guest6@shop.test', 76)
    const body = JSON.stringify(person('guest6@other.test', 76))
    const signature = createHmac('sha256', SECRET).update(body).digest('base64')
    const topic = { 'x-wc-webhook-topic': 'order.created', 'x-wc-webhook-signature': signature }
    expect((await other.post(body, topic)).status).toBe(200)
    await other.work()
    expect([await salesOf('guest6@shop.test'), await salesOf('guest6@other.test')]).toEqual([1, 1])
  })
})

describe('a call', () => {
  test('that is signed by somebody else, or not at all, is refused', async () => {
    expect(await send('order.created', order(), 'another-secret')).toBe(401)
    expect((await post('{}', { 'x-wc-webhook-topic': 'order.created' })).status).toBe(401)
  })

  test('that asks whether the address answers is answered, and nothing is stored', async () => {
    const before = (await inbox('?pageSize=100')).length
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await post('webhook_id=12', form)
    expect([answer.status, await answer.json()]).toEqual([200, { received: false }])
    expect((await post('webhook_id=12&a=1', form)).status).toBe(401)
    expect((await inbox('?pageSize=100')).length).toBe(before)
  })

  test('about a customer with a click records their sign-up', async () => {
    const clickId = await shop.clickAt('2031-05-09T07:00:00Z')
    const person = { id: 5, email: 'New@shop.test', first_name: 'New', last_name: null }
    await send('customer.created', { ...person, ...meta('svc_id', clickId) })
    await work()
    const { body } = await shop.api('GET', '/customers/ext_new@shop.test')
    expect(body).toMatchObject({ name: 'New', email: 'New@shop.test' })
  })
})
