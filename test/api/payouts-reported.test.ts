import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { createCtx } from '../../server/core/ctx.ts'
import { recordReport } from '../../server/modules/payouts/payouts/record-report.ts'
import { checkAllTransfers } from '../../server/jobs/check-transfers.ts'
import { runOnce } from '../../server/jobs/queue.ts'
import { runPayoutSchedules } from '../../server/jobs/run-payout-schedules.ts'
import { TestClock } from '../kit/backend.ts'
import type { Enrolled } from '../kit/enrolled.ts'
import { openPayoutBench, type PayoutBench } from '../kit/payouts.ts'
import { createTestWorkspace, type TestWorkspace } from '../kit/workspace.ts'

let bench: PayoutBench
let api: TestWorkspace['api']
const accounts: Record<string, string> = {}

beforeAll(async () => {
  bench = await openPayoutBench({ clock: new TestClock('2026-03-02T10:00:00Z') })
  api = bench.workspace.api
  for (const provider of ['paypal', 'stripe-connect'] as const) {
    accounts[provider] = await bench.fund(provider)
  }
})
afterAll(() => bench.close())

const MINUTE_MS = 60_000

async function sentTo(provider: 'paypal' | 'stripe-connect') {
  const who = await bench.partner(provider)
  await bench.earn(who, 700)
  const [payout] = (await bench.confirm(who)).payouts
  await runOnce(bench.backend.deps)
  const { body } = await api('GET', `/payouts/${payout.id}`)
  return { who, id: payout.id as string, transferId: body.transfer.id as string }
}
const stateOf = async (id: string) => {
  const { body } = await api('GET', `/payouts/${id}`)
  return [body.status, body.transfer.status, body.transfer.lastError]
}
const payable = async (who: Enrolled) => (await bench.balance(who)).payable

function callBack(path: string, { body, headers }: { body: string; headers: Headers }) {
  headers.set('content-type', 'application/json')
  return bench.backend.handle(
    new Request(`http://localhost/api/payouts/callbacks/${path}`, {
      method: 'POST',
      headers,
      body,
    }),
  )
}
const here = (provider: string) => `${bench.workspace.id}/${accounts[provider]}`

describe('a callback', () => {
  test('of PayPal completes its payout, once', async () => {
    const { who, id, transferId } = await sentTo('paypal')
    expect((await stateOf(id))[0]).toBe('sent')
    bench.paypal.settle(transferId, 'SUCCESS')
    for (let i = 0; i < 2; i++) {
      const event = bench.paypal.event('PAYMENT.PAYOUTS-ITEM.SUCCEEDED', transferId)
      const answer = await callBack(here('paypal'), event)
      expect([answer.status, await answer.json()]).toEqual([200, { received: 1 }])
    }
    expect(await bench.balance(who)).toEqual({ accrued: 0, payable: 0, inTransit: 0, paid: 700 })
  })

  test('of Stripe that takes a transfer back makes the money payable, once', async () => {
    const { who, id, transferId } = await sentTo('stripe-connect')
    expect((await stateOf(id))[0]).toBe('completed')
    bench.stripe.takeBack(transferId)
    for (let i = 0; i < 3; i++) {
      await callBack(here('stripe-connect'), bench.stripe.event('transfer.reversed', transferId))
    }
    expect([await payable(who), (await stateOf(id)).slice(0, 2)]).toEqual([
      700,
      ['failed', 'returned'],
    ])
    expect(await bench.differences()).toEqual([])
  })

  test('with a wrong signature, at a wrong address or for another account changes nothing', async () => {
    const { id, transferId } = await sentTo('stripe-connect')
    bench.stripe.takeBack(transferId)
    const event = () => bench.stripe.event('transfer.reversed', transferId)
    const forged = bench.stripe.event('transfer.reversed', transferId, 'whsec_forgedforgedforged')
    expect((await callBack(here('stripe-connect'), forged)).status).toBe(401)
    const changed = { ...event(), body: `${event().body} ` }
    expect((await callBack(here('stripe-connect'), changed)).status).toBe(401)
    expect((await callBack(here('paypal'), event())).status).toBe(401)
    const unsigned = { body: 'not json', headers: new Headers() }
    expect((await callBack(here('paypal'), unsigned)).status).toBe(401)
    const other = await createTestWorkspace(bench.backend)
    for (const path of [
      `${other.id}/${accounts['stripe-connect']}`,
      `${bench.workspace.id}/fa_unknown`,
      `ws_unknown/${accounts['stripe-connect']}`,
    ]) {
      expect((await callBack(path, event())).status).toBe(404)
    }
    const huge = { body: 'x'.repeat(300_000), headers: new Headers() }
    expect((await callBack(here('paypal'), huge)).status).toBe(413)
    expect((await stateOf(id))[0]).toBe('completed')
  })

  test('at a second account of the same secret speaks of no transfer of the first', async () => {
    const { id, transferId } = await sentTo('stripe-connect')
    const old = here('stripe-connect')
    accounts['stripe-connect'] = await bench.fund('stripe-connect')
    bench.stripe.takeBack(transferId)
    const event = () => bench.stripe.event('transfer.reversed', transferId)
    const answer = await callBack(here('stripe-connect'), event())
    expect([answer.status, await answer.json()]).toEqual([200, { received: 0 }])
    expect((await stateOf(id))[0]).toBe('completed')
    expect(await (await callBack(old, event())).json()).toEqual({ received: 1 })
    expect((await stateOf(id))[0]).toBe('failed')
  })
})

