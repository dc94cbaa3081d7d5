import { expect, test } from 'bun:test'
import * as chargebee from '../../server/integrations/chargebee/testing.ts'
import * as revenueCat from '../../server/integrations/revenuecat/testing.ts'
import { connectProvider, workQueue } from '../kit/connect-provider.ts'
import { openSales } from '../kit/open-sales.ts'

const opened = await openSales()
const { backend, shop, signUp } = opened
const toRevenueCat = await connectProvider(opened, 'revenuecat', revenueCat.fixture)
const toChargebee = await connectProvider(opened, 'chargebee', chargebee.fixture)

let orders = 0
const newOrder = async () => {
  const invoiceId = `order-${++orders}`
  const customerExternalId = `buyer-${orders}`
  await signUp(customerExternalId)
  return { invoiceId, customerExternalId, nowMs: backend.deps.clock.now() }
}
const sellByChargebee = async () => {
  const order = await newOrder()
  await toChargebee(chargebee.fixture.sale(order))
  return order.invoiceId
}
const refunded = async (invoiceId: string): Promise<number[]> =>
  (await shop.api('GET', `/refunds?invoiceId=${invoiceId}`)).body.map(
    ({ amount }: { amount: number }) => amount,
  )

/** Refunds 5.00 of each invoice. */
const refund = async (id: string, invoiceIds: readonly string[]) => {
  const notes = invoiceIds.map((cn_reference_invoice_id) => ({
    applied_amount: 500,
    cn_reference_invoice_id,
  }))
  const transaction = { id, amount: 500, currency_code: 'USD', linked_credit_notes: notes }
  const event = { id: `ev_${id}`, event_type: 'payment_refunded', content: { transaction } }
  await toChargebee({ body: JSON.stringify(event) })
}
const findEvent = async (id: string) =>
  (await shop.api('GET', '/inbox?pageSize=100')).body.find(
    (one: { providerEventId: string }) => one.providerEventId === `ev_${id}`,
  )

test.each([
  ['all of a sale', -4.99, 459],
  ['a part of a sale', -2, 184],
])('%s is refunded when RevenueCat reports it in another currency', async (_, price, amount) => {
  const order = await newOrder()
  const { event, ...rest } = JSON.parse(revenueCat.fixture.sale(order).body)
  const send = (fields: object) => {
    const changed = { ...event, id: crypto.randomUUID(), ...fields }
    return toRevenueCat({ body: JSON.stringify({ ...rest, event: changed }) })
  }
  await send({ currency: 'EUR', price: 4.99, price_in_purchased_currency: 4.59 })
  await send({
    type: 'CANCELLATION',
    cancel_reason: 'CUSTOMER_SUPPORT',
    currency: null,
    price,
    price_in_purchased_currency: null,
  })
  const [only, ...others] = (await shop.api('GET', `/refunds?invoiceId=${order.invoiceId}`)).body
  expect([only?.amount, only?.currency, others]).toEqual([amount, 'eur', []])
})

test('a refund of several invoices is recorded without those that stay unknown', async () => {
  const invoiceId = await sellByChargebee()
  await refund('txn_some', ['unknown-1', invoiceId])
  expect([(await findEvent('txn_some')).status, await refunded(invoiceId)]).toEqual([
    'retrying',
    [],
  ])
  await workQueue(backend, 12)
  expect([await findEvent('txn_some'), await refunded(invoiceId)]).toMatchObject([
    { status: 'done', reason: expect.stringContaining('unknown-1') },
    [500],
  ])
})

test('a refund of several invoices waits for all of them', async () => {
  const invoiceId = await sellByChargebee()
  const late = await newOrder()
  await refund('txn_late', [invoiceId, late.invoiceId])
  await toChargebee(chargebee.fixture.sale(late))
  expect([await refunded(invoiceId), await refunded(late.invoiceId)]).toEqual([[500], [500]])
})

test('a refund of which no invoice is known fails', async () => {
  await refund('txn_none', ['unknown-2', 'unknown-3'])
  await workQueue(backend, 12)
  expect(await findEvent('txn_none')).toMatchObject({ status: 'failed' })
})
