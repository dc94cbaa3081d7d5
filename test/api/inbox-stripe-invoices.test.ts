import { describe, expect, test } from 'bun:test'
import { createTestProgram } from '../kit/program.ts'
import { openStripeInbox, openStripeShop, recorded } from '../kit/stripe-inbox.ts'

const { backend, signUp, send, work, inbox, storedSales, outcome, clock } = await openStripeInbox()

const salesOf = async (customer: string) =>
  (await storedSales(customer)).map((one) => ({
    invoice: one.invoice_id as string,
    amount: one.amount as number,
    currency: one.currency as string,
    tax: Number(one.tax),
    linked: one.link_id !== null,
  }))
const session = (file: 'payment-link' | 'subscription', changes: object) =>
  recorded(`checkout.session.completed.${file}`, changes)

describe('an invoice', () => {
  test('of API versions before 2025 is read as those since', async () => {
    await signUp('old')
    await send('invoice.paid', {
      id: 'in_old',
      amount_paid: 3570,
      total: 3570,
      tax: 570,
      currency: 'usd',
      customer: 'cus_old',
      customer_email: 'old@acme.test',
      subscription: 'sub_old',
      subscription_details: { metadata: { svcCustomerExternalId: 'old' } },
      charge: 'ch_old',
      payment_intent: 'pi_old',
      lines: { data: [{ amount: 3000, quantity: 1, price: { product: 'prod_1' } }] },
    })
    await send('refund.created', {
      id: 're_old',
      charge: 'ch_old',
      payment_intent: 'pi_old',
      amount: 357,
      status: 'succeeded',
    })
    await work()
    await work()
    expect(await salesOf('old')).toMatchObject([{ amount: 3570, tax: 570, linked: true }])
    expect((await outcome()).sales.find(({ invoice }) => invoice === 'in_old')).toMatchObject({
      refunded: 357,
    })
  })

  test('in yen or dinars is in their own units, and upgrades are invoices of their own', async () => {
    await signUp('units')
    const metadata = { svcCustomerExternalId: 'units' }
    const of = (id: string, amount: number, currency: string) => ({
      id,
      amount_paid: amount,
      total: amount,
      currency,
      customer: 'cus_units',
      metadata,
    })
    await send('invoice.paid', of('in_jpy', 1000, 'jpy'))
    await send('invoice.paid', of('in_kwd', 1234, 'kwd'))
    const subscription = { id: 'sub_u', customer: 'cus_units', status: 'active', metadata }
    await send('customer.subscription.updated', subscription)
    await send('invoice.paid', {
      ...of('in_up', 700, 'usd'),
      billing_reason: 'subscription_update',
    })
    await send('customer.subscription.deleted', { ...subscription, status: 'canceled' })
    await work()
    const sums = (await salesOf('units')).map(({ amount, currency }) => `${amount} ${currency}`)
    expect(sums.toSorted()).toEqual(['1000 jpy', '1234 kwd', '700 usd'])
  })

  test('and the payment that paid it count once', async () => {
    await signUp('twice')
    const metadata = { svcCustomerExternalId: 'twice' }
    const intent = { id: 'pi_twice', amount: 900, currency: 'usd', customer: null, metadata }
    await send('payment_intent.succeeded', intent)
    await work()
    await send('invoice.paid', {
      id: 'in_twice',
      amount_paid: 900,
      total: 900,
      currency: 'usd',
      metadata,
      payments: { data: [{ payment: { type: 'payment_intent', payment_intent: 'pi_twice' } }] },
    })
    await work()
    clock.advance(61_000)
    await work()
    expect(await salesOf('twice')).toMatchObject([{ invoice: 'in_twice', amount: 900 }])
  })
})

test('a payment with neither session nor invoice counts after a minute, when nothing else has said so', async () => {
  await signUp('user_123')
  const { type, object } = recorded('payment_intent.succeeded.no-invoice')
  await send(type, object)
  await work()
  expect(await salesOf('user_123')).toEqual([])
  clock.advance(61_000)
  await work()
  expect(await salesOf('user_123')).toMatchObject([{ invoice: 'pi_9', amount: 4200, linked: true }])
})

