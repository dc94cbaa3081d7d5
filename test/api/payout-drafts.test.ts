import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { purgeExpired } from '../../server/jobs/purge-expired.ts'
import type { Enrolled } from '../kit/enrolled.ts'
import { openPayoutBench, type PayoutBench } from '../kit/payouts.ts'
import { type TestWorkspace } from '../kit/workspace.ts'

const DAY = 86_400_000

let bench: PayoutBench
let api: TestWorkspace['api']

beforeAll(async () => {
  bench = await openPayoutBench()
  api = bench.workspace.api
  await bench.fund('sepa')
})
afterAll(() => bench.close())

/** Two partners of one program, to the first of whom 51.00 is due. */
async function pair(): Promise<{ ada: Enrolled; bob: Enrolled }> {
  const program = { accountChangeHoldDays: 0 }
  const ada = await bench.partner('manual', { name: 'Ada', program })
  const bob = await bench.partner('manual', { name: 'Bob', in: ada })
  await bench.earn(ada, 5_000)
  await bench.earn(ada, 100)
  return { ada, bob }
}

const previewOf = async ({ programId }: Enrolled, more: object = {}) =>
  (await api('POST', '/payouts/preview', { programId, ...more })).body
const draftOf = async ({ programId }: Enrolled, more: object = {}) => {
  const { status, body } = await api('POST', '/payouts/drafts', { programId, ...more })
  if (status !== 201) throw new Error(body.error.message)
  return body
}
const confirm = (id: string, body?: object) => api('POST', `/payouts/drafts/${id}/confirm`, body)
const paid = (run: any) => run.payouts.map((one: any) => [one.partner.name, one.amount]).toSorted()

describe('a draft', () => {
  test('says whom to pay what, how, and who made it', async () => {
    const ada = await bench.partner('sepa', { name: 'Ada', currency: 'eur' })
    const bob = await bench.partner('manual', { name: 'Bob', in: ada })
    await bench.earn(ada, 1_234)
    await bench.earn(bob, 5_000)
    const draft = await draftOf(ada)
    const { id, createdAt, expiresAt } = draft
    expect(draft).toMatchObject({
      id: expect.stringMatching(/^pd_/),
      programId: ada.programId,
      status: 'open',
      source: 'request',
      amount: 6_234,
      currency: 'eur',
      payoutCount: 2,
      totals: [
        { currency: 'eur', provider: 'manual', payouts: 1, amount: 5_000 },
        { currency: 'eur', provider: 'sepa', payouts: 1, amount: 1_234 },
      ],
      createdBy: expect.stringMatching(/^key:key_/),
      confirmedBy: null,
      runId: null,
    })
    expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(7 * DAY)
    expect(draft.payouts[0]).toMatchObject({
      partner: { id: ada.partnerId, name: 'Ada' },
      amount: 1_234,
      commissionCount: 1,
      provider: 'sepa',
      payoutMethodId: expect.stringMatching(/^pm_/),
      masked: expect.stringMatching(/^DE•• •••• \d{4}$/),
    })
    const { body } = await api('GET', `/payouts/drafts/${id}?page=2&pageSize=1`)
    expect(body.payouts.map((one: any) => one.partner.name)).toEqual(['Bob'])
  })

  test('pays exactly what it says: what became due since waits', async () => {
    const { ada, bob } = await pair()
    const { id, digest } = await draftOf(ada)
    await bench.earn(ada, 700)
    await bench.earn(bob, 4_000)
    const { status, body } = await confirm(id, { digest })
    expect([status, paid(body), body.draftId]).toEqual([200, [['Ada', 5_100]], id])
    expect((await bench.balance(ada)).payable).toBe(700)
    expect((await api('GET', `/payouts/drafts/${id}`)).body).toMatchObject({
      status: 'confirmed',
      runId: body.id,
      confirmedBy: expect.stringMatching(/^key:key_/),
    })
    expect(await bench.differences()).toEqual([])
  })

  test('is confirmed once: the second time answers the first run', async () => {
    const { ada } = await pair()
    const { id } = await draftOf(ada)
    const [first, second] = [await confirm(id), await confirm(id)]
    expect([first.body.repeated, second.body.repeated]).toEqual([false, true])
    expect([second.body.id, second.body.payoutCount]).toEqual([first.body.id, 1])
    expect((await api('GET', `/payouts?programId=${ada.programId}`)).body).toHaveLength(1)
  })

  test('of nobody is not stored, and a misspelt digest pays nobody', async () => {
    const ada = await bench.partner('manual')
    const nobody = await api('POST', '/payouts/drafts', { programId: ada.programId })
    expect([nobody.status, nobody.body.error.message]).toEqual([
      409,
      expect.stringContaining('No partners can be paid now.'),
    ])
    expect((await previewOf(ada)).draftId).toBeNull()
    await bench.earn(ada, 100)
    const { id } = await draftOf(ada)
    expect((await confirm(id, { digest: 'x' })).status).toBe(409)
    expect((await confirm(id, { expectedAmount: 100 })).status).toBe(422)
    expect((await bench.balance(ada)).payable).toBe(100)
  })

  test('that was discarded or is seven days old cannot be confirmed', async () => {
    const { ada } = await pair()
    const [gone, old] = [await draftOf(ada), await draftOf(ada)]
    const discarded = await api('DELETE', `/payouts/drafts/${gone.id}`)
    expect(discarded.body).toMatchObject({ status: 'discarded', discardedBy: gone.createdBy })
    expect((await api('DELETE', `/payouts/drafts/${gone.id}`)).status).toBe(200)
    bench.backend.clock.advance(7 * DAY)
    for (const [{ id }, status] of [
      [gone, 'discarded'],
      [old, 'expired'],
    ] as const) {
      const answer = await confirm(id)
      expect([answer.status, answer.body.error.message]).toEqual([
        409,
        `Draft ${id} is ${status}. Create a new one with POST /payouts/drafts.`,
      ])
      const found = await api('GET', `/payouts/drafts?programId=${ada.programId}&status=${status}`)
      expect(found.body.map((one: any) => one.id)).toEqual([id])
    }
    expect((await bench.balance(ada)).payable).toBe(5_100)
  })

  test('that nobody confirmed is deleted a month after its end; what was paid stays', async () => {
    const { ada, bob } = await pair()
    const [kept, dropped] = [await draftOf(ada), await draftOf(ada)]
    await confirm(kept.id)
    await bench.earn(bob, 100)
    bench.backend.clock.advance(36 * DAY)
    await purgeExpired(bench.backend.deps)
    expect((await api('GET', `/payouts/drafts/${dropped.id}`)).status).toBe(200)
    bench.backend.clock.advance(2 * DAY)
    await purgeExpired(bench.backend.deps)
    expect((await api('GET', `/payouts/drafts/${dropped.id}`)).status).toBe(404)
    expect((await api('GET', `/payouts/drafts/${kept.id}`)).body.payouts).toHaveLength(1)
  })
})

