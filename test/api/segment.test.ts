import { createHmac } from 'node:crypto'
import { Analytics } from '@segment/analytics-node'
import { describe, expect, test } from 'bun:test'
import identify from '../fixtures/segment/identify.json' with { type: 'json' }
import completed from '../fixtures/segment/track.order-completed.json' with { type: 'json' }
import signUpEvent from '../fixtures/segment/track.sign-up.json' with { type: 'json' }
import { openSales } from '../kit/open-sales.ts'
import { connectProvider, SECRET } from '../kit/shopify.ts'

// The examples are of that day.
const { backend, shop, storedSales } = await openSales({}, '2026-01-01T01:00:00Z')
const { connection, post, work, refunds, inbox } = await connectProvider(backend, shop, 'segment')

const forward = (event: object) => {
  const body = JSON.stringify(event)
  return post(body, { 'x-signature': createHmac('sha1', SECRET).update(body).digest('hex') })
}
const basic = (key: string) => ({ authorization: `Basic ${btoa(`${key}:`)}` })
const customer = async (id: string) => (await shop.api('GET', `/customers/ext_${id}`)).body

describe('what Segment forwards', () => {
  test('a sign-up with a click is a lead, and the order after it a sale with tax, parts and products', async () => {
    const clickId = await shop.clickAt('2025-12-31T00:00:00Z')
    await forward(JSON.parse(JSON.stringify(signUpEvent).replaceAll('CLICKID', clickId)))
    await forward(completed)
    await work()
    expect(await customer('user_123')).toMatchObject({ name: 'Ada', email: 'ada@example.com' })
    const [sale] = await storedSales('user_123')
    expect(sale).toMatchObject({ invoice_id: 'ORD_123', amount: 2500, link_id: shop.link.id })
    expect(sale!.line_items).toMatchObject([{ productId: 'p1', quantity: 1, amountMinor: 1999 }])
  })

  test('a click is found in the address of the page; a visitor without a name has one by it', async () => {
    const url = `https://shop.test/?svc_id=${await shop.clickAt('2025-12-31T00:00:00Z')}`
    const event = { ...completed, messageId: 'm1', userId: null, anonymousId: 'anon-1' }
    const properties = { ...completed.properties, order_id: 'anon' }
    await forward({ ...event, properties, context: { page: { url } } })
    await work()
    expect(await storedSales('anon-1')).toMatchObject([{ link_id: shop.link.id }])
  })

  test('without a click, identify records nobody; without a name, an order nothing', async () => {
    await forward({ ...identify, messageId: 'm2', userId: 'stranger' })
    await forward({ ...completed, messageId: 'm3', userId: null, anonymousId: 'anon-2' })
    await work()
    expect(await storedSales('anon-2')).toHaveLength(0)
    expect((await shop.api('GET', '/customers/ext_stranger')).status).toBe(404)
  })
})

describe('Segment’s own client', () => {
  /** The client with its network replaced by this server. */
  const open = (writeKey: string, statuses: number[] = []) => {
    const { pathname } = new URL(connection.webhookUrl)
    return new Analytics({
      writeKey,
      host: 'http://localhost',
      path: pathname,
      maxRetries: 0,
      httpClient: async (url, init) => {
        const answer = await backend.handle(new Request(String(url), init as RequestInit))
        statuses.push(answer.status)
        return answer
      },
    })
  }

  test('reports sign-ups, orders in every currency and refunds, each once', async () => {
    const statuses: number[] = []
    const analytics = open(SECRET, statuses)
    // The client takes the machine's clock.
    backend.clock.set(Date.now())
    const clickId = await shop.click()
    const userId = 'node-1'
    analytics.identify({ userId, traits: { email: 'bo@shop.test', name: 'Bo', svc_id: clickId } })
    const order = (order_id: string, properties: object, messageId = order_id) =>
      analytics.track({
        userId,
        messageId,
        event: 'Order Completed',
        properties: { order_id, ...properties },
      })
    order('n-usd', { total: 19.99, tax: 3.19, shipping: 1.8, currency: 'USD' })
    order('n-jpy', { revenue: 1999, currency: 'JPY' })
    order('n-kwd', { revenue: '1.234', currency: 'KWD' })
    order('n-usd', { total: 19.99, tax: 3.19, shipping: 1.8, currency: 'USD' })
    const refunded = { order_id: 'n-usd', total: 5, currency: 'USD' }
    analytics.track({ userId, event: 'Order Refunded', properties: refunded })
    analytics.page({ userId, name: 'Home' })
    await analytics.closeAndFlush()
    expect(new Set(statuses)).toEqual(new Set([200]))
    await work()
    await work()
    const sales = await storedSales(userId)
    expect(Object.fromEntries(sales.map((one) => [one.invoice_id, one.amount]))).toEqual({
      'n-usd': 1999,
      'n-jpy': 1999,
      'n-kwd': 1234,
    })
    expect(sales.map((one) => Number(one.tax)).toSorted((a, b) => a - b)).toEqual([0, 0, 319])
    expect(sales.map((one) => one.link_id)).toEqual([shop.link.id, shop.link.id, shop.link.id])
    expect(await refunds('n-usd')).toEqual([500])
    expect(await customer(userId)).toMatchObject({ name: 'Bo', email: 'bo@shop.test' })
  })

  test('is refused with another write key, and nothing is stored', async () => {
    const before = (await inbox('?pageSize=100')).length
    const statuses: number[] = []
    const analytics = open('another-write-key', statuses)
    analytics.on('error', () => {})
    analytics.track({ userId: 'u', event: 'Order Completed', properties: { order_id: 'x' } })
    await analytics.closeAndFlush()
    expect(statuses).toEqual([401])
    const wrong = [basic(''), basic(`${SECRET}x`), { authorization: `Bearer ${SECRET}` }]
    for (const headers of wrong) expect((await post('{"batch":[]}', headers)).status).toBe(401)
    expect((await inbox('?pageSize=100')).length).toBe(before)
  })

  test('is not kept from reporting by one event of a batch that is none', async () => {
    const good = { messageId: 'half', type: 'track', event: 'Order Completed', userId: 'half' }
    const properties = { order_id: 'half', total: 10, currency: 'EUR' }
    const bad = { ...good, messageId: 'bad', properties: { ...properties, total: 'ten' } }
    const batch = [null, 5, {}, bad, { ...good, properties }]
    expect((await post(JSON.stringify({ batch }), basic(SECRET))).status).toBe(200)
    await work()
    expect(await storedSales('half')).toMatchObject([{ amount: 1000, currency: 'eur' }])
    expect(await inbox('?status=failed')).toMatchObject([{ providerEventId: 'bad' }])
  })
})
