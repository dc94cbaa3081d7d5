import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { createBackend, TestClock, type TestBackend } from '../kit/backend.ts'
import { openEarnings, type Earnings } from '../kit/earnings.ts'
import { VISITOR } from '../kit/story.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await createBackend({
    clock: new TestClock('2031-05-10T08:00:00Z'),
    config: { databasePool: 10, trustProxy: true },
  })
})
afterAll(() => backend.close())

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

  test('told twice at once is one commission', async () => {
    const shop = await open()
    await shop.reward('sale', { type: 'percentage', rateBps: 1000 })
    await shop.customer('buyer')
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => shop.sale('buyer', 5_000, { invoiceId: 'in_same' })),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1)
    expect(await earnings(shop)).toEqual([500])
    await shop.agree()
  })

  test('from a browser waits for a person, and with it the share of whoever brought the partner', async () => {
    const shop = await open()
    await shop.reward('sale', { type: 'percentage', rateBps: 1000 })
    await shop.reward('referral', { type: 'percentage', rateBps: 1000 })
    const eve = await shop.enroll('Eve')
    const { sql } = backend.deps.db
    await sql`update enrollments set referred_by_id = ${eve.enrollment.id}
      where workspace_id = ${shop.workspace.id} and id = ${shop.ada.enrollment.id}`
    await sql`update workspaces set client_conversions_enabled = true where id = ${shop.workspace.id}`
    await backend.deps.directory.changed()
    await shop.customer('buyer')
    const { status } = await shop.workspace.browser('/track/sale/client', {
      customerExternalId: 'buyer',
      amount: 10_000,
    })
    expect(status).toBe(200)
    const held = await shop.commissions()
    expect(held.map((one) => [one.type, one.earnings, one.status, one.holdReason]).sort()).toEqual([
      ['referral', 100, 'hold', 'client_side'],
      ['sale', 1_000, 'hold', 'client_side'],
    ])
    const { id } = held.find((one) => one.type === 'sale')
    await shop.workspace.api('PATCH', `/commissions/${id}`, { status: 'pending' })
    expect((await shop.commissions()).map((one) => one.status)).toEqual(['pending', 'pending'])
    await shop.workspace.api('PATCH', `/commissions/${id}`, { status: 'fraud' })
    expect((await shop.commissions()).map((one) => one.status)).toEqual(['fraud', 'fraud'])
    await shop.agree()
  })

  test('through a link that was deleted pays still', async () => {
    const shop = await open()
    await shop.reward('sale', { type: 'percentage', rateBps: 1000 })
    await shop.customer('buyer')
    expect((await shop.workspace.api('DELETE', `/links/${shop.ada.link.id}`)).status).toBe(200)
    await shop.sale('buyer', 1_000)
    expect(await earnings(shop)).toEqual([100])
  })

  test('of a partner who is banned or waits for approval earns nothing, and says why', async () => {
    const shop = await open()
    await shop.reward('lead', { type: 'flat', amount: 150 })
    await shop.reward('sale', { type: 'percentage', rateBps: 1000 })
    const clickId = await shop.click(shop.ada.link.key)
    const { sql } = backend.deps.db
    const become = (status: string) => sql`update enrollments set status = ${status}
      where workspace_id = ${shop.workspace.id} and id = ${shop.ada.enrollment.id}`
    await become('pending')
    const eventName = 'Sign up'
    await shop.workspace.api('POST', '/track/lead', { clickId, eventName, customerExternalId: 'a' })
    await become('banned')
    next()
    await shop.sale('a', 1_000)
    expect(await shop.commissions()).toEqual([])
    expect([await unearned(shop, 'leads'), await unearned(shop, 'sales')]).toEqual([
      ['not_eligible'],
      ['not_eligible'],
    ])
    const [sale] = (await shop.workspace.api('GET', '/events?event=sales&interval=all')).body
    const { body } = await shop.workspace.api('GET', `/events/${sale.eventId}`)
    expect(body.explanation).toMatchObject({
      commissions: [],
      unearned: { reason: 'not_eligible' },
    })
    expect(body.explanation.steps.at(-1)).toBe(
      'Ada Partner is banned in program Friends and earns nothing.',
    )
  })

  test('that breaks off leaves no commission, no ledger entry and nothing to hear', async () => {
    const shop = await open()
    await shop.reward('sale', { type: 'percentage', rateBps: 1000 })
    await shop.customer('buyer')
    const { sql } = backend.deps.db
    const count = async () => {
      const tables = [
        'sales',
        'commissions',
        'ledger_postings',
        'ledger_entries',
        'balances',
        'outbox',
      ]
      const counts = tables.map(async (table) => {
        const [row] = await sql`select count(*)::int as n from ${sql(table)}
          where workspace_id = ${shop.workspace.id}`
        return [table, row!.n]
      })
      return Object.fromEntries(await Promise.all(counts))
    }
    const before = await count()
    await sql.unsafe(`create function fail_balances() returns trigger language plpgsql as
      $$ begin raise exception 'no'; end $$`)
    await sql.unsafe(`create trigger fail before insert or update on balances
      for each row execute function fail_balances()`)
    try {
      expect((await shop.sale('buyer', 1_000, { invoiceId: 'in_fail' })).status).toBe(500)
      expect(await count()).toEqual(before)
    } finally {
      await sql.unsafe('drop trigger fail on balances')
      await sql.unsafe('drop function fail_balances')
    }
    expect((await shop.sale('buyer', 1_000, { invoiceId: 'in_fail' })).status).toBe(200)
    expect(await earnings(shop)).toEqual([100])
    await shop.agree()
  })
})

