import { describe, expect, test } from 'bun:test'
import { TestClock } from '../kit/backend.ts'
import { openMilestones, TENTH, WHEN_PAID, type Milestones } from '../kit/milestones.ts'
import type { TestEnrollment } from '../kit/program.ts'
import { testBackend } from '../kit/test-backend.ts'

const clock = new TestClock('2031-05-10T08:00:00Z')
const backend = await testBackend({ clock, config: { databasePool: 50, trustProxy: true } })
const open = (options = {}) => openMilestones(backend, options)

test('a referrer earns a milestone of earnings with shares, and loses it with them', async () => {
  const shop = await open()
  const bob = await shop.enroll('Bob Partner', { referredById: shop.ada.enrollment.id })
  await shop.reward('referral', { ...TENTH, rateBps: 5000 })
  await shop.milestone('earnings', 1000)
  await shop.customer('his', { by: bob })
  await shop.sale('his', 9000, { invoiceId: 'A' })
  expect(await shop.net()).toBe(0)
  await shop.sale('his', 11_000, { invoiceId: 'B' })
  const owners = async () =>
    (await shop.bonuses()).map(({ partner, status }) => [partner.name, status])
  expect((await owners()).toSorted()).toEqual([
    ['Ada Partner', 'pending'],
    ['Bob Partner', 'pending'],
  ])
  await shop.refund('B', 're', { amount: 2000 })
  expect((await owners()).toSorted()).toEqual([
    ['Ada Partner', 'refunded'],
    ['Bob Partner', 'pending'],
  ])
  await shop.agree()
})

test('16 sales at once that reach a number give one bonus', async () => {
  const shop = await open()
  await shop.milestone('sales', 16)
  await shop.milestone('revenue', 1_600_000)
  const customers = Array.from({ length: 16 }, (_, n) => `buyer-${n}`)
  for (const one of customers) await shop.customer(one)
  await Promise.all(customers.map((one) => shop.sale(one, 100_000)))
  expect(await shop.net()).toBe(10_000)
  await shop.agree()
})

test('refunds and sales at once leave what one after the other would', async () => {
  const shop = await open()
  await shop.milestone('sales', 8)
  const customers = Array.from({ length: 8 }, (_, n) => `buyer-${n}`)
  for (const one of customers) {
    await shop.customer(one)
    await shop.sale(one, 1000, { invoiceId: one })
  }
  await Promise.all([
    ...customers.map((one) => shop.refund(one, 're')),
    ...customers.map((one) => shop.sale(one, 1000)),
  ])
  expect(await shop.net()).toBe(5000)
  await shop.agree()
})

describe('a merge of two partners', () => {
  const merge = async (shop: Milestones, bob: TestEnrollment) => {
    const body = { fromPartnerId: bob.partner.id, intoPartnerId: shop.ada.partner.id }
    const answer = await shop.workspace.api('POST', '/partners/merge', body)
    expect([answer.status, answer.body]).toMatchObject([200, {}])
  }

  test.each(WHEN_PAID)('leaves one bonus of two, merged %s', async (_, paid) => {
    const shop = await open()
    const bob = await shop.enroll('Bob Partner')
    await shop.customer('his', { by: bob })
    await shop.milestone('sales', 1)
    await shop.sell(1)
    await shop.sale('his', 100, { invoiceId: 'A' })
    expect(await shop.net()).toBe(10_000)
    if (paid) await shop.payAll()
    await merge(shop, bob)
    expect(await shop.net()).toBe(5000)
    await shop.refund('A', 're')
    expect(await shop.net()).toBe(5000)
    await shop.agree()
  })

  test('counts what both have brought', async () => {
    const shop = await open()
    const bob = await shop.enroll('Bob Partner')
    await shop.customer('his', { by: bob })
    await shop.milestone('sales', 3)
    await shop.sell(2)
    await shop.sale('his', 100, { invoiceId: 'A' })
    await merge(shop, bob)
    expect(await shop.net()).toBe(5000)
    await shop.refund('A', 're')
    expect(await shop.net()).toBe(0)
    await shop.agree()
  })
})

describe('a ban', () => {
  test.each(WHEN_PAID)(
    '%s leaves no bonus to be earned, and restoring brings back all',
    async (_, paid) => {
      const shop = await open()
      const { ada, workspace } = shop
      await shop.milestone('sales', 2)
      await shop.sell(2)
      if (paid) await shop.payAll()
      await shop.sale('buyer', 100, { invoiceId: 'A' })
      const { programId } = ada.partner
      const whom = { programId, partnerId: ada.partner.id, reason: 'fraud' }
      expect((await workspace.api('POST', '/partners/ban', whom)).status).toBe(200)
      expect(await shop.net()).toBe(paid ? 5000 : 0)
      await shop.refund('A', 're')
      expect(await shop.net()).toBe(paid ? 5000 : 0)
      const unban = `/partners/${ada.partner.id}/unban`
      const answer = await workspace.api('POST', unban, { programId, restore: true })
      expect([answer.status, answer.body]).toMatchObject([200, {}])
      expect(await shop.net()).toBe(5000)
      await shop.sell(1)
      expect(await shop.net()).toBe(5000)
      await shop.agree()
    },
  )

  test('takes the milestone of a referrer with the shares, and restoring brings it back', async () => {
    const shop = await open()
    const { ada, workspace } = shop
    const bob = await shop.enroll('Bob Partner', { referredById: ada.enrollment.id })
    await shop.reward('referral', { ...TENTH, rateBps: 5000 })
    await shop.milestone('earnings', 600)
    await shop.customer('his', { by: bob })
    await shop.sale('his', 20_000)
    const hers = async () =>
      (await shop.bonuses())
        .filter(({ partner }) => partner.id === ada.partner.id)
        .reduce((sum, { earnings }) => sum + earnings, 0)
    expect(await hers()).toBe(5000)
    const { programId } = ada.partner
    const whom = { programId, partnerId: bob.partner.id }
    await workspace.api('POST', '/partners/ban', { ...whom, reason: 'fraud' })
    expect(await hers()).toBe(0)
    await workspace.api('POST', `/partners/${bob.partner.id}/unban`, { programId, restore: true })
    expect(await hers()).toBe(5000)
    await shop.agree()
  })
})
