import { expect, test } from 'bun:test'
import { rollUp } from '../../server/jobs/roll-up.ts'
import { TestClock } from '../kit/backend.ts'
import { testBackend } from '../kit/test-backend.ts'
import { openShop, type Shop } from '../kit/conversions.ts'
import { agreedTotals } from '../kit/totals.ts'

let shop: Shop

const backend = await testBackend({
  clock: new TestClock('2031-05-10T08:00:00Z'),
  config: { databasePool: 30 },
})

/** A shop with one attributed sale of 10.00 under the invoice `in_1`. */
async function openWithSale(more: object = {}): Promise<void> {
  shop = await openShop(backend)
  const customerExternalId = 'buyer'
  const clickId = await shop.click()
  await shop.api('POST', '/track/lead', { clickId, eventName: 'Sign up', customerExternalId })
  await shop.api('POST', '/track/sale', {
    customerExternalId,
    amount: 1000,
    invoiceId: 'in_1',
    ...more,
  })
}

const refund = (body: object) =>
  shop.api('POST', '/track/refund', { invoiceId: 'in_1', refundId: 're_1', ...body })

const linkTotals = async () => (await agreedTotals(backend, shop.id)).links[shop.link.id]

test('a refund lowers every total by its amount and leaves the number of sales', async () => {
  await openWithSale()
  const { status, body } = await refund({ amount: 300 })
  expect(status).toBe(200)
  expect(body).toEqual({
    id: expect.stringMatching(/^evt_/),
    invoiceId: 'in_1',
    refundId: 're_1',
    amount: 300,
    currency: 'usd',
    createdAt: new Date(backend.clock.now()).toISOString(),
  })
  expect(await linkTotals()).toMatchObject({ sales: 1, conversions: 1, saleAmount: 700 })
  const { body: customer } = await shop.api('GET', '/customers/ext_buyer')
  expect(customer).toMatchObject({ sales: 1, saleAmount: 700 })
})

test('without an amount everything that is left is refunded', async () => {
  await openWithSale()
  await refund({ amount: 1 })
  expect((await refund({ refundId: 're_2' })).body.amount).toBe(999)
  expect(await linkTotals()).toMatchObject({ sales: 1, saleAmount: 0 })
})

test('a refund names no other currency than the sale’s, and no time before it', async () => {
  await openWithSale({ currency: 'eur', timestamp: '2031-05-02T10:00:00Z' })
  const before = await shop.rows()
  const wrong = [
    ['currency', { currency: 'usd' }],
    ['timestamp', { timestamp: '2031-05-02T11:59:59+02:00' }],
  ] as const
  for (const [path, body] of wrong) {
    const answer = await refund({ amount: 100, ...body })
    expect([answer.status, answer.body.error.issues[0].path]).toEqual([422, path])
  }
  expect(await shop.rows()).toEqual(before)
  const timestamp = '2031-05-02T12:00:00+02:00'
  const first = await refund({ amount: 100, currency: 'EUR', timestamp })
  expect([first.status, first.body.currency]).toEqual([200, 'eur'])
  const again = await refund({ amount: 100, timestamp })
  expect(again.body).toEqual(first.body)
  expect((await refund({ amount: 100, timestamp, currency: 'usd' })).status).toBe(422)
})

test('a sale of the next minutes is refunded no earlier than it happened', async () => {
  const timestamp = '2031-05-10T08:02:00.000Z'
  backend.clock.set('2031-05-10T08:00:00Z')
  await openWithSale({ timestamp })
  expect((await refund({})).body.createdAt).toBe(timestamp)
})

test('refunds never exceed the sale', async () => {
  await openWithSale()
  await refund({ amount: 600 })
  const before = await shop.rows()
  const { status, body } = await refund({ refundId: 're_2', amount: 401 })
  expect([status, body.error.code]).toEqual([422, 'unprocessable_entity'])
  expect(body.error.message).toContain('4.00 USD')
  expect(await shop.rows()).toEqual(before)
  expect((await refund({ refundId: 're_2', amount: 400 })).status).toBe(200)
  expect((await refund({ refundId: 're_3' })).status).toBe(422)
})

test('many refunds at once never exceed the sale', async () => {
  await openWithSale()
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, i) => refund({ refundId: `re_${i}`, amount: 150 })),
  )
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(6)
  expect(answers.filter((answer) => answer.status === 422)).toHaveLength(6)
  expect(await linkTotals()).toMatchObject({ saleAmount: 100 })
})

