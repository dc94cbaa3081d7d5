import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'bun:test'
import { hubSpotEvent } from '../../server/integrations/hubspot/testing.ts'
import { openHubSpot } from '../kit/hubspot.ts'
import { connectProvider, order, SECRET } from '../kit/shopify.ts'
import { connectStripe, openStripeShop, recorded } from '../kit/stripe-inbox.ts'

const kit = await openHubSpot()
const { backend, shop, portal, storedSales, signUp } = kit
const stripe = await connectStripe(backend, shop)
const segment = await connectProvider(backend, shop, 'segment')
const shopify = await connectProvider(backend, shop, 'shopify')
const woo = await connectProvider(backend, shop, 'woocommerce')
const { sql } = backend.deps.db

const toSegment = (event: object) => {
  const body = JSON.stringify(event)
  const signature = createHmac('sha1', SECRET).update(body).digest('hex')
  return segment.post(body, { 'x-signature': signature })
}
const named = (id: string, customer: string) =>
  recorded('customer.created', { id, metadata: { svc_customer_id: customer } })
const invoice = (changes: object) => recorded('invoice.paid.renewal.basil+', changes)

test('an event that cannot be stored is not answered as if it were, and counts when it is sent again', async () => {
  await sql.unsafe(`
    create function refuse_event() returns trigger language plpgsql as $$
    begin raise exception 'full'; end $$;
    create trigger refuse before insert on inbox_events for each row execute function refuse_event()`)
  const bought = order()
  const { status } = await shopify.shopify('orders/paid', bought)
  await sql`drop trigger refuse on inbox_events`
  expect(status).toBeGreaterThanOrEqual(500)
  expect((await shopify.shopify('orders/paid', bought)).status).toBe(200)
  await shopify.work()
  expect(await storedSales(String(bought.customer.id))).toHaveLength(1)
})

test('a customer of Stripe belongs to the workspace that named them, whatever others call theirs', async () => {
  const other = await openStripeShop(backend)
  for (const [at, customer] of [
    [stripe, 'ours'],
    [other, 'theirs'],
  ] as const) {
    const { type, object } = named('cus_shared', customer)
    await at.send(type, object)
    await at.work()
  }
  const { type, object } = invoice({
    id: 'in_shared',
    customer: 'cus_shared',
    metadata: {},
    subscription_details: null,
    parent: null,
  })
  await other.send(type, object)
  await other.work()
  const paid = async (at: typeof stripe) =>
    (await at.outcome()).sales.filter((sale) => sale.invoice === 'in_shared')
  expect(await paid(other)).toMatchObject([{ customer: 'theirs' }])
  const [ours] = await sql`
    select count(*)::int as n from sales
    where workspace_id = ${shop.id} and invoice_id = 'in_shared'`
  expect(ours!.n).toBe(0)
})

describe('a batch', () => {
  test('of HubSpot counts, though one of its events is none', async () => {
    const contact = '501'
    portal.contact(contact, { svc_id: await shop.click(), email: null })
    portal.deal('601', { dealstage: 'closedwon', amount: '12.34', deal_currency_code: 'USD' }, [
      contact,
    ])
    const [deal] = JSON.parse(hubSpotEvent('deal.creation', { objectId: 601 }).body) as object[]
    const body = JSON.stringify([null, 5, {}, { objectId: 601 }, deal])
    expect((await kit.send(body)).status).toBe(200)
    await kit.work()
    expect(await kit.worth('601')).toMatchObject([{ left: 1234, credited: true }])
  })

  test('that was cut off is refused, and nothing of it is stored', async () => {
    const body = `[${[1, 2].map((id) => hubSpotEvent('deal.creation', { objectId: id }).body.slice(1, -1)).join()}]`
    const before = await kit.inbox('?pageSize=100')
    expect((await kit.send(body.slice(0, -30))).status).toBe(400)
    expect(await kit.inbox('?pageSize=100')).toEqual(before)
  })
})

describe('a refund that comes before its sale counts once the sale is there', () => {
  test('of Segment', async () => {
    await signUp('backward')
    const base = { type: 'track', userId: 'backward' }
    const refunded = { order_id: 'back-1', total: 5, currency: 'USD' }
    const bought = { order_id: 'back-1', total: 19.99, currency: 'USD' }
    await toSegment({
      ...base,
      messageId: 'b2',
      event: 'Order Refunded',
      properties: refunded,
    })
    await segment.work()
    await toSegment({ ...base, messageId: 'b1', event: 'Order Completed', properties: bought })
    await segment.work()
    await segment.work()
    expect(await storedSales('backward')).toMatchObject([{ amount: 1999 }])
    expect(await segment.refunds('back-1')).toEqual([500])
  })

  test('of WooCommerce', async () => {
    const send = async (event: object) => {
      const body = JSON.stringify(event)
      const signature = createHmac('sha256', SECRET).update(body).digest('base64')
      const headers = {
        'x-wc-webhook-topic': 'order.updated',
        'x-wc-webhook-signature': signature,
        'x-wc-webhook-source': 'https://shop.test/',
        'x-wc-webhook-delivery-id': crypto.randomUUID(),
      }
      expect((await woo.post(body, headers)).status).toBe(200)
      await woo.work()
    }
    const paid = {
      id: 1,
      order_key: 'wc_order_backward',
      status: 'processing',
      currency: 'EUR',
      total: '39.95',
      billing: { email: 'woo@shop.test' },
      date_paid_gmt: '2031-05-09T08:00:00',
      meta_data: [],
      line_items: [],
      refunds: [],
    }
    await send({ ...paid, refunds: [{ id: 7, total: '-10.00' }] })
    await send(paid)
    expect(await storedSales('woo@shop.test')).toMatchObject([{ amount: 3995 }])
    expect(await woo.refunds('wc_order_backward')).toEqual([1000])
  })
})

test('the click that a server puts into the traits of the context is found', async () => {
  const clickId = await shop.click()
  await toSegment({
    type: 'track',
    messageId: 'traits',
    event: 'Order Completed',
    userId: 'by-traits',
    context: { traits: { clickId } },
    properties: { order_id: 'traits-1', revenue: 100, currency: 'USD', products: [{ id: 'p' }] },
  })
  await segment.work()
  expect(await storedSales('by-traits')).toMatchObject([{ amount: 10_000, link_id: shop.link.id }])
})
