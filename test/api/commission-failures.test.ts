import { expect, test } from 'bun:test'
import { TestClock } from '../kit/backend.ts'
import { testBackend } from '../kit/test-backend.ts'
import { openEarnings, type Earnings } from '../kit/earnings.ts'

/** What is known to go wrong elsewhere with commissions, each as a guarantee. */

const backend = await testBackend({
  clock: new TestClock('2031-05-10T08:00:00Z'),
  config: { databasePool: 30 },
})

const next = (ms = 1000) => backend.clock.advance(ms)
const earnings = async (shop: Earnings) => (await shop.commissions()).map((one) => one.earnings)
const custom = (shop: Earnings, body: object, headers?: HeadersInit) =>
  shop.workspace.api(
    'POST',
    '/commissions',
    { type: 'custom', partnerId: shop.ada.partner.id, ...body },
    headers,
  )

async function withShare(rateBps: number, options: object = {}): Promise<Earnings> {
  const shop = await openEarnings(backend, options)
  await shop.reward('sale', { type: 'percentage', rateBps })
  await shop.customer('buyer')
  next()
  return shop
}

test('two approvals at once of the same thing give one bonus', async () => {
  const shop = await openEarnings(backend)
  const bonus = { amount: 500, externalId: 'bounty-7' }
  const answers = await Promise.all(Array.from({ length: 10 }, () => custom(shop, bonus)))
  expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 202))
  expect(await earnings(shop)).toEqual([500])
  await shop.agree()
})

test('a manual commission or claw-back that is sent again is not made again', async () => {
  const shop = await openEarnings(backend)
  const key = { 'idempotency-key': 'claw-1' }
  const claw = { amount: -500, description: 'Canceled order' }
  const [first, second] = [await custom(shop, claw, key), await custom(shop, claw, key)]
  expect(second.body).toEqual(first.body)
  expect((await custom(shop, { ...claw, amount: -501 }, key)).status).toBe(409)
  expect(await earnings(shop)).toEqual([-500])
  await shop.agree()
})

test('a lead or sale that failed at first is not taken for a repetition', async () => {
  const shop = await openEarnings(backend)
  await shop.reward('lead', { type: 'flat', amount: 150 })
  const lead = { eventName: 'Sign up', customerExternalId: 'early' }
  const track = (clickId: string) => shop.workspace.api('POST', '/track/lead', { ...lead, clickId })
  expect((await track('0123456789abcdef')).status).toBe(404)
  expect((await track(await shop.click(shop.ada.link.key))).status).toBe(200)
  expect(await earnings(shop)).toEqual([150])
})

test('sales told many times at once count once, with an invoice or with an idempotency key', async () => {
  const shop = await withShare(1000)
  const sale = { customerExternalId: 'buyer', amount: 1_000 }
  const keyed = { 'idempotency-key': 'sale-1' }
  await Promise.all([
    ...Array.from({ length: 5 }, () => shop.sale('buyer', 1_000, { invoiceId: 'in_1' })),
    ...Array.from({ length: 5 }, () => shop.workspace.api('POST', '/track/sale', sale, keyed)),
  ])
  expect(await earnings(shop)).toEqual([100, 100])
  const { body } = await shop.workspace.api('GET', '/customers/ext_buyer')
  expect(body).toMatchObject({ sales: 2, saleAmount: 2_000 })
  await shop.agree()
})

test('when a sale is answered, its commission, ledger and announcement are stored', async () => {
  const shop = await withShare(1000)
  const { sql } = backend.deps.db
  const ws = shop.workspace.id
  await shop.sale('buyer', 1_000)
  const [row] = await sql`
    select (select count(*)::int from commissions where workspace_id = ${ws}) as commissions,
      (select sum(amount)::int from ledger_entries where workspace_id = ${ws} and account = 'accrued') as ledger,
      (select count(*)::int from outbox where workspace_id = ${ws} and type = 'commission.created') as told`
  expect({ ...row! }).toEqual({ commissions: 1, ledger: 100, told: 1 })
})

test('50 % of a large sale is not beaten by 5.00 flat because 500 looks larger than 50', async () => {
  const shop = await openEarnings(backend)
  const conditions = [{ attribute: 'sale.amount', operator: 'gte', value: 0 }]
  const when = { match: 'all', conditions }
  await shop.reward('sale', {
    type: 'percentage',
    rateBps: 1000,
    modifiers: [
      { type: 'percentage', rateBps: 5000, when },
      { type: 'flat', amount: 500, when },
    ],
  })
  await shop.customer('buyer')
  await shop.sale('buyer', 100_000)
  expect(await earnings(shop)).toEqual([50_000])
})

test('currencies with no or three decimals are converted exactly, and one without a rate is never summed', async () => {
  const shop = await withShare(2000)
  const day = new Date(backend.clock.now()).toISOString().slice(0, 10)
  for (const [currency, perEuro] of [
    ['usd', '1'],
    ['jpy', '150'],
    ['kwd', '0.307'],
  ]) {
    await shop.workspace.api('POST', '/exchange-rates', { day, currency, perEuro })
  }
  for (const [currency, amount] of [
    ['jpy', 10_000],
    ['kwd', 10_000],
    ['gbp', 10_000],
  ] as const) {
    await shop.sale('buyer', amount, { currency })
    next()
  }
  // 10,000 JPY are 66.67 USD; 10.000 KWD are 32.57 USD; nothing is known of GBP.
  const list = await shop.commissions()
  expect(list.map((one) => [one.amount, one.earnings, one.currency, one.status])).toEqual([
    [6_667, 1_333, 'usd', 'pending'],
    [3_257, 651, 'usd', 'pending'],
    [0, 0, 'usd', 'hold'],
  ])
  expect(await shop.balance()).toMatchObject({ accrued: 1_984 })
  await shop.agree()
})
