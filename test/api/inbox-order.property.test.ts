import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { stripeEvent } from '../../server/integrations/stripe/testing.ts'
import { runOnce } from '../../server/jobs/queue.ts'
import { createTestProgram } from '../kit/program.ts'
import { rounds } from '../kit/rounds.ts'
import { openStripeInbox, openStripeShop } from '../kit/stripe-inbox.ts'

const { backend, clock } = await openStripeInbox()

type Story = Awaited<ReturnType<typeof openStripeShop>>

/** What Stripe reports of a subscriber and a guest: bodies in the order in which they happened. */
async function storyOf({ shop }: Story): Promise<string[]> {
  const paid = (id: string) => ({
    id: `in_${id}`,
    customer: 'cus_1',
    amount_paid: 3570,
    total: 3570,
    total_excluding_tax: 3000,
    currency: 'usd',
    metadata: {},
    payments: { data: [{ payment: { payment_intent: `pi_${id}` } }] },
  })
  const refund = (id: string, of: string, status = 'succeeded') => ({
    id,
    payment_intent: `pi_${of}`,
    amount: 1000,
    status,
  })
  const dispute = (status: string) => ({ id: 'du_1', payment_intent: 'pi_1', amount: 3570, status })
  const guest = {
    id: 'cs_2',
    mode: 'payment',
    payment_status: 'paid',
    payment_intent: 'pi_guest',
    amount_total: 5950,
    total_details: { amount_tax: 950 },
    currency: 'eur',
    client_reference_id: `svc_id_${await shop.click()}`,
    customer_details: { email: 'guest@acme.test' },
  }
  const { enroll } = await createTestProgram(backend, shop)
  const { partner, link } = await enroll('Eve')
  const code = { partnerId: partner.id, linkId: link.id, code: 'EVE10' }
  expect((await shop.api('POST', '/discount-codes', code)).status).toBe(200)
  const coded = {
    ...guest,
    id: 'cs_3',
    payment_intent: 'pi_coded',
    client_reference_id: null,
    customer_details: { email: 'coded@acme.test' },
    discounts: [{ coupon: 'co_1', promotion_code: 'promo_eve' }],
  }
  const session = {
    id: 'cs_1',
    mode: 'subscription',
    payment_status: 'paid',
    customer: 'cus_1',
    invoice: 'in_1',
    client_reference_id: `svc_id_${await shop.click()}`,
  }
  const named = { id: 'cus_1', metadata: { svcCustomerExternalId: 'user_1' }, name: 'Ada' }
  const events: [type: string, object: object][] = [
    ['checkout.session.completed', session],
    ['invoice.paid', paid('1')],
    ['customer.updated', named],
    ['invoice.paid', paid('2')],
    ['invoice_payment.paid', { invoice: 'in_2', payment: { payment_intent: 'pi_2b' } }],
    ['refund.created', refund('re_1', '2')],
    ['refund.updated', refund('re_1', '2')],
    ['refund.created', refund('re_2', '2b')],
    ['refund.failed', refund('re_2', '2b', 'failed')],
    ['charge.dispute.created', dispute('needs_response')],
    ['charge.dispute.closed', dispute('won')],
    ['refund.created', refund('re_3', '1')],
    ['checkout.session.completed', guest],
    [
      'payment_intent.succeeded',
      { id: 'pi_guest', amount: 5950, currency: 'eur', metadata: { svcClickId: 'unknown' } },
    ],
    ['refund.created', refund('re_4', 'guest')],
    ['promotion_code.created', { id: 'promo_eve', code: 'EVE10' }],
    ['checkout.session.completed', coded],
  ]
  const nowMs = clock.now()
  return events.map(
    ([type, object], index) => stripeEvent(type, object, { id: `evt_${index}`, nowMs }).body,
  )
}

/** Sends events in an order, works in between, and again until nothing is left to wait for. */
async function play(order: readonly number[]) {
  const story = await openStripeShop(backend)
  const bodies = await storyOf(story)
  for (const [step, index] of order.entries()) {
    expect((await story.post(bodies[index]!)).status).toBe(200)
    if (step % 4 === 3) await runOnce(backend.deps)
  }
  await story.work()
  for (const ms of [0, 61_000, 600_000]) {
    clock.advance(ms)
    await story.work()
    await story.work()
  }
  return { outcome: await story.outcome(), undone: await story.undone() }
}

const COUNT = 17
const inOrder = Array.from({ length: COUNT }, (_, index) => index)

test('whatever order events come in, and however often, what is recorded is the same', async () => {
  const expected = await play(inOrder)
  expect(expected).toMatchObject({
    outcome: {
      sales: [
        { invoice: 'in_1', customer: 'user_1', linked: true, refunded: 1000 },
        { invoice: 'in_2', customer: 'user_1', linked: true, refunded: 1000 },
        { invoice: 'pi_coded', customer: 'coded@acme.test', linked: true, refunded: 0 },
        { invoice: 'pi_guest', amount: 5950, tax: 950, linked: true, refunded: 1000 },
      ],
    },
    undone: [],
  })
  const order = fc
    .tuple(
      fc.shuffledSubarray(inOrder, { minLength: COUNT, maxLength: COUNT }),
      fc.array(fc.nat(COUNT - 1), { maxLength: 10 }),
    )
    .chain(([all, again]) =>
      fc.shuffledSubarray([...all, ...again], { minLength: all.length + again.length }),
    )
  await fc.assert(
    fc.asyncProperty(order, async (played) => {
      expect(await play(played)).toEqual(expected)
    }),
    { numRuns: rounds({ all: 8, few: 2 }) },
  )
})
