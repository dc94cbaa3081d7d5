import { beforeAll, expect, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { createTestProgram } from '../../kit/program.ts'
import { expectAccessibleInAllLooks } from './axe.ts'
import { settled, Visitors } from './visitors.ts'

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
  await page.getByRole('button', { name: 'Status', exact: true }).click()
  await page.getByRole('radio', { name: 'Invited' }).click()
  await page.waitForURL(/status=invited/)
  await page.getByRole('link', { name: 'Quentin Quick' }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: /^Remove filter.*Status/ }).click()
  await page.getByLabel('Search').fill('nobody')
  await page.getByText('No partners match these filters.').waitFor()
  await page.getByLabel('Search').fill('quentin')
  await page.getByRole('link', { name: 'Quentin Quick' }).click()
  await page.getByRole('heading', { name: 'Quentin Quick' }).waitFor()
  await page.getByText('Has active links and earns commissions.').waitFor()
  await expectAccessibleInAllLooks(page)
  await page.context().close()
})

test('several partners are moved to a group and tagged at once', async () => {
  const { shop } = visitors.server
  await shop.api('POST', '/groups', { programId, name: 'Bronze' })
  await shop.api('POST', '/partner-tags', { name: 'Podcast' })
  const page = await visitors.member('/console/partners')
  for (const name of ['Paula Partner', 'Quentin Quick'])
    await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  await page.getByText('2 selected').waitFor()
  await page.getByRole('button', { name: 'Tags' }).click()
  await page.getByRole('menuitem', { name: 'Podcast' }).click()
  await page.getByText('Tag Podcast added to 2 partners.').waitFor()
  await page.getByRole('button', { name: 'Tags', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Podcast' }).check()
  await page.keyboard.press('Escape')
  await page.waitForURL(/tag=ptag_/)
  await settled(page)
  expect(await page.locator('tbody tr').count()).toBe(2)
  await page.getByRole('checkbox', { name: 'Select all loaded' }).check()
  await page.getByRole('button', { name: 'Change group' }).click()
  await page.getByRole('menuitem', { name: 'Bronze' }).click()
  const question = page.getByRole('dialog', { name: 'Move 2 partners to Bronze?' })
  await expectAccessibleInAllLooks(page)
  await question.getByRole('button', { name: 'Move 2 partners' }).click()
  await page.getByText('Moved to Bronze.').waitFor()
  const { body } = await shop.api('GET', `/partners?programId=${programId}&search=quentin`)
  const { body: groups } = await shop.api('GET', '/groups')
  expect(body[0].groupId).toBe(groups.find((one: { name: string }) => one.name === 'Bronze').id)
  await page.context().close()
})

test('a partner is tagged, gets an owner, and notes that stand in their activity', async () => {
  const page = await visitors.member('/console/partners?search=quentin')
  await page.getByRole('link', { name: 'Quentin Quick' }).click()
  await page.getByRole('button', { name: 'No owner' }).click()
  await page.getByRole('menuitem').nth(1).click()
  await page.getByRole('button', { name: /^Owner: / }).waitFor()
  await page.getByRole('button', { name: 'Tag', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Manage tags' }).click()
  await page.getByRole('button', { name: 'New tag' }).click()
  await page.getByLabel('Name').fill('Summer')
  await page.getByLabel('Color').selectOption('green')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved.').waitFor()
  await expectAccessibleInAllLooks(page)
  await page.goBack()
  await page.getByRole('heading', { name: 'Quentin Quick' }).waitFor()
  await page.getByRole('button', { name: 'Tag', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Summer' }).click()
  await page.locator('partner-labels .chip', { hasText: 'Summer' }).waitFor()

  await page.getByRole('link', { name: 'Activity and notes' }).click()
  await page.getByText('Tag added: Summer').waitFor()
  await page.getByLabel('Note', { exact: true }).fill('Met in Lisbon\nAbout the video')
  await page.getByRole('button', { name: 'Add note' }).click()
  const note = page.locator('partner-note')
  await note.getByText('Met in Lisbon').waitFor()
  await note.getByRole('button', { name: 'Pin note' }).click()
  await page.getByRole('heading', { name: 'Pinned notes' }).waitFor()
  await note.getByRole('button', { name: 'Edit note' }).click()
  await page.getByRole('dialog').getByLabel('Note').fill('Met in Porto')
  await page.getByRole('button', { name: 'Save' }).click()
  await note.getByText('Met in Porto').waitFor()
  await expectAccessibleInAllLooks(page)
  await page.getByLabel('Show', { exact: true }).selectOption('notes')
  await page.getByText('Tag added: Summer').waitFor({ state: 'detached' })
  await note.getByRole('button', { name: 'Delete note' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete note' }).click()
  await page.getByText('No activity matches this filter.').waitFor()
  await page.context().close()
})

test('a partner is banned for a reason that is asked for, and taken back', async () => {
  const page = await visitors.member('/console/partners?search=paula')
  await page.getByRole('link', { name: 'Paula Partner' }).click()
  await chooseAction(page, 'Ban…')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('all unpaid commissions are canceled').waitFor()
  await dialog.getByLabel('Reason').selectOption('spam')
  await dialog.getByRole('button', { name: 'Ban: Paula Partner' }).click()
  await page.getByText('Paula Partner banned.').waitFor()
  await page.getByText('Spam.').waitFor()
  await chooseAction(page, 'Unban…')
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
  await page.getByRole('button', { name: 'Group', exact: true }).click()
  await page.getByRole('radio', { name: 'Gold' }).click()
  await page.getByRole('link', { name: 'Paula Partner' }).waitFor({ state: 'detached' })
  await expectAccessibleInAllLooks(page)
  await page.getByRole('link', { name: 'Quentin Quick' }).click()
  await tabs(page).getByRole('link', { name: 'Payouts' }).click()
  await page.waitForURL(/tab=payouts/)
  await page.getByText('No payouts yet').waitFor()
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
  await tabs(page).getByRole('link', { name: 'Overview' }).click()
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
  expect(await page.getByRole('button', { name: 'More actions' }).count()).toBe(0)
  await tabs(page).getByRole('link', { name: 'Settings' }).click()
  await page.getByText('Your role (Viewer) can view settings').waitFor()
  expect(await page.getByLabel('Company').isEnabled()).toBe(false)
  expect(await page.getByRole('button', { name: 'Save changes' }).count()).toBe(0)
  await page.context().close()
})

test('each tab has an address and is read when it is opened; billing sees no customers', async () => {
  const { shop } = visitors.server
  const [paula] = (await shop.api('GET', '/partners?search=paula')).body
  const read: string[] = []
  const page = await visitors.member('/console/links')
  page.on('request', (request) => read.push(new URL(request.url()).pathname))
  await page.goto(`${visitors.server.origin}/console/partners/${paula.id}`)
  await page.getByRole('region', { name: 'Metrics' }).waitFor()
  await settled(page)
  const lists = ['/api/commissions', '/api/customers', '/api/payouts', '/api/discount-codes']
  expect(read.filter((path) => lists.includes(path))).toEqual([])
  for (const [tab, id, text] of [
    ['Commissions', 'commissions', 'hasn’t earned any commissions yet'],
    ['Customers', 'customers', 'hasn’t referred any customers yet'],
    ['Links and codes', 'links', '/paula-partner'],
    ['Payouts', 'payouts', 'No payouts yet'],
    ['Settings', 'settings', 'Profile'],
  ] as const) {
    await tabs(page).getByRole('link', { name: tab }).click()
    await page.waitForURL(new RegExp(`tab=${id}`))
    await page.getByText(text).first().waitFor()
    await settled(page)
    await expectAccessibleInAllLooks(page)
  }
  expect(lists.filter((path) => read.includes(path))).toEqual(lists)
  await page.context().close()
  const billing = await visitors.server.person('billing')
  const other = await visitors.member(`/console/partners/${paula.id}?tab=customers`, {}, billing)
  await other.getByRole('region', { name: 'Metrics' }).waitFor()
  expect(await tabs(other).getByRole('link', { name: 'Customers' }).count()).toBe(0)
  await other.context().close()
})

test('a partner’s details are saved, and two members don’t overwrite each other', async () => {
  const { shop } = visitors.server
  const [quentin] = (await shop.api('GET', '/partners?search=quentin')).body
  const path = `/partners/${quentin.id}`
  const { body: group } = await shop.api('POST', '/groups', { programId, name: 'Silver' })
  const page = await visitors.member(`/console${path}?tab=settings`)
  await page.getByLabel('Company').fill('Quick Media')
  await page.getByLabel('Country').selectOption('FR')
  await page.getByLabel(/^\s*Group/).selectOption(group.id)
  await page.getByLabel('Tenant ID').fill('quentin-1')
  await page.getByLabel('On leaderboard').check()
  await page.getByLabel('Referred by').fill('nobody@partners.test')
  await page.getByText('6 unsaved changes').waitFor()
  const save = page.getByRole('button', { name: 'Save changes' })
  await save.click()
  await page.getByText('No partner has this email.').waitFor()
  await page.getByLabel('Referred by').fill('paula.partner@partners.test')
  await save.click()
  await page.getByText('Saved.').waitFor()
  await page.getByRole('link', { name: 'Silver' }).waitFor()
  const [paula] = (await shop.api('GET', '/partners?search=paula')).body
  const saved = { companyName: 'Quick Media', country: 'FR', groupId: group.id, listed: true }
  expect((await shop.api('GET', path)).body).toMatchObject({
    ...saved,
    tenantId: 'quentin-1',
    referredById: paula.enrollmentId,
  })

  await page.getByLabel('Country').selectOption('DE')
  await page.getByRole('button', { name: 'Discard' }).click()
  expect(await page.getByLabel('Country').inputValue()).toBe('FR')
  await page.getByLabel('Country').selectOption('DE')
  visitors.server.backend.clock.advance(1000)
  await shop.api('PATCH', path, { programId, country: 'IT', companyName: 'Quick SpA' })
  await save.click()
  const conflict = page.getByRole('alert', { name: 'Edited by someone else' })
  await conflict.getByRole('row', { name: 'Country Italy Germany' }).waitFor()
  await conflict.getByRole('row', { name: 'Company Quick SpA Quick Media' }).waitFor()
  await expectAccessibleInAllLooks(page)
  await conflict.getByRole('button', { name: 'Save my changes' }).click()
  await page.getByText('Saved.').waitFor()
  expect((await shop.api('GET', path)).body).toMatchObject({
    country: 'DE',
    companyName: 'Quick SpA',
  })
  await page.context().close()
})

test('a partner is merged into another one, and the old address says so', async () => {
  const { shop } = visitors.server
  const create = async (name: string) =>
    (await shop.api('POST', '/partners', { programId, name, email: `${name}@merge.test` })).body
  const [from, into] = [await create('Doppel'), await create('Stays')]
  const page = await visitors.member(`/console/partners/${from.id}`)
  await chooseAction(page, 'Merge…')
  const dialog = page.getByRole('dialog', { name: 'Merge partners' })
  await dialog.getByLabel('Partner email').fill(from.email)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByText('That’s the same partner.').first().waitFor()
  await dialog.getByLabel('Partner email').fill(into.email)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByText(`Merge Doppel into Stays (${into.email})?`).waitFor()
  await expectAccessibleInAllLooks(page)
  await dialog.getByRole('button', { name: 'Merge partners' }).click()
  await page.getByRole('heading', { name: 'Stays' }).waitFor()
  await page.goto(`${visitors.server.origin}/console/partners/${from.id}`)
  await page.getByText('This partner was merged into another partner.').waitFor()
  await page.getByRole('link', { name: 'View partner' }).click()
  await page.getByRole('heading', { name: 'Stays' }).waitFor()
  await page.context().close()
})

const tabs = (page: Page) => page.getByRole('navigation').filter({ hasText: 'Links and codes' })

async function chooseAction(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name }).click()
}
