import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { checkAllTransfers } from '../../server/jobs/check-transfers.ts'
import { runOnce } from '../../server/jobs/queue.ts'
import { runPayoutSchedules } from '../../server/jobs/run-payout-schedules.ts'
import { TestClock } from '../kit/backend.ts'
import type { Enrolled } from '../kit/enrolled.ts'
import { makeDue } from '../kit/jobs.ts'
import { openPayoutBench, type PayoutBench, type Provider } from '../kit/payouts.ts'
import type { TestWorkspace } from '../kit/workspace.ts'

let bench: PayoutBench
let api: TestWorkspace['api']

beforeAll(async () => {
  bench = await openPayoutBench({ clock: new TestClock('2026-03-02T10:00:00Z') })
  api = bench.workspace.api
  for (const provider of ['paypal', 'stripe-connect', 'nacha', 'sepa'] as const) {
    await bench.fund(provider)
  }
})
afterAll(() => bench.close())

const preview = async ({ programId }: Enrolled) =>
  (await api('POST', '/payouts/preview', { programId })).body
const read = async (id: string) => (await api('GET', `/payouts/${id}`)).body
const work = async () => {
  await makeDue(bench.backend)
  await runOnce(bench.backend.deps)
}
const lines = async ({ programId, partnerId }: Enrolled): Promise<string[]> => {
  const { body } = await api('GET', `/partners/${partnerId}/statement?programId=${programId}`)
  return body.lines.map((line: any) => line.text)
}
const inTransit = { accrued: 0, payable: 99, inTransit: 29_900, paid: 0 }

describe('an amount that the provider cannot express', () => {
  test.each([
    ['paypal', 'huf', 29_999, 29_900],
    ['paypal', 'twd', 1_250, 1_200],
    ['stripe-connect', 'kwd', 1_852, 1_850],
    ['stripe-connect', 'tnd', 19, 10],
  ] as [Provider, string, number, number][])(
    'is paid by %s in %s as far as it goes, and the rest is carried',
    async (provider, currency, due, amount) => {
      const ada = await bench.partner(provider, { currency })
      await bench.earn(ada, due)
      const shown = await preview(ada)
      const split = { amount, carriedAmount: due - amount }
      expect(shown).toMatchObject({ ...split, payoutCount: 1, skipped: [] })
      expect(shown.payouts[0]).toMatchObject({ ...split, dueAmount: due })
      expect(shown.payouts[0].sentence).toMatch(/stays payable.*sends multiples of/)
      const run = await bench.confirm(ada, { expectedAmount: amount })
      expect(run.payouts).toMatchObject([split])
      await work()
      expect(['sent', 'completed']).toContain((await read(run.payouts[0].id)).status)
      expect(await bench.differences()).toEqual([])
      const again = await preview(ada)
      const rest = { amount: due - amount, reason: 'not_expressible' }
      expect(again).toMatchObject({ amount: 0, payouts: [], skipped: [rest] })
    },
  )

  test('is explained in the payout and in the statement', async () => {
    const ada = await bench.partner('paypal', { currency: 'huf' })
    const first = await bench.earn(ada, 29_999)
    bench.backend.clock.advance(1)
    const { payouts } = await bench.confirm(ada)
    expect(await bench.balance(ada)).toEqual(inTransit)
    const payout = await read(payouts[0].id)
    expect(payout).toMatchObject({ amount: 29_900, carriedAmount: 99, commissionCount: 2 })
    expect(payout.commissions).toMatchObject([
      { id: first, earnings: 29_999 },
      { earnings: -99, description: 'Carried to the next payout' },
    ])
    expect((await lines(ada)).at(-1)).toMatch(/: sent. 0.99 HUF .* stays payable.$/)
  })

  test('is drafted, confirmed and carried as it was previewed', async () => {
    const ada = await bench.partner('paypal', { currency: 'huf' })
    await bench.earn(ada, 29_999)
    const { body: draft } = await api('POST', '/payouts/drafts', { programId: ada.programId })
    expect([draft.amount, draft.payouts[0].amount]).toEqual([29_900, 29_900])
    const { body: run } = await api('POST', `/payouts/drafts/${draft.id}/confirm`, {})
    expect(run.payouts).toMatchObject([{ amount: 29_900, carriedAmount: 99 }])
    expect(await bench.balance(ada)).toEqual(inTransit)
  })

  test('is paid with what comes later, and nothing twice', async () => {
    const ada = await bench.partner('paypal', { currency: 'huf' })
    await bench.earn(ada, 29_999)
    await bench.confirm(ada)
    await bench.earn(ada, 1)
    expect((await bench.confirm(ada)).payouts).toMatchObject([{ amount: 100, carriedAmount: 0 }])
    expect(await bench.balance(ada)).toMatchObject({ payable: 0, inTransit: 30_000 })
    expect((await preview(ada)).payoutCount + (await preview(ada)).skippedCount).toBe(0)
    expect(await bench.differences()).toEqual([])
  })
})

