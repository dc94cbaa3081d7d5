import { describe, expect, test } from 'bun:test'
import { createCtx } from '../../server/core/ctx.ts'
import { matureCommissions } from '../../server/modules/earnings/commissions/settle/mature-commissions.ts'
import { TestClock } from '../kit/backend.ts'
import { openEarnings, type Earnings } from '../kit/earnings.ts'
import { testBackend } from '../kit/test-backend.ts'

const clock = new TestClock('2031-05-10T08:00:00Z')
const backend = await testBackend({ clock, config: { databasePool: 50, trustProxy: true } })

const TENTH = { type: 'percentage', rateBps: 1000, maxDurationMonths: null }
const whenPaid = [
  ['before it was paid', false],
  ['after it was paid', true],
] as const

/** Pays out whatever is due by now. */
async function payAll(shop: Earnings): Promise<void> {
  const actor = { type: 'system' as const, name: 'test' }
  const scope = { workspaceId: shop.workspace.id, plan: 'business' as const, actor }
  await matureCommissions(createCtx(backend.deps, scope))
  const due = (await shop.commissions()).filter(({ status }) => status === 'processed')
  await shop.pay(due.map(({ id }) => id))
}

/** What all commissions come to, claw-backs included. */
const total = async (shop: Earnings) =>
  (await shop.commissions()).reduce((sum, { earnings }) => sum + earnings, 0)

async function open(terms: object, event = 'sale'): Promise<Earnings> {
  const shop = await openEarnings(backend, { holdingPeriodDays: 0 })
  await shop.reward(event, terms)
  await shop.customer('buyer')
  return shop
}

describe.each(whenPaid)('a sale that was wholly refunded %s', (_, paid) => {
  const counts: [string, object][] = [
    ['is no first sale', { maxDurationMonths: 0 }],
    ['starts no duration', { maxDurationMonths: 1 }],
    ["fills no customer's amount", { limits: [{ per: 'customer', amount: 1000 }] }],
    ["fills no customer's count", { limits: [{ per: 'customer', count: 1 }] }],
    ["fills no partner's amount", { limits: [{ per: 'partner', amount: 1000 }] }],
    ["fills no partner's count", { limits: [{ per: 'partner', count: 1 }] }],
    [
      'counts in no total',
      {
        modifiers: [
          {
            type: 'percentage',
            rateBps: 0,
            when: {
              match: 'any',
              conditions: [
                { attribute: 'partner.totalSaleAmount', operator: 'gt', value: 0 },
                { attribute: 'partner.totalSales', operator: 'gt', value: 0 },
                { attribute: 'partner.totalCommissions', operator: 'gt', value: 0 },
              ],
            },
          },
        ],
      },
    ],
  ]
  test.each(counts)('%s', async (_, terms) => {
    const shop = await open({ ...TENTH, ...terms })
    await shop.sale('buyer', 10_000, { invoiceId: 'A' })
    if (paid) await payAll(shop)
    await shop.refund('A', 'half', { amount: 5000 })
    await shop.refund('A', 'rest')
    clock.advance(40 * 86_400_000)
    await shop.sale('buyer', 10_000)
    expect(await total(shop)).toBe(1000)
    await shop.agree()
  })
})

describe.each(whenPaid)('what was refunded in part %s', (_, paid) => {
  test('leaves room in a limit and counts with the rest in totals', async () => {
    const when = {
      match: 'all',
      conditions: [{ attribute: 'partner.totalSaleAmount', operator: 'is', value: 4000 }],
    }
    const shop = await open({
      ...TENTH,
      limits: [{ per: 'customer', amount: 1000 }],
      modifiers: [{ type: 'percentage', rateBps: 2000, when }],
    })
    await shop.sale('buyer', 10_000, { invoiceId: 'A' })
    if (paid) await payAll(shop)
    await shop.refund('A', 're', { amount: 6000 })
    clock.advance(1000)
    await shop.sale('buyer', 10_000)
    expect(await total(shop)).toBe(1000)
    const last = (await shop.commissions()).at(-1)
    expect(last.earnings).toBe(600)
    await shop.agree()
  })
})

describe('a claw-back', () => {
  test('that a person cancels counts no longer against what it took back', async () => {
    const shop = await open({ ...TENTH, limits: [{ per: 'partner', amount: 1500 }] })
    await shop.sale('buyer', 10_000, { invoiceId: 'A' })
    await payAll(shop)
    await shop.refund('A', 're', { amount: 5000 })
    const clawBack = (await shop.commissions()).find(({ earnings }) => earnings < 0)
    await shop.workspace.api('PATCH', `/commissions/${clawBack.id}`, { status: 'canceled' })
    await shop.sale('buyer', 10_000)
    expect(await total(shop)).toBe(1500)
    await shop.agree()
  })
})

test('a sale that waits for a rate and is refunded meanwhile is no first sale', async () => {
  const shop = await open({ ...TENTH, maxDurationMonths: 0 })
  await shop.sale('buyer', 10_000, { invoiceId: 'A', currency: 'eur' })
  await shop.refund('A', 're')
  clock.advance(1000)
  await shop.sale('buyer', 10_000)
  expect(await total(shop)).toBe(1000)
  await shop.agree()
})

test('16 sales at once earn under a condition on totals what they earn one after the other', async () => {
  const when = {
    match: 'all',
    conditions: [{ attribute: 'partner.totalSaleAmount', operator: 'gte', value: 100_000 }],
  }
  const modifiers = [{ type: 'percentage', rateBps: 3000, when }]
  const shop = await openEarnings(backend)
  await shop.reward('sale', { ...TENTH, modifiers })
  const customers = Array.from({ length: 16 }, (_, n) => `buyer-${n}`)
  for (const one of customers) await shop.customer(one)
  await Promise.all(customers.map((one) => shop.sale(one, 100_000)))
  expect(await total(shop)).toBe(460_000)
  await shop.agree()
})

test('of sales that a late lead claims, one that was wholly refunded is no first sale', async () => {
  const shop = await openEarnings(backend, { holdingPeriodDays: 0 })
  await shop.reward('sale', { ...TENTH, maxDurationMonths: 0 })
  const clickId = await shop.click(shop.ada.link.key)
  for (const invoiceId of ['A', 'B']) {
    clock.advance(1000)
    await shop.sale('late', 10_000, { invoiceId })
  }
  await shop.refund('A', 're')
  clock.advance(1000)
  const lead = { clickId, eventName: 'Sign up', customerExternalId: 'late' }
  await shop.workspace.api('POST', '/track/lead', lead)
  expect((await shop.commissions()).map(({ earnings }) => earnings)).toEqual([0, 1000])
  await shop.agree()
})

test('a limit of a customer holds while a rate arrives and the customer buys at once', async () => {
  const shop = await open({ ...TENTH, limits: [{ per: 'customer', amount: 1000 }] })
  await shop.sale('buyer', 10_000, { currency: 'eur' })
  clock.advance(1000)
  const day = new Date(clock.now()).toISOString().slice(0, 10)
  const rate = { day, currency: 'usd', perEuro: '1' }
  await Promise.all([
    shop.workspace.api('POST', '/exchange-rates', rate),
    ...Array.from({ length: 6 }, () => shop.sale('buyer', 10_000)),
  ])
  expect(await total(shop)).toBe(1000)
  await shop.agree()
})
