import { beforeAll, expect, test } from 'bun:test'
import { createTestProgram } from '../../kit/program.ts'
import { expectAccessibleInAllLooks } from './axe.ts'
import { Visitors } from './visitors.ts'

const visitors = new Visitors()

beforeAll(async () => {
  const { backend, shop } = visitors.server
  const program = await createTestProgram(backend, shop, { holdingPeriodDays: 14 })
  await program.enroll('Grace')
  await program.enroll('Heidi')
})

test('a group is made, gets the partners of another, and goes once it is empty', async () => {
  const page = await visitors.member('/console/rewards')
  await page.getByRole('link', { name: 'New group' }).click()
  await page.getByText('Leave empty to use the program default (14 days).').waitFor()
  await page.getByLabel('Name', { exact: true }).fill('Gold')
  await page.getByLabel('Max links per partner').fill('many')
  await page.getByRole('button', { name: 'Create group' }).click()
  await page.getByText('Fix the highlighted fields.').waitFor()
  await expectAccessibleInAllLooks(page)
  await page.getByLabel('Max links per partner').fill('3')
  await page.getByLabel('Holding period (days)').fill('7')
  await page.getByRole('button', { name: 'Create group' }).click()
  await page.waitForURL(/\/groups\/grp_/)
  const path = new URL(page.url()).pathname
  const { body } = await visitors.server.shop.api('GET', `/groups/${path.split('/').at(-1)}`)
  expect(body).toMatchObject({ name: 'Gold', slug: 'gold', holdingPeriodDays: 7, maxLinks: 3 })
  await page.getByText('Partners in this group: 0').waitFor()

  await page.getByRole('link', { name: 'Groups and rewards' }).last().click()
  await page.getByRole('link', { name: 'Default', exact: true }).click()
  await page.getByText('Partners in this group: 2').waitFor()
  await page.getByText('so you can’t delete it').waitFor()
  await page.getByRole('button', { name: 'Move…' }).click()
  const question = page.getByRole('dialog', { name: 'Move 2 partners from Default to Gold?' })
  await expectAccessibleInAllLooks(page)
  await question.getByRole('button', { name: 'Move 2 partners' }).click()
  await page.getByText('Moved to Gold.').waitFor()
  await page.getByText('Partners in this group: 0').waitFor()

  await page.goto(visitors.server.origin + path)
  await page.getByText('Partners in this group: 2').waitFor()
  await page.getByRole('button', { name: 'Delete…' }).click()
  await page.getByRole('button', { name: 'Delete Gold' }).click()
  await page.getByRole('dialog').getByText('has partners').waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Move…' }).click()
  await page.getByRole('button', { name: 'Move 2 partners' }).click()
  await page.getByText('Partners in this group: 0').waitFor()
  await page.getByRole('button', { name: 'Delete…' }).click()
  await page.getByRole('button', { name: 'Delete Gold' }).click()
  await page.waitForURL(/\/rewards$/)
  await page.context().close()
})

test('of two who change a group, the second sees both versions', async () => {
  const { shop } = visitors.server
  const [group] = (await shop.api('GET', '/groups')).body
  const page = await visitors.member(`/console/groups/${group.id}`)
  await page.getByLabel('Name', { exact: true }).fill('Mine')
  visitors.server.backend.clock.advance(1000)
  await shop.api('PATCH', `/groups/${group.id}`, { name: 'Theirs', linkStructure: 'query' })
  await page.getByRole('button', { name: 'Save' }).click()
  const note = page.getByRole('alert', { name: 'Edited by someone else' })
  await note.getByRole('row', { name: 'Name Theirs Mine' }).waitFor()
  await note.getByRole('row', { name: /Destination URL.*Short link/ }).waitFor()
  await expectAccessibleInAllLooks(page)
  await note.getByRole('button', { name: 'Save my version' }).click()
  await page.getByRole('heading', { name: 'Mine', level: 1 }).waitFor()
  const { body } = await shop.api('GET', `/groups/${group.id}`)
  expect(body).toMatchObject({ name: 'Mine', linkStructure: 'short' })
  await page.context().close()
})

test('a viewer sees the settings of a group and changes none', async () => {
  const { shop, person } = visitors.server
  const [group] = (await shop.api('GET', '/groups')).body
  const page = await visitors.member(`/console/groups/${group.id}`, {}, await person('viewer'))
  await page.getByText('Your role (Viewer) can view').waitFor()
  expect(await page.getByLabel('Name', { exact: true }).isDisabled()).toBe(true)
  expect(await page.getByRole('button', { name: 'Move…' }).count()).toBe(0)
  await page.context().close()
})