describe('a payout with a rest that does not happen', () => {
  const pay = async (provider: Provider = 'paypal') => {
    const program = { accountChangeHoldDays: 0 }
    const ada = await bench.partner(provider, { currency: 'huf', program })
    await bench.earn(ada, 29_999)
    return ada
  }
  const refuse = async (who: Enrolled) => {
    bench.paypal.fail('refuse')
    const { payouts } = await bench.confirm(who)
    await work()
    bench.paypal.heal()
    expect((await read(payouts[0].id)).status).toBe('failed')
  }

  test('leaves everything payable as before, however often', async () => {
    const ada = await pay()
    for (let i = 0; i < 3; i++) await refuse(ada)
    expect(await bench.balance(ada)).toEqual({ accrued: 0, payable: 29_999, inTransit: 0, paid: 0 })
    expect((await preview(ada)).payouts).toMatchObject([
      { dueAmount: 29_999, amount: 29_900, carriedAmount: 99, commissionCount: 1 },
    ])
    expect(await bench.differences()).toEqual([])
  })

  test('of a partner who is banned meanwhile leaves no debt of the rest', async () => {
    const ada = await pay()
    const { payouts } = await bench.confirm(ada)
    await work()
    const act = (verb: string, body: object) =>
      api('POST', `/partners/${ada.partnerId}/${verb}`, body)
    await act('ban', { reason: 'spam' })
    expect(await bench.balance(ada)).toMatchObject({ payable: 0, inTransit: 29_900 })
    bench.paypal.settle((await read(payouts[0].id)).transfer.id, 'RETURNED')
    bench.backend.clock.advance(11 * 60_000)
    await checkAllTransfers(bench.backend.deps)
    expect(await bench.balance(ada)).toEqual({ accrued: 0, payable: 0, inTransit: 0, paid: 0 })
    expect((await act('unban', { restore: true })).status).toBe(200)
    expect(await bench.balance(ada)).toMatchObject({ payable: 29_999 })
    expect(await bench.differences()).toEqual([])
  })

  test('does not pay a rest twice that another payout has', async () => {
    const ada = await pay()
    const { payouts } = await bench.confirm(ada)
    await work()
    await bench.payTo(ada, 'manual')
    const [{ id }] = (await bench.confirm(ada, { expectedAmount: 99 })).payouts
    await api('POST', `/payouts/${id}/complete`, {})
    bench.paypal.settle((await read(payouts[0].id)).transfer.id, 'RETURNED')
    bench.backend.clock.advance(11 * 60_000)
    await checkAllTransfers(bench.backend.deps)
    expect((await read(payouts[0].id)).status).toBe('failed')
    expect(await bench.balance(ada)).toMatchObject({ payable: 29_900, paid: 99 })
    expect((await preview(ada)).payouts).toMatchObject([{ dueAmount: 29_900, carriedAmount: 0 }])
    expect((await bench.confirm(ada)).payouts).toMatchObject([{ amount: 29_900 }])
    expect(await bench.differences()).toEqual([])
  })

  test('is payable again less what was taken back meanwhile', async () => {
    const ada = await pay()
    const { payouts } = await bench.confirm(ada)
    await api('POST', '/commissions', {
      type: 'custom',
      programId: ada.programId,
      partnerId: ada.partnerId,
      amount: -5_000,
      description: 'Taken back',
    })
    expect((await preview(ada)).skipped).toMatchObject([{ reason: 'negative', amount: -4_901 }])
    await work()
    bench.paypal.settle((await read(payouts[0].id)).transfer.id, 'RETURNED')
    bench.backend.clock.advance(11 * 60_000)
    await checkAllTransfers(bench.backend.deps)
    expect((await preview(ada)).payouts).toMatchObject([{ dueAmount: 24_999, amount: 24_900 }])
    expect(await bench.differences()).toEqual([])
  })

  test('of somebody who is banned meanwhile leaves neither money nor debt', async () => {
    const ada = await pay()
    const { payouts } = await bench.confirm(ada)
    const ban = { programId: ada.programId, partnerId: ada.partnerId, reason: 'spam' }
    expect((await api('POST', '/partners/ban', ban)).status).toBe(200)
    expect((await api('POST', `/payouts/${payouts[0].id}/cancel`)).body.status).toBe('canceled')
    expect(await bench.balance(ada)).toEqual({ accrued: 0, payable: 0, inTransit: 0, paid: 0 })
    expect(await bench.differences()).toEqual([])
  })

  test('ends its rest also while that is on hold', async () => {
    const ada = await pay()
    await bench.confirm(ada)
    const query = `programId=${ada.programId}&partnerId=${ada.partnerId}`
    const { body } = await api('GET', `/commissions?${query}`)
    const rest = body.find((one: any) => one.earnings === 99)
    expect((await api('PATCH', `/commissions/${rest.id}`, { status: 'hold' })).status).toBe(200)
    bench.paypal.fail('refuse')
    await work()
    bench.paypal.heal()
    expect(await bench.balance(ada)).toEqual({ accrued: 0, payable: 29_999, inTransit: 0, paid: 0 })
    expect(await bench.differences()).toEqual([])
  })
})

