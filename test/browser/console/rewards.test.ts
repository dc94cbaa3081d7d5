import { beforeAll, expect, test } from 'bun:test'
import { createTestProgram } from '../../kit/program.ts'
import { expectAccessibleInAllLooks } from './axe.ts'
import { settled, Visitors } from './visitors.ts'

const visitors = new Visitors()
let groupId: string

beforeAll(async () => {
  const { backend, shop } = visitors.server
  groupId = (await createTestProgram(backend, shop)).group.id
})

async function rewardOf(id: string) {
  return (await visitors.server.shop.api('GET', `/rewards/${id}`)).body
}

test('a reward is built as a sentence, shows what it would pay, and is stored as it was shown', async () => {
  const page = await visitors.member('/console/rewards')
  await page.getByText('No rewards yet. Add one so partners in this group can earn.').waitFor()
  await expectAccessibleInAllLooks(page)
  await page.getByRole('link', { name: /^Add reward/ }).click()
  await page.getByLabel('Percentage', { exact: true }).fill('25')
  await page.getByRole('button', { name: 'Add exception' }).click()
  const other = page.getByRole('group', { name: 'Exception 1' })
  await other.getByLabel('Condition field').selectOption('customer.country')
  await other.getByLabel('Operator').selectOption('in')
  await other.getByLabel('Value').fill('DE, AT')
  await other.getByRole('button', { name: 'Add condition' }).click()
  await other.getByLabel('Condition field').last().selectOption('sale.amount')
  await other.getByLabel('Operator').last().selectOption('gte')
  await other.getByLabel('Value').last().fill('100.50')
  await other.getByLabel('Percentage', { exact: true }).fill('much')
  const preview = page.getByRole('region', { name: 'Simulated earnings' })
  await preview.getByText('Complete the reward to see example amounts.').waitFor()
  await other.getByLabel('Percentage', { exact: true }).fill('30')
  await preview
    .getByText(/25%.*12 months/)
    .first()
    .waitFor()
  await preview.getByRole('row').nth(1).waitFor()
  await expectAccessibleInAllLooks(page)
  await page.getByRole('button', { name: 'Create reward' }).click()
  await page.waitForURL(/\/rewards\/rwd_/)
  const reward = await rewardOf(new URL(page.url()).pathname.split('/').at(-1)!)
  expect(reward).toMatchObject({ groupId, event: 'sale', rateBps: 2500, maxDurationMonths: 12 })
  expect(reward.modifiers).toMatchObject([
    {
      rateBps: 3000,
      when: {
        match: 'all',
        conditions: [
          { attribute: 'customer.country', operator: 'in', value: ['DE', 'AT'] },
          { attribute: 'sale.amount', operator: 'gte', value: 10_050 },
        ],
      },
    },
  ])
  await page.context().close()
})

test('who saves second sees both versions, and either one can be kept', async () => {
  const { shop } = visitors.server
  const body = { groupId, event: 'lead', type: 'flat', amount: 500, maxDurationMonths: null }
  const { id } = (await shop.api('POST', '/rewards', body)).body
  const page = await visitors.member(`/console/rewards/${id}`)
  await page.getByLabel('Amount', { exact: true }).fill('7.50')
  await shop.api('PATCH', `/rewards/${id}`, { amount: 900 })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const both = page.getByRole('alert').filter({ hasText: 'Someone else edited' })
  await both.getByRole('row', { name: /9\.00 USD.*7\.50 USD/ }).waitFor()
  expect((await rewardOf(id)).amount).toBe(900)
  await expectAccessibleInAllLooks(page)
  await both.getByRole('button', { name: 'Save my version' }).click()
  await page.getByText('Saved. Existing customers keep').waitFor()
  expect(await rewardOf(id)).toMatchObject({ amount: 750, version: 3 })
  await page.getByRole('button', { name: 'Archive…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Archive reward' }).click()
  await page.waitForURL(/\/rewards$/)
  expect((await rewardOf(id)).archivedAt).not.toBeNull()
  await page.context().close()
})

test('who may not change rewards reads them; a wrong address says so', async () => {
  const { shop, person, origin } = visitors.server
  const body = { groupId, event: 'click', type: 'flat', amount: 5, maxDurationMonths: null }
  const { id } = (await shop.api('POST', '/rewards', body)).body
  const viewer = await visitors.member(`/console/rewards/${id}`, {}, await person('viewer'))
  await viewer.getByLabel('Amount', { exact: true }).waitFor()
  await settled(viewer)
  expect(await viewer.getByLabel('Amount', { exact: true }).isDisabled()).toBe(true)
  expect(await viewer.getByRole('button', { name: 'Save', exact: true }).count()).toBe(0)
  await viewer.goto(`${origin}/console/rewards/rwd_nobody`)
  await viewer.getByRole('alert').getByText('rwd_nobody').waitFor()
  await viewer.context().close()
})
