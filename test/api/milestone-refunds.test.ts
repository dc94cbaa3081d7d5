import { describe, expect, test } from 'bun:test'
import { TestClock } from '../kit/backend.ts'
import { openMilestones, WHEN_PAID } from '../kit/milestones.ts'
import { testBackend } from '../kit/test-backend.ts'

const clock = new TestClock('2031-05-10T08:00:00Z')
const backend = await testBackend({ clock, config: { databasePool: 50, trustProxy: true } })
const open = (options = {}) => openMilestones(backend, options)

describe.each(WHEN_PAID)('a refund %s', (_, paid) => {
  const metrics: [string, number, number | null][] = [
    ['sales', 2, null],
    ['revenue', 20_000, 1],
    ['earnings', 2000, 10],
  ]
  test.each(metrics)(
    'below the number of %s takes the bonus back, and it is earned again',
    async (metric, threshold, part) => {
      const shop = await open()
      const milestoneId = await shop.milestone(metric, threshold)
      await shop.sale('buyer', 10_000, { invoiceId: 'A' })
      await shop.sell(1)
      expect(await shop.net()).toBe(5000)
      if (paid) await shop.payAll()
      clock.advance(1000)
      await shop.refund('A', 're', part === null ? {} : { amount: part })
      expect(await shop.net()).toBe(0)
      const [first] = await shop.bonuses()
      expect(await shop.commission(first.id)).toMatchObject({
        status: paid ? 'paid' : 'refunded',
        reversals: [{ kind: 'milestone', amount: 5000 }],
      })
      await shop.agree()
      clock.advance(1000)
      await shop.sell(1)
      expect(await shop.net()).toBe(5000)
      expect(await shop.bonuses()).toMatchObject([{ milestoneId }, { milestoneId }])
      await shop.agree()
    },
  )

  test('that is undone brings the bonus back, also of a milestone that is archived', async () => {
    const shop = await open()
    const id = await shop.milestone('sales', 1)
    await shop.sale('buyer', 10_000, { invoiceId: 'A' })
    if (paid) await shop.payAll()
    clock.advance(1000)
    await shop.workspace.api('DELETE', `/milestones/${id}`)
    await shop.refund('A', 're', { kind: 'chargeback' })
    expect(await shop.net()).toBe(0)
    const which = { invoiceId: 'A', refundId: 're' }
    const answer = await shop.workspace.api('POST', '/track/refund/reverse', which)
    expect([answer.status, answer.body]).toMatchObject([200, which])
    expect(await shop.net()).toBe(5000)
    await shop.agree()
  })

  test('that leaves the number reached leaves the bonus', async () => {
    const shop = await open()
    await shop.milestone('sales', 2)
    await shop.sale('buyer', 10_000, { invoiceId: 'A' })
    await shop.sell(2)
    if (paid) await shop.payAll()
    await shop.refund('A', 're')
    expect(await shop.net()).toBe(5000)
    await shop.agree()
  })
})

describe('a change by hand', () => {
  test.each([
    ['a sale that is canceled', { status: 'duplicate' }],
    ['a sale whose amount sinks', { saleAmount: 1 }],
    ['earnings that sink', { earnings: 1 }],
  ])('takes the bonus back: %s', async (_, change) => {
    const shop = await open()
    await shop.milestone('earnings', 2000)
    await shop.sell(2)
    const [sale] = await shop.commissions('&type=sale')
    await shop.workspace.api('PATCH', `/commissions/${sale.id}`, change)
    expect(await shop.net()).toBe(0)
    await shop.agree()
  })

  test('that brings a partner to the number gives the bonus', async () => {
    const shop = await open()
    await shop.milestone('revenue', 12_000)
    await shop.sell(1)
    const [sale] = await shop.commissions('&type=sale')
    await shop.workspace.api('PATCH', `/commissions/${sale.id}`, { saleAmount: 12_000 })
    const [bonus] = await shop.bonuses()
    const { explanation } = await shop.commission(bonus.id)
    expect(explanation.steps[0]).toBe('Bonus for sales of 120.00 USD, reached by a correction.')
  })

  test.each(['canceled', 'fraud', 'refunded'])(
    'that ends a bonus as %s is final',
    async (status) => {
      const shop = await open()
      await shop.milestone('sales', 2)
      await shop.sale('buyer', 100, { invoiceId: 'A' })
      await shop.sell(1)
      const [bonus] = await shop.bonuses()
      await shop.workspace.api('PATCH', `/commissions/${bonus.id}`, { status })
      await shop.sell(1)
      await shop.refund('A', 're')
      await shop.sell(1)
      expect(await shop.net()).toBe(0)
      await shop.agree()
    },
  )

  test('that cancels a claw-back leaves the bonus, and there is no second one', async () => {
    const shop = await open()
    await shop.milestone('sales', 2)
    await shop.sale('buyer', 100, { invoiceId: 'A' })
    await shop.sell(1)
    await shop.payAll()
    await shop.refund('A', 're')
    const [bonus] = await shop.bonuses()
    const clawBack = (await shop.commissions()).find(({ reversesId }) => reversesId === bonus.id)
    await shop.workspace.api('PATCH', `/commissions/${clawBack.id}`, { status: 'canceled' })
    await shop.sell(2)
    expect(await shop.net()).toBe(5000)
    await shop.agree()
  })
})

test('sales that a late lead brings count, less their refunds', async () => {
  const shop = await open()
  await shop.milestone('sales', 2)
  for (const id of ['A', 'B', 'C']) await shop.sale('late', 100, { invoiceId: id })
  await shop.refund('A', 're')
  await shop.refund('B', 're', { amount: 50 })
  expect(await shop.bonuses()).toEqual([])
  await shop.customer('late')
  expect(await shop.bonuses()).toHaveLength(1)
  await shop.agree()
})