describe('a payout over a limit of the bank', () => {
  const usd = { currency: 'usd' }

  test('is paid up to the limit, and holds up nobody', async () => {
    const ada = await bench.partner('nacha', usd)
    const bob = await bench.partner('nacha', { in: ada })
    await bench.earn(ada, 5_000)
    await bench.earn(bob, 10_000_000_000)
    expect(await preview(ada)).toMatchObject({ payoutCount: 2, carriedAmount: 1 })
    const { payouts, files } = await bench.confirm(ada)
    const amounts = payouts
      .map((one: any) => [one.amount, one.carriedAmount])
      .toSorted((a: number[], b: number[]) => a[0]! - b[0]!)
    expect(amounts).toEqual([
      [5_000, 0],
      [9_999_999_999, 1],
    ])
    expect(files).toMatchObject([{ transfers: 2, amount: 10_000_004_999 }])
    expect(await bench.differences()).toEqual([])
  })

  test('waits for the next run when the file is full', async () => {
    const ada = await bench.partner('nacha', usd)
    const rich = [ada]
    for (let i = 0; i < 100; i++) rich.push(await bench.partner('nacha', { in: ada }))
    for (const who of rich) await bench.earn(who, 9_999_999_999)
    const { skipped, payoutCount } = await preview(ada)
    expect(payoutCount).toBe(100)
    expect(skipped).toMatchObject([
      { partner: { id: rich[100]!.partnerId }, reason: 'over_provider_limit' },
    ])
    expect((await bench.confirm(ada)).payoutCount).toBe(100)
    expect((await bench.confirm(ada)).payouts).toMatchObject([{ amount: 9_999_999_999 }])
    expect(await bench.differences()).toEqual([])
  })

  test('in a scheduled run leaves the others paid', async () => {
    const program = { payoutSchedule: { interval: 'weekly', weekday: 2 } }
    const ada = await bench.partner('paypal', { currency: 'huf', program })
    const bob = await bench.partner('paypal', { in: ada })
    await bench.earn(ada, 99)
    await bench.earn(bob, 12_345)
    bench.backend.clock.set('2026-03-03T05:00:00Z')
    await runPayoutSchedules(bench.backend.deps)
    expect(await bench.balance(bob)).toMatchObject({ inTransit: 12_300, payable: 45 })
    expect(await bench.balance(ada)).toMatchObject({ inTransit: 0, payable: 99 })
  })
})
