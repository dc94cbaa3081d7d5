import { describe, expect, test } from 'bun:test'
import { TestClock } from '../kit/backend.ts'
import { testBackend } from '../kit/test-backend.ts'
import { openEarnings, type Earnings } from '../kit/earnings.ts'

const backend = await testBackend({
  clock: new TestClock('2031-05-10T08:00:00Z'),
  config: { databasePool: 30, trustProxy: true },
})

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

describe('a sale', () => {
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
      'Ada Partner is banned in program Friends and can’t earn.',
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
