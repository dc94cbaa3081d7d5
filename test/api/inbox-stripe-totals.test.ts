import { describe, expect, test } from 'bun:test'
import { openStripeInbox } from '../kit/stripe-inbox.ts'

const { signUp, send, work, undone, outcome, clock } = await openStripeInbox()

async function sell(name: string): Promise<void> {
  await signUp(name)
  await send('invoice.paid', {
    id: `in_${name}`,
    amount_paid: 3570,
    total: 3570,
    currency: 'usd',
    metadata: { svcCustomerExternalId: name },
    payments: { data: [{ payment: { payment_intent: `pi_${name}` } }] },
  })
  await work()
}
const total = (name: string, amount_refunded: number) =>
  send('charge.refunded', {
    id: `ch_${name}`,
    payment_intent: `pi_${name}`,
    currency: 'usd',
    amount: 3570,
    amount_refunded,
  })
const one = (type: string, name: string, id: string, amount: number) => {
  const status = type === 'refund.failed' ? 'failed' : 'succeeded'
  return send(type, { id, payment_intent: `pi_${name}`, currency: 'usd', amount, status })
}
const refundedOf = async (name: string) =>
  (await outcome()).sales.find(({ invoice }) => invoice === `in_${name}`)!.refunded as number
/** Lets a minute pass, in which events about the refunds themselves may come. */
const wait = async () => {
  await work()
  clock.advance(61_000)
  await work()
}

describe('a charge that says what was refunded in all', () => {
  test('is counted by itself when no event names its refunds', async () => {
    await sell('alone')
    await total('alone', 1000)
    await wait()
    expect(await refundedOf('alone')).toBe(1000)
    await total('alone', 1500)
    await wait()
    expect([await refundedOf('alone'), await undone()]).toEqual([1500, []])
  })

  test('is not counted again with the refunds that events name, whichever comes first', async () => {
    await sell('named')
    await total('named', 1000)
    await one('refund.created', 'named', 're_named', 1000)
    await wait()
    expect(await refundedOf('named')).toBe(1000)

    await sell('late')
    await total('late', 1000)
    await wait()
    await one('refund.created', 'late', 're_late', 1000)
    await one('refund.updated', 'late', 're_late', 1000)
    await work()
    expect(await refundedOf('late')).toBe(1000)
    await one('refund.created', 'late', 're_more', 200)
    await total('late', 1200)
    await wait()
    expect([await refundedOf('late'), await undone()]).toEqual([1200, []])
  })

  test('loses a refund that fails, also one that was named later', async () => {
    await sell('fails')
    await total('fails', 1000)
    await wait()
    await one('refund.created', 'fails', 're_fails', 400)
    await work()
    await one('refund.failed', 'fails', 're_fails', 400)
    await work()
    expect([await refundedOf('fails'), await undone()]).toEqual([600, []])
  })

  test('has no chargeback in it', async () => {
    await sell('disputed')
    const dispute = { id: 'du_1', payment_intent: 'pi_disputed', currency: 'usd', amount: 2000 }
    await send('charge.dispute.created', { ...dispute, status: 'needs_response' })
    await work()
    await total('disputed', 1000)
    await wait()
    expect(await refundedOf('disputed')).toBe(3000)
  })
})

test('a credit note that is voided gives back nothing', async () => {
  await sell('void')
  const note = { id: 'cn_1', invoice: 'in_void', out_of_band_amount: 500, currency: 'usd' }
  await send('credit_note.created', note)
  await work()
  expect(await refundedOf('void')).toBe(500)
  await send('credit_note.voided', { ...note, status: 'void' })
  await work()
  expect([await refundedOf('void'), await undone()]).toEqual([0, []])
})
