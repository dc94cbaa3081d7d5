import { describe, expect, test } from 'bun:test'
import { TestClock } from '../kit/backend.ts'
import { testBackend } from '../kit/test-backend.ts'
import { openEarnings, type Earnings } from '../kit/earnings.ts'
import { VISITOR } from '../kit/story.ts'

const backend = await testBackend({
  clock: new TestClock('2031-05-10T08:00:00Z'),
  config: { databasePool: 30, trustProxy: true },
})

const DAY = 86_400_000
const open = (options: object = {}) => openEarnings(backend, options)
const earnings = async (shop: Earnings, query = '') =>
  (await shop.commissions(query)).map((one) => one.earnings)
const unearned = async (shop: Earnings, table: 'leads' | 'sales') => {
  const { sql } = backend.deps.db
  const rows =
    await sql`select unearned from ${sql(table)} where workspace_id = ${shop.workspace.id}
    order by id`
  return rows.map((row) => row.unearned?.reason ?? null)
}
const next = (ms = 1000) => backend.clock.advance(ms)

describe('a lead', () => {
  test('pays its flat amount once per customer and event, times its quantity', async () => {
    const shop = await open()
    await shop.reward('lead', { type: 'flat', amount: 150 })
    const clickId = await shop.click(shop.ada.link.key)
    const lead = (more: object) =>
      shop.workspace.api('POST', '/track/lead', {
        clickId,
        eventName: 'Sign up',
        customerExternalId: 'buyer',
        ...more,
      })
    await Promise.all(Array.from({ length: 8 }, () => lead({})))
    next()
    await lead({ eventName: 'Trial', eventQuantity: 3 })
    next()
    await lead({ eventName: 'Trial' })
    expect(await earnings(shop)).toEqual([150, 450])
    await shop.agree()
  })
})

describe('a sale', () => {
  test('pays a share, the reward of the day of the lead, however it is edited later', async () => {
    const shop = await open()
    const id = await shop.reward('sale', { type: 'percentage', rateBps: 2000 })
    await shop.customer('old')
    next()
    const edited = await shop.workspace.api('PATCH', `/rewards/${id}`, { rateBps: 500 })
    expect(edited.status).toBe(200)
    await shop.customer('new')
    for (const customer of ['old', 'new']) {
      next()
      await shop.sale(customer, 10_000)
    }
    expect(await earnings(shop)).toEqual([2_000, 500])
    const versions = await Promise.all(
      (await shop.commissions()).map(async (one) => (await shop.commission(one.id)).explanation),
    )
    expect(versions.map((explanation) => explanation.reward.version)).toEqual([1, 2])
    await shop.agree()
  })

  test('pays a partner’s own reward before the group’s', async () => {
    const shop = await open()
    const eve = await shop.enroll('Eve')
    await shop.reward('sale', { type: 'percentage', rateBps: 1000 })
    await shop.reward('sale', { type: 'flat', amount: 777 }, { enrollmentId: eve.enrollment.id })
    await shop.customer('hers', { by: eve })
    await shop.customer('his')
    await shop.sale('hers', 10_000)
    next()
    await shop.sale('his', 10_000)
    expect(await earnings(shop)).toEqual([777, 1_000])
  })

  test('pays the first one only when the reward says so; a refunded first one does not count', async () => {
    const shop = await open()
    await shop.reward('sale', { type: 'percentage', rateBps: 1000, maxDurationMonths: 0 })
    await shop.customer('buyer')
    await shop.sale('buyer', 1_000, { invoiceId: 'in_first' })
    next()
    await shop.sale('buyer', 2_000)
    expect(await earnings(shop)).toEqual([100])
    expect(await unearned(shop, 'sales')).toEqual([null, 'first_sale_only'])
    await shop.refund('in_first', 're_1')
    next()
    await shop.sale('buyer', 3_000)
    expect(await earnings(shop)).toEqual([0, 300])
    await shop.agree()
  })

  test('is paid for exactly 12 months by the time of the sale, not by when it is told', async () => {
    const shop = await open()
    await shop.reward('sale', { type: 'percentage', rateBps: 1000, maxDurationMonths: 12 })
    await shop.customer('buyer')
    const start = backend.clock.now()
    await shop.sale('buyer', 1_000)
    const end = Date.parse(new Date(start).toISOString().replace(/^\d+/, (y) => `${Number(y) + 1}`))
    backend.clock.set(end + 40 * DAY)
    for (const ms of [end - 1, end]) {
      await shop.sale('buyer', 1_000, { timestamp: new Date(ms).toISOString() })
    }
    expect(await earnings(shop)).toEqual([100, 100])
    expect(await unearned(shop, 'sales')).toEqual([null, null, 'duration_over'])
  })

  test('is decided by conditions: country, metadata and product, the first match wins', async () => {
    const shop = await open()
    const when = (attribute: string, value: string) => ({
      match: 'all',
      conditions: [{ attribute, operator: 'is', value }],
    })
    await shop.reward('sale', {
      type: 'percentage',
      rateBps: 1000,
      modifiers: [
        { type: 'flat', amount: 5, when: when('sale.productId', 'sticker') },
        { type: 'percentage', rateBps: 3000, when: when('sale.metadata.plan', 'pro') },
        { type: 'percentage', rateBps: 4000, when: when('customer.country', 'DE') },
      ],
    })
    const { headers } = await shop.workspace.visit(shop.ada.link.key, {
      visitor: 'german',
      headers: VISITOR,
    })
    const clickId = new URL(headers.get('location')!).searchParams.get('svc_id')
    await shop.workspace.api('POST', '/track/lead', {
      clickId,
      eventName: 'Sign up',
      customerExternalId: 'german',
    })
    await shop.customer('other')
    for (const [customer, metadata] of [
      ['other', {}],
      ['other', { plan: 'pro', productIds: ['shirt', 'sticker'] }],
      ['other', { plan: 'pro', productId: 'shirt' }],
      ['german', { plan: 'free' }],
      ['german', { plan: 'pro' }],
    ] as const) {
      next()
      await shop.sale(customer, 1_000, { metadata })
    }
    expect(await earnings(shop)).toEqual([100, 5, 300, 400, 300])
  })

  test('twenty at once never exceed the limit of the partner', async () => {
    const shop = await open()
    const limits = [{ per: 'partner', period: 'month', amount: 1_050 }]
    await shop.reward('sale', { type: 'percentage', rateBps: 1000, limits })
    const customers = Array.from({ length: 20 }, (_, i) => `buyer ${i}`)
    for (const customer of customers) await shop.customer(customer)
    const answers = await Promise.all(customers.map((customer) => shop.sale(customer, 1_000)))
    expect(answers.map((answer) => answer.status)).toEqual(customers.map(() => 200))
    const paid = await earnings(shop)
    expect([paid.length, paid.reduce((a, b) => a + b, 0)]).toEqual([11, 1_050])
    const reasons = await unearned(shop, 'sales')
    expect(reasons.filter((reason) => reason === 'limit_reached')).toHaveLength(9)
    const now = new Date(backend.clock.now())
    const monthMs = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 1)
    backend.clock.set(monthMs)
    await shop.sale('buyer 1', 1_000)
    expect((await earnings(shop)).at(-1)).toBe(100)
    const timestamp = new Date(monthMs - 1).toISOString()
    await shop.sale('buyer 1', 90_000, { timestamp })
    const day = timestamp.slice(0, 10)
    expect(await earnings(shop, `&start=${day}&end=${day}`)).toEqual([1_050])
    await shop.agree()
  })
})
