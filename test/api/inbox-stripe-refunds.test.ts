import { describe, expect, test } from 'bun:test'
import { openStripeInbox, recorded } from '../kit/stripe-inbox.ts'

const { shop, signUp, send, work, undone, outcome, clock, post } = await openStripeInbox()

/** Somebody who came through the link pays 35.70. */
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
const refund = (id: string, of: string, amount: number, status = 'succeeded') =>
  recorded('refund.created', { id, amount, status, payment_intent: `pi_${of}`, charge: null })
    .object
const dispute = (of: string, status: string, amount = 3570) =>
  recorded('charge.dispute.created', {
    id: `du_${of}`,
    payment_intent: `pi_${of}`,
    charge: null,
    status,
    amount,
  }).object
const refundedOf = async (name: string) =>
  (await outcome()).sales.find(({ invoice }) => invoice === `in_${name}`)!.refunded as number
const amountOf = async (name: string) =>
  (await outcome()).customers.find(({ customer }) => customer === name)!.amount as number

describe('refunds', () => {
  test('are counted in part, several of one sale, each once, and lower the customer’s sum', async () => {
    await sell('parts')
    for (const [id, amount] of [
      ['re_a', 1000],
      ['re_b', 500],
    ] as const) {
      await send('refund.created', refund(id, 'parts', amount))
      await send('refund.updated', refund(id, 'parts', amount))
    }
    await work()
    expect([await refundedOf('parts'), await amountOf('parts')]).toEqual([1500, 2070])
  })

  test('that are pending count when they succeed, and those that fail are undone, before or after', async () => {
    await sell('fails')
    await send('refund.created', refund('re_p', 'fails', 100, 'pending'))
    await work()
    expect(await refundedOf('fails')).toBe(0)
    await send('refund.updated', refund('re_p', 'fails', 100))
    await send('refund.failed', refund('re_q', 'fails', 200, 'failed'))
    await work()
    await send('refund.created', refund('re_q', 'fails', 200))
    await work()
    expect(await refundedOf('fails')).toBe(100)
    await send('refund.failed', refund('re_p', 'fails', 100, 'failed'))
    await work()
    expect([await refundedOf('fails'), await undone()]).toEqual([0, []])
  })

  test('of a payment without an invoice are counted, as are those that an old charge lists', async () => {
    const email = 'once@acme.test'
    const { type, object } = recorded('checkout.session.completed.payment-link', {
      id: 'cs_once',
      payment_intent: 'pi_once',
      client_reference_id: `svc_id_${await shop.click()}`,
      customer_details: { email },
    })
    await send(type, object)
    await work()
    await send('charge.refunded', {
      id: 'ch_once',
      payment_intent: 'pi_once',
      refunds: { data: [{ id: 're_once', amount: 595, status: 'succeeded' }] },
    })
    await send('refund.created', { ...refund('re_once', 'once', 595), currency: 'eur' })
    await work()
    const { sales } = await outcome()
    expect(sales.find(({ invoice }) => invoice === 'pi_once')).toMatchObject({ refunded: 595 })
  })

  test('repeated after eight days, with the sale, are counted no second time', async () => {
    await sell('later')
    const body = await send('refund.created', refund('re_later', 'later', 70))
    await work()
    clock.advance(8 * 86_400_000)
    expect((await post(body)).status).toBe(200)
    await send('refund.created', refund('re_later', 'later', 70))
    await work()
    expect(await refundedOf('later')).toBe(70)
  })

  test('given outside of Stripe are counted by their credit note', async () => {
    await sell('note')
    await send('credit_note.created', { id: 'cn_1', invoice: 'in_note', out_of_band_amount: 50 })
    await send('credit_note.created', { id: 'cn_2', invoice: 'in_note', out_of_band_amount: null })
    await work()
    expect(await refundedOf('note')).toBe(50)
  })
})

describe('a dispute', () => {
  test('takes the sale back once, and gives it back when it is won', async () => {
    await sell('won')
    await send('charge.dispute.created', dispute('won', 'needs_response'))
    await send('charge.dispute.funds_withdrawn', dispute('won', 'needs_response'))
    await work()
    expect(await refundedOf('won')).toBe(3570)
    await send('charge.dispute.closed', dispute('won', 'won'))
    await send('charge.dispute.funds_reinstated', dispute('won', 'won'))
    await work()
    expect([await refundedOf('won'), await undone()]).toEqual([0, []])
  })

  test('that is lost stays, also when nothing else was heard of it; an inquiry takes nothing', async () => {
    await sell('lost')
    await send('charge.dispute.created', dispute('lost', 'warning_needs_response'))
    await work()
    expect(await refundedOf('lost')).toBe(0)
    await send('charge.dispute.closed', dispute('lost', 'warning_closed'))
    await work()
    expect(await refundedOf('lost')).toBe(0)
    await send('charge.dispute.closed', dispute('lost', 'lost'))
    await work()
    expect(await refundedOf('lost')).toBe(3570)
  })

  test('after a partial refund takes what is left, in either order, and gives back its own', async () => {
    for (const [name, isFirst] of [
      ['before', true],
      ['after', false],
    ] as const) {
      await sell(name)
      const parts = [
        () => send('refund.created', refund(`re_${name}`, name, 1000)),
        () => send('charge.dispute.created', dispute(name, 'needs_response')),
      ]
      for (const part of isFirst ? parts : parts.toReversed()) {
        await part()
        await work()
      }
      expect(await refundedOf(name)).toBe(3570)
      await send('charge.dispute.closed', dispute(name, 'won'))
      await work()
      await work()
      expect([name, await refundedOf(name)]).toEqual([name, 1000])
    }
    expect(await undone()).toEqual([])
  })
})
