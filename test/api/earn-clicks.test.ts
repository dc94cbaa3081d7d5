import { describe, expect, test } from 'bun:test'
import { earnClicksOfAll } from '../../server/jobs/earn-clicks.ts'
import { matureAll } from '../../server/jobs/mature-commissions.ts'
import { TestClock } from '../kit/backend.ts'
import { testBackend } from '../kit/test-backend.ts'
import { openEarnings, type Earnings } from '../kit/earnings.ts'

const backend = await testBackend({
  clock: new TestClock('2031-05-10T08:00:00Z'),
  config: { trustProxy: true },
})

const DAY = 86_400_000
let visitors = 0
/** New visitors of a partner's link, from a country. */
async function visit(shop: Earnings, key: string, count: number, country = 'DE'): Promise<void> {
  for (let i = 0; i < count; i++) {
    const headers = { 'cf-ipcountry': country, 'x-forwarded-for': `203.0.113.${++visitors % 250}` }
    await shop.workspace.visit(key, { visitor: `clicker ${visitors}`, headers })
  }
}
/** To a quarter of an hour after the next midnight. */
const nextDay = (days = 1) => {
  const today = Math.floor(backend.clock.now() / DAY) * DAY
  backend.clock.set(today + days * DAY + 15 * 60_000)
}
const run = () => earnClicksOfAll(backend.deps)
const parts = async (shop: Earnings) =>
  (await shop.commissions('&type=click')).map((one) => [one.quantity, one.earnings])

describe('clicks', () => {
  test('are paid by link and finished day, once, whoever does it', async () => {
    const shop = await openEarnings(backend)
    await shop.reward('click', { type: 'flat', amount: 3 })
    const eve = await shop.enroll('Eve')
    await visit(shop, shop.ada.link.key, 4)
    await visit(shop, eve.link.key, 2)
    await run()
    expect(await parts(shop)).toEqual([])
    const lastMs = Math.ceil(backend.clock.now() / DAY) * DAY - 1
    nextDay()
    backend.clock.advance(-1)
    await run()
    expect(await parts(shop)).toEqual([])
    backend.clock.advance(1)
    await Promise.all([run(), run(), run()])
    await run()
    const list = await shop.commissions()
    expect(list.map((one) => [one.type, one.quantity, one.earnings]).sort()).toEqual([
      ['click', 2, 6],
      ['click', 4, 12],
    ])
    expect(list[0]).toMatchObject({
      status: 'pending',
      customer: null,
      eventId: null,
      createdAt: new Date(lastMs).toISOString(),
    })
    const { explanation } = await shop.commission(list.find((one) => one.quantity === 4).id)
    expect(explanation.steps).toEqual([
      `The link had 4 clicks on ${new Date(lastMs).toISOString().slice(0, 10)}.`,
      'The reward pays 0.03 USD per click.',
      '0.03 USD × 4 is 0.12 USD.',
    ])
    await shop.agree()
  })

  test('of each country are paid apart only when the reward asks for the country', async () => {
    const shop = await openEarnings(backend)
    const conditions = [{ attribute: 'customer.country', operator: 'is', value: 'US' }]
    const modifiers = [{ type: 'flat', amount: 10, when: { match: 'all', conditions } }]
    await shop.reward('click', { type: 'flat', amount: 1, modifiers })
    await visit(shop, shop.ada.link.key, 3, 'DE')
    await visit(shop, shop.ada.link.key, 2, 'US')
    nextDay()
    await run()
    await run()
    expect((await parts(shop)).sort()).toEqual([
      [2, 20],
      [3, 3],
    ])
    await shop.agree()
  })

  test('of the days of an absence are paid afterwards, up to a week', async () => {
    const shop = await openEarnings(backend)
    await shop.reward('click', { type: 'flat', amount: 1 })
    for (let day = 1; day <= 9; day++) {
      await visit(shop, shop.ada.link.key, day)
      nextDay()
    }
    await run()
    expect(await parts(shop)).toEqual([3, 4, 5, 6, 7, 8, 9].map((count) => [count, count]))
    await shop.agree()
  })

  test('stay within the limit, over all countries and links of the partner', async () => {
    const shop = await openEarnings(backend)
    const conditions = [{ attribute: 'customer.country', operator: 'is', value: 'US' }]
    await shop.reward('click', {
      type: 'flat',
      amount: 10,
      limits: [{ per: 'partner', period: 'day', amount: 35 }],
      modifiers: [{ type: 'flat', amount: 11, when: { match: 'all', conditions } }],
    })
    await visit(shop, shop.ada.link.key, 3, 'DE')
    await visit(shop, shop.ada.link.key, 3, 'US')
    nextDay()
    await run()
    await run()
    expect(await parts(shop)).toEqual(expect.arrayContaining([[3, 30]]))
    expect((await parts(shop)).reduce((sum, [, amount]) => sum + amount, 0)).toBe(35)
    await shop.agree()
  })

  test('before the reward or the approval, and of whoever is not eligible, are not paid', async () => {
    const shop = await openEarnings(backend)
    const eve = await shop.enroll('Eve')
    await visit(shop, shop.ada.link.key, 5)
    await visit(shop, eve.link.key, 5)
    backend.clock.advance(60_000)
    await shop.reward('click', { type: 'flat', amount: 1 })
    backend.clock.advance(60_000)
    await visit(shop, shop.ada.link.key, 2)
    await visit(shop, eve.link.key, 2)
    await backend.deps.db.sql`update enrollments set status = 'banned'
      where workspace_id = ${shop.workspace.id} and id = ${eve.enrollment.id}`
    nextDay()
    await run()
    expect(await parts(shop)).toEqual([[2, 2]])
  })

  test('are paid by the version of their day', async () => {
    const shop = await openEarnings(backend)
    const id = await shop.reward('click', { type: 'flat', amount: 1 })
    await visit(shop, shop.ada.link.key, 2)
    nextDay()
    await shop.workspace.api('PATCH', `/rewards/${id}`, { type: 'flat', amount: 5 })
    await visit(shop, shop.ada.link.key, 2)
    nextDay()
    await run()
    expect(await parts(shop)).toEqual([
      [2, 2],
      [2, 10],
    ])
  })
})

test('what has waited its holding period is made due in every workspace, at that moment', async () => {
  const shops = [await openEarnings(backend), await openEarnings(backend)]
  for (const shop of shops) {
    await shop.reward('lead', { type: 'flat', amount: 150 })
    await shop.customer('buyer')
  }
  const statuses = async () =>
    Promise.all(shops.map(async (shop) => (await shop.commissions())[0].status))
  backend.clock.advance(30 * DAY - 1)
  await matureAll(backend.deps)
  expect(await statuses()).toEqual(['pending', 'pending'])
  backend.clock.advance(1)
  await Promise.all([matureAll(backend.deps), matureAll(backend.deps)])
  expect(await statuses()).toEqual(['processed', 'processed'])
  for (const shop of shops) {
    expect(await shop.balance()).toEqual({ accrued: 0, payable: 150, paid: 0 })
    await shop.agree()
  }
})
