import { afterAll, expect, test } from 'bun:test'
import { STRIPE_KEY, StripeStub } from '../../server/integrations/stripe/testing-stub.ts'
import { openShop } from '../kit/conversions.ts'
import { connectStripe } from '../kit/stripe-inbox.ts'
import { testBackend } from '../kit/test-backend.ts'

const stub = await new StripeStub().start()
afterAll(() => stub.stop())
const backend = await testBackend({
  config: { integrationSettings: { STRIPE_API_BASE: stub.base } },
})
const shop = await openShop(backend)
const stripe = await connectStripe(backend, shop, { apiKey: STRIPE_KEY })

test('with a key nothing waits: Stripe is asked who a customer is, and what a payment belongs to', async () => {
  const clickId = await shop.click()
  Object.assign(stub.objects, {
    customers: [{ id: 'cus_1', metadata: { svcCustomerExternalId: 'ada', svcClickId: clickId } }],
    'checkout/sessions': [],
    invoice_payments: [],
  })
  await stripe.send('invoice.paid', {
    id: 'in_1',
    customer: 'cus_1',
    amount_paid: 900,
    total: 900,
    currency: 'usd',
  })
  await stripe.send('payment_intent.succeeded', {
    id: 'pi_2',
    amount: 700,
    currency: 'usd',
    metadata: { svcCustomerExternalId: 'ada' },
  })
  await stripe.work()
  expect(await stripe.undone()).toEqual([])
  expect((await stripe.outcome()).sales).toMatchObject([
    { invoice: 'in_1', customer: 'ada', linked: true },
    { invoice: 'pi_2', customer: 'ada', linked: true },
  ])
})

test('a key that is refused fails the event with its reason; when Stripe fails, it is asked again', async () => {
  const invoice = { id: 'in_3', customer: 'cus_1', amount_paid: 5, total: 5, currency: 'usd' }
  stub.failing = 503
  await stripe.send('invoice.paid', invoice)
  await stripe.work().catch(() => {})
  expect(await stripe.undone()).toMatchObject([{ status: 'retrying' }])
  stub.failing = 401
  await stripe.work()
  expect(await stripe.undone()).toMatchObject([
    { status: 'failed', reason: expect.stringContaining('doesn’t accept this key') },
  ])
  stub.failing = null
  await shop.api('POST', '/inbox/replay', {})
  await stripe.work()
  expect(await stripe.undone()).toEqual([])
})

test('the test of a connection asks Stripe, and says what is wrong with the key', async () => {
  const test = () => shop.api('POST', `/connections/${stripe.connection.id}/test`)
  expect((await test()).body).toMatchObject({ working: true })
  stub.failing = 401
  expect((await test()).body).toMatchObject({
    working: false,
    message: expect.stringContaining('doesn’t accept this key'),
  })
  stub.failing = 500
  expect((await test()).body.message).toContain('didn’t respond')
  stub.failing = null
})

test('with a key all lines of an invoice are read, and each refund of a charge by itself', async () => {
  const line = (n: number) => ({
    id: `il_${n}`,
    amount: 100,
    quantity: 1,
    pricing: { price_details: { product: `prod_${n}` } },
  })
  const lines = Array.from({ length: 13 }, (_, n) => line(n))
  Object.assign(stub.objects, {
    'in_many/lines': lines,
    refunds: [{ id: 're_many', charge: 'ch_many', amount: 300, status: 'succeeded' }],
  })
  await stripe.send('invoice.paid', {
    id: 'in_many',
    amount_paid: 1300,
    total: 1300,
    currency: 'usd',
    metadata: { svcCustomerExternalId: 'ada' },
    payments: { data: [{ payment: { payment_intent: 'pi_many' } }] },
    lines: { data: lines.slice(0, 10), has_more: true },
  })
  await stripe.work()
  await stripe.send('charge.refunded', {
    id: 'ch_many',
    payment_intent: 'pi_many',
    currency: 'usd',
    amount_refunded: 300,
  })
  await stripe.work()
  const [sale] = await backend.deps.db.sql`
    select jsonb_array_length(s.line_items) as lines from sales s
    where s.workspace_id = ${shop.id} and s.invoice_id = 'in_many'`
  expect(sale!.lines).toBe(13)
  const refunds = await backend.deps.db.sql`
    select r.refund_id, r.amount::float8 as amount from refunds r where r.workspace_id = ${shop.id}`
  expect([...refunds]).toMatchObject([{ refund_id: 're_many', amount: 300 }])
})
