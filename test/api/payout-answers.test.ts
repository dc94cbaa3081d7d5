import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { createCtx } from '../../server/core/ctx.ts'
import { checkAllTransfers } from '../../server/jobs/check-transfers.ts'
import { sendTransfer } from '../../server/modules/payouts/payouts/send-transfer.ts'
import { findProvider } from '../../server/payout-providers/find-provider.ts'
import type { OnlineProvider } from '../../server/payout-providers/port.ts'
import { emptyQueue } from '../kit/jobs.ts'
import { openPayoutBench, type PayoutBench } from '../kit/payouts.ts'

/* What a provider answers to one sending can arrive before, between and after other answers about it. */

let bench: PayoutBench
let stripe: OnlineProvider
let accountId: string

beforeAll(async () => {
  bench = await openPayoutBench()
  accountId = await bench.fund('stripe-connect')
  const provider = findProvider(bench.backend.deps.payoutProviders, 'stripe-connect')
  if (provider?.kind !== 'online') throw new Error('Stripe is no online provider')
  stripe = provider
})
afterAll(() => bench.close())

async function confirmed() {
  const who = await bench.partner('stripe-connect')
  await bench.earn(who, 700)
  const [payout] = (await bench.confirm(who)).payouts
  const { transfer } = await read(payout.id)
  return { who, id: payout.id as string, transferId: transfer.id as string }
}

const read = async (id: string) => (await bench.workspace.api('GET', `/payouts/${id}`)).body

const readState = async (id: string) => {
  const { status, transfer } = await read(id)
  return { payout: status, transfer: transfer.status, lastError: transfer.lastError }
}

/** Sends a transfer, with something that happens between the provider's answer and its recording. */
function sendAnd(transferId: string, meanwhile: () => Promise<void>): Promise<void> {
  const { deps } = bench.backend
  const send: OnlineProvider['send'] = async (...args) => {
    const answer = await stripe.send(...args)
    await meanwhile()
    return answer
  }
  const payoutProviders = { ...deps.payoutProviders, 'stripe-connect': { ...stripe, send } }
  return sendTransfer(createCtx({ ...deps, payoutProviders }, bench.scope), transferId)
}

const sendAgain = (transferId: string) =>
  sendTransfer(createCtx(bench.backend.deps, bench.scope), transferId)

describe('of two sendings of one transfer at once', () => {
  test('the one that fails late says nothing about the payment that the other made', async () => {
    const { who, id, transferId } = await confirmed()
    const late = sendAnd(transferId, async () => {
      await sendAgain(transferId)
      throw new Error('The connection was lost')
    })
    await expect(late).rejects.toThrow('The connection was lost')
    expect(await readState(id)).toEqual({
      payout: 'completed',
      transfer: 'completed',
      lastError: null,
    })
    expect((await bench.balance(who)).paid).toBe(700)
  })

  test('either answer makes it paid, whichever is first', async () => {
    const { who, id, transferId } = await confirmed()
    await sendAnd(transferId, () => sendAgain(transferId))
    expect(await readState(id)).toMatchObject({ payout: 'completed', transfer: 'completed' })
    expect((await bench.balance(who)).paid).toBe(700)
    const booked = bench.stripe.payments.filter((one) => one.transferId === transferId)
    expect(booked).toHaveLength(1)
    expect(await bench.differences()).toEqual([])
  })
})

describe('a transfer that is taken back', () => {
  test('before the answer to its sending is recorded stays so, and is no contradiction', async () => {
    const { who, id, transferId } = await confirmed()
    await sendAnd(transferId, async () => {
      bench.stripe.takeBack(transferId)
      const { body, headers } = bench.stripe.event('transfer.reversed', transferId)
      const path = `/api/payouts/callbacks/${bench.workspace.id}/${accountId}`
      headers.set('content-type', 'application/json')
      const request = new Request(`http://localhost${path}`, { method: 'POST', headers, body })
      expect((await bench.backend.handle(request)).status).toBe(200)
    })
    const { lastError, ...state } = await readState(id)
    expect(state).toEqual({ payout: 'failed', transfer: 'returned' })
    expect(lastError).not.toContain('Compare the account statement')
    expect((await bench.balance(who)).payable).toBe(700)
    expect(await bench.differences()).toEqual([])
  })
})

describe('a transfer whose job is lost before it began', () => {
  test('is sent ten minutes later', async () => {
    const { who, id } = await confirmed()
    await emptyQueue(bench.backend)
    await checkAllTransfers(bench.backend.deps)
    expect(await readState(id)).toMatchObject({ payout: 'processing', transfer: 'created' })
    bench.backend.clock.advance(11 * 60_000)
    await checkAllTransfers(bench.backend.deps)
    expect(await readState(id)).toMatchObject({ payout: 'completed', transfer: 'completed' })
    expect((await bench.balance(who)).paid).toBe(700)
  })
})
