import { describe, expect, test } from 'bun:test'
import { createCtx } from '../../server/core/ctx.ts'
import { matureCommissions } from '../../server/modules/earnings/commissions/settle/mature-commissions.ts'
import { TestClock } from '../kit/backend.ts'
import { openEarnings, type Earnings } from '../kit/earnings.ts'
import { testBackend } from '../kit/test-backend.ts'

const clock = new TestClock('2031-02-10T08:00:00Z')
const backend = await testBackend({ clock, config: { databasePool: 50, trustProxy: true } })
const DAY_MS = 86_400_000

const TENTH = { type: 'percentage', rateBps: 1000, maxDurationMonths: null }
const level = (threshold: number, rateBps = 3000) => ({ threshold, type: 'percentage', rateBps })
const byRevenue = (mode: string, period = 'all') => {
  return { measure: 'revenue', period, mode, levels: [level(100_000)] }
}

/** A shop whose reward has these tiers, with customers of one partner. */
async function open(tiers: object, { terms = {}, customers = 1 } = {}): Promise<Earnings> {
  clock.set('2031-02-10T08:00:00Z')
  const shop = await openEarnings(backend, { holdingPeriodDays: 0 })
  await shop.reward('sale', { ...TENTH, ...terms, tiers })
  for (let n = 0; n < customers; n++) await shop.customer(`buyer-${n}`)
  return shop
}

let invoices = 0

/** Sells to the first customer, a second later than what was before: what it earned. */
async function earn(shop: Earnings, amount: number, more: object = {}): Promise<number> {
  clock.advance(1000)
  const sale = { invoiceId: `invoice-${++invoices}`, ...more }
  const { status } = await shop.sale('buyer-0', amount, sale)
  expect(status).toBe(200)
  return (await shop.commissions(`&invoiceId=${sale.invoiceId}`))[0]?.earnings ?? 0
}

const sixteen = (shop: Earnings) =>
  Promise.all(Array.from({ length: 16 }, (_, n) => shop.sale(`buyer-${n}`, 100_000)))

const total = async (shop: Earnings) =>
  (await shop.commissions()).reduce((sum, { earnings }) => sum + earnings, 0)

async function payAll({ workspace, commissions, pay }: Earnings): Promise<void> {
  const actor = { type: 'system' as const, name: 'test' }
  const scope = { workspaceId: workspace.id, plan: 'business' as const, actor }
  await matureCommissions(createCtx(backend.deps, scope))
  const due = (await commissions()).filter(({ status }) => status === 'processed')
  await pay(due.map(({ id }) => id))
}

describe('16 sales at once earn what they earn one after the other', () => {
  test.each(['marginal', 'all_or_nothing'])('%s', async (mode) => {
    const shop = await open(byRevenue(mode), { customers: 16 })
    await sixteen(shop)
    expect(await total(shop)).toBe(460_000)
    await shop.agree()
  })

  test('marginal, with thresholds within the sales', async () => {
    const tiers = { ...byRevenue('marginal'), levels: [level(150_000), level(1_234_567, 5000)] }
    const shop = await open(tiers, { customers: 16 })
    await sixteen(shop)
    expect(await total(shop)).toBe(15_000 + 325_370 + 182_717)
    await shop.agree()
  })
})

describe('marginal tiers', () => {
  test('split a sale at the threshold and explain it', async () => {
    const shop = await open(byRevenue('marginal'))
    expect(await earn(shop, 60_000)).toBe(6000)
    expect(await earn(shop, 60_000)).toBe(4000 + 6000)
    const { explanation } = await shop.commission((await shop.commissions())[1].id)
    expect(explanation.reward).toMatchObject({ modifier: null, tier: null })
    expect(explanation.steps.join('\n')).toContain('Up to 1000.00 USD, 10 % of 400.00 USD is 40.00')
    expect(await earn(shop, 10_000)).toBe(3000)
    const last = await shop.commission((await shop.commissions())[2].id)
    expect(last.explanation.reward).toMatchObject({ tier: 0 })
    await shop.agree()
  })

  test('take back a refund in proportion to its sale, whichever tiers it crossed', async () => {
    const shop = await open(byRevenue('marginal'))
    expect(await earn(shop, 200_000, { invoiceId: 'A' })).toBe(40_000)
    await shop.refund('A', 're', { amount: 100_000 })
    expect(await total(shop)).toBe(20_000)
    // The volume is back at the threshold: what is sold now is above it.
    expect(await earn(shop, 10_000)).toBe(3000)
    await shop.agree()
  })
})