describe('a transfer that nothing is heard of', () => {
  test('is looked up after ten minutes', async () => {
    const { id, transferId } = await sentTo('paypal')
    bench.paypal.settle(transferId, 'SUCCESS')
    await checkAllTransfers(bench.backend.deps)
    expect((await stateOf(id))[0]).toBe('sent')
    bench.backend.clock.advance(11 * MINUTE_MS)
    await checkAllTransfers(bench.backend.deps)
    expect((await stateOf(id))[0]).toBe('completed')
  })

  test('is looked up though more than one batch of others cannot be', async () => {
    const { id, transferId } = await sentTo('paypal')
    bench.paypal.settle(transferId, 'SUCCESS')
    const { sql } = bench.backend.deps.db
    // As many as are asked for at a time, of which PayPal knows nothing, and for longer.
    await sql`
      insert into payouts select (jsonb_populate_record(p, jsonb_build_object('id', 'po_lost' || n))).*
      from payouts p, generate_series(1, 200) n where p.id = ${id}`
    await sql`
      insert into transfers select (jsonb_populate_record(t, jsonb_build_object('id', 'tr_lost' || n,
        'payout_id', 'po_lost' || n, 'reference', 'lost', 'updated_at', t.updated_at - interval '1 s'))).*
      from transfers t, generate_series(1, 200) n where t.id = ${transferId}`
    const check = async () => {
      bench.backend.clock.advance(11 * MINUTE_MS)
      await checkAllTransfers(bench.backend.deps)
      return (await stateOf(id))[0]
    }
    expect([await check(), await check()]).toEqual(['sent', 'completed'])
    await sql`delete from transfers where reference = 'lost'`
    await sql`delete from payouts where id like 'po_lost%'`
  })

  test('is handed over again under its id when the answer was lost', async () => {
    bench.paypal.fail('cut-after')
    const { id, transferId } = await sentTo('paypal')
    bench.paypal.heal()
    expect((await stateOf(id)).slice(0, 2)).toEqual(['processing', 'submitting'])
    bench.backend.clock.advance(11 * MINUTE_MS)
    await checkAllTransfers(bench.backend.deps)
    expect((await stateOf(id)).slice(0, 2)).toEqual(['sent', 'sent'])
    expect(bench.paypal.payments.filter((one) => one.transferId === transferId)).toHaveLength(1)
  })
})

describe('reports', () => {
  test('that contradict what is known change nothing and are there for a person to see', async () => {
    const { who, id, transferId } = await sentTo('paypal')
    const say = (status: 'sent' | 'completed' | 'failed') =>
      recordReport(createCtx(bench.backend.deps, bench.scope), {
        transferId,
        status,
        reference: null,
        reason: null,
      })
    await say('failed')
    expect(await say('completed')).toBe('failed')
    expect(await payable(who)).toBe(700)
    expect((await stateOf(id))[2]).toContain('Compare the account statement before paying again')
    expect(await bench.differences()).toEqual([])
  })

  test('about nothing are answered with nothing', async () => {
    const report = { transferId: 'tr_x', status: 'sent', reference: null, reason: null } as const
    expect(await recordReport(createCtx(bench.backend.deps, bench.scope), report)).toBeNull()
  })
})

describe('a schedule', () => {
  test('pays on its day, once, and never where it is manual', async () => {
    const { clock, deps } = bench.backend
    clock.set('2026-03-02T23:30:00Z')
    const weekly = { interval: 'weekly', weekday: 2 }
    const ada = await bench.partner('manual', { program: { payoutSchedule: weekly } })
    const bob = await bench.partner('manual')
    const runs = async (who: Enrolled) => {
      await runPayoutSchedules(deps)
      return (await api('GET', `/payouts/runs?programId=${who.programId}`)).body
    }
    await bench.earn(ada, 400)
    await bench.earn(bob, 400)
    expect(await runs(ada)).toEqual([])
    clock.set('2026-03-03T00:00:01Z')
    await Promise.all([runPayoutSchedules(deps), runPayoutSchedules(deps)])
    expect(await runs(ada)).toMatchObject([
      { payoutCount: 1, key: null, confirmedBy: 'system:payout-schedules' },
    ])
    await bench.earn(ada, 100)
    clock.set('2026-03-03T23:00:00Z')
    expect(await runs(ada)).toHaveLength(1)
    clock.set('2026-03-10T05:00:00Z')
    expect(await runs(ada)).toMatchObject([{ totals: [{ amount: 100 }] }, { payoutCount: 1 }])
    expect(await runs(bob)).toEqual([])
  })
})
