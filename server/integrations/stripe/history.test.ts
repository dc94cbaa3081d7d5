import { afterAll, expect, test } from 'bun:test'
import { createIntegrations } from '../index.ts'
import type { ProviderEvent, Verb } from '../port.ts'
import { STRIPE_KEY, StripeStub } from './testing-stub.ts'

const stub = await new StripeStub().start()
afterAll(() => stub.stop())
const { stripe } = createIntegrations({ settings: { STRIPE_API_BASE: stub.base } })
const account = { id: null, details: { apiKey: STRIPE_KEY } }

const invoice = (n: number, created: number) => ({
  id: `in_${n}`,
  created,
  customer: 'cus_ada',
  amount_paid: 1000,
  total: 1000,
  currency: 'usd',
  metadata: {},
  status_transitions: { paid_at: created + 60 },
  payments: { data: [{ payment: { payment_intent: `pi_${n}` } }] },
})
Object.assign(stub.objects, {
  customers: [{ id: 'cus_ada', metadata: { svcCustomerExternalId: 'ada' }, name: 'Ada' }],
  invoices: [5, 4, 3, 2, 1].map((n) => invoice(n, n * 1000)),
  refunds: [
    { id: 're_1', payment_intent: 'pi_4', amount: 250, status: 'succeeded', created: 4500 },
  ],
  disputes: [{ id: 'du_1', payment_intent: 'pi_5', amount: 1000, status: 'lost', created: 5500 }],
  payment_intents: [
    { id: 'pi_x', status: 'succeeded', amount: 77, currency: 'usd', metadata: {}, created: 5000 },
  ],
})

/** Reads all pages from a time on. */
async function readAll(fromMs: number): Promise<ProviderEvent[]> {
  const events: ProviderEvent[] = []
  let cursor: string | null = null
  do {
    const page = await stripe.history!.read(account, { fromMs, cursor })
    events.push(...page.events)
    cursor = page.next
  } while (cursor !== null)
  return events
}

test('the past of an account is read in pages, as the events that would have reported it', async () => {
  const events = await readAll(2_000_000)
  const verbs: Verb[] = []
  for (const event of events) {
    verbs.push(...(await stripe.translate(event, () => Promise.resolve(account))))
  }
  const sales = verbs.flatMap((one) => (one.verb === 'sale' ? [one] : []))
  expect(sales.map(({ invoiceId, atMs }) => [invoiceId, atMs])).toEqual([
    ['in_5', 5_060_000],
    ['in_4', 4_060_000],
    ['in_3', 3_060_000],
    ['in_2', 2_060_000],
  ])
  expect(sales[0]).toMatchObject({ buyer: { externalId: 'ada', name: 'Ada' }, amountMinor: 1000 })
  expect(verbs.filter(({ verb }) => verb === 'refund')).toMatchObject([
    { refundId: 're_1', amountMinor: 250, atMs: 4_500_000, kind: 'refund' },
    { refundId: 'du_1', amountMinor: 1000, kind: 'chargeback' },
    { refundId: 'du_1', amountMinor: 1000, kind: 'chargeback' },
  ])
})

test('an event has the same id whenever it is read, and no two have the same', async () => {
  const [once, again] = [await readAll(0), await readAll(0)]
  const ids = once.map(({ id }) => id)
  expect(again.map(({ id }) => id)).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
})

test('without a key the past cannot be read; a refused key says what to do, and a failure may pass', async () => {
  const read = (details: Record<string, string>) =>
    stripe.history!.read({ id: null, details }, { fromMs: 0, cursor: null })
  await expect(read({})).rejects.toMatchObject({ code: 'bad_request' })
  const wrong = read({ apiKey: 'rk_test_another0123456' })
  await expect(wrong).rejects.toMatchObject({
    code: 'bad_request',
    message: expect.stringContaining('doesn’t accept this key'),
  })
  stub.failing = 503
  const failed = await read(account.details).catch((error: unknown) => error)
  stub.failing = null
  expect(failed).toBeInstanceOf(Error)
  expect(failed).not.toMatchObject({ code: 'bad_request' })
})
