import { beforeAll, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { mailsTo } from '../../kit/mails.ts'
import { createTestProgram, type TestProgram } from '../../kit/program.ts'
import { applyFrom } from '../../kit/stranger-jobs.ts'
import { expectAccessibleInAllLooks } from './axe.ts'
import { Visitors } from './visitors.ts'

const visitors = new Visitors()
let program: TestProgram

beforeAll(async () => {
  const { backend, shop } = visitors.server
  const applicationForm = [
    { key: 'site', label: 'Where do you write?', type: 'short-text', required: true },
  ]
  program = await createTestProgram(backend, shop, { applicationForm })
  const reward = { groupId: program.group.id, event: 'sale', type: 'percentage', rateBps: 2000 }
  await shop.api('POST', '/rewards', reward)
  await program.enroll('Known Partner')
})

test('a partner from the invitation over its mail to a statement', async () => {
  const { backend, shop } = visitors.server
  const page = await visitors.member('/console/partners')
  await page.getByRole('link', { name: 'Invite partners' }).click()
  const list =
    'email,name,group\nina@people.test,Ina Invited,default\nno address,X,\nother@people.test,O,gold\nknown.partner@partners.test,K,'
  const file = { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(list) }
  await page.getByLabel('CSV file').setInputFiles(file)
  await expectAccessibleInAllLooks(page)
  await page.getByRole('button', { name: 'Check list' }).click()
  await page.getByText('1 partner ready to invite, 3 problems. No invitations sent yet.').waitFor()
  const problems = page.getByRole('region', { name: 'Problems' })
  await problems.getByText('Row 3, column 1 (Email)').waitFor()
  await problems.getByText('Unknown group “gold”.').waitFor()
  await problems.getByText('Row 5, column 1 (Email)').waitFor()
  await problems.getByText('Already in the program').waitFor()
  expect(await mailsTo(backend, 'ina@people.test')).toEqual([])
  await expectAccessibleInAllLooks(page)
  // The connection breaks, and the same batch is sent again.
  await page.route('**/api/partners/invite/bulk', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Send 1 invitation' }).click()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('1 of 1 invited.').waitFor()

  const [mail] = await mailsTo(backend, 'ina@people.test')
  const { pathname, search, hash } = new URL(/https?:\/\/\S+#token=\w+/.exec(mail!.plain)![0])
  const partner = await visitors.stranger(pathname + search + hash)
  await partner.getByRole('button', { name: 'Accept' }).click()
  await partner.locator('svc-referral-dashboard').waitFor()
  await partner.context().close()

  const [ina] = (await shop.api('GET', '/partners?email=ina@people.test')).body
  const customer = { customerExternalId: 'ina-1' }
  const clickId = await program.click(ina.links[0].key)
  await shop.api('POST', '/track/lead', { ...customer, clickId, eventName: 'Sign up' })
  const sale = { ...customer, amount: 10_000, currency: 'usd', invoiceId: 'ina-invoice' }
  expect((await shop.api('POST', '/track/sale', sale)).status).toBe(200)
  await page.goto(`${visitors.server.origin}/console/partners/${ina.id}`)
  await page.getByRole('link', { name: 'View as partner' }).click()
  await page.getByText('You’re viewing this as Ina Invited.').waitFor()
  await page.getByRole('tab', { name: 'Payouts' }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).click()
  expect(readFileSync(await (await saved).path(), 'utf8')).toMatch(
    /commission_accrued,.*ina-invoice.*,USD,20\.00,20\.00,/,
  )
  await page.context().close()
})

test('applications are approved many at a time, and one is rejected with a note', async () => {
  const { backend, shop: workspace } = visitors.server
  for (const name of ['Anna', 'Bert', 'Carl']) {
    const person = { name, email: `${name.toLowerCase()}@people.test` }
    await applyFrom({ backend, workspace }, { ...person, answers: { site: `${name}’s blog` } })
  }
  const page = await visitors.member('/console/partners/applications')
  await page.getByText('Bert’s blog').waitFor()
  await expectAccessibleInAllLooks(page)
  await page.getByRole('button', { name: 'Reject Carl' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Personal note').fill('Write about us first.')
  await dialog.getByRole('button', { name: 'Reject Carl' }).click()
  await page.getByText('1 application rejected. The partner was notified by email.').waitFor()
  await page.getByLabel('Select all').check()
  await page.getByRole('button', { name: 'Approve 2…' }).click()
  await dialog.getByRole('button', { name: 'Approve 2' }).click()
  await page.getByText('No applications to review.').waitFor()
  const { body } = await workspace.api('GET', '/partners?search=people.test&pageSize=50')
  const statusOf = (name: string) => body.find((one: any) => one.name === name)?.status
  expect(['Anna', 'Bert', 'Carl'].map(statusOf)).toEqual(['approved', 'approved', 'rejected'])
  await page.context().close()
})

test('a viewer reads applications and invites nobody', async () => {
  const viewer = await visitors.server.person('viewer')
  const page = await visitors.member('/console/partners/invite', {}, viewer)
  await page.getByText('Your role can view partners but not invite them.').waitFor()
  await page.context().close()
})
