import { beforeAll, expect, test } from 'bun:test'
import { createTestProgram } from '../../kit/program.ts'
import { expectAccessibleInAllLooks } from './axe.ts'
import { settled, Visitors } from './visitors.ts'

const visitors = new Visitors()
let programId: string

beforeAll(async () => {
  const { backend, shop } = visitors.server
  programId = (await createTestProgram(backend, shop)).program.id
})

async function stored(template: string, language: string) {
  const query = `programId=${programId}&language=${language}`
  return (await visitors.server.shop.api('GET', `/mail-templates/${template}?${query}`)).body
}

test('own words are typed, kept while another mail is looked at, seen, saved and given up', async () => {
  const page = await visitors.member('/console/settings/mails?template=payout-sent&language=de')
  const subject = page.getByLabel('Subject')
  const words = page.getByLabel('Message')
  const preview = page.getByRole('region', { name: 'Preview' })
  await preview.getByText('Ada Lovelace').waitFor()
  await subject.fill('Geld von {program}')
  await words.fill('Danke für {amount}!')
  await words.blur()
  await preview.getByRole('heading', { name: 'Geld von Friends' }).waitFor()
  await page.getByRole('combobox', { name: 'Language' }).selectOption('fr')
  await preview.getByText('Bonjour').waitFor()
  expect(await subject.inputValue()).not.toBe('Geld von {program}')
  await page.getByRole('combobox', { name: 'Email' }).selectOption('payout-failed')
  await page.waitForURL(/template=payout-failed/)
  await settled(page)
  await page.getByRole('combobox', { name: 'Email' }).selectOption('payout-sent')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de')
  await preview.getByRole('heading', { name: 'Geld von Friends' }).waitFor()
  expect(await subject.inputValue()).toBe('Geld von {program}')
  expect(await words.inputValue()).toBe('Danke für {amount}!')
  expect((await stored('payout-sent', 'de')).custom).toBe(false)
  await subject.fill('Geld von {company}')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page
    .getByText(/no placeholder \{company\}/)
    .first()
    .waitFor()
  expect(await subject.getAttribute('aria-invalid')).toBe('true')
  await subject.fill('Geld von {program}')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved.').waitFor()
  expect(await stored('payout-sent', 'de')).toMatchObject({
    subject: 'Geld von {program}',
    body: 'Danke für {amount}!',
  })
  await settled(page)
  await expectAccessibleInAllLooks(page)
  await page.getByRole('button', { name: 'Send test email' }).click()
  await page.getByText('Test email sent to you.').waitFor()
  await page.getByRole('button', { name: 'Reset to default' }).click()
  await page.getByText('Template reset to default.').waitFor()
  expect((await stored('payout-sent', 'de')).custom).toBe(false)
  await page.context().close()
})

test('who may not change the program reads the texts of its mails', async () => {
  const viewer = await visitors.server.person('viewer')
  const page = await visitors.member('/console/settings/mails', {}, viewer)
  expect(await page.getByLabel('Subject').isDisabled()).toBe(true)
  expect(await page.getByRole('button', { name: 'Save', exact: true }).count()).toBe(0)
  await page.context().close()
})
