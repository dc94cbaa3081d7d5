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
  await page.getByLabel('Or a CSV file').setInputFiles(file)
  await expectAccessibleInAllLooks(page)
  await page.getByRole('button', { name: 'Check the list' }).click()
  await page.getByText('1 can be invited, 3 problems. Nothing was sent yet.').waitFor()
  const problems = page.getByRole('region', { name: 'Problems' })
  await problems.getByText('Line 3, column 1 (E-mail address)').waitFor()
  await problems.getByText('There is no group “gold”.').waitFor()
  await problems.getByText('Line 5, column 1 (E-mail address)').waitFor()
  await problems.getByText('In the program already').waitFor()
  expect(await mailsTo(backend, 'ina@people.test')).toEqual([])
  await expectAccessibleInAllLooks(page)
  // The connection breaks, and the same batch is sent again.
  await page.route('**/api/partners/invite/bulk', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Send the invitations (1)' }).click()
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
  await page.getByText('You see what Ina Invited sees.').waitFor()
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
  await dialog.getByLabel('Note in the mail').fill('Write about us first.')
  await dialog.getByRole('button', { name: 'Reject Carl' }).click()
  await page.getByText('1 rejected, and told by mail.').waitFor()
  await page.getByLabel('Select all').check()
  await page.getByRole('button', { name: 'Approve 2 …' }).click()
  await dialog.getByRole('button', { name: 'Approve 2' }).click()
  await page.getByText('Nobody waits for an answer.').waitFor()
  const { body } = await workspace.api('GET', '/partners?search=people.test&pageSize=50')
  const statusOf = (name: string) => body.find((one: any) => one.name === name)?.status
  expect(['Anna', 'Bert', 'Carl'].map(statusOf)).toEqual(['approved', 'approved', 'rejected'])
  await page.context().close()
})

test('a viewer reads applications and invites nobody', async () => {
  const viewer = await visitors.server.person('viewer')
  const page = await visitors.member('/console/partners/invite', {}, viewer)
  await page.getByText('Your role may look at partners, not invite them.').waitFor()
  await page.context().close()
})
