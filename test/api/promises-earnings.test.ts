import { afterEach, expect, test } from 'bun:test'
import { matureCommissions } from '../../server/modules/earnings/commissions/settle/mature-commissions.ts'
import { createCtx } from '../../server/core/ctx.ts'
import { priceAll } from '../../server/jobs/price-commissions.ts'
import { TestClock } from '../kit/backend.ts'
import { openEarnings } from '../kit/earnings.ts'
import { testBackend } from '../kit/test-backend.ts'

const backend = await testBackend({ clock: new TestClock('2031-05-09T15:30:00Z') })
const shop = await openEarnings(backend, { holdingPeriodDays: 30 })
const { workspace, program } = shop
await shop.reward('sale', { type: 'percentage', rateBps: 1000, maxDurationMonths: null })

const DAY_MS = 86_400_000
const api = workspace.api
afterEach(() => shop.agree())

let count = 0
/** A partner with a customer who bought for 100.00: 10.00 were earned. */
async function seller(more: object = {}) {
  backend.clock.advance(1000)
  const n = ++count
  const who = await shop.enroll(`Seller ${n}`)
  const customer = `buyer-${n}`
  await shop.customer(customer, { by: who })
  backend.clock.advance(1000)
  const invoiceId = `inv-${n}`
  expect((await shop.sale(customer, 10_000, { invoiceId, ...more })).status).toBe(200)
  const list = async () => shop.commissions(`&partnerId=${who.partner.id}`)
  const [first] = await list()
  return { who, customer, invoiceId, id: first.id as string, list }
}
const set = (id: string, status: string) => api('PATCH', `/commissions/${id}`, { status })
const ban = ({ partner }: { partner: { id: string } }) =>
  api('POST', `/partners/${partner.id}/ban`, { reason: 'fraud' })
const unban = ({ partner }: { partner: { id: string } }, restore: boolean) =>
  api('POST', `/partners/${partner.id}/unban`, { restore })
const readStatus = async (id: string) => (await shop.commission(id)).status
async function mature() {
  const actor = { type: 'system', name: 'test' } as const
  await matureCommissions(
    createCtx(backend.deps, { workspaceId: workspace.id, plan: workspace.plan, actor }),
  )
}

test('a commission that waits for a rate is not brought back by the rate once it was canceled or its partner banned', async () => {
  const canceled = await seller({ currency: 'jpy' })
  const banned = await seller({ currency: 'jpy' })
  const waiting = await seller({ currency: 'jpy' })
  expect(await readStatus(waiting.id)).toBe('hold')
  expect((await set(canceled.id, 'canceled')).status).toBe(200)
  expect((await ban(banned.who)).status).toBe(200)
  for (const [currency, perEuro] of [
    ['jpy', '169.15'],
    ['usd', '1.0837'],
  ]) {
    const rate = { day: '2031-05-09', currency, perEuro }
    expect((await api('POST', '/exchange-rates', rate)).status).toBeLessThan(300)
  }
  await priceAll(backend.deps)
  const all = [canceled.id, banned.id, waiting.id].map(async (id) => {
    const { status, earnings } = await shop.commission(id)
    return [status, earnings > 0]
  })
  expect(await Promise.all(all)).toEqual([
    ['canceled', false],
    ['canceled', false],
    ['pending', true],
  ])
})

test('what a person holds is made due by no time, and goes on with its holding period once it is released', async () => {
  const held = await seller()
  const free = await seller()
  await set(held.id, 'hold')
  backend.clock.advance(31 * DAY_MS)
  await mature()
  expect([await readStatus(held.id), await readStatus(free.id)]).toEqual(['hold', 'processed'])
  expect((await set(held.id, 'pending')).status).toBe(200)
  await mature()
  expect(await readStatus(held.id)).toBe('processed')
})