describe('a sale that came before its lead', () => {
  test('is earned when the lead claims it, less the refunds it had', async () => {
    const shop = await open()
    await shop.reward('sale', { type: 'percentage', rateBps: 2000 })
    await shop.sale('late', 10_000, { invoiceId: 'in_late' })
    next()
    await shop.refund('in_late', 're_1', { amount: 2_500 })
    next()
    await shop.refund('in_late', 're_2', { amount: 2_500, kind: 'chargeback' })
    expect(await shop.commissions()).toEqual([])
    next()
    await shop.customer('late')
    const [one] = await shop.commissions()
    expect(one).toMatchObject({ amount: 10_000, earnings: 1_000, status: 'pending' })
    expect((await shop.commission(one.id)).reversals).toMatchObject([
      { kind: 'refund', amount: 500 },
      { kind: 'chargeback', amount: 500 },
    ])
    await shop.agree()
  })
})

describe('a sale with a discount code', () => {
  let shop: Earnings
  beforeAll(async () => {
    shop = await open()
    await shop.reward('sale', { type: 'percentage', rateBps: 1000 })
    const discount = { type: 'percentage', rateBps: 2000, groupId: shop.group.id }
    await shop.workspace.api('POST', '/discounts', discount)
    const { status } = await shop.workspace.api('POST', '/discount-codes', {
      partnerId: shop.ada.partner.id,
      linkId: shop.ada.link.id,
      code: 'ADA20',
    })
    expect(status).toBe(200)
  })
  const byCustomer = async (externalId: string) =>
    (await shop.commissions()).filter((one) => one.customer.externalId === externalId)

  test('and nothing else goes to the partner, with all that follows', async () => {
    const { body } = await shop.sale('typed', 1_000, { discountCode: ' ada20 ' })
    expect(body.customer).toMatchObject({ externalId: 'typed' })
    next()
    await shop.sale('typed', 2_000)
    expect((await byCustomer('typed')).map((one) => one.earnings)).toEqual([100, 200])
    const [first] = await byCustomer('typed')
    const { body: event } = await shop.workspace.api('GET', `/events/${first.eventId}`)
    expect(event.explanation).toMatchObject({ verdict: 'attributed', reason: 'code' })
    expect(event.explanation.steps).toContain(
      `The discount code that was used belongs to link ${shop.ada.link.shortLink}.`,
    )
    expect(event.explanation.steps.at(-1)).toBe('Ada Partner earns 1.00 USD.')
    expect(event.link.id).toBe(shop.ada.link.id)
    await shop.agree()
  })

  test('stays with the partner who won the customer', async () => {
    const eve = await shop.enroll('Eve')
    await shop.customer('won', { by: eve })
    await shop.sale('won', 1_000, { discountCode: 'ADA20' })
    expect((await byCustomer('won')).map((one) => one.partner.id)).toEqual([eve.partner.id])
  })

  test('claims no earlier sale, and an unknown code claims nothing', async () => {
    await shop.sale('before', 1_000)
    next()
    const unknown = await shop.sale('before', 1_000, { discountCode: 'nobody\u0000'.slice(0, 6) })
    expect([unknown.status, unknown.body.customer]).toEqual([200, null])
    next()
    await shop.sale('before', 5_000, { discountCode: 'ADA20' })
    expect((await byCustomer('before')).map((one) => one.earnings)).toEqual([500])
    const { body } = await shop.workspace.api('GET', '/customers/ext_before')
    expect(body).toMatchObject({ sales: 3, saleAmount: 7_000 })
  })

  test('is part of what makes the same invoice the same sale', async () => {
    const sale = { invoiceId: 'in_code' }
    await shop.sale('twice', 1_000, { ...sale, discountCode: 'ADA20' })
    expect((await shop.sale('twice', 1_000, { ...sale, discountCode: 'ADA20' })).status).toBe(200)
    expect((await shop.sale('twice', 1_000, sale)).status).toBe(409)
    const strange = await shop.sale('twice', 1_000, { discountCode: 'a\0' })
    expect(strange.status).toBe(422)
  })

  test('is not taken from a browser', async () => {
    const { sql } = backend.deps.db
    await sql`update workspaces set client_conversions_enabled = true where id = ${shop.workspace.id}`
    await backend.deps.directory.changed()
    const { status, body } = await shop.workspace.browser('/track/sale/client', {
      customerExternalId: 'browser',
      amount: 1_000,
      discountCode: 'ADA20',
    })
    expect([status === 422 || body.customer === null, await byCustomer('browser')]).toEqual([
      true,
      [],
    ])
  })
})
