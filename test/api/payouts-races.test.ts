import { afterAll, beforeAll, expect, test } from 'bun:test'
import { createCtx } from '../../server/core/ctx.ts'
import { matureCommissions } from '../../server/modules/earnings/commissions/settle/mature-commissions.ts'
import { sendTransfer } from '../../server/modules/payouts/payouts/send-transfer.ts'
import type { Enrolled } from '../kit/enrolled.ts'
import { openPayoutBench, type PayoutBench } from '../kit/payouts.ts'
import type { TestWorkspace } from '../kit/workspace.ts'

const ROUNDS = 8

let bench: PayoutBench
let api: TestWorkspace['api']

beforeAll(async () => {
  bench = await openPayoutBench({ databasePool: 30 })
  api = bench.workspace.api
})
afterAll(() => bench.close())

const payoutsOf = async ({ programId }: Enrolled) =>
  (await api('GET', `/payouts?programId=${programId}`)).body as any[]
const sum = (list: any[]) => list.reduce((all, { amount }) => all + amount, 0)

/** Every payout is over exactly the commissions that point to it. */
async function expectOwn(who: Enrolled): Promise<void> {
  for (const { id, amount } of await payoutsOf(who)) {
    const { body } = await api('GET', `/payouts/${id}`)
    const earned = body.commissions.reduce((all: number, one: any) => all + one.earnings, 0)
    expect([id, earned]).toEqual([id, amount])
  }
  expect(await bench.differences()).toEqual([])
}

test('confirmations at once claim each commission once', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const ada = await bench.partner('manual')
    const partners = [ada, await bench.partner('manual', { in: ada })]
    for (const who of partners) for (const amount of [100, 20, 3]) await bench.earn(who, amount)
    const runs = await Promise.all(
      ['a', 'b', 'c', undefined].map((key) => bench.confirm(ada, key ? { key } : {})),
    )
    expect(runs.map((run) => run.payoutCount).toSorted()).toEqual([0, 0, 0, 2])
    expect(sum(await payoutsOf(ada))).toBe(246)
    await expectOwn(ada)
  }
})

test('confirmations with one key at once are one run', async () => {
  const ada = await bench.partner('manual')
  await bench.earn(ada, 100)
  const ask = () => bench.confirm(ada, { key: 'same' })
  const runs = await Promise.all([ask(), ask(), ask(), ask()])
  expect(new Set(runs.map((run) => run.id)).size).toBe(1)
  expect(runs.filter((run) => !run.repeated)).toHaveLength(1)
  expect(runs.map((run) => run.payoutCount)).toEqual([1, 1, 1, 1])
})

test('a cancellation at the moment of sending stops the transfer or comes too late', async () => {
  await bench.fund('stripe-connect')
  const outcomes = new Set<string>()
  for (let round = 0; round < 3 * ROUNDS; round++) {
    const ada = await bench.partner('stripe-connect')
    await bench.earn(ada, 100)
    const [payout] = (await bench.confirm(ada)).payouts
    const { body } = await api('GET', `/payouts/${payout.id}`)
    const transferId = body.transfer.id as string
    const [, canceled] = await Promise.all([
      sendTransfer(createCtx(bench.backend.deps, bench.scope), transferId),
      api('POST', `/payouts/${payout.id}/cancel`),
    ])
    const booked = bench.stripe.payments.filter((one) => one.transferId === transferId).length
    const [{ status }] = await payoutsOf(ada)
    outcomes.add(status)
    expect([status, canceled.status, booked]).toEqual(
      status === 'canceled' ? ['canceled', 200, 0] : ['completed', 400, 1],
    )
  }
  expect(['canceled', 'completed']).toEqual(expect.arrayContaining([...outcomes]))
  expect(await bench.differences()).toEqual([])
})

test('a ban at the same moment comes before or after, never in between', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const ada = await bench.partner('manual')
    await bench.earn(ada, 100)
    await bench.earn(ada, 50)
    const { programId, partnerId } = ada
    const [banned] = await Promise.all([
      api('POST', '/partners/ban', { programId, partnerId, reason: 'fraud' }),
      bench.confirm(ada),
    ])
    expect(banned.status).toBe(200)
    const paid = sum(await payoutsOf(ada))
    const { payable, inTransit } = await bench.balance(ada)
    expect([[0, 150], payable, inTransit]).toEqual([[0, 150], 0, paid])
    expect([0, 150]).toContain(paid)
    await expectOwn(ada)
  }
})

test('a payout that fails at the moment of a ban leaves nothing payable', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const ada = await bench.partner('manual')
    await bench.earn(ada, 100)
    const [payout] = (await bench.confirm(ada)).payouts
    await bench.earn(ada, 30)
    const { programId, partnerId } = ada
    await Promise.all([
      api('POST', '/partners/ban', { programId, partnerId, reason: 'fraud' }),
      api('POST', `/payouts/${payout.id}/fail`, { reason: 'Account closed' }),
    ])
    expect(await bench.balance(ada)).toEqual({ accrued: 0, payable: 0, inTransit: 0, paid: 0 })
    expect(await bench.differences()).toEqual([])
  }
})

test('new commissions at the same moment are in the payout whole, or wait for the next', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const ada = await bench.partner('manual')
    for (let n = 0; n < 5; n++) await bench.earn(ada, 100)
    await Promise.all([
      bench.confirm(ada),
      ...[1, 2, 4, 8, 16].map((amount) => bench.earn(ada, amount)),
      bench.earn(ada, -32),
    ])
    await expectOwn(ada)
    const { payable, inTransit } = await bench.balance(ada)
    expect(payable! + inTransit!).toBe(499)
  }
})

test('a refund at the same moment makes the payout smaller or is taken off the next', async () => {
  const ada = await bench.partner('manual', { program: { holdingPeriodDays: 0 } })
  const { groupId, programId } = ada
  const reward = { groupId, event: 'sale', type: 'percentage', rateBps: 1000 }
  expect((await api('POST', '/rewards', reward)).status).toBe(201)
  for (let round = 0; round < ROUNDS; round++) {
    const visit = await bench.workspace.visit(ada.linkKey, { visitor: `racer ${round}` })
    const clickId = new URL(visit.headers.get('location')!).searchParams.get('svc_id')
    const customerExternalId = `racer-${round}`
    const invoiceId = `RACE-${round}`
    const lead = { clickId, eventName: 'Sign up', customerExternalId }
    expect((await api('POST', '/track/lead', lead)).status).toBe(200)
    const sale = { customerExternalId, amount: 10_000, currency: 'usd', invoiceId }
    expect((await api('POST', '/track/sale', sale)).status).toBe(200)
    bench.backend.clock.advance(1_000)
    await matureCommissions(createCtx(bench.backend.deps, bench.scope))
    const [refunded] = await Promise.all([
      api('POST', '/track/refund', { invoiceId, amount: 4_000, refundId: `re-${round}` }),
      bench.confirm(ada),
    ])
    expect(refunded.status).toBe(200)
    await expectOwn(ada)
    const { payable, inTransit } = await bench.balance(ada)
    expect(payable! + inTransit!).toBe(600 * (round + 1))
  }
  expect((await payoutsOf(ada)).length).toBeGreaterThan(0)
  expect(programId).toBe((await payoutsOf(ada))[0].programId)
})
