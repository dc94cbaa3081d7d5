import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { createCtx } from '../../server/core/ctx.ts'
import { sendTransfer } from '../../server/modules/payouts/payouts/send-transfer.ts'
import { runOnce } from '../../server/jobs/queue.ts'
import type { Enrolled } from '../kit/enrolled.ts'
import { openPayoutBench, type PayoutBench, type Provider } from '../kit/payouts.ts'
import type { TestWorkspace } from '../kit/workspace.ts'

let bench: PayoutBench
let api: TestWorkspace['api']

beforeAll(async () => {
  bench = await openPayoutBench()
  api = bench.workspace.api
  for (const provider of ['sepa', 'paypal', 'stripe-connect'] as const) await bench.fund(provider)
})
afterAll(() => bench.close())

const at = (payable: number, inTransit: number, paid: number) => ({
  accrued: 0,
  payable,
  inTransit,
  paid,
})

async function confirmed(provider: Provider): Promise<{ who: Enrolled; id: string }> {
  const who = await bench.partner(provider, { currency: provider === 'sepa' ? 'eur' : 'usd' })
  await bench.earn(who, 700)
  const { payouts } = await bench.confirm(who)
  return { who, id: payouts[0].id }
}

const tell = (id: string, verb: string, body?: object) =>
  api('POST', `/payouts/${id}/${verb}`, body)

describe('a payout by hand', () => {
  test('arrives when somebody says so, once', async () => {
    const { who, id } = await confirmed('manual')
    for (let i = 0; i < 2; i++) {
      const { status, body } = await tell(id, 'complete', { reference: 'Cheque 17' })
      expect([status, body.status, body.traceId]).toEqual([200, 'completed', 'Cheque 17'])
      expect(body.commissions).toMatchObject([{ status: 'paid', paidAt: expect.any(String) }])
    }
    expect(await bench.balance(who)).toEqual(at(0, 0, 700))
    const said = await bench.backend.deps.db.sql`
      select type from outbox where data->>'enrollmentId' = ${who.enrollmentId}
        and data->>'status' in ('paid', 'completed') order by num`
    expect(said.map(({ type }) => type)).toEqual(['commission.updated', 'payout.completed'])
  })

  test('that fails is due again and comes with the next run', async () => {
    const { who, id } = await confirmed('manual')
    const { body } = await tell(id, 'fail', { reason: 'Cheque was lost' })
    expect(body).toMatchObject({ status: 'failed', failureReason: 'Cheque was lost' })
    expect(await bench.balance(who)).toEqual(at(700, 0, 0))
    expect((await bench.confirm(who)).payouts).toMatchObject([{ amount: 700 }])
    const again = await tell(id, 'complete')
    expect([again.status, again.body.error.message]).toEqual([
      400,
      expect.stringContaining('is failed and can’t be completed'),
    ])
    expect(await bench.differences()).toEqual([])
  })

  test('that comes back after it had arrived is payable once more, and once only', async () => {
    const { who, id } = await confirmed('manual')
    await tell(id, 'complete')
    for (let i = 0; i < 2; i++) await tell(id, 'fail', { reason: 'Account closed' })
    expect(await bench.balance(who)).toEqual(at(700, 0, 0))
    const { body } = await api(
      'GET',
      `/partners/${who.partnerId}/statement?programId=${who.programId}`,
    )
    expect(JSON.stringify(body)).toContain('was returned: Account closed')
    expect(await bench.differences()).toEqual([])
  })

  test.each([
    ['fail', undefined],
    ['fail', {}],
    ['fail', { reason: '' }],
    ['fail', { reason: '  ' }],
    ['fail', { reason: 'a\u0000b' }],
    ['complete', { reference: 'a\u0000b' }],
    ['complete', { reference: 'x'.repeat(256) }],
  ])('%s with %j is refused', async (verb, body) => {
    const { id } = await confirmed('manual')
    expect((await tell(id, verb, body)).status).toBe(422)
  })
})

