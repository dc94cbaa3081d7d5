import { describe, expect, test } from 'bun:test'
import { Stripe } from 'stripe'
import { runOnce } from '../../server/jobs/queue.ts'
import { openShop } from '../kit/conversions.ts'
import { makeDue } from '../kit/jobs.ts'
import { openSales } from '../kit/open-sales.ts'

const { backend, shop, signUp, storedSales } = await openSales()
const { webhooks } = new Stripe('sk_unused')
const SECRET = 'whsec_abcdefghijklmnop'
const { body: connection } = await shop.api('POST', '/connections', {
  provider: 'stripe',
  name: 'Main',
  secret: SECRET,
})

let count = 0
const nowSeconds = () => Math.floor(backend.deps.clock.now() / 1000)

/** An event of Stripe, or parts of one. */
function eventOf(type: string, object: object, id = `evt_${++count}`) {
  return { id, type, created: nowSeconds(), data: { object } }
}

async function send(event: unknown, { secret = SECRET, at = nowSeconds() } = {}) {
  const payload = typeof event === 'string' ? event : JSON.stringify(event)
  const signature = await webhooks.generateTestHeaderStringAsync({ payload, secret, timestamp: at })
  return post(payload, { 'stripe-signature': signature })
}

async function post(body: string, headers: Record<string, string>, url = connection.webhookUrl) {
  const path = new URL(url).pathname
  return backend.handle(new Request(`http://localhost${path}`, { method: 'POST', body, headers }))
}

const work = async () => {
  await makeDue(backend)
  await runOnce(backend.deps)
}
const inbox = async (query = '') => (await shop.api('GET', `/inbox${query}`)).body
const stored = async (id: string) => (await inbox()).find((one: any) => one.providerEventId === id)
const invoice = (id: string, more: object = {}) => ({
  id,
  amount_paid: 3570,
  total: 3570,
  total_excluding_tax: 3000,
  currency: 'usd',
  customer: null,
  customer_email: null,
  metadata: {},
  payments: { data: [{ payment: { payment_intent: `pi_${id}` } }] },
  ...more,
})
const refund = (id: string, of: string, amount: number) => ({
  id,
  payment_intent: `pi_${of}`,
  amount,
  status: 'succeeded',
})
const refundsOf = async (invoiceId: string) =>
  (await shop.api('GET', `/refunds?invoiceId=${invoiceId}`)).body.map((one: any) => one.amount)

describe('an event is refused and leaves no trace', () => {
  test('without a signature, with a wrong one, and when it is stale', async () => {
    const event = eventOf('invoice.paid', invoice('in_refused'))
    const answers = [
      await post(JSON.stringify(event), {}),
      await send(event, { secret: 'whsec_zzzzzzzzzzzzzzzzz' }),
      await send(event, { at: nowSeconds() - 301 }),
      await send(event, { at: nowSeconds() + 301 }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 400, 400])
    expect(await stored(event.id)).toBeUndefined()
  })
})

describe('an event is counted once', () => {
  test('when it arrives ten times at once', async () => {
    await signUp('ten')
    const object = invoice('in_ten', { metadata: { svcCustomerExternalId: 'ten' } })
    const event = eventOf('invoice.paid', object)
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(event)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
    await work()
    const [sale, ...others] = await storedSales('ten')
    expect(others).toEqual([])
    expect(sale).toMatchObject({ amount: 3570, invoice_id: 'in_ten', link_id: shop.link.id })
    expect((await stored(event.id)).status).toBe('done')
  })

  test('with its refund, in reversed order, in part', async () => {
    await signUp('late')
    const back = eventOf('refund.created', refund('re_late', 'in_late', 1000))
    await send(back)
    await work().catch(() => {})
    expect(await stored(back.id)).toMatchObject({
      status: 'retrying',
      reason: expect.stringContaining('which sale'),
    })
    const metadata = { svcCustomerExternalId: 'late' }
    await send(eventOf('invoice.paid', invoice('in_late', { metadata })))
    await work()
    await shop.api('POST', `/inbox/${(await stored(back.id)).id}/replay`)
    await work()
    await send(eventOf('refund.updated', refund('re_late', 'in_late', 1000)))
    await work()
    expect(await refundsOf('in_late')).toEqual([1000])
    expect((await stored(back.id)).status).toBe('done')
  })
})

test('a click of another workspace is not taken from a buyer, whose money still counts', async () => {
  const other = await openShop(backend)
  const clickId = await other.click()
  const session = {
    id: 'cs_foreign',
    mode: 'payment',
    payment_status: 'paid',
    amount_total: 5950,
    total_details: { amount_tax: 950 },
    currency: 'eur',
    payment_intent: 'pi_foreign',
    client_reference_id: `svc_id_${clickId}`,
    customer_details: { email: 'foreign@acme.test' },
  }
  await send(eventOf('checkout.session.completed', session))
  await send(
    eventOf('checkout.session.completed', {
      ...session,
      id: 'cs_own',
      payment_intent: 'pi_own',
      client_reference_id: `svc_id_${await shop.click()}`,
      customer_details: { email: 'own@acme.test' },
    }),
  )
  await work()
  expect((await storedSales('foreign@acme.test'))[0]).toMatchObject({ link_id: null, amount: 5950 })
  expect((await storedSales('own@acme.test'))[0]).toMatchObject({ link_id: shop.link.id })
})

test('unknown types and nulls are ignored, and broken amounts stay visible with their reason', async () => {
  const unknown = eventOf('constructor', {})
  const empty = { ...eventOf('invoice.paid', {}), data: null }
  const broken = eventOf(
    'invoice.paid',
    invoice('in_broken', { currency: 'zzz', metadata: { svcCustomerExternalId: 'x' } }),
  )
  for (const event of [unknown, empty, broken]) await send(event)
  await work()
  expect((await stored(unknown.id)).status).toBe('ignored')
  expect((await stored(empty.id)).status).toBe('ignored')
  const [failed] = await inbox('?status=failed')
  expect(failed).toMatchObject({
    providerEventId: broken.id,
    reason: expect.stringContaining('zzz'),
  })
})

test('an event of the provider’s test mode is ignored in the live workspace, and the other way round', async () => {
  const paid = (id: string, livemode: boolean) => ({
    ...eventOf('invoice.paid', invoice(id)),
    livemode,
  })
  const test = paid('in_test_mode', false)
  await send(test)
  const asTest = { authorization: `Bearer ${shop.test.secretKey}` }
  const twin = (
    await shop.api(
      'POST',
      '/connections',
      { provider: 'stripe', name: 'T', secret: SECRET },
      asTest,
    )
  ).body
  const live = JSON.stringify(paid('in_live_mode', true))
  const signature = await webhooks.generateTestHeaderStringAsync({
    payload: live,
    secret: SECRET,
    timestamp: nowSeconds(),
  })
  await post(live, { 'stripe-signature': signature }, twin.webhookUrl)
  await work()
  expect(await stored(test.id)).toMatchObject({
    status: 'ignored',
    reason: expect.stringContaining('connect that to the test workspace'),
  })
  expect((await shop.api('GET', '/inbox', undefined, asTest)).body).toMatchObject([
    { status: 'ignored', reason: expect.stringContaining('connect that to the live workspace') },
  ])
})
