import { afterAll, beforeAll, expect, test } from 'bun:test'
import { createCtx } from '../../server/core/ctx.ts'
import { matureCommissions } from '../../server/modules/earnings/commissions/settle/mature-commissions.ts'
import type { Enrolled } from '../kit/enrolled.ts'
import { openPayoutBench, type PayoutBench } from '../kit/payouts.ts'
import type { Answer, TestWorkspace } from '../kit/workspace.ts'

const ROUNDS = 6

let bench: PayoutBench
let api: TestWorkspace['api']

beforeAll(async () => {
  bench = await openPayoutBench({ databasePool: 30 })
  api = bench.workspace.api
})
afterAll(() => bench.close())

const draftOf = async ({ programId }: Enrolled): Promise<string> =>
  (await api('POST', '/payouts/drafts', { programId })).body.id
const confirm = (id: string) => api('POST', `/payouts/drafts/${id}/confirm`)
const payoutsOf = async ({ programId }: Enrolled) =>
  (await api('GET', `/payouts?programId=${programId}`)).body as any[]
const sum = (list: any[]) => list.reduce((all, { amount }) => all + amount, 0)
const statuses = (answers: Answer[]) => answers.map(({ status }) => status).toSorted()

/** A partner with a sale of 100.00 of which 10.00 is due: its invoice. */
async function seller(): Promise<{ ada: Enrolled; invoiceId: string }> {
  const ada = await bench.partner('manual', { name: 'Ada', program: { holdingPeriodDays: 0 } })
  const { groupId, linkKey } = ada
  await api('POST', '/rewards', { groupId, event: 'sale', type: 'percentage', rateBps: 1_000 })
  const { headers } = await bench.workspace.visit(linkKey, { visitor: linkKey })
  const clickId = new URL(headers.get('location')!).searchParams.get('svc_id')
  const [customerExternalId, invoiceId] = [`cus-${linkKey}`, `in-${linkKey}`]
  await api('POST', '/track/lead', { clickId, eventName: 'Sign up', customerExternalId })
  await api('POST', '/track/sale', { customerExternalId, amount: 10_000, invoiceId })
  bench.backend.clock.advance(1)
  await matureCommissions(createCtx(bench.backend.deps, bench.scope))
  expect((await bench.balance(ada)).payable).toBe(1_000)
  return { ada, invoiceId }
}

test('confirmations of one draft at once pay once, and all answer the one run', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const ada = await bench.partner('manual')
    await bench.earn(ada, 100)
    const id = await draftOf(ada)
    const answers = await Promise.all([1, 2, 3, 4].map(() => confirm(id)))
    expect(statuses(answers)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(answers.filter(({ body }) => !body.repeated)).toHaveLength(1)
    expect((await payoutsOf(ada)).map((one) => one.amount)).toEqual([100])
  }
  expect(await bench.differences()).toEqual([])
})

test('drafts of the same commissions, confirmed at once, pay one of them', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const ada = await bench.partner('manual')
    const bob = await bench.partner('manual', { in: ada })
    await bench.earn(ada, 100)
    await bench.earn(bob, 20)
    const ids = [await draftOf(ada), await draftOf(ada)]
    expect(statuses(await Promise.all(ids.map(confirm)))).toEqual([200, 409])
    expect(sum(await payoutsOf(ada))).toBe(120)
  }
  expect(await bench.differences()).toEqual([])
})

test('a draft and a confirmation of everything at once pay each commission once', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const ada = await bench.partner('manual')
    await bench.earn(ada, 100)
    const id = await draftOf(ada)
    const [one, all] = await Promise.all([confirm(id), bench.confirm(ada)])
    expect([
      [200, 0],
      [409, 1],
    ]).toContainEqual([one.status, all.payoutCount])
    expect(sum(await payoutsOf(ada))).toBe(100)
  }
  expect(await bench.differences()).toEqual([])
})

test('discarding and confirming at once ends in one of them', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const ada = await bench.partner('manual')
    await bench.earn(ada, 100)
    const id = await draftOf(ada)
    const [paid, gone] = await Promise.all([confirm(id), api('DELETE', `/payouts/drafts/${id}`)])
    expect(statuses([paid, gone])).toEqual([200, 409])
    const { status } = (await api('GET', `/payouts/drafts/${id}`)).body
    expect(status).toBe(paid.status === 200 ? 'confirmed' : 'discarded')
    expect(sum(await payoutsOf(ada))).toBe(paid.status === 200 ? 100 : 0)
  }
})

test('a refund between draft and confirmation is a conflict that names the partner', async () => {
  const { ada, invoiceId } = await seller()
  const id = await draftOf(ada)
  const refund = { invoiceId, refundId: 're', amount: 4_000 }
  expect((await api('POST', '/track/refund', refund)).status).toBe(200)
  const { status, body } = await confirm(id)
  expect([status, body.error.message]).toEqual([
    409,
    expect.stringContaining('Ada: 6.00 USD instead of 10.00 USD.'),
  ])
  expect(body.error.details.differences).toMatchObject([
    { partnerId: ada.partnerId, draftAmount: 1_000, amount: 600 },
  ])
  expect(await payoutsOf(ada)).toEqual([])
})

test('a refund of something paid earlier is a debt, so that the draft pays too much', async () => {
  const { ada, invoiceId } = await seller()
  const [payout] = (await bench.confirm(ada)).payouts
  await api('POST', `/payouts/${payout.id}/complete`)
  await bench.earn(ada, 2_000)
  const id = await draftOf(ada)
  await api('POST', '/track/refund', { invoiceId, refundId: 're' })
  expect((await bench.balance(ada)).payable).toBe(1_000)
  const { status, body } = await confirm(id)
  expect([status, body.error.message]).toEqual([
    409,
    expect.stringContaining('Ada: 10.00 USD instead of 20.00 USD.'),
  ])
})

test('a refund at the moment of a confirmation comes before or after it', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { ada, invoiceId } = await seller()
    const id = await draftOf(ada)
    const [paid, refunded] = await Promise.all([
      confirm(id),
      api('POST', '/track/refund', { invoiceId, refundId: 're', amount: 4_000 }),
    ])
    expect(refunded.status).toBe(200)
    const { payable, inTransit } = await bench.balance(ada)
    expect([
      [200, 1_000, -400],
      [409, 0, 600],
    ]).toContainEqual([paid.status, Number(inTransit), Number(payable)])
  }
  expect(await bench.differences()).toEqual([])
})

test('confirmations of one preview by its sum at once pay once', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const ada = await bench.partner('manual')
    await bench.earn(ada, 100)
    const { programId } = ada
    const { body } = await api('POST', '/payouts/preview', { programId })
    const asked = { programId, expectedAmount: body.amount }
    const answers = await Promise.all(
      ['a', 'a', 'b', 'b'].map((key) => api('POST', '/payouts/confirm', { ...asked, key })),
    )
    expect(statuses(answers)).toEqual([200, 200, 409, 409])
    expect(sum(await payoutsOf(ada))).toBe(100)
  }
  expect(await bench.differences()).toEqual([])
})