describe('a cancellation', () => {
  test('before anything left makes the money due again; nothing is sent any more', async () => {
    const { who, id } = await confirmed('stripe-connect')
    const { status, body } = await tell(id, 'cancel')
    expect([status, body.status, body.transfer.status]).toEqual([200, 'canceled', 'canceled'])
    expect((await tell(id, 'cancel')).status).toBe(200)
    await runOnce(bench.backend.deps)
    await sendTransfer(createCtx(bench.backend.deps, bench.scope), body.transfer.id)
    expect(bench.stripe.payments.map((one) => one.transferId)).not.toContain(body.transfer.id)
    expect(await bench.balance(who)).toEqual(at(700, 0, 0))
    const postings = await bench.backend.deps.db.sql`
      select cause from ledger_postings where payout_id = ${id} order by cause`
    expect(postings.map(({ cause }) => cause)).toEqual(['payout_canceled', 'payout_sent'])
    expect(await bench.differences()).toEqual([])
  })

  test('is refused once a provider may have heard of it', async () => {
    const { id } = await confirmed('paypal')
    bench.paypal.fail('error-after')
    await runOnce(bench.backend.deps)
    bench.paypal.heal()
    const { status, body } = await tell(id, 'cancel')
    expect([status, body.error.message]).toEqual([
      400,
      expect.stringContaining('was handed to its provider already'),
    ])
    await bench.backend.deps.db.sql`
      update graphile_worker._private_jobs set run_at = now() where run_at > now()`
    await runOnce(bench.backend.deps)
    const late = await tell(id, 'cancel')
    expect([late.status, late.body.error.message]).toEqual([
      400,
      expect.stringContaining('cannot be canceled'),
    ])
  })

  test('of a single payout in a bank file is refused', async () => {
    const { id } = await confirmed('sepa')
    expect((await tell(id, 'cancel')).body.error.message).toContain('Discard the file')
  })
})

describe('a payout over a provider with an API', () => {
  test('is not settled by hand', async () => {
    const { id } = await confirmed('paypal')
    for (const [verb, body] of [
      ['complete', {}],
      ['fail', { reason: 'x' }],
    ] as const) {
      const answer = await tell(id, verb, body)
      expect([answer.status, answer.body.error.message]).toEqual([
        400,
        expect.stringContaining('comes from its provider'),
      ])
    }
  })

  test('of which nothing was heard for so long that its id is forgotten waits for a person', async () => {
    const { who, id } = await confirmed('stripe-connect')
    const { deps } = bench.backend
    bench.stripe.fail('error-before')
    await runOnce(deps)
    bench.stripe.heal()
    await deps.db.sql`update transfers set created_at = created_at - interval '29 days'
      where payout_id = ${id}`
    await deps.db.sql`update graphile_worker._private_jobs set run_at = now()`
    await runOnce(deps)
    const { body } = await api('GET', `/payouts/${id}`)
    expect(body.transfer).toMatchObject({
      status: 'submitting',
      lastError: expect.stringContaining('mark the payout as completed or failed'),
    })
    expect(bench.stripe.payments.map((one) => one.transferId)).not.toContain(body.transfer.id)
    expect((await tell(id, 'fail', { reason: 'Not found at Stripe' })).body.status).toBe('failed')
    expect(await bench.balance(who)).toEqual(at(700, 0, 0))
  })
})

describe('the list', () => {
  test('is filtered, sorted and exported', async () => {
    const ada = await bench.partner('manual', { name: '=Ada', tenantId: 'tenant-ada' })
    const bob = await bench.partner('manual', { in: ada })
    await bench.earn(ada, 300)
    await bench.earn(bob, 500)
    const run = await bench.confirm(ada)
    const list = async (query: string) =>
      (await api('GET', `/payouts?programId=${ada.programId}&${query}`)).body.map(
        (one: any) => one.amount,
      )
    const [adas] = run.payouts.filter((one: any) => one.amount === 300)
    await tell(adas.id, 'complete')
    expect(await list('')).toEqual([500, 300])
    expect(await list('sortOrder=asc')).toEqual([300, 500])
    expect(await list('sortBy=paidAt')).toEqual([300, 500])
    expect(await list('status=completed')).toEqual([300])
    expect(await list('status=processed')).toEqual([])
    expect(await list(`partnerId=${bob.partnerId}`)).toEqual([500])
    expect(await list('tenantId=tenant-ada')).toEqual([300])
    expect(await list(`partnerId=${bob.partnerId}&tenantId=tenant-ada`)).toEqual([500])
    expect(await list(`invoiceId=${run.id}&page=2&pageSize=1`)).toEqual([300])
    expect(await list(`groupId=${ada.groupId},grp_x`)).toEqual([500, 300])
    expect(await list(`groupId=-${ada.groupId}`)).toEqual([])
    expect((await api('GET', '/payouts?status=lost')).status).toBe(422)
    const { body: csv, headers } = await api('GET', `/payouts/export?programId=${ada.programId}`)
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const lines = String(csv).trimEnd().split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines[0]).toContain(',status,currency,amount (major units),')
    expect(csv).toContain(',completed,USD,3.00,')
    expect(csv).toContain(",'=Ada,")
  })
})
