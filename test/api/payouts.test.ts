import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { openPayoutBench, type PayoutBench } from '../kit/payouts.ts'
import { type TestWorkspace } from '../kit/workspace.ts'

let bench: PayoutBench
let api: TestWorkspace['api']

beforeAll(async () => {
  bench = await openPayoutBench()
  api = bench.workspace.api
  await bench.fund('sepa')
})
afterAll(() => bench.close())

describe('a preview', () => {
  test('says who would be paid what, and why others would not', async () => {
    const eur = { currency: 'eur', program: { minPayout: 500 } }
    const ada = await bench.partner('sepa', { ...eur, name: 'Ada' })
    const others = {
      grace: await bench.partner('manual', { in: ada }),
      poor: await bench.partner('manual', { in: ada }),
      debtor: await bench.partner('manual', { in: ada }),
      nobody: await bench.partner(null, { in: ada }),
      unfunded: await bench.partner('stripe-connect', { in: ada }),
      banned: await bench.partner('manual', { in: ada }),
    }
    await bench.earn(ada, 1_000)
    await bench.earn(ada, 234)
    await bench.earn(others.grace, 5_000)
    await bench.earn(others.poor, 499)
    await bench.earn(others.debtor, -700)
    await bench.earn(others.nobody, 800)
    await bench.earn(others.unfunded, 900)
    const ban = { programId: ada.programId, partnerId: others.banned.partnerId, reason: 'spam' }
    await api('POST', '/partners/ban', ban)
    await bench.earn(others.banned, 900)
    const { status, body } = await api('POST', '/payouts/preview', { programId: ada.programId })
    expect(status).toBe(200)
    expect(body).toMatchObject({ currency: 'eur', minPayout: 500, amount: 6_234, payoutCount: 2 })
    expect(body.payouts[0]).toMatchObject({
      partner: { id: ada.partnerId, name: 'Ada' },
      amount: 1_234,
      commissionCount: 2,
      provider: 'sepa',
      masked: expect.stringMatching(/^DE•• •••• \d{4}$/),
    })
    expect(body.totals).toEqual([
      { currency: 'eur', provider: 'sepa', payouts: 1, amount: 1_234 },
      { currency: 'eur', provider: 'manual', payouts: 1, amount: 5_000 },
    ])
    const reasons = Object.fromEntries(body.skipped.map((s: any) => [s.partner.id, s.reason]))
    expect(reasons).toEqual({
      [others.poor.partnerId]: 'below_minimum',
      [others.debtor.partnerId]: 'negative',
      [others.nobody.partnerId]: 'no_payout_method',
      [others.unfunded.partnerId]: 'no_funding_account',
      [others.banned.partnerId]: 'banned',
    })
    expect(body.skipped[0].sentence).toBe('4.99 EUR is due; the minimum payout is 5.00 EUR.')
  })

  test('is read page by page, with totals over everybody', async () => {
    const ada = await bench.partner('manual')
    await bench.earn(ada, 100)
    for (let i = 0; i < 2; i++) {
      await bench.earn(await bench.partner('manual', { in: ada }), 100)
      await bench.earn(await bench.partner(null, { in: ada }), 100)
    }
    const page = async (n: number) =>
      (await api('POST', '/payouts/preview', { programId: ada.programId, page: n, pageSize: 2 }))
        .body
    const [one, two] = [await page(1), await page(2)]
    expect([one.payouts.length, two.payouts.length, one.payoutCount]).toEqual([2, 1, 3])
    expect([one.skipped.length, two.skipped.length, one.skippedCount]).toEqual([2, 0, 2])
    expect([one.amount, two.amount]).toEqual([300, 300])
  })

  test('with a maximum takes partners as far as it reaches', async () => {
    const ada = await bench.partner('manual')
    const bob = await bench.partner('manual', { in: ada })
    const cleo = await bench.partner('manual', { in: ada })
    for (const [who, amount] of [
      [ada, 500],
      [bob, 400],
      [cleo, 200],
    ] as const) {
      await bench.earn(who, amount)
    }
    const { body } = await api('POST', '/payouts/preview', {
      programId: ada.programId,
      maxAmount: 750,
    })
    expect(body.payouts.map((one: any) => one.amount)).toEqual([500, 200])
    expect(body.skipped).toMatchObject([{ amount: 400, reason: 'over_cap' }])
  })
})

