import { describe, expect, test } from 'bun:test'
import * as lemonSqueezy from '../../server/integrations/lemon-squeezy/testing.ts'
import * as paddle from '../../server/integrations/paddle/testing.ts'
import { connectProvider } from '../kit/connect-provider.ts'
import { openSales } from '../kit/open-sales.ts'

const opened = await openSales()
const { backend, shop, signUp, storedSales } = opened

const toPaddle = await connectProvider(opened, 'paddle', paddle.fixture)
const toLemonSqueezy = await connectProvider(opened, 'lemon-squeezy', lemonSqueezy.fixture)

let orders = 0
const newOrder = async () => {
  const invoiceId = `order-${++orders}`
  const customerExternalId = `buyer-${orders}`
  await signUp(customerExternalId)
  return { invoiceId, customerExternalId }
}
type Order = Awaited<ReturnType<typeof newOrder>>

/** What went back of a sale, in the order in which it was recorded, and what is left of it. */
const refunded = async ({ invoiceId, customerExternalId }: Order) => {
  const { body } = await shop.api('GET', `/refunds?invoiceId=${invoiceId}`)
  const { body: customer } = await shop.api('GET', `/customers/ext_${customerExternalId}`)
  const amounts = body.map(({ amount }: { amount: number }) => amount)
  return { amounts: amounts.toSorted((a: number, b: number) => b - a), left: customer.saleAmount }
}
/** Events that wait or were given up. */
const undone = async () =>
  (await shop.api('GET', '/inbox')).body.filter(
    ({ status }: { status: string }) => status === 'retrying' || status === 'failed',
  )

describe('Paddle', () => {
  const sell = (order: Order) =>
    toPaddle(paddle.fixture.sale({ ...order, nowMs: backend.deps.clock.now() }))
  const adjust = (
    { invoiceId }: Order,
    id: string,
    { action = 'refund', status = 'approved', total = '3570', type = 'created' } = {},
  ) =>
    toPaddle(
      paddle.paddleEvent(`adjustment.${type}`, {
        id,
        transaction_id: invoiceId,
        action,
        status,
        totals: { total },
      }),
    )

  test('refunds a part, several parts, and no part twice', async () => {
    const order = await newOrder()
    await sell(order)
    await adjust(order, 'adj_part', { total: '1000' })
    expect(await refunded(order)).toEqual({ amounts: [1000], left: 2570 })
    await adjust(order, 'adj_more', { total: '570' })
    await adjust(order, 'adj_part', { total: '1000', type: 'updated' })
    expect(await refunded(order)).toEqual({ amounts: [1000, 570], left: 2000 })
    expect(await storedSales(order.customerExternalId)).toMatchObject([{ amount: 3570 }])
  })

  test('refunds all of a sale, and nothing after that', async () => {
    const order = await newOrder()
    await sell(order)
    await adjust(order, 'adj_full')
    expect(await refunded(order)).toEqual({ amounts: [3570], left: 0 })
    await adjust(order, 'adj_beyond', { total: '1' })
    expect(await refunded(order)).toEqual({ amounts: [3570], left: 0 })
    const [waiting] = await undone()
    expect(waiting.reason).toBe('More is refunded than is left of this sale.')
  })

  test('counts a refund when it is approved, and one that is rejected not at all', async () => {
    const order = await newOrder()
    await sell(order)
    await adjust(order, 'adj_waits', { status: 'pending_approval', total: '500' })
    expect((await refunded(order)).amounts).toEqual([])
    await adjust(order, 'adj_waits', { type: 'updated', total: '500' })
    expect((await refunded(order)).amounts).toEqual([500])
    await adjust(order, 'adj_no', { status: 'pending_approval', total: '700' })
    await adjust(order, 'adj_no', { status: 'rejected', total: '700', type: 'updated' })
    expect(await refunded(order)).toEqual({ amounts: [500], left: 3070 })
  })

  test('gives a refund back that failed after it was approved, in either order', async () => {
    const order = await newOrder()
    await sell(order)
    await adjust(order, 'adj_failed', { total: '800' })
    await adjust(order, 'adj_failed', { status: 'reversed', total: '800', type: 'updated' })
    expect((await refunded(order)).left).toBe(3570)
    await adjust(order, 'adj_late', { status: 'reversed', total: '900', type: 'updated' })
    await adjust(order, 'adj_late', { total: '900' })
    expect((await refunded(order)).left).toBe(3570)
  })

  test('takes a sale back for a chargeback, and gives it back when that is won', async () => {
    const order = await newOrder()
    await sell(order)
    await adjust(order, 'adj_part_before', { total: '570' })
    await adjust(order, 'adj_dispute', { action: 'chargeback', total: '3570' })
    expect((await refunded(order)).left).toBe(0)
    await adjust(order, 'adj_won', { action: 'chargeback_reverse', total: '3570' })
    expect((await refunded(order)).left).toBe(3000)
  })

  test('takes nothing for a warning or a credit', async () => {
    const order = await newOrder()
    await sell(order)
    await adjust(order, 'adj_warning', { action: 'chargeback_warning' })
    await adjust(order, 'adj_credit', { action: 'credit', total: '100' })
    expect(await refunded(order)).toEqual({ amounts: [], left: 3570 })
  })

  test('keeps a refund that comes before its sale', async () => {
    const order = await newOrder()
    await adjust(order, 'adj_early', { total: '1570' })
    expect((await refunded(order)).amounts).toEqual([])
    await sell(order)
    expect(await refunded(order)).toEqual({ amounts: [1570], left: 2000 })
  })
})