test('the same refund again, also at once, is one refund with the first answer', async () => {
  await openWithSale()
  const answers = await Promise.all(Array.from({ length: 8 }, () => refund({ amount: 100 })))
  answers.push(await refund({ amount: 100 }))
  for (const answer of answers)
    expect([answer.status, answer.body]).toEqual([200, answers[0]!.body])
  expect(await linkTotals()).toMatchObject({ saleAmount: 900 })
})

test('the same refund id with another body is a conflict', async () => {
  await openWithSale()
  await refund({ amount: 100 })
  const before = await shop.rows()
  for (const amount of [200, undefined]) {
    const { status, body } = await refund({ amount })
    expect([status, body.error.code]).toEqual([409, 'conflict'])
  }
  expect(await shop.rows()).toEqual(before)
})

test('an invoice that is unknown, or another workspace’s, is not found', async () => {
  await openWithSale()
  const other = await openShop(backend)
  const before = await shop.rows()
  expect((await refund({ invoiceId: 'in_2' })).status).toBe(404)
  const foreign = await other.api('POST', '/track/refund', { invoiceId: 'in_1', refundId: 're' })
  expect([foreign.status, foreign.body.error.code]).toEqual([404, 'not_found'])
  expect(await shop.rows()).toEqual(before)
})

test('a refund counts at its own time', async () => {
  await openWithSale()
  await rollUp(backend.deps)
  backend.clock.advance(3 * 86_400_000)
  await refund({ amount: 250 })
  await refund({ amount: 50, refundId: 'old', timestamp: '2031-05-10T12:00:00+02:00' })
  expect(await linkTotals()).toMatchObject({ saleAmount: 700 })
  const days = await backend.deps.db.sql`
    select sum(sale_amount)::int as amount from rollup_day
    where workspace_id = ${shop.id} and dimension = 1 group by day order by day`
  expect(days.map((day) => day.amount as number)).toEqual([950, -250])
})

test('a refund of a time that is closed but not rolled up yet counts once', async () => {
  await openWithSale()
  await rollUp(backend.deps)
  // A worker that has closed this hour and added nothing of it yet.
  backend.clock.advance(60_000)
  const closed = new Date(backend.clock.now() + 3_600_000)
  await backend.deps.db.sql`update rollup_state set closed_until = ${closed}`
  await refund({ amount: 250 })
  backend.clock.advance(3_600_000)
  expect(await linkTotals()).toMatchObject({ saleAmount: 750 })
})

test('a refund in another currency leaves the sums of the workspace’s currency', async () => {
  await openWithSale({ currency: 'eur' })
  await refund({ amount: 400 })
  expect(await linkTotals()).toMatchObject({ sales: 1, saleAmount: 0 })
})

test('a refund of a sale that nobody earned yet is right after a lead claims the sale', async () => {
  shop = await openShop(backend)
  const customerExternalId = 'soon'
  await shop.api('POST', '/track/sale', { customerExternalId, amount: 1000, invoiceId: 'in_1' })
  await rollUp(backend.deps)
  await refund({ amount: 400 })
  expect(await linkTotals()).toMatchObject({ sales: 0, saleAmount: 0 })
  const clickId = await shop.click()
  await shop.api('POST', '/track/lead', { clickId, eventName: 'Sign up', customerExternalId })
  expect(await linkTotals()).toMatchObject({ sales: 1, conversions: 1, saleAmount: 600 })
  await refund({ refundId: 're_2' })
  expect(await linkTotals()).toMatchObject({ sales: 1, saleAmount: 0 })
  const { body } = await shop.api('GET', '/customers/ext_soon')
  expect(body).toMatchObject({ sales: 1, saleAmount: 0 })
})

test('a refund and the lead that claims its sale may come at once', async () => {
  shop = await openShop(backend)
  for (let i = 0; i < 20; i++) {
    const clickId = await shop.click()
    const customerExternalId = `racer ${i}`
    const invoiceId = `in_${i}`
    await shop.api('POST', '/track/sale', { customerExternalId, amount: 10, invoiceId })
    await Promise.all([
      refund({ invoiceId, amount: 3 }),
      shop.api('POST', '/track/lead', { clickId, eventName: 'Sign up', customerExternalId }),
      refund({ invoiceId, amount: 2, refundId: 're_2' }),
    ])
  }
  expect(await linkTotals()).toMatchObject({ sales: 20, saleAmount: 100 })
})