describe.each([
  ['before the payout', false],
  ['after the payout', true],
])('volume goes down with a refund %s', (_, paid) => {
  test.each(['marginal', 'all_or_nothing'])('%s', async (mode) => {
    const shop = await open(byRevenue(mode))
    await earn(shop, 100_000, { invoiceId: 'A' })
    expect(await earn(shop, 10_000, { invoiceId: 'B' })).toBe(3000)
    if (paid) await payAll(shop)
    await shop.refund('A', 're', { amount: 99_000 })
    expect(await earn(shop, 10_000)).toBe(1000)
    // What was earned above the threshold keeps its rate.
    const kept = (await shop.commissions()).find(({ invoiceId }) => invoiceId === 'B')
    expect(kept.earnings).toBe(3000)
    await shop.agree()
  })
})

describe('volume', () => {
  test.each([
    ['month', '2031-02-28T23:59:59Z', '2031-03-01T00:00:00Z'],
    ['quarter', '2031-03-31T23:59:59Z', '2031-04-01T00:00:00Z'],
    ['year', '2031-12-31T23:59:59Z', '2032-01-01T00:00:00Z'],
  ])('of a %s begins anew with the next', async (period, last, next) => {
    const shop = await open(byRevenue('all_or_nothing', period))
    await earn(shop, 100_000)
    clock.set(last)
    clock.advance(-1000)
    expect(await earn(shop, 10_000)).toBe(3000)
    clock.set(next)
    clock.advance(-1000)
    expect(await earn(shop, 10_000)).toBe(1000)
    // A sale of the time before counts with its own period.
    clock.advance(DAY_MS)
    const at = new Date(Date.parse(last) - DAY_MS).toISOString()
    expect(await earn(shop, 10_000, { timestamp: at })).toBe(3000)
  })

  test('counts sales that earned nothing, in any currency with a rate', async () => {
    const shop = await open(byRevenue('all_or_nothing'), { terms: { rateBps: 0 } })
    await shop.workspace.api('POST', '/exchange-rates', {
      day: '2031-02-10',
      currency: 'usd',
      perEuro: '2',
    })
    expect(await earn(shop, 40_000, { invoiceId: 'A' })).toBe(0)
    expect(await earn(shop, 30_000, { currency: 'eur' })).toBe(0)
    expect(await earn(shop, 10_000)).toBe(3000)
    await shop.refund('A', 're', { amount: 20_000 })
    expect(await earn(shop, 10_000)).toBe(0)
    expect(await earn(shop, 10_000)).toBe(3000)
  })

  test('of sales and leads is counted, without what was refunded or canceled', async () => {
    const tiers = { measure: 'sales', levels: [level(2)] }
    const shop = await open(tiers)
    await earn(shop, 10_000, { invoiceId: 'A' })
    await earn(shop, 10_000)
    expect(await earn(shop, 10_000)).toBe(3000)
    await shop.refund('A', 're')
    const [, second] = await shop.commissions()
    await shop.workspace.api('PATCH', `/commissions/${second.id}`, { status: 'fraud' })
    expect(await earn(shop, 10_000)).toBe(1000)
    const byLeads = await open({ measure: 'leads', period: 'month', levels: [level(3)] })
    expect(await earn(byLeads, 10_000)).toBe(1000)
    await byLeads.customer('more', { lead: { eventQuantity: 2 } })
    expect(await earn(byLeads, 10_000)).toBe(3000)
  })

  test('of earnings is what is left of them, bonuses by hand included', async () => {
    const shop = await open({ measure: 'earnings', levels: [level(5000)] })
    expect(await earn(shop, 50_000, { invoiceId: 'A' })).toBe(5000)
    expect(await earn(shop, 10_000)).toBe(3000)
    await shop.refund('A', 're', { amount: 40_000 })
    expect(await earn(shop, 10_000)).toBe(1000)
    await shop.workspace.api('POST', '/commissions', {
      type: 'custom',
      partnerId: shop.ada.partner.id,
      amount: 1000,
    })
    expect(await earn(shop, 10_000)).toBe(3000)
  })

  test('has a sale that waited for its rate once it is priced', async () => {
    const shop = await open(byRevenue('marginal'))
    await earn(shop, 50_000, { currency: 'eur' })
    expect(await earn(shop, 100_000)).toBe(10_000)
    await shop.workspace.api('POST', '/exchange-rates', {
      day: '2031-02-10',
      currency: 'usd',
      perEuro: '2',
    })
    expect(await total(shop)).toBe(10_000 + 30_000)
    await shop.agree()
  })

  test('before a sale decides when its amount is corrected, not what came later', async () => {
    const shop = await open(byRevenue('marginal'))
    await earn(shop, 50_000)
    await earn(shop, 100_000)
    const [first] = await shop.commissions()
    const changed = await shop.workspace.api('PATCH', `/commissions/${first.id}`, {
      saleAmount: 60_000,
    })
    expect(changed.body.earnings).toBe(6000)
    expect(await earn(shop, 10_000)).toBe(3000)
    await shop.agree()
  })
})

