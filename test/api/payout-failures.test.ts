import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { createCtx } from '../../server/core/ctx.ts'
import { sendTransfer } from '../../server/modules/payouts/payouts/send-transfer.ts'
import { checkAllTransfers } from '../../server/jobs/check-transfers.ts'
import { runOnce } from '../../server/jobs/queue.ts'
import type { Enrolled } from '../kit/enrolled.ts'
import { emptyQueue, makeDue } from '../kit/jobs.ts'
import { openPayoutBench, type PayoutBench, type Provider } from '../kit/payouts.ts'
import type { TestWorkspace } from '../kit/workspace.ts'

/* Each block is a failure that was found in another program of this kind, and shows that ours has it not. */

let bench: PayoutBench
let api: TestWorkspace['api']

beforeAll(async () => {
  bench = await openPayoutBench()
  api = bench.workspace.api
  for (const provider of ['paypal', 'stripe-connect', 'sepa'] as const) await bench.fund(provider)
})
afterAll(() => bench.close())

async function confirmed(provider: Provider, amount = 700) {
  const who = await bench.partner(provider)
  await bench.earn(who, amount)
  const run = await bench.confirm(who)
  const { body } = await api('GET', `/payouts/${run.payouts[0].id}`)
  return { who, run, id: body.id as string, transferId: body.transfer.id as string }
}
const statusOf = async (id: string) => (await api('GET', `/payouts/${id}`)).body.status
const work = async () => {
  await makeDue(bench.backend)
  await runOnce(bench.backend.deps)
}
const wait = async () => {
  bench.backend.clock.advance(11 * 60_000)
  await checkAllTransfers(bench.backend.deps)
}
const booked = (transferId: string) =>
  [...bench.stripe.payments, ...bench.paypal.payments].filter(
    (one) => one.transferId === transferId,
  )
const payable = async (who: Enrolled) => (await bench.balance(who)).payable

describe('A: two ways to send one payout', () => {
  test('are one transfer, whose id is the idempotency key', async () => {
    const { deps } = bench.backend
    for (const provider of ['stripe-connect', 'paypal'] as const) {
      const { transferId } = await confirmed(provider)
      const again = () => sendTransfer(createCtx(deps, bench.scope), transferId).catch(() => {})
      await Promise.all([again(), again(), again(), runOnce(deps)])
      await again()
      await wait()
      expect(booked(transferId)).toHaveLength(1)
    }
    expect([...bench.stripe.complaints, ...bench.paypal.complaints]).toEqual([])
  })
})

describe('B: a confirmation that dies half-way', () => {
  test('is whole or has not happened: what was claimed is queued with it', async () => {
    const ada = await bench.partner('paypal')
    await bench.earn(ada, 700)
    const { sql } = bench.backend.deps.db
    await sql`alter function graphile_worker.add_job rename to away`
    const asked = { programId: ada.programId, key: 'k' }
    expect((await api('POST', '/payouts/confirm', asked)).status).toBe(500)
    await sql`alter function graphile_worker.away rename to add_job`
    expect([
      await payable(ada),
      (await api('GET', `/payouts?programId=${ada.programId}`)).body,
    ]).toEqual([700, []])
    const run = await bench.confirm(ada, { key: 'k' })
    expect(run).toMatchObject({ repeated: false, payoutCount: 1 })
    await work()
    expect(await bench.confirm(ada, { key: 'k' })).toMatchObject({
      id: run.id,
      payouts: [{ status: 'sent' }],
    })
  })
})

describe('C: a late failure', () => {
  test('touches its own transfer only: what was sent is not payable again', async () => {
    const ada = await bench.partner('paypal')
    const bob = await bench.partner('paypal', { in: ada })
    for (const who of [ada, bob]) await bench.earn(who, 700)
    const { payouts } = await bench.confirm(ada)
    await work()
    const [adas, bobs] = [ada, bob].map(
      (who) => payouts.find((one: any) => one.partner.id === who.partnerId).id as string,
    )
    const { body } = await api('GET', `/payouts/${adas}`)
    bench.paypal.settle(body.transfer.id, 'RETURNED', 'RECEIVER_UNREGISTERED')
    await wait()
    expect([await statusOf(adas!), await statusOf(bobs!)]).toEqual(['failed', 'sent'])
    expect([await payable(ada), await payable(bob)]).toEqual([700, 0])
    expect((await bench.confirm(ada)).payouts).toMatchObject([{ partner: { id: ada.partnerId } }])
  })
})

