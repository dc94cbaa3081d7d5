import { createHmac } from 'node:crypto'
import { expect, test } from 'bun:test'
import { runOnce } from '../../server/jobs/queue.ts'
import { openSales } from '../kit/open-sales.ts'

const { backend, shop, signUp, storedSales } = await openSales()
const SECRET = 'shared-secret-1'

async function connect(provider: string) {
  const body = { provider, name: provider, secret: SECRET }
  return (await shop.api('POST', '/connections', body)).body
}
const segment = await connect('segment')
const shopify = await connect('shopify')

function post(connection: { webhookUrl: string }, body: string, headers: Record<string, string>) {
  const path = new URL(connection.webhookUrl).pathname
  return backend.handle(new Request(`http://localhost${path}`, { method: 'POST', body, headers }))
}

const toSegment = (event: object, secret = SECRET) => {
  const body = JSON.stringify(event)
  const signature = createHmac('sha1', secret).update(body).digest('hex')
  return post(segment, body, { 'x-signature': signature })
}

const toShopify = (topic: string, body: string, secret = SECRET) => {
  const hmac = createHmac('sha256', secret).update(body).digest('base64')
  return post(shopify, body, { 'x-shopify-hmac-sha256': hmac, 'x-shopify-topic': topic })
}

const refundsOf = async (invoiceId: string) =>
  (await shop.api('GET', `/refunds?invoiceId=${invoiceId}`)).body.map((one: any) => one.amount)

test('Segment’s decimals become minor units of their currency', async () => {
  await signUp('ada')
  const order = (id: string, properties: object) => ({
    messageId: id,
    type: 'track',
    event: 'Order Completed',
    userId: 'ada',
    properties: { order_id: id, ...properties },
  })
  const events = [
    order('usd', { revenue: 19.99, currency: 'USD' }),
    order('jpy', { revenue: 1999, currency: 'JPY' }),
    order('kwd', { total: '1.234', currency: 'KWD' }),
  ]
  for (const event of events) expect((await toSegment(event)).status).toBe(200)
  await runOnce(backend.deps)
  const sales = await storedSales('ada')
  expect(Object.fromEntries(sales.map((one) => [one.invoice_id, one.amount]))).toEqual({
    usd: 1999,
    jpy: 1999,
    kwd: 1234,
  })
  expect((await toSegment(events[0]!, 'another-secret')).status).toBe(401)
  const batch = JSON.stringify(events)
  expect((await post(segment, batch, {})).status).toBe(400)
})

test('a Shopify order without customer, numbers of checkout or short id is one sale; part of it goes back', async () => {
  const id = '820982911946154508'
  const order = `{"id":${id},"currency":"USD","total_price":"117.10","total_tax":"17.10",
    "customer":null,"checkout_token":null,"confirmation_number":null,"email":null,
    "note_attributes":[{"name":"svc_click_id","value":"${await shop.click()}"}]}`
  const transactions = [{ kind: 'refund', status: 'success', amount: '58.55', currency: 'USD' }]
  const refund = JSON.stringify({ id: 7, transactions }).replace('{', `{"order_id":${id},`)
  const cancelled = `{"id":${id},"refunds":[${refund}]}`
  const answers = [
    await toShopify('orders/paid', order),
    await toShopify('orders/paid', order),
    await toShopify('orders/paid', order, 'another-secret'),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 401])
  await runOnce(backend.deps)
  expect(await storedSales(`order-${id}`)).toMatchObject([
    { invoice_id: id, amount: 11710, link_id: shop.link.id },
  ])
  await toShopify('refunds/create', refund)
  await toShopify('orders/cancelled', cancelled)
  await runOnce(backend.deps)
  expect(await refundsOf(id)).toEqual([5855])
})

test('connections hide their secrets, keep apart from each other, and take nothing once removed', async () => {
  const other = await connect('segment')
  const listed = await shop.api('GET', '/connections')
  expect(listed.body.map((one: any) => one.provider).toSorted()).toEqual([
    'segment',
    'segment',
    'shopify',
  ])
  expect(JSON.stringify(listed.body)).not.toContain(SECRET)
  const test = await shop.api('POST', `/connections/${other.id}/test`)
  expect(test.body).toMatchObject({ working: false, lastEventAt: null })
  const changed = { secret: 'next-secret-1' }
  expect((await shop.api('PATCH', `/connections/${other.id}`, changed)).body.masked).toBe(
    '•••• et-1',
  )
  expect((await shop.api('DELETE', `/connections/${other.id}`)).status).toBe(200)
  expect((await post(other, '{}', {})).status).toBe(401)
  expect((await shop.api('GET', `/connections/${other.id}`)).status).toBe(404)
})
