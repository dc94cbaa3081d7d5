import { expect, test } from 'bun:test'
import { openPage } from '../kit/embed.ts'
import { openMilestones } from '../kit/milestones.ts'
import { testBackend } from '../kit/test-backend.ts'

const backend = await testBackend()

async function open() {
  const shop = await openMilestones(backend)
  const page = await openPage(backend, shop.workspace, { partnerId: shop.ada.partner.id })
  return { shop, milestones: async () => (await page.call('GET', '')).body.milestones as any[] }
}

test('a partner sees the nearest milestone first, how far they are, and which bonus they have', async () => {
  const { shop, milestones } = await open()
  expect(await milestones()).toEqual([])
  const revenue = await shop.milestone('revenue', 100_000)
  const sales = await shop.milestone('sales', 2)
  await shop.sell(1)
  expect(await milestones()).toMatchObject([
    { id: sales, sentence: '50.00 USD for 2 sales', threshold: 2, current: 1, reached: false },
    { id: revenue, metric: 'revenue', threshold: 100_000, current: 10_000, reached: false },
  ])
  await shop.sell(1)
  expect(await milestones()).toMatchObject([
    { id: sales, current: 2, reached: true },
    { id: revenue, current: 20_000, reached: false },
  ])
})

test('a partner is told from when and until when a milestone counts', async () => {
  const { shop, milestones } = await open()
  const now = backend.deps.clock.now()
  const startsAt = new Date(now - 86_400_000).toISOString()
  const endsAt = new Date(now + 86_400_000).toISOString()
  await shop.milestone('sales', 2)
  await shop.milestone('sales', 3, { startsAt, endsAt })
  expect(await milestones()).toMatchObject([
    { threshold: 2, startsAt: null, endsAt: null },
    { threshold: 3, startsAt, endsAt },
  ])
})

test('a refund takes the bonus back, and the partner sees the sale gone', async () => {
  const { shop, milestones } = await open()
  await shop.milestone('sales', 1)
  const invoiceId = 'in_back'
  await shop.sale('buyer', 10_000, { invoiceId })
  expect(await milestones()).toMatchObject([{ current: 1, reached: true }])
  await shop.refund(invoiceId, 're_1')
  expect(await milestones()).toMatchObject([{ current: 0, reached: false }])
})

test('an archived milestone is shown only to those who have its bonus', async () => {
  const { shop, milestones } = await open()
  const [reached, other] = [await shop.milestone('sales', 1), await shop.milestone('sales', 9)]
  await shop.sell(1)
  for (const id of [reached, other]) await shop.workspace.api('DELETE', `/milestones/${id}`)
  expect(await milestones()).toMatchObject([{ id: reached, reached: true }])
})

test('milestones of another group and another partner are not shown', async () => {
  const { shop, milestones } = await open()
  const { workspace, program } = shop
  const body = { programId: program.id, name: 'Gold', slug: 'gold' }
  const gold = await workspace.api('POST', '/groups', body)
  const terms = { groupId: gold.body.id, name: 'Goal', metric: 'sales', threshold: 1, amount: 100 }
  expect((await workspace.api('POST', '/milestones', terms)).status).toBe(201)
  await shop.sell(1)
  expect(await milestones()).toEqual([])
})
