import { beforeAll, expect, test } from 'bun:test'
import { createTestProgram } from '../../kit/program.ts'
import { expectAccessibleInAllLooks } from './axe.ts'
import { Visitors } from './visitors.ts'

const visitors = new Visitors()
let programId: string

beforeAll(async () => {
  const { backend, shop } = visitors.server
  const program = await createTestProgram(backend, shop)
  programId = program.program.id
  for (const name of ['Paula Partner', 'Quentin Quick']) await program.enroll(name)
  const invited = { email: 'ines@people.test', name: 'Ines Invited', programId }
  await shop.api('POST', '/partners/invite', invited)
})

test('partners are found by name and status, and their page says where they stand', async () => {
  const page = await visitors.member('/console/partners')
  const rows = page.getByRole('row')
  await page.getByRole('link', { name: 'Paula Partner' }).waitFor()
  expect(await rows.count()).toBe(4)
  await expectAccessibleInAllLooks(page)
  await page.getByRole('combobox', { name: 'Status' }).selectOption('invited')
  await page.waitForURL(/status=invited/)
  await page.getByRole('link', { name: 'Quentin Quick' }).waitFor({ state: 'detached' })
  await page.getByRole('combobox', { name: 'Status' }).selectOption('')
  await page.getByLabel('Search').fill('nobody')
  await page.getByText('No partners match these filters.').waitFor()
  await page.getByLabel('Search').fill('quentin')
  await page.getByRole('link', { name: 'Quentin Quick' }).click()
  await page.getByRole('heading', { name: 'Quentin Quick' }).waitFor()
  await page.getByText('Has active links and earns commissions.').waitFor()
  await expectAccessibleInAllLooks(page)
  await page.context().close()
})

test('a partner is banned for a reason that is asked for, and taken back', async () => {
  const page = await visitors.member('/console/partners?search=paula')
  await page.getByRole('link', { name: 'Paula Partner' }).click()
  await page.getByRole('button', { name: 'Ban…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('all unpaid commissions are canceled').waitFor()
  await dialog.getByLabel('Reason').selectOption('spam')
  await dialog.getByRole('button', { name: 'Ban: Paula Partner' }).click()
  await page.getByText('Paula Partner banned.').waitFor()
  await page.getByText('Spam.').waitFor()
  await page.getByRole('button', { name: 'Unban…' }).click()
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Unban: Paula Partner' }).click()
  await page.getByText('Paula Partner unbanned.').waitFor()
  await page.getByText('Has active links and earns commissions.').waitFor()
  await page.context().close()
})

test('partners are shown by group, and each has a statement with the entries behind every sum', async () => {
  const { shop } = visitors.server
  const { body: group } = await shop.api('POST', '/groups', { programId, name: 'Gold' })
  const [quentin] = (await shop.api('GET', '/partners?search=quentin')).body
  await shop.api('PATCH', `/partners/${quentin.id}`, { programId, groupId: group.id })
  await shop.api('POST', '/commissions', {
    type: 'custom',
    programId,
    partnerId: quentin.id,
    amount: 12_300,
    description: 'For the launch',
  })
  const page = await visitors.member('/console/partners')
  await page.getByRole('link', { name: 'Paula Partner' }).waitFor()
  await page.getByRole('combobox', { name: 'Group' }).selectOption({ label: 'Gold' })
  await page.getByRole('link', { name: 'Paula Partner' }).waitFor({ state: 'detached' })
  await expectAccessibleInAllLooks(page)
  await page.getByRole('link', { name: 'Quentin Quick' }).click()
  const statement = page.getByRole('region', { name: 'Statement' })
  const month = new Date().toISOString().slice(0, 7)
  await statement.getByRole('combobox').selectOption(month)
  const saved = async (name: string) => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      statement.getByRole('button', { name }).click(),
    ])
    return [file.suggestedFilename(), await Bun.file(await file.path()).text()]
  }
  const csv = await saved('Download CSV')
  expect(csv).toEqual([`statement-${month}.csv`, expect.stringContaining('For the launch')])
  const html = await saved('Download for printing')
  expect(html).toEqual([`statement-${month}.html`, expect.stringContaining('Quentin Quick')])
  await page.getByRole('link', { name: /123\.00/ }).click()
  await page.waitForURL(/ledger\?account=\w+&partner=pn_\w+&program=prog_/)
  await page.getByRole('row', { name: /For the launch.*123\.00/ }).waitFor()
  await page.context().close()
})

test('a viewer reads partners and changes none', async () => {
  const viewer = await visitors.server.person('viewer')
  const page = await visitors.member('/console/partners?search=quentin', {}, viewer)
  await page.getByRole('link', { name: 'Quentin Quick' }).click()
  await page.getByText('Has active links and earns commissions.').waitFor()
  expect(await page.getByRole('button', { name: /Ban|Archive|Deactivate/ }).count()).toBe(0)
  await page.context().close()
})