describe('a confirmation', () => {
  test('claims what was shown, and a second one finds nothing', async () => {
    const ada = await bench.partner('manual')
    const [first, second] = [await bench.earn(ada, 300), await bench.earn(ada, 200)]
    const run = await bench.confirm(ada, { expectedAmount: 500 })
    expect(run).toMatchObject({ repeated: false, payoutCount: 1, files: [] })
    expect(run.payouts).toMatchObject([
      { amount: 500, status: 'processing', provider: 'manual', commissionCount: 2 },
    ])
    expect(await bench.balance(ada)).toEqual({ accrued: 0, payable: 0, inTransit: 500, paid: 0 })
    const { body } = await api('GET', `/payouts/${run.payouts[0].id}`)
    expect(body.commissions.map((one: any) => one.id).toSorted()).toEqual(
      [first, second].toSorted(),
    )
    expect(body.transfer).toMatchObject({ status: 'created', attempts: 0, lastError: null })
    expect((await bench.confirm(ada)).payoutCount).toBe(0)
    expect(await bench.differences()).toEqual([])
  })

  test('with a key happens once: a repetition answers the first run', async () => {
    const ada = await bench.partner('manual')
    await bench.earn(ada, 300)
    const first = await bench.confirm(ada, { key: 'march' })
    await bench.earn(ada, 400)
    const again = await bench.confirm(ada, { key: 'march' })
    expect(again).toMatchObject({ id: first.id, key: 'march', repeated: true, payoutCount: 1 })
    expect((await bench.confirm(ada, { key: 'april' })).payouts).toMatchObject([{ amount: 400 }])
    const { body: runs } = await api('GET', `/payouts/runs?programId=${ada.programId}`)
    expect(runs.map((run: any) => run.key)).toEqual(['april', 'march'])
  })

  test('with a key that named another request is a conflict and pays nothing', async () => {
    const ada = await bench.partner('manual')
    const bob = await bench.partner('manual', { in: ada })
    await bench.earn(ada, 300)
    const asked = { programId: ada.programId, key: 'march', partnerIds: [ada.partnerId] }
    expect((await api('POST', '/payouts/confirm', asked)).body.payoutCount).toBe(1)
    await bench.earn(bob, 400)
    for (const other of [
      { partnerIds: [bob.partnerId] },
      { expectedAmount: 1 },
      { maxAmount: 9 },
    ]) {
      const { status, body } = await api('POST', '/payouts/confirm', { ...asked, ...other })
      expect([status, body.error.message]).toEqual([
        409,
        'The key "march" was already used for another confirmation. Send a new key for a new request.',
      ])
    }
    const { body } = await api('POST', '/payouts/confirm', asked)
    expect(body).toMatchObject({ repeated: true, payoutCount: 1 })
    expect((await bench.balance(bob)).payable).toBe(400)
  })

  test('with an Idempotency-Key happens once too', async () => {
    const ada = await bench.partner('manual')
    await bench.earn(ada, 300)
    const ask = () =>
      api('POST', '/payouts/confirm', { programId: ada.programId }, { 'idempotency-key': 'one' })
    const [first, second] = [await ask(), await ask()]
    expect([first.body.payoutCount, second.body.id]).toEqual([1, first.body.id])
  })

  test('of another sum than the one that was shown is a conflict and pays nothing', async () => {
    const ada = await bench.partner('manual')
    await bench.earn(ada, 300)
    const asked = { programId: ada.programId, expectedAmount: 299, key: 'k' }
    const { status, body } = await api('POST', '/payouts/confirm', asked)
    expect([status, body.error.message]).toEqual([
      409,
      '3.00 USD would be paid now instead of 2.99 USD. Nothing was paid. Check the preview again.',
    ])
    expect((await bench.balance(ada)).payable).toBe(300)
    expect((await bench.confirm(ada, { key: 'k', expectedAmount: 300 })).payoutCount).toBe(1)
  })

  test('of some partners leaves the others alone', async () => {
    const ada = await bench.partner('manual')
    const bob = await bench.partner('manual', { in: ada })
    await bench.earn(ada, 300)
    await bench.earn(bob, 300)
    const run = await bench.confirm(ada, { partnerIds: [bob.partnerId] })
    expect(run.payouts.map((one: any) => one.partner.id)).toEqual([bob.partnerId])
    expect((await bench.balance(ada)).payable).toBe(300)
  })
})

describe('input', () => {
  test.each([
    [{ programId: 'prog_x' }, 404, 'No program has the ID'],
    [{ partnerIds: ['pn_x'] }, 422, 'No partner of the program has the ID "pn_x".'],
    [{ maxAmount: -1 }, 422, 'maxAmount'],
    [{ maxAmount: 1.5 }, 422, 'maxAmount'],
    [{ expectedAmount: 1e16 }, 422, 'expectedAmount'],
    [{ key: '' }, 422, 'key'],
    [{ key: '   ' }, 422, 'key is empty.'],
    [{ key: 'a\u0000b' }, 422, 'U+0000'],
    [{ partnerIds: ['\u0000'] }, 422, 'U+0000'],
    [{ programId: '\u0000' }, 422, 'U+0000'],
    [{ partnerIDs: ['pn_x'] }, 422, 'Did you mean "partnerIds"?'],
    [{ maxAmont: 5 }, 422, 'Did you mean "maxAmount"?'],
  ])('%j is refused', async (body, status, sentence) => {
    const { programId } = await bench.partner('manual')
    const answer = await api('POST', '/payouts/confirm', { programId, ...body })
    expect([answer.status, answer.body.error.message]).toEqual([
      status,
      expect.stringContaining(sentence),
    ])
  })
})
