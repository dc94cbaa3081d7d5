import { beforeAll, expect, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { createTestProgram, type TestProgram } from '../../kit/program.ts'
import { expectAccessibleInAllLooks } from './axe.ts'
import { settled, Visitors } from './visitors.ts'

const visitors = new Visitors()
let program: TestProgram
let groupId: string

beforeAll(async () => {
  const { backend, shop } = visitors.server
  program = await createTestProgram(backend, shop)
  groupId = program.group.id
})

async function rewardOf(id: string) {
  return (await visitors.server.shop.api('GET', `/rewards/${id}`)).body
}

const idOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1)!

test('tiers, products and limits are filled in, shown in the sentence, and compared with another version', async () => {
  const page = await visitors.member(`/console/rewards/new?group=${groupId}`)
  await page.getByRole('checkbox', { name: 'taxes' }).check()
  await page.getByRole('button', { name: 'Add tiers' }).click()
  const tier = page.getByRole('group', { name: 'Tier 1' })
  await tier.getByLabel('Threshold').fill('500')
  await tier.getByLabel('Percentage', { exact: true }).fill('30')
  await page.getByRole('button', { name: 'Add tier' }).click()
  const second = page.getByRole('group', { name: 'Tier 2' })
  await second.getByLabel('Threshold').fill('1000')
  await second.getByLabel('Percentage', { exact: true }).fill('40')
  await page.getByRole('button', { name: 'Add product rate' }).click()
  const products = page.getByRole('group', { name: 'Products 1' })
  await products.getByLabel('Product IDs').fill('gift-card, postage')
  await page.getByRole('button', { name: 'Add limit' }).click()
  const limit = page.getByRole('group', { name: 'Limit 1' })
  await limit.getByLabel('Amount', { exact: true }).fill('250')
  await limit.getByRole('combobox', { name: 'Applies' }).selectOption('partner')
  const preview = page.getByRole('region', { name: 'Simulated earnings' })
  await preview.getByText('up to $250.00 per partner').waitFor()
  await settled(page)
  await expectAccessibleInAllLooks(page)
  await page.getByRole('button', { name: 'Create reward' }).click()
  await page.waitForURL(/\/rewards\/rwd_/)
  const id = idOf(page)
  expect(await rewardOf(id)).toMatchObject({
    exclude: ['tax'],
    tiers: {
      measure: 'revenue',
      period: 'month',
      levels: [
        { threshold: 50_000, rateBps: 3000 },
        { threshold: 100_000, rateBps: 4000 },
      ],
    },
    products: [{ productIds: ['gift-card', 'postage'], type: 'excluded' }],
    limits: [{ per: 'partner', period: 'month', amount: 25_000, count: null }],
  })
  await limit.getByLabel('Amount', { exact: true }).fill('300')
  const limits = [{ per: 'partner', period: 'month', amount: 20_000 }]
  await visitors.server.shop.api('PATCH', `/rewards/${id}`, { limits })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const both = page.getByRole('alert').filter({ hasText: 'Someone else edited' })
  await both.getByRole('row', { name: /Limits.*200\.00 USD.*300 USD/ }).waitFor()
  await both.getByRole('button', { name: 'Save my version' }).click()
  await page.getByText('Saved. Existing customers keep').waitFor()
  const saved = await rewardOf(id)
  expect(saved).toMatchObject({ version: 3, limits: [{ amount: 30_000 }] })
  expect(saved.tiers.levels).toHaveLength(2)
  await visitors.server.shop.api('DELETE', `/rewards/${id}`)
  await page.context().close()
})

test('a draft is simulated on what was sold', async () => {
  const { shop } = visitors.server
  const body = { groupId, event: 'sale', type: 'percentage', rateBps: 1000 }
  const { id } = (await shop.api('POST', '/rewards', { ...body, maxDurationMonths: null })).body
  const { link } = await program.enroll('Ada Partner')
  const clickId = await program.click(link.key)
  const customerExternalId = 'simulated'
  const lead = { clickId, eventName: 'Sign up', customerExternalId }
  await shop.api('POST', '/track/lead', lead)
  const sale = { customerExternalId, amount: 20_000, invoiceId: 'simulated' }
  expect((await shop.api('POST', '/track/sale', sale)).status).toBe(200)
  const page = await visitors.member(`/console/rewards/${id}`)
  await page.getByLabel('Percentage', { exact: true }).first().fill('15')
  const simulation = page.getByRole('region', { name: 'Simulation' })
  await simulation.getByRole('button', { name: 'Simulate' }).click()
  await simulation
    .getByText('Over the last 6 months, you would have paid $10.00 more (+50%).')
    .waitFor()
  await simulation.getByRole('slider', { name: 'With this draft' }).waitFor()
  const partner = simulation.getByRole('row', { name: /Ada Partner/ }).first()
  expect(await partner.innerText()).toMatch(/\$20\.00\s+\$30\.00/)
  await simulation.getByRole('combobox', { name: 'Time range' }).selectOption('3')
  await simulation.getByText('Over the last 3 months').waitFor()
  await page.getByLabel('Percentage', { exact: true }).first().fill('5')
  await simulation.getByText('The draft has changed since this simulation.').waitFor()
  await page.getByRole('status').filter({ hasText: '5% of every sale' }).waitFor()
  await settled(page)
  await expectAccessibleInAllLooks(page)
  await simulation.getByRole('button', { name: 'Simulate' }).click()
  await simulation.getByText('you would have paid $10.00 less (-50%).').waitFor()
  expect(await rewardOf(id)).toMatchObject({ version: 1, rateBps: 1000 })
  await page.context().close()
})
