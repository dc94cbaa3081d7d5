import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { Dub } from 'dub'
import { runOnce } from '../../server/jobs/queue.ts'
import { dubClient } from '../kit/dub.ts'
import type { Enrolled } from '../kit/enrolled.ts'
import { openPayoutBench, type PayoutBench } from '../kit/payouts.ts'

/** The published client, talking to the app without a socket: it validates every answer itself. */
let bench: PayoutBench
let client: Dub
let ada: Enrolled
let runId: string

beforeAll(async () => {
  bench = await openPayoutBench()
  client = dubClient(bench.backend, bench.workspace)
  await bench.fund('stripe-connect')
  await bench.fund('paypal')
  ada = await bench.partner('stripe-connect', { name: 'Ada', tenantId: 't-ada' })
  const others = [
    await bench.partner('paypal', { in: ada }),
    await bench.partner('manual', { in: ada }),
    await bench.partner('manual', { in: ada }),
  ]
  for (const [n, who] of [ada, ...others].entries()) await bench.earn(who, 1_000 * (n + 1))
  const run = await bench.confirm(ada)
  runId = run.id
  const over = (amount: number) => run.payouts.find((one: any) => one.amount === amount).id
  await bench.workspace.api('POST', `/payouts/${over(3_000)}/fail`, { reason: 'No such box' })
  await bench.workspace.api('POST', `/payouts/${over(4_000)}/cancel`)
  await runOnce(bench.backend.deps)
})
afterAll(() => bench.close())

test('payouts.list has every state, the largest first', async () => {
  const list = await client.payouts.list({})
  expect(list.map((one) => [one.amount, one.status, one.method])).toEqual([
    [4_000, 'canceled', null],
    [3_000, 'failed', null],
    [2_000, 'sent', 'paypal'],
    [1_000, 'completed', 'connect'],
  ])
  expect(list.at(-1)).toMatchObject({
    invoiceId: runId,
    currency: 'usd',
    mode: 'internal',
    traceId: expect.stringMatching(/^tr_1Stub/),
    paidAt: expect.any(String),
    partner: { id: ada.partnerId, name: 'Ada', tenantId: 't-ada', defaultPayoutMethod: null },
  })
  expect(list[1]!.failureReason).toBe('No such box')
})

test('payouts.list takes every filter and order of the client', async () => {
  const amounts = async (query: NonNullable<Parameters<Dub['payouts']['list']>[0]>) =>
    (await client.payouts.list(query)).map((one) => one.amount)
  expect(await amounts({ status: 'completed' })).toEqual([1_000])
  expect(await amounts({ status: 'processed' })).toEqual([])
  expect(await amounts({ partnerId: ada.partnerId })).toEqual([1_000])
  expect(await amounts({ tenantId: 't-ada' })).toEqual([1_000])
  expect(await amounts({ invoiceId: runId, sortOrder: 'asc' })).toEqual([
    1_000, 2_000, 3_000, 4_000,
  ])
  expect(await amounts({ groupId: ada.groupId, page: 2, pageSize: 3 })).toEqual([1_000])
  expect(await amounts({ sortBy: 'paidAt' })).toHaveLength(4)
  expect(await amounts({ sortBy: 'initiatedAt' })).toHaveLength(4)
})
