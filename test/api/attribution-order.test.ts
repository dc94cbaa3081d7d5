import { describe, expect, test } from 'bun:test'
import { TestClock } from '../kit/backend.ts'
import { openEarnings } from '../kit/earnings.ts'
import { testBackend } from '../kit/test-backend.ts'
import { agreedTotals } from '../kit/totals.ts'

const DAY = 86_400_000

const backend = await testBackend({ clock: new TestClock('2031-05-10T08:00:00Z') })

/** A program with two partners, whose clicks and leads happen at days before now. */
async function open(options: object = {}) {
  const shop = await openEarnings(backend, options)
  await shop.reward('lead', { type: 'flat', amount: 100 })
  await shop.reward('sale', { type: 'percentage', rateBps: 1000 })
  const eve = await shop.enroll('Eve')
  const daysAgo = (days: number) => new Date(backend.clock.now() - days * DAY).toISOString()
  const clickAt = async (days: number, by = shop.ada) => {
    const nowMs = backend.clock.now()
    backend.clock.set(nowMs - days * DAY)
    const id = await shop.click(by.link.key)
    backend.clock.set(nowMs)
    return id
  }
  return {
    ...shop,
    eve,
    daysAgo,
    clickAt,
    async lead(days: number, clickId: string | null, eventName = 'Sign up') {
      const body = { clickId, eventName, customerExternalId: 'buyer', timestamp: daysAgo(days) }
      const answer = await shop.workspace.api('POST', '/track/lead', body)
      expect([answer.status, answer.body]).toMatchObject([200, {}])
      return answer.body
    },
    /** What stands, by partner and event. */
    async earned() {
      const names = { [shop.ada.partner.id]: 'ada', [eve.partner.id]: 'eve' }
      const list = (await shop.commissions()).filter(({ status }) => status !== 'canceled')
      return list
        .map((one) => `${names[one.partner.id]} ${one.type} ${one.earnings} ${one.status}`)
        .toSorted()
    },
    async settle() {
      await shop.agree()
      return agreedTotals(backend, shop.workspace.id)
    },
  }
}

describe('a lead that happened earlier but is reported later', () => {
  test('takes the customer, with what was sold since', async () => {
    const shop = await open()
    const [first, second] = [await shop.clickAt(9, shop.eve), await shop.clickAt(5)]
    await shop.lead(4, second)
    await shop.sale('buyer', 5_000, { invoiceId: 'in_order', timestamp: shop.daysAgo(3) })
    await shop.refund('in_order', 're_1', { amount: 1_000 })
    expect(await shop.earned()).toEqual(['ada lead 100 pending', 'ada sale 400 pending'])
    expect((await shop.lead(8, first, 'Demo')).link.partnerId).toBe(shop.eve.partner.id)
    expect(await shop.earned()).toEqual([
      'eve lead 100 pending',
      'eve lead 100 pending',
      'eve sale 400 pending',
    ])
    await shop.sale('buyer', 1_000)
    expect(await shop.earned()).toContain('eve sale 100 pending')
    const { links } = await shop.settle()
    expect(links[shop.ada.link.id]).toMatchObject({ leads: 0, sales: 0, conversions: 0 })
    expect(links[shop.eve.link.id]).toMatchObject({ leads: 2, sales: 2, conversions: 1 })
  })

  test('takes a customer whom an earlier server has settled without its time', async () => {
    const shop = await open()
    const [first, second] = [await shop.clickAt(9, shop.eve), await shop.clickAt(5)]
    await shop.lead(4, second)
    await backend.deps.db.sql`update customers set settled_at = null
      where workspace_id = ${shop.workspace.id}`
    await shop.lead(3, second, 'Trial')
    await shop.lead(8, first, 'Demo')
    expect(await shop.earned()).toEqual([
      'eve lead 100 pending',
      'eve lead 100 pending',
      'eve lead 100 pending',
    ])
    await shop.settle()
  })

  test('leaves what was paid, and has all that comes after it', async () => {
    const shop = await open({ holdingPeriodDays: 0 })
    const [first, second] = [await shop.clickAt(9, shop.eve), await shop.clickAt(5)]
    await shop.lead(4, second)
    await shop.sale('buyer', 5_000, { timestamp: shop.daysAgo(3) })
    const [lead] = (await shop.commissions()).filter(({ type }) => type === 'lead')
    await backend.deps.db.sql`update commissions set status = 'due' where id = ${lead.id}`
    await backend.deps.db.sql`update balances set payable = 100, accrued = accrued - 100
      where workspace_id = ${shop.workspace.id}`
    await shop.pay([lead.id])
    await shop.lead(8, first, 'Demo')
    expect(await shop.earned()).toEqual([
      'ada lead 100 paid',
      'eve lead 100 pending',
      'eve sale 500 pending',
    ])
    await agreedTotals(backend, shop.workspace.id)
  })

  test('takes the place of a later one of the same name, which counted once', async () => {
    const shop = await open()
    const [first, second] = [await shop.clickAt(9, shop.eve), await shop.clickAt(5)]
    await shop.lead(4, second)
    await shop.lead(8, first)
    expect(await shop.earned()).toEqual(['eve lead 100 pending'])
    await shop.lead(4, second)
    expect(await shop.earned()).toEqual(['eve lead 100 pending'])
    const { links } = await shop.settle()
    expect(links[shop.ada.link.id]).toMatchObject({ leads: 0 })
    expect(links[shop.eve.link.id]).toMatchObject({ leads: 1 })
  })

  test('does not fix the origin when its click had expired, though the later one holds', async () => {
    const shop = await open({ attributionWindowDays: 10 })
    const [first, second] = [await shop.clickAt(40, shop.eve), await shop.clickAt(5)]
    await shop.lead(4, second)
    await shop.lead(6, first, 'Demo')
    expect(await shop.earned()).toEqual(['ada lead 100 pending'])
    await shop.settle()
  })

  test('leaves a sale without a link that came before its click', async () => {
    const shop = await open()
    const [early, late] = [await shop.clickAt(20), await shop.clickAt(9, shop.eve)]
    await shop.sale('buyer', 5_000, { timestamp: shop.daysAgo(12) })
    await shop.lead(4, early)
    expect(await shop.earned()).toEqual(['ada lead 100 pending', 'ada sale 500 pending'])
    await shop.lead(8, late, 'Demo')
    expect(await shop.earned()).toEqual(['eve lead 100 pending', 'eve lead 100 pending'])
    await shop.settle()
  })
})

