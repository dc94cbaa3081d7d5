import { afterAll, expect, test } from 'bun:test'
import { TestClock } from '../kit/backend.ts'
import { openPayoutBench } from '../kit/payouts.ts'

const clock = new TestClock('2031-05-10T08:00:00Z')
const bench = await openPayoutBench({ clock })
afterAll(() => bench.close())
const { workspace } = bench

const MAY = 'start=2031-05-01&end=2031-06-01'

test('whatever becomes of a partner later, a closed month reads as it did', async () => {
  const ada = await bench.partner('manual', { name: 'Ada' })
  const twin = await bench.partner('manual', { name: 'Ada Two', in: ada })
  const settled = await bench.earn(ada, 5_000)
  const run = await bench.confirm(ada)
  const pending = await bench.earn(ada, 700, { status: 'pending' })
  const due = await bench.earn(ada, 900)
  clock.advance(Date.parse('2031-06-03T00:00:00Z') - clock.now())
  const path = `/programs/${ada.programId}/closings`
  const closed = await workspace.api('POST', path, { month: '2031-05' })
  expect(closed.body.balances[0].closing).toMatchObject({
    accrued: 700,
    payable: 900,
    inTransit: 5_000,
  })
  const read = async () => {
    const { partnerId, programId } = ada
    const of = `programId=${programId}&${MAY}`
    const paths = [
      `/partners/${partnerId}/statement?${of}`,
      `/partners/${partnerId}/statement?${of}&format=csv`,
      `/partners/${twin.partnerId}/statement?${of}`,
      `/ledger/entries?${of}`,
      `/ledger/entries/export?${of}`,
      `${path}/2031-05`,
    ]
    const answers = await Promise.all(paths.map((one) => workspace.api('GET', one)))
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200))
    return answers.map(({ body }) => body)
  }
  const before = await read()
  const numbers = [before[0], before[2]].map(({ number }) => number)
  // Nothing was posted for the twin.
  expect(numbers).toEqual(['1-000001', null])
  const open = `/partners/${ada.partnerId}/statement?programId=${ada.programId}`
  expect((await workspace.api('GET', open)).body.number).toBeNull()

  const [payout] = run.payouts
  const { partnerId, programId } = ada
  const later: [method: string, path: string, body?: object][] = [
    ['POST', `/payouts/${payout.id}/complete`],
    ['POST', `/payouts/${payout.id}/fail`, { reason: 'Account closed' }],
    ['PATCH', `/commissions/${pending}`, { status: 'canceled' }],
    ['PATCH', `/commissions/${due}`, { earnings: 300 }],
    ['PATCH', `/commissions/${settled}`, { status: 'fraud' }],
    [
      'POST',
      '/commissions',
      { type: 'custom', partnerId, programId, amount: 50, date: '2031-05-05T00:00:00Z' },
    ],
    ['POST', '/partners/merge', { fromPartnerId: partnerId, intoPartnerId: twin.partnerId }],
    ['POST', '/partners/ban', { partnerId: twin.partnerId, programId, reason: 'fake_traffic' }],
  ]
  for (const [method, path, body] of later) {
    clock.advance(60_000)
    const { status, body: answer } = await workspace.api(method, path, body)
    expect({ path, answer, ok: status < 300 }).toMatchObject({ path, ok: true })
    expect(await read()).toEqual(before)
  }
  expect(await bench.differences()).toEqual([])
})
