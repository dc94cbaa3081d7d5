import { expect, test } from 'bun:test'
import { matureAll } from '../../server/jobs/mature-commissions.ts'
import { TestClock } from '../kit/backend.ts'
import { testBackend } from '../kit/test-backend.ts'
import { openEarnings, type Earnings } from '../kit/earnings.ts'

/** What is known to go wrong elsewhere with commissions, each as a guarantee. */

const backend = await testBackend({
  clock: new TestClock('2031-05-10T08:00:00Z'),
  config: { databasePool: 30 },
})

const DAY = 86_400_000
const next = (ms = 1000) => backend.clock.advance(ms)
const earnings = async (shop: Earnings) => (await shop.commissions()).map((one) => one.earnings)

async function withShare(rateBps: number, options: object = {}): Promise<Earnings> {
  const shop = await openEarnings(backend, options)
  await shop.reward('sale', { type: 'percentage', rateBps })
  await shop.customer('buyer')
  next()
  return shop
}

/** A sale of 100.00 of which the commission of 20.00 is paid out. */
async function withPaid(): Promise<{ shop: Earnings; id: string }> {
  const shop = await withShare(2000)
  await shop.sale('buyer', 10_000, { invoiceId: 'in_paid' })
  next(30 * DAY)
  await matureAll(backend.deps)
  const [{ id }] = (await shop.commissions()) as [{ id: string }]
  await shop.pay([id])
  return { shop, id }
}

test('three partial refunds take exactly what one full refund takes', async () => {
  const shop = await withShare(1234)
  await shop.sale('buyer', 999, { invoiceId: 'in_1' })
  const amounts = [(await shop.commissions())[0].earnings]
  for (const [i, amount] of [333, 333, 333].entries()) {
    next()
    await shop.refund('in_1', `re_${i}`, { amount })
    amounts.push((await shop.commissions())[0].earnings)
  }
  expect(amounts).toEqual([123, 82, 41, 0])
  const [one] = await shop.commissions()
  expect(one.status).toBe('refunded')
  expect((await shop.commission(one.id)).reversals.map((part: any) => part.amount)).toEqual([
    41, 41, 41,
  ])
  expect(await shop.balance()).toEqual({ accrued: 0, payable: 0, paid: 0 })
  await shop.agree()
})

test('a refund after the payout is taken off the next one, in proportion, and so is a chargeback', async () => {
  const { shop, id } = await withPaid()
  await shop.refund('in_paid', 're_1', { amount: 2_500 })
  next()
  await shop.refund('in_paid', 're_2', { kind: 'chargeback' })
  const [paid, refund, chargeback] = await shop.commissions()
  expect(paid).toMatchObject({ id, status: 'paid', earnings: 2_000 })
  expect(refund).toMatchObject({
    type: 'custom',
    status: 'processed',
    earnings: -500,
    reversesId: id,
    description: 'Refund after the payout',
  })
  expect(chargeback).toMatchObject({
    earnings: -1_500,
    description: 'Chargeback after the payout',
  })
  expect(await shop.balance()).toEqual({ accrued: 0, payable: -2_000, paid: 2_000 })
  expect((await shop.commission(id)).reversals).toMatchObject([
    { kind: 'refund', amount: 500, clawbackId: refund.id },
    { kind: 'chargeback', amount: 1_500, clawbackId: chargeback.id },
  ])
  await shop.agree()
})

test('a chargeback before the payout shrinks the commission itself', async () => {
  const shop = await withShare(2000)
  await shop.sale('buyer', 10_000, { invoiceId: 'in_1' })
  await shop.refund('in_1', 're_1', { kind: 'chargeback', amount: 5_000 })
  expect((await shop.commissions()).map((one) => [one.earnings, one.status])).toEqual([
    [1_000, 'pending'],
  ])
  await shop.agree()
})

test('a share of a commission is refunded with it', async () => {
  const shop = await openEarnings(backend)
  await shop.reward('sale', { type: 'percentage', rateBps: 2000 })
  await shop.reward('referral', { type: 'percentage', rateBps: 1000 })
  const eve = await shop.enroll('Eve')
  await backend.deps.db.sql`update enrollments set referred_by_id = ${eve.enrollment.id}
    where workspace_id = ${shop.workspace.id} and id = ${shop.ada.enrollment.id}`
  await shop.customer('buyer')
  await shop.sale('buyer', 10_000, { invoiceId: 'in_1' })
  expect((await earnings(shop)).sort()).toEqual([200, 2_000])
  await shop.refund('in_1', 're_1', { amount: 5_000 })
  expect((await earnings(shop)).sort()).toEqual([100, 1_000])
  expect(await shop.balance(eve)).toMatchObject({ accrued: 100 })
  await shop.agree()
})