describe('Lemon Squeezy', () => {
  const sell = (order: Order) =>
    toLemonSqueezy(lemonSqueezy.fixture.sale({ ...order, nowMs: backend.deps.clock.now() }))
  const refund = ({ invoiceId }: Order, refundedAmount: number | null, more: object = {}) =>
    toLemonSqueezy(
      lemonSqueezy.lemonSqueezyEvent('order_refunded', {
        identifier: invoiceId,
        total: 3570,
        status: 'partial_refund',
        refunded_amount: refundedAmount,
        ...more,
      }),
    )

  test('refunds a part, then what is new of the sum, each once', async () => {
    const order = await newOrder()
    await sell(order)
    await refund(order, 1000)
    await refund(order, 1000)
    expect(await refunded(order)).toEqual({ amounts: [1000], left: 2570 })
    await refund(order, 1570)
    expect(await refunded(order)).toEqual({ amounts: [1000, 570], left: 2000 })
  })

  test('counts the highest sum when the sums come in the wrong order', async () => {
    const order = await newOrder()
    await sell(order)
    await refund(order, 1570)
    await refund(order, 1000)
    expect(await refunded(order)).toEqual({ amounts: [1570], left: 2000 })
  })

  test('refunds all of a sale, also where no sum is told', async () => {
    const [told, silent] = [await newOrder(), await newOrder()]
    await sell(told)
    await sell(silent)
    await refund(told, 3570, { status: 'refunded', refunded: true })
    await refund(silent, null, { status: 'refunded', refunded: true })
    expect(await refunded(told)).toEqual({ amounts: [3570], left: 0 })
    expect(await refunded(silent)).toEqual({ amounts: [3570], left: 0 })
  })

  test('takes nothing for a refund that failed: nothing went back', async () => {
    const order = await newOrder()
    await sell(order)
    await refund(order, 0, { status: 'paid', refunded: false })
    await refund(order, null, { status: 'paid', refunded: false })
    expect(await refunded(order)).toEqual({ amounts: [], left: 3570 })
  })

  test('keeps a refund that comes before its sale', async () => {
    const order = await newOrder()
    await refund(order, 1570)
    expect((await refunded(order)).amounts).toEqual([])
    await sell(order)
    expect(await refunded(order)).toEqual({ amounts: [1570], left: 2000 })
  })

  test('refunds a renewal by its own sums, apart from the order', async () => {
    const order = await newOrder()
    await sell(order)
    const { customerExternalId } = order
    const custom = { svc_customer_external_id: customerExternalId }
    const paid = { billing_reason: 'renewal', status: 'paid', currency: 'USD', total: 2000 }
    const renewal = (type: string, attributes: object) => {
      const { body } = lemonSqueezy.lemonSqueezyEvent(type, { ...paid, ...attributes }, custom)
      const event = JSON.parse(body)
      event.data.id = '9001'
      return toLemonSqueezy({ body: JSON.stringify(event) })
    }
    await renewal('subscription_payment_success', { customer_id: 7, tax: 0 })
    await renewal('subscription_payment_refunded', { refunded_amount: 500 })
    const invoiceId = 'subscription-invoice-9001'
    expect(await refunded({ invoiceId, customerExternalId })).toEqual({
      amounts: [500],
      left: 5070,
    })
    expect((await refunded(order)).amounts).toEqual([])
  })
})

test('nothing of all this waits, or was given up, but what was refunded beyond a sale', async () => {
  expect(await undone()).toMatchObject([{ reason: 'More is refunded than is left of this sale.' }])
})
