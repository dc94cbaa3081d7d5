import { createHmac } from 'node:crypto'
import { expect, test } from 'bun:test'
import { createTestProgram } from '../kit/program.ts'
import { joinMember } from '../kit/people.ts'
import { connectProvider, order, SECRET } from '../kit/shopify.ts'
import { openStripeShop, recorded } from '../kit/stripe-inbox.ts'
import { openSales } from '../kit/open-sales.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const { backend } = await openSales()
const workspace = await createTestWorkspace(backend)
const { sql } = backend.deps.db
const rows = async () =>
  sql`select id, masked, secret from connections where workspace_id = ${workspace.id} order by id`

test('another member disconnects what one has connected, if their role may, and nothing of it is left open', async () => {
  const shopify = await connectProvider(backend, workspace, 'shopify')
  const { id } = shopify.connection
  const viewer = await joinMember(backend, workspace, { role: 'viewer' })
  const before = await rows()
  expect((await viewer.call('DELETE', `/connections/${id}`)).status).toBe(403)
  expect(await rows()).toEqual(before)
  expect((await shopify.shopify('orders/paid', order())).status).toBe(200)
  const admin = await joinMember(backend, workspace, { role: 'admin' })
  expect((await admin.call('DELETE', `/connections/${id}`)).status).toBe(200)
  expect((await shopify.shopify('orders/paid', order())).status).toBe(401)
  const [left] = await sql`
    select c.secret, c.details, (select count(*)::int from inbox_events e
      where e.connection_id = c.id and e.body is not null) as bodies
    from connections c where c.workspace_id = ${workspace.id} and c.id = ${id}`
  expect(left).toEqual({ secret: null, details: null, bodies: 0 })
})

test.each([
  ['segment', 'too short', 'short-1', 'Use 8 to 255 letters, digits, and symbols.'],
  ['segment', 'two words', 'with a space', 'Use 8 to 255 letters, digits, and symbols.'],
  ['segment', 'too long', 'x'.repeat(256), 'Use at most 255 characters'],
  ['stripe', 'an API key', 'sk_live_123456789', 'Stripe signing secrets start with whsec_.'],
])('a secret of %s that is %s is refused with a sentence', async (provider, _, secret, text) => {
  const before = await rows()
  const made = await workspace.api('POST', '/connections', { provider, name: 'Main', secret })
  expect(made.status).toBe(422)
  expect(made.body.error.issues).toMatchObject([{ path: 'secret' }])
  expect(made.body.error.message).toContain(text)
  expect(await rows()).toEqual(before)
})

test('one event of Shopify under two ids of its delivery counts once', async () => {
  const own = await createTestWorkspace(backend)
  const shopify = await connectProvider(backend, own, 'shopify')
  const body = JSON.stringify(order())
  const hmac = createHmac('sha256', SECRET).update(body).digest('base64')
  for (const id of [
    'b54557e4-bdd9-4b37-8a5f-bf7d70bcd043',
    '0d6d5f1a-0cbf-4a0a-9a55-4a2e3f8c7b11',
  ]) {
    const { status } = await shopify.post(body, {
      'x-shopify-topic': 'orders/paid',
      'x-shopify-hmac-sha256': hmac,
      'x-shopify-event-id': '98880550-7158-44d4-b7cd-2c97c8a091b5',
      'x-shopify-webhook-id': id,
    })
    expect(status).toBe(200)
    await shopify.work()
  }
  expect(await shopify.inbox()).toHaveLength(1)
  const [counted] = await sql`
    select count(*)::int as n from sales where workspace_id = ${own.id}`
  expect(counted!.n).toBe(1)
})

test('a promotion code is that of its own program and workspace', async () => {
  const own = await openStripeShop(backend)
  const first = await createTestProgram(backend, own.shop, { name: 'First' })
  const second = await createTestProgram(backend, own.shop, { name: 'Second', slug: 'second' })
  await first.enroll('Ada')
  const bob = await second.enroll('Bob')
  const other = await openStripeShop(backend)
  const eve = await (await createTestProgram(backend, other.shop)).enroll('Eve')
  const make = async (at: typeof own, { partner, link }: typeof bob) => {
    const body = { partnerId: partner.id, linkId: link.id, code: 'SAME10' }
    return (await at.shop.api('POST', '/discount-codes', body)).status
  }
  expect(await make(own, bob)).toBe(200)
  expect(await make(other, eve)).toBe(200)
  for (const at of [own, other]) {
    await at.send('promotion_code.created', { id: 'promo_same', code: 'SAME10' })
    const { type, object } = recorded('checkout.session.completed.payment-link', {
      id: 'cs_same',
      payment_intent: 'pi_same',
      client_reference_id: null,
      customer_details: { email: 'buyer@acme.test', name: null },
      discounts: [{ coupon: 'co_1', promotion_code: 'promo_same' }],
    })
    await at.send(type, object)
    // Where the sale came first, it is tried again once its code has a name.
    for (const _ of [1, 2, 3]) await at.work()
  }
  const owners = async (at: typeof own) =>
    (await at.shop.api('GET', '/customers')).body.map((one: any) => [one.partnerId, one.programId])
  expect(await owners(own)).toEqual([[bob.partner.id, second.program.id]])
  expect(await owners(other)).toMatchObject([[eve.partner.id, expect.anything()]])
})

test('a sale that knows only Stripe’s id of a code waits for the code, a minute at most', async () => {
  const own = await openStripeShop(backend)
  const { enroll } = await createTestProgram(backend, own.shop)
  const { partner, link } = await enroll('Late')
  const code = { partnerId: partner.id, linkId: link.id, code: 'LATE10' }
  expect((await own.shop.api('POST', '/discount-codes', code)).status).toBe(200)
  const buy = (id: string) => {
    const { type, object } = recorded('checkout.session.completed.payment-link', {
      id: `cs_${id}`,
      payment_intent: `pi_${id}`,
      client_reference_id: null,
      customer_details: { email: `${id}@acme.test`, name: null },
      discounts: [{ coupon: 'co_1', promotion_code: `promo_${id}` }],
    })
    return own.send(type, object)
  }
  await buy('named')
  await buy('nobody')
  await own.work()
  expect((await own.outcome()).sales).toEqual([])
  await own.send('promotion_code.updated', { id: 'promo_named', code: 'LATE10' })
  for (const _ of [1, 2, 3]) await own.work()
  expect((await own.outcome()).sales).toMatchObject([{ invoice: 'pi_named', linked: true }])
  backend.clock.advance(61_000)
  await own.work()
  expect((await own.outcome()).sales).toMatchObject([
    { invoice: 'pi_named', linked: true },
    { invoice: 'pi_nobody', linked: false },
  ])
  expect(await own.undone()).toEqual([])
})
