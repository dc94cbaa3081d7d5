import { describe, expect, test } from 'bun:test'
import { createCtx } from '../../server/core/ctx.ts'
import { matureCommissions } from '../../server/modules/earnings/commissions/settle/mature-commissions.ts'
import { TestClock } from '../kit/backend.ts'
import { openEarnings, type Earnings } from '../kit/earnings.ts'
import { testBackend } from '../kit/test-backend.ts'
import { agreedTotals } from '../kit/totals.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const DAY_MS = 86_400_000
const backend = await testBackend({ clock: new TestClock('2031-05-10T08:00:00Z') })

/** A sale of 100.00 (invoice `A`) earns 20.00. */
async function open(terms: object = {}, options: object = {}): Promise<Earnings> {
  const shop = await openEarnings(backend, { holdingPeriodDays: 0, ...options })
  const reward = { type: 'percentage', rateBps: 2000, maxDurationMonths: null }
  await shop.reward('sale', { ...reward, ...terms })
  await shop.customer('buyer')
  await shop.sale('buyer', 10_000, { invoiceId: 'A' })
  backend.clock.advance(1000)
  return shop
}

const undo = (shop: Earnings, refundId: string, more: object = {}) =>
  shop.workspace.api('POST', '/track/refund/reverse', { invoiceId: 'A', refundId, ...more })

async function payAll(shop: Earnings): Promise<void> {
  const actor = { type: 'system' as const, name: 'test' }
  const scope = { workspaceId: shop.workspace.id, plan: 'business' as const, actor }
  await matureCommissions(createCtx(backend.deps, scope))
  const due = (await shop.commissions()).filter(({ status }) => status === 'processed')
  await shop.pay(due.map(({ id }) => id))
}

const total = async (shop: Earnings) =>
  (await shop.commissions()).reduce((sum, { earnings }) => sum + earnings, 0)

describe.each([
  ['before it was paid', false],
  ['after it was paid', true],
])('a won chargeback %s', (_, paid) => {
  test('restores commission, figures and customer, in the books as well', async () => {
    const shop = await open()
    if (paid) await payAll(shop)
    await shop.refund('A', 'cb', { kind: 'chargeback' })
    expect(await total(shop)).toBe(0)
    const { status, body } = await undo(shop, 'cb')
    expect([status, body]).toEqual([
      200,
      {
        id: expect.stringMatching(/^evt_/),
        invoiceId: 'A',
        refundId: 'cb',
        amount: 10_000,
        currency: 'usd',
        reason: 'chargeback_won',
        createdAt: new Date(backend.clock.now()).toISOString(),
      },
    ])
    expect(await total(shop)).toBe(2_000)
    const { links, customers } = await agreedTotals(backend, shop.workspace.id)
    expect(links[shop.ada.link.id]).toMatchObject({ sales: 1, saleAmount: 10_000 })
    expect(customers['buyer']).toEqual({ sales: 1, saleAmount: 10_000 })
    await shop.agree()
  })

  test('counts in limits, first sales and totals as if it had never been', async () => {
    const when = {
      match: 'all',
      conditions: [{ attribute: 'partner.totalSaleAmount', operator: 'gte', value: 10_000 }],
    }
    const cases: [object, number][] = [
      [{ maxDurationMonths: 0 }, 2_000],
      [{ limits: [{ per: 'partner', amount: 2_500 }] }, 2_500],
      [{ modifiers: [{ type: 'percentage', rateBps: 3000, when }] }, 5_000],
    ]
    for (const [terms, expected] of cases) {
      const shop = await open(terms)
      if (paid) await payAll(shop)
      await shop.refund('A', 'cb', { kind: 'chargeback' })
      await undo(shop, 'cb')
      backend.clock.advance(1000)
      await shop.sale('buyer', 10_000)
      expect({ terms, total: await total(shop) }).toEqual({ terms, total: expected })
      await shop.agree()
    }
  })

  test('brings the bonus of a milestone back', async () => {
    const shop = await openEarnings(backend, { holdingPeriodDays: 0 })
    await shop.reward('sale', { type: 'percentage', rateBps: 2000 })
    const milestone = { name: 'First', metric: 'revenue', threshold: 10_000, amount: 700 }
    const body = { groupId: shop.group.id, ...milestone }
    expect((await shop.workspace.api('POST', '/milestones', body)).status).toBe(201)
    await shop.customer('buyer')
    await shop.sale('buyer', 10_000, { invoiceId: 'A' })
    expect(await total(shop)).toBe(2_700)
    if (paid) await payAll(shop)
    await shop.refund('A', 'cb', { kind: 'chargeback' })
    expect(await total(shop)).toBe(0)
    await undo(shop, 'cb')
    expect(await total(shop)).toBe(2_700)
    await shop.agree()
  })

  test('of a part gives exactly that part back, in any order, and can be refunded again', async () => {
    const shop = await open({ rateBps: 333 })
    if (paid) await payAll(shop)
    const parts = [1_111, 3_333, 2_222]
    for (const [i, amount] of parts.entries()) await shop.refund('A', `re_${i}`, { amount })
    for (const i of [1, 0, 2]) expect((await undo(shop, `re_${i}`)).status).toBe(200)
    expect(await total(shop)).toBe(333)
    await shop.agree()
    await shop.refund('A', 'all')
    expect(await total(shop)).toBe(0)
    await undo(shop, 'all')
    expect(await total(shop)).toBe(333)
    await shop.agree()
  })
})