test('a changed amount of the sale is computed with the version, conditions and history of its time', async () => {
  const shop = await openEarnings(backend)
  const conditions = [{ attribute: 'sale.metadata.plan', operator: 'is', value: 'pro' }]
  const reward = await shop.reward('sale', {
    type: 'percentage',
    rateBps: 1000,
    maxDurationMonths: 0,
    modifiers: [
      {
        type: 'percentage',
        rateBps: 5000,
        maxDurationMonths: 12,
        when: { match: 'all', conditions },
      },
    ],
  })
  await shop.customer('buyer')
  next()
  await shop.sale('buyer', 10_000, { metadata: { plan: 'pro' } })
  next()
  await shop.sale('buyer', 4_000, { metadata: { plan: 'pro' } })
  const patch = { type: 'percentage', rateBps: 1, maxDurationMonths: null, modifiers: [] }
  expect((await shop.workspace.api('PATCH', `/rewards/${reward}`, patch)).status).toBe(200)
  next(400 * DAY)
  const [first, second] = await shop.commissions()
  for (const [id, saleAmount, expected] of [
    [first.id, 6_000, 3_000],
    [second.id, 1_001, 501],
  ] as const) {
    const { body } = await shop.workspace.api('PATCH', `/commissions/${id}`, { saleAmount })
    expect(body).toMatchObject({ amount: saleAmount, earnings: expected })
    const { explanation } = await shop.commission(id)
    expect(explanation.reward).toMatchObject({ id: reward, version: 1, modifier: 0 })
  }
  await shop.agree()
})

test('a changed amount keeps what was refunded: half of it is half of the new one', async () => {
  const shop = await withShare(2000)
  await shop.sale('buyer', 10_000, { invoiceId: 'in_1' })
  await shop.refund('in_1', 're_1', { amount: 5_000 })
  const [{ id }] = (await shop.commissions()) as [{ id: string }]
  const change = { modifySaleAmount: 2_000 }
  const { body } = await shop.workspace.api('PATCH', `/commissions/${id}`, change)
  expect(body).toMatchObject({ amount: 12_000, earnings: 1_200 })
  await shop.agree()
  next()
  await shop.refund('in_1', 're_2')
  expect((await shop.commission(id)).status).toBe('refunded')
  await shop.agree()
})

test('time counts from the sale, not from when it is processed, and each lead event counts for itself', async () => {
  const shop = await openEarnings(backend)
  await shop.reward('lead', { type: 'flat', amount: 100 })
  await shop.reward('sale', { type: 'percentage', rateBps: 1000, maxDurationMonths: 1 })
  await shop.customer('buyer')
  next()
  await shop.workspace.api('POST', '/track/lead', {
    clickId: '',
    eventName: 'Trial',
    customerExternalId: 'buyer',
  })
  const first = backend.clock.now()
  next(60 * DAY)
  const timestamp = (ms: number) => ({ timestamp: new Date(first + ms).toISOString() })
  await shop.sale('buyer', 1_000, timestamp(0))
  await shop.sale('buyer', 1_000, timestamp(27 * DAY))
  await shop.sale('buyer', 1_000, timestamp(32 * DAY))
  expect((await earnings(shop)).sort()).toEqual([100, 100, 100, 100])
})

test('a first sale that was refunded starts no time', async () => {
  const shop = await openEarnings(backend)
  await shop.reward('sale', { type: 'percentage', rateBps: 1000, maxDurationMonths: 1 })
  await shop.customer('buyer')
  await shop.sale('buyer', 1_000, { invoiceId: 'in_1' })
  await shop.refund('in_1', 're_1')
  next(40 * DAY)
  await shop.sale('buyer', 1_000)
  expect(await earnings(shop)).toEqual([0, 100])
})

test('a process that runs for months knows what day it is', async () => {
  const shop = await openEarnings(backend, { holdingPeriodDays: 0 })
  await shop.reward('lead', { type: 'flat', amount: 100 })
  for (const name of ['a', 'b']) {
    await shop.customer(name)
    await matureAll(backend.deps)
    expect((await shop.commissions()).at(-1)).toMatchObject({ status: 'processed' })
    next(90 * DAY)
  }
})

test('a limit holds when sales come at once, and for clicks and leads without a customer limit too', async () => {
  const shop = await openEarnings(backend)
  const limits = [{ per: 'partner', period: 'week', amount: 400 }]
  await shop.reward('lead', { type: 'flat', amount: 150, limits })
  const clickIds = await Promise.all(Array.from({ length: 8 }, () => shop.click(shop.ada.link.key)))
  await Promise.all(
    clickIds.map((clickId, i) =>
      shop.workspace.api('POST', '/track/lead', {
        clickId,
        eventName: 'Sign up',
        customerExternalId: `buyer ${i}`,
      }),
    ),
  )
  expect((await earnings(shop)).sort()).toEqual([100, 150, 150])
  // A week begins on Monday, 00:00 UTC.
  const week = 7 * DAY
  const monday = Math.ceil((backend.clock.now() - 4 * DAY) / week) * week + 4 * DAY
  for (const [ms, expected] of [
    [monday - 1, 3],
    [monday, 4],
  ] as const) {
    backend.clock.set(ms)
    await shop.customer(`later ${ms}`)
    expect(await earnings(shop)).toHaveLength(expected)
  }
  await shop.agree()
})