describe('a draft that differs from what is due', () => {
  test('pays nobody and names who gets less', async () => {
    const { ada, bob } = await pair()
    const { id } = await draftOf(ada)
    await bench.earn(ada, -4_000)
    await bench.earn(bob, 4_000)
    const { status, body } = await confirm(id)
    expect([status, body.error.message]).toEqual([
      409,
      `Draft ${id} is out of date. Ada: 11.00 USD instead of 51.00 USD. ` +
        'Nothing was paid. Create a new draft.',
    ])
    expect(body.error.details).toEqual({
      differenceCount: 1,
      differences: [
        {
          change: 'changed',
          partnerId: ada.partnerId,
          partnerName: 'Ada',
          currency: 'usd',
          draftAmount: 5_100,
          amount: 1_100,
          reason: '11.00 USD instead of 51.00 USD',
        },
      ],
    })
    expect((await bench.balance(bob)).payable).toBe(4_000)
    expect((await api('GET', `/payouts/drafts/${id}`)).body.status).toBe('open')
  })

  test.each<[string, string, (who: Enrolled) => Promise<unknown>]>([
    ['another account', 'a different payout method', (who) => bench.payTo(who, 'manual')],
    [
      'a ban',
      'The partner is banned',
      ({ programId, partnerId }) =>
        api('POST', '/partners/ban', { programId, partnerId, reason: 'fraud' }),
    ],
    [
      'a higher minimum',
      '51.00 USD is due; the minimum payout is 60.00 USD',
      ({ programId }) => api('PATCH', `/programs/${programId}`, { minPayout: 6_000 }),
    ],
    ['another run', 'no amount is due anymore', (who) => bench.confirm(who)],
  ])('names %s', async (_, reason, change) => {
    const { ada } = await pair()
    const { id } = await draftOf(ada)
    await change(ada)
    const before = (await api('GET', `/payouts?programId=${ada.programId}`)).body.length
    const { status, body } = await confirm(id)
    expect([status, body.error.message]).toEqual([409, expect.stringContaining('Ada: ')])
    const [difference] = body.error.details.differences
    expect(difference.partnerId).toBe(ada.partnerId)
    if (!difference.reason.includes('due anymore')) expect(difference.reason).toContain(reason)
    expect((await api('GET', `/payouts?programId=${ada.programId}`)).body).toHaveLength(before)
  })

  test('after a merge names the partner to whom its commissions belong now', async () => {
    const { ada, bob } = await pair()
    const { id } = await draftOf(ada)
    const merged = await api('POST', '/partners/merge', {
      fromPartnerId: ada.partnerId,
      intoPartnerId: bob.partnerId,
    })
    expect(merged.status).toBe(200)
    const { body } = await confirm(id)
    expect(body.error.details.differences).toMatchObject([
      { change: 'removed', partnerId: ada.partnerId },
      { change: 'added', partnerId: bob.partnerId, amount: 5_100 },
    ])
  })
})