test('a claw-back that no payout has taken off is lifted; one that was is paid back', async () => {
  const shop = await open()
  await payAll(shop)
  await shop.refund('A', 'one', { amount: 5_000 })
  await undo(shop, 'one')
  const list = await shop.commissions()
  expect(list.map(({ status, earnings }) => [status, earnings])).toEqual([
    ['paid', 2_000],
    ['canceled', 0],
  ])
  await shop.refund('A', 'two', { amount: 5_000 })
  await payAll(shop)
  expect(await shop.balance()).toEqual({ accrued: 0, payable: 0, paid: 1_000 })
  backend.clock.advance(1000)
  await undo(shop, 'two')
  expect(await shop.balance()).toEqual({ accrued: 0, payable: 1_000, paid: 1_000 })
  const added = (await shop.commissions()).at(-1)
  expect(added).toMatchObject({
    earnings: 1_000,
    description: 'Refund or chargeback undone after the payout',
    reversesId: list[0].id,
  })
  await shop.agree()
})

test('the referral share comes back with its source', async () => {
  const shop = await openEarnings(backend)
  await shop.reward('sale', { type: 'percentage', rateBps: 2000 })
  await shop.reward('referral', { type: 'percentage', rateBps: 1000 })
  const bea = await shop.enroll('Bea', { referredById: shop.ada.enrollment.id })
  await shop.customer('buyer', { by: bea })
  await shop.sale('buyer', 10_000, { invoiceId: 'A' })
  await shop.refund('A', 'cb', { kind: 'chargeback' })
  await undo(shop, 'cb')
  const shown = (await shop.commissions()).map(({ type, status, earnings }) => [
    type,
    status,
    earnings,
  ])
  expect(shown.toSorted()).toEqual([
    ['referral', 'pending', 200],
    ['sale', 'pending', 2_000],
  ])
  await shop.agree()
})

test('happens once, also at the same time, and is listed with its refund', async () => {
  const shop = await open()
  await shop.refund('A', 'cb', { kind: 'chargeback' })
  const answers = await Promise.all(Array.from({ length: 8 }, () => undo(shop, 'cb')))
  for (const { status, body } of answers) expect([status, body]).toEqual([200, answers[0]!.body])
  expect((await undo(shop, 'cb', { reason: 'refund_failed' })).status).toBe(409)
  expect(await total(shop)).toBe(2_000)
  const { body: listed } = await shop.workspace.api('GET', '/refunds?invoiceId=A')
  const { id, createdAt } = answers[0]!.body
  expect(listed).toMatchObject([
    { refundId: 'cb', amount: 10_000, reversal: { id, reason: 'chargeback_won', createdAt } },
  ])
  const event = await shop.workspace.api('GET', `/events/${id}`)
  expect(event.body.explanation.steps.join(' ')).toContain('was undone')
  await shop.agree()
})

test('needs a refund of the sale, a time after it and a known reason', async () => {
  const shop = await open()
  const other = await createTestWorkspace(backend)
  await shop.refund('A', 'cb', { kind: 'chargeback' })
  const body = { invoiceId: 'A', refundId: 'cb' }
  expect((await other.api('POST', '/track/refund/reverse', body)).status).toBe(404)
  expect((await undo(shop, 'none')).status).toBe(404)
  expect((await undo(shop, 'cb', { invoiceId: 'B' })).status).toBe(404)
  for (const more of [
    { timestamp: '2031-05-01T00:00:00Z' },
    { reason: 'mood' },
    { amount: 1 },
    { refundId: '' },
  ]) {
    expect({ more, status: (await undo(shop, 'cb', more)).status }).toEqual({ more, status: 422 })
  }
  expect(await total(shop)).toBe(0)
})

test('leaves what a person decided: canceled, refunded, fraud', async () => {
  for (const status of ['canceled', 'refunded', 'fraud']) {
    const shop = await open()
    await shop.refund('A', 'half', { amount: 5_000 })
    const [{ id }] = await shop.commissions()
    await shop.workspace.api('PATCH', `/commissions/${id}`, { status })
    await undo(shop, 'half')
    expect(await total(shop)).toBe(0)
    await shop.agree()
  }
})

test('is held again, or due by now, as the commission was', async () => {
  const shop = await open({}, { holdingPeriodDays: 30 })
  await shop.sale('buyer', 10_000, { invoiceId: 'B' })
  const [, second] = await shop.commissions()
  await shop.workspace.api('PATCH', `/commissions/${second.id}`, { status: 'hold' })
  for (const invoiceId of ['A', 'B']) await shop.refund(invoiceId, 'cb', { kind: 'chargeback' })
  backend.clock.advance(31 * DAY_MS)
  await undo(shop, 'cb')
  await undo(shop, 'cb', { invoiceId: 'B' })
  expect((await shop.commissions()).map(({ status }) => status)).toEqual(['processed', 'hold'])
  await shop.agree()
})
