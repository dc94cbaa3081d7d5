import { afterAll, beforeAll, expect, test } from 'bun:test'
import { runOnce } from '../../server/jobs/queue.ts'
import { TestClock } from '../kit/backend.ts'
import { openPayoutBench, type PayoutBench, type Provider } from '../kit/payouts.ts'
import { type TestWorkspace } from '../kit/workspace.ts'

let bench: PayoutBench
let api: TestWorkspace['api']

beforeAll(async () => {
  bench = await openPayoutBench({ clock: new TestClock('2026-03-02T10:00:00Z') })
  api = bench.workspace.api
  await bench.fund('paypal')
})
afterAll(() => bench.close())

async function confirmed(provider: Provider) {
  const who = await bench.partner(provider)
  await bench.earn(who, 700)
  const [payout] = (await bench.confirm(who)).payouts
  await runOnce(bench.backend.deps)
  const { body } = await api('GET', `/payouts/${payout.id}`)
  return { id: payout.id as string, transferId: body.transfer.id as string }
}
const retry = (id: string) => api('POST', `/payouts/${id}/retry`)
const statusOf = async (id: string) => (await api('GET', `/payouts/${id}`)).body.status
const booked = (transferId: string) =>
  bench.paypal.payments.filter((one) => one.transferId === transferId).length

test.each(['cut-before', 'cut-after'] as const)(
  'a transfer whose answer was lost (%s) is sent when somebody asks for it, and pays once',
  async (fault) => {
    bench.paypal.fail(fault)
    const { id, transferId } = await confirmed('paypal')
    bench.paypal.heal()
    // Its own next turn is minutes away.
    await runOnce(bench.backend.deps)
    expect(await statusOf(id)).toBe('processing')
    const answers = await Promise.all([retry(id), retry(id)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[0]!.body.transfer).toMatchObject({ id: transferId, status: 'submitting' })
    await runOnce(bench.backend.deps)
    expect([await statusOf(id), booked(transferId)]).toEqual(['sent', 1])
  },
)

test('a transfer that the provider has is looked up at once, and not sent again', async () => {
  const { id, transferId } = await confirmed('paypal')
  bench.paypal.settle(transferId, 'SUCCESS')
  await runOnce(bench.backend.deps)
  expect(await statusOf(id)).toBe('sent')
  expect((await retry(id)).status).toBe(200)
  await runOnce(bench.backend.deps)
  expect([await statusOf(id), booked(transferId)]).toEqual(['completed', 1])
})

test('what has ended, what a person pays and what the provider has forgotten is refused with the next step', async () => {
  const { id, transferId } = await confirmed('paypal')
  bench.paypal.settle(transferId, 'SUCCESS')
  await retry(id)
  await runOnce(bench.backend.deps)
  const ended = await retry(id)
  expect([ended.status, ended.body.error.message]).toEqual([
    400,
    expect.stringContaining('can’t be retried'),
  ])
  const byHand = await retry((await confirmed('manual')).id)
  expect([byHand.status, byHand.body.error.message]).toEqual([
    400,
    expect.stringContaining('/complete'),
  ])
  bench.paypal.fail('cut-after')
  const lost = await confirmed('paypal')
  bench.paypal.heal()
  bench.backend.clock.advance(29 * 86_400_000)
  const forgotten = await retry(lost.id)
  expect([forgotten.status, forgotten.body.error.message]).toEqual([
    400,
    expect.stringContaining('Look at the account there'),
  ])
})