describe('a reward with tiers', () => {
  test('is stored in a version, described, kept by customers and given up', async () => {
    const shop = await open(byRevenue('marginal', 'month'))
    const { api } = shop.workspace
    const [reward] = (await api('GET', '/rewards')).body
    expect(reward).toMatchObject({
      sentence:
        '10 % of every sale; by revenue per month, each for the part above: 30 % from 1000.00 USD',
      tiers: {
        ...byRevenue('marginal', 'month'),
        levels: [{ ...level(100_000), amount: null }],
      },
    })
    const patched = await api('PATCH', `/rewards/${reward.id}`, { rateBps: 2000 })
    expect(patched.body).toMatchObject({ version: 2, tiers: reward.tiers })
    const without = await api('PATCH', `/rewards/${reward.id}`, { tiers: null })
    expect(without.body).toMatchObject({ version: 3, tiers: null, sentence: '20 % of every sale' })
    expect(await earn(shop, 100_000)).toBe(10_000)
    expect(await earn(shop, 100_000)).toBe(30_000)
  })

  test('that cannot be is refused in the words of the wire, and previewed before', async () => {
    const shop = await open(byRevenue('marginal'))
    const { api } = shop.workspace
    const draft = (tiers: object, more: object = {}) => ({
      draft: { event: 'sale', ...TENTH, ...more, groupId: shop.group.id, tiers },
    })
    const flat = { type: 'flat', amount: 500, rateBps: null }
    const refused = await api('POST', '/rewards/preview', draft(byRevenue('marginal'), flat))
    expect(refused).toMatchObject({
      status: 422,
      body: { error: { code: 'unprocessable_entity' } },
    })
    expect(JSON.stringify(refused.body)).toContain('draft.tiers.mode')
    const twice = draft({ measure: 'sales', levels: [level(2), level(2)] })
    expect(JSON.stringify((await api('POST', '/rewards/preview', twice)).body)).toContain(
      'draft.tiers.levels.1.threshold',
    )
    const samples = [{ amount: 60_000, volume: 60_000 }]
    const { status, body } = await api('POST', '/rewards/preview', {
      ...draft(byRevenue('marginal')),
      samples,
    })
    expect(status).toBe(200)
    expect(body.samples[0]).toMatchObject({ earnings: 10_000, volume: 60_000, tier: null })
  })
})