test('what was rejected for good stays so: no refund undone, no ban lifted, no time brings it back', async () => {
  const { who, id, invoiceId } = await seller()
  await shop.refund(invoiceId, 're_part', { amount: 1_000 })
  await set(id, 'fraud')
  const body = { invoiceId, refundId: 're_part' }
  expect((await api('POST', '/track/refund/reverse', body)).status).toBe(200)
  await ban(who)
  await unban(who, true)
  backend.clock.advance(31 * DAY_MS)
  await mature()
  expect([await readStatus(id), await shop.balance(who)]).toEqual([
    'fraud',
    { accrued: 0, payable: 0, paid: 0 },
  ])
})

test('a ban that is lifted brings back what it took less what was refunded meanwhile, and only if asked', async () => {
  const [asked, not] = [await seller(), await seller()]
  for (const { who, invoiceId } of [asked, not]) {
    await ban(who)
    expect(await shop.balance(who)).toEqual({ accrued: 0, payable: 0, paid: 0 })
    await shop.refund(invoiceId, `re_${invoiceId}`, { amount: 4_000 })
  }
  await unban(asked.who, true)
  await unban(not.who, false)
  const owed = [await shop.balance(asked.who), await shop.balance(not.who)]
  expect(owed.map(({ accrued, payable }) => accrued + payable)).toEqual([600, 0])
})

test('a refund after the payout is a debt of its share, and a second refund never takes more than was earned', async () => {
  const { who, id, invoiceId } = await seller()
  backend.clock.advance(31 * DAY_MS)
  await mature()
  await shop.pay([id])
  await shop.refund(invoiceId, 're_1', { amount: 2_500 })
  expect(await shop.balance(who)).toEqual({ accrued: 0, payable: -250, paid: 1_000 })
  await shop.refund(invoiceId, 're_2')
  expect(await shop.balance(who)).toEqual({ accrued: 0, payable: -1_000, paid: 1_000 })
  const more = await api('POST', '/track/refund', { invoiceId, refundId: 're_3', amount: 1 })
  expect(more.status).toBeGreaterThanOrEqual(400)
  expect(await readStatus(id)).toBe('paid')
})

test('a partner who is deactivated earns nothing new, and what was earned matures all the same', async () => {
  const { who, id, customer, list } = await seller()
  await api('POST', `/partners/${who.partner.id}/deactivate`, {})
  await shop.sale(customer, 10_000)
  expect((await list()).map((one) => one.id)).toEqual([id])
  backend.clock.advance(31 * DAY_MS)
  await mature()
  expect(await readStatus(id)).toBe('processed')
})

test('another holding period counts from the next sale on; what was earned keeps the day it was promised', async () => {
  const before = await seller()
  const { maturesAt } = await shop.commission(before.id)
  const path = `/programs/${program.id}`
  expect((await api('PATCH', path, { holdingPeriodDays: 60 })).status).toBe(200)
  const after = await seller()
  expect((await shop.commission(before.id)).maturesAt).toBe(maturesAt)
  backend.clock.advance(31 * DAY_MS)
  await mature()
  expect([await readStatus(before.id), await readStatus(after.id)]).toEqual([
    'processed',
    'pending',
  ])
  await api('PATCH', path, { holdingPeriodDays: 30 })
})

test('a program that is edited keeps the settings that the edit does not name', async () => {
  const path = `/programs/${program.id}`
  const full = {
    minPayout: 1234,
    attributionWindowDays: 77,
    existingCustomers: 'hold',
    payoutApproval: { mode: 'always' },
    accountChangeHoldDays: 9,
    dailyBonusLimit: 5_000,
    supportEmail: 'team@acme.test',
  }
  expect((await api('PATCH', path, full)).status).toBe(200)
  const { body: before } = await api('GET', path)
  expect((await api('PATCH', path, { description: 'Bring friends' })).status).toBe(200)
  const { body: after } = await api('GET', path)
  expect({ ...after, updatedAt: null }).toEqual({
    ...before,
    description: 'Bring friends',
    updatedAt: null,
  })
  expect(after).toMatchObject(full)
})