describe('D: sums that the client sends', () => {
  test('are refused, and decide nothing: minimum, maximum and amount come from the ledger', async () => {
    const ada = await bench.partner('manual', { program: { minPayout: 1_000 } })
    await bench.earn(ada, 999)
    const ask = (more: object) =>
      api('POST', '/payouts/confirm', { programId: ada.programId, ...more })
    for (const forged of [{ amount: 5_000 }, { minPayout: 0 }, { payouts: [{ amount: 5_000 }] }]) {
      expect((await ask(forged)).status).toBe(422)
    }
    expect((await ask({})).body.payoutCount).toBe(0)
    expect((await ask({ expectedAmount: 999 })).status).toBe(409)
    await bench.earn(ada, 1)
    expect((await ask({ maxAmount: 999 })).body.payoutCount).toBe(0)
    expect((await ask({ expectedAmount: 1_000 })).body.payouts).toMatchObject([{ amount: 1_000 }])
  })
})

describe('E: a transfer without an idempotency key, or after it was forgotten', () => {
  test('is found at the provider before it is made', async () => {
    bench.stripe.fail('cut-after')
    const { transferId, id } = await confirmed('stripe-connect')
    await work()
    bench.stripe.heal()
    bench.stripe.forgetKeys()
    expect(await statusOf(id)).toBe('processing')
    await work()
    expect([await statusOf(id), booked(transferId).length]).toEqual(['completed', 1])
  })
})

describe('F: an answer that says neither yes nor no', () => {
  test.each(['error-after', 'error-before', 'cut-after', 'cut-before', 'busy'] as const)(
    '%s: is asked again under the same id, and is no failure',
    async (fault) => {
      for (const [provider, stub] of [
        ['paypal', bench.paypal],
        ['stripe-connect', bench.stripe],
      ] as const) {
        stub.fail(fault)
        const { who, id, transferId } = await confirmed(provider)
        await work()
        expect([await statusOf(id), await payable(who)]).toEqual(['processing', 0])
        expect((await bench.confirm(who)).payoutCount).toBe(0)
        stub.heal()
        await work()
        expect([booked(transferId).length, await payable(who)]).toEqual([1, 0])
        expect(['sent', 'completed']).toContain(await statusOf(id))
      }
    },
  )

  test('a refusal for good is a failure, and the money is due again', async () => {
    bench.paypal.fail('refuse')
    const { who, id } = await confirmed('paypal')
    await work()
    bench.paypal.heal()
    expect([await statusOf(id), await payable(who)]).toEqual(['failed', 700])
  })
})

describe('R: a payout that is stuck', () => {
  test('is found and goes on, even when its job is lost', async () => {
    bench.stripe.fail('cut-before')
    const { id, transferId } = await confirmed('stripe-connect')
    await work()
    bench.stripe.heal()
    await emptyQueue(bench.backend)
    await wait()
    expect([await statusOf(id), booked(transferId).length]).toEqual(['completed', 1])
  })
})

describe('T: amounts as floating point', () => {
  test('are never made: what the provider is told is exact to the unit', async () => {
    for (const amount of [1, 7, 29, 1_015, 113_999, 811_547, 1_234_567]) {
      const { transferId } = await confirmed('paypal', amount)
      await work()
      const text = `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`
      expect(booked(transferId).map((one) => one.amount)).toEqual([text])
    }
  })
})

describe('U: a commission that is called paid before the money arrived', () => {
  test('is on its way until then, due again when it fails; a debt goes into the next payout', async () => {
    const { who, id, transferId } = await confirmed('paypal')
    const shown = async () =>
      (await api('GET', `/commissions?partnerId=${who.partnerId}&sortOrder=asc`)).body.map(
        (one: any) => [one.status, one.paidAt !== null],
      )
    await work()
    expect(await shown()).toEqual([['processed', false]])
    bench.paypal.settle(transferId, 'SUCCESS')
    await wait()
    expect([await statusOf(id), await shown()]).toEqual(['completed', [['paid', true]]])
    bench.paypal.settle(transferId, 'RETURNED', 'RECEIVER_UNREGISTERED')
    await callBack(transferId)
    expect([await statusOf(id), await shown()]).toEqual(['failed', [['processed', false]]])
    await bench.earn(who, -200)
    expect((await bench.confirm(who)).payouts).toMatchObject([{ amount: 500 }])
    const { body } = await api(
      'GET',
      `/partners/${who.partnerId}/statement?programId=${who.programId}`,
    )
    expect(JSON.stringify(body)).toContain('was returned')
    expect(await bench.differences()).toEqual([])
  })
})

async function callBack(transferId: string): Promise<void> {
  const { body: accounts } = await api('GET', '/funding-accounts')
  const { callbackUrl } = accounts.find((one: any) => one.provider === 'paypal')
  const event = bench.paypal.event('PAYMENT.PAYOUTS-ITEM.RETURNED', transferId)
  const answer = await bench.backend.handle(new Request(callbackUrl, { method: 'POST', ...event }))
  expect(answer.status).toBe(200)
}