describe('once an earlier lead has moved a sale to another partner', () => {
  /** A sale of Ada's, with what becomes of it before it is Eve's. */
  async function move(before: (shop: Awaited<ReturnType<typeof open>>) => Promise<unknown>) {
    const shop = await open()
    const [first, second] = [await shop.clickAt(9, shop.eve), await shop.clickAt(5)]
    await shop.lead(4, second)
    await shop.sale('buyer', 5_000, { invoiceId: 'moved', timestamp: shop.daysAgo(3) })
    await before(shop)
    await shop.lead(8, first, 'Demo')
    return shop
  }
  const post = (shop: { workspace: { api: Function } }, path: string, body: object = {}) =>
    shop.workspace.api('POST', path, body)

  test('an undone refund gives back to the new partner alone', async () => {
    const shop = await move((one) => one.refund('moved', 're_1', { kind: 'chargeback' }))
    const undone = { invoiceId: 'moved', refundId: 're_1' }
    expect((await post(shop, '/track/refund/reverse', undone)).status).toBe(200)
    const sales = (await shop.earned()).filter((one) => one.includes('sale'))
    expect(sales).toEqual(['eve sale 500 pending'])
    await shop.settle()
  })

  test('the end of a ban gives nothing back to the former partner', async () => {
    const banned = { reason: 'tos_violation' }
    const shop = await move((one) => post(one, `/partners/${one.ada.partner.id}/ban`, banned))
    expect((await post(shop, `/partners/${shop.ada.partner.id}/unban`)).status).toBe(200)
    const sales = (await shop.earned()).filter((one) => one.includes('sale'))
    expect(sales).toEqual(['eve sale 500 pending'])
    await shop.settle()
  })

  test('what a person has marked as refunded is earned by nobody', async () => {
    const shop = await move(async (one) => {
      const [sale] = (await one.commissions()).filter(({ type }) => type === 'sale')
      const refunded = { status: 'refunded' }
      const { status } = await one.workspace.api('PATCH', `/commissions/${sale.id}`, refunded)
      expect(status).toBe(200)
    })
    const sales = (await shop.earned()).filter((one) => one.includes('sale'))
    expect(sales).toEqual(['ada sale 0 refunded'])
    await shop.settle()
  })
})

test('a sale that happened earlier, with a click of its own, brings the customer too', async () => {
  const shop = await open()
  const [first, second] = [await shop.clickAt(9, shop.eve), await shop.clickAt(5)]
  await shop.lead(4, second)
  await shop.sale('buyer', 5_000, { clickId: first, timestamp: shop.daysAgo(8) })
  await shop.sale('buyer', 1_000)
  expect(await shop.earned()).toEqual([
    'eve lead 100 pending',
    'eve sale 100 pending',
    'eve sale 500 pending',
  ])
  await shop.settle()
})

test('a sale by code that happened earlier brings the customer, and leaves their lead a lead', async () => {
  const shop = await open()
  const code = { partnerId: shop.eve.partner.id, linkId: shop.eve.link.id, code: 'EVE10' }
  const discount = { type: 'percentage', rateBps: 2000, groupId: shop.group.id }
  await shop.workspace.api('POST', '/discounts', discount)
  expect((await shop.workspace.api('POST', '/discount-codes', code)).status).toBe(200)
  await shop.lead(4, await shop.clickAt(5))
  const byCode = { discountCode: 'EVE10', leadEventName: 'Sign up', timestamp: shop.daysAgo(6) }
  await shop.sale('buyer', 5_000, byCode)
  expect(await shop.earned()).toEqual(['eve lead 100 pending', 'eve sale 500 pending'])
  await shop.settle()
})

test('who was an existing customer by the later click need not be one by the earlier', async () => {
  const shop = await open({ existingCustomers: 'hold' })
  const [first, second] = [await shop.clickAt(9), await shop.clickAt(5)]
  await shop.sale('buyer', 5_000, { timestamp: shop.daysAgo(8) })
  await shop.lead(4, second)
  expect(await shop.earned()).toEqual(['ada lead 100 hold'])
  await shop.lead(8.5, first, 'Demo')
  expect(await shop.earned()).toEqual([
    'ada lead 100 pending',
    'ada lead 100 pending',
    'ada sale 500 pending',
  ])
  await shop.settle()
})