test('a trial is a lead of its own when the connection counts trials, and the customer named later is the same', async () => {
  const own = await openStripeShop(backend)
  await own.shop.api('PATCH', `/connections/${own.connection.id}`, { details: { trials: 'lead' } })
  const customer = recorded('customer.created', {
    id: 'cus_t',
    metadata: { svcClickId: await own.shop.click() },
  })
  await own.send(customer.type, customer.object)
  const trial = recorded('customer.subscription.created.trialing', { customer: 'cus_t' })
  await own.send(trial.type, trial.object)
  await own.work()
  await own.work()
  await own.send('customer.updated', {
    ...customer.object,
    metadata: { dubCustomerExternalId: 'user_t' },
  })
  await own.work()
  const { leads, customers } = await own.outcome()
  expect(leads).toEqual([
    { customer: 'user_t', lead: 'Sign up' },
    { customer: 'user_t', lead: 'Started trial' },
  ])
  expect(customers).toEqual([{ customer: 'user_t', amount: 0 }])
})

test('a partner’s promotion code counts for the partner, wherever it is among several, and without a click', async () => {
  const own = await openStripeShop(backend)
  const program = await createTestProgram(backend, own.shop)
  const { partner, link } = await program.enroll('Ada')
  const made = await own.shop.api('POST', '/discount-codes', {
    partnerId: partner.id,
    linkId: link.id,
    code: 'ADA10',
  })
  expect([made.status, made.body.error]).toEqual([200, undefined])
  const { type, object } = session('subscription', {
    id: 'cs_code',
    customer: 'cus_code',
    invoice: 'in_code',
    client_reference_id: null,
    metadata: { svcCustomerExternalId: 'coded' },
    discounts: [
      { coupon: 'c_1', promotion_code: null },
      { coupon: null, promotion_code: 'promo_other' },
      { coupon: null, promotion_code: 'promo_ada' },
    ],
  })
  const invoice = recorded('invoice.paid.renewal.basil+', {
    id: 'in_code',
    customer: 'cus_code',
    discounts: ['di_1', 'di_2'],
  })
  await own.send(invoice.type, invoice.object)
  await own.send(type, object)
  await own.send('promotion_code.created', { id: 'promo_ada', code: 'ADA10' })
  for (let i = 0; i < 3; i++) await own.work()
  expect((await own.outcome()).sales).toMatchObject([
    { invoice: 'in_code', customer: 'coded', linked: true },
  ])
  const clicks = (await own.shop.api('GET', '/analytics?event=clicks')).body
  expect(clicks.clicks).toBe(0)
})

test('what is not counted says why, and stays in the inbox', async () => {
  await send('account.application.deauthorized', { id: 'ca_of_somebody_else' })
  await work()
  const [event] = await inbox('?type=account.application.deauthorized')
  expect(event).toMatchObject({
    status: 'ignored',
    reason: expect.stringContaining('nothing that is counted'),
  })
})

test('an invoice with more lines than its event says so in the inbox', async () => {
  await signUp('lines')
  const lines = [{ amount: 300, quantity: 1, pricing: { price_details: { product: 'prod_1' } } }]
  await send('invoice.paid', {
    id: 'in_lines',
    amount_paid: 1000,
    total: 1000,
    currency: 'usd',
    metadata: { svcCustomerExternalId: 'lines' },
    lines: { data: lines, has_more: true },
  })
  await work()
  expect(await salesOf('lines')).toMatchObject([{ invoice: 'in_lines', amount: 1000 }])
  const reasons = (await inbox()).map(({ status, reason }) => ({ status, reason }))
  expect(reasons).toContainEqual({
    status: 'done',
    reason: expect.stringContaining('more lines than its event'),
  })
})
