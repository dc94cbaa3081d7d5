import { beforeAll, expect, test } from 'bun:test'
import { createTestProgram } from '../../kit/program.ts'
import { expectAccessibleInAllLooks } from './axe.ts'
import { settled, Visitors } from './visitors.ts'

const visitors = new Visitors()
let programId: string

beforeAll(async () => {
  const { backend, shop } = visitors.server
  const program = await createTestProgram(backend, shop)
  programId = program.program.id
  await program.enroll('Ada Partner')
})

async function program() {
  return (await visitors.server.shop.api('GET', `/programs/${programId}`)).body
}

test('settings are saved field by field, and what is wrong stands at its field', async () => {
  const page = await visitors.member('/console/program')
  await page.getByRole('textbox', { name: /^Name/ }).fill('Friends of Acme')
  await page.getByLabel('Minimum payout').fill('25.50')
  await page.getByLabel('Holding period (days)').fill('soon')
  await page.getByLabel('Payout schedule').selectOption('monthly')
  await page.getByLabel('Day of the month').fill('31')
  await page.getByLabel('Banned sources').check()
  await page
    .getByRole('textbox', { name: /^Sites For example/ })
    .fill('*.coupons.example, deals.example')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Fix the highlighted fields.').waitFor()
  const days = page.getByLabel('Holding period (days)')
  expect(await days.getAttribute('aria-invalid')).toBe('true')
  expect((await program()).name).toBe('Friends')
  await days.fill('14')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved.').waitFor()
  expect(await program()).toMatchObject({
    name: 'Friends of Acme',
    minPayout: 2550,
    holdingPeriodDays: 14,
    payoutSchedule: { interval: 'monthly', day: 31 },
    fraudSettings: {
      bannedSource: { enabled: true, hosts: ['*.coupons.example', 'deals.example'] },
      tooFast: { enabled: false },
    },
  })
  await expectAccessibleInAllLooks(page)
  await page.context().close()
})

test('who saves second sees both versions, and keeps the fields that only the other changed', async () => {
  const { shop, backend } = visitors.server
  const page = await visitors.member('/console/program')
  await page.getByLabel('Minimum payout').fill('40')
  backend.clock.advance(1)
  await shop.api('PATCH', `/programs/${programId}`, { minPayout: 9900, description: 'Theirs' })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const both = page.getByRole('alert', { name: 'Edited by someone else' })
  await both.getByRole('row', { name: /99\.00 40/ }).waitFor()
  expect((await program()).minPayout).toBe(9900)
  await expectAccessibleInAllLooks(page)
  await both.getByRole('button', { name: 'Save my changes' }).click()
  await page.getByText('Saved.').waitFor()
  expect(await program()).toMatchObject({ minPayout: 4000, description: 'Theirs' })
  await page.context().close()
})

test('a discount is offered, described and ended, and a partner gets a code', async () => {
  const { shop } = visitors.server
  const page = await visitors.member('/console/discounts')
  await page.getByRole('button', { name: /^Create discount for/ }).click()
  const offer = page.getByRole('dialog')
  await offer.getByLabel('Percentage', { exact: true }).fill('15')
  await offer.getByLabel('Months').fill('3')
  await offer.getByRole('button', { name: 'Create discount' }).click()
  await page.getByText(/15%.*3 months/).waitFor()
  await page.getByRole('button', { name: 'Create code' }).click()
  const code = page.getByRole('dialog', { name: 'Create code' })
  await code.getByLabel('Partner email').fill('nobody@partners.test')
  await code.getByRole('button', { name: 'Continue' }).click()
  await code.getByText('No partner has this email.').waitFor()
  await code.getByLabel('Partner email').fill('ada.partner@partners.test')
  await code.getByRole('button', { name: 'Continue' }).click()
  await code.getByRole('textbox', { name: /^Code/ }).fill('ADA15')
  await code.getByRole('button', { name: 'Create code for Ada Partner' }).click()
  await page.getByText('ADA15').waitFor()
  await page.getByRole('link', { name: 'Ada Partner' }).waitFor()
  await settled(page)
  await expectAccessibleInAllLooks(page)
  expect((await shop.api('GET', '/discount-codes')).body).toMatchObject([{ code: 'ADA15' }])
  await page.getByRole('button', { name: 'Delete code ADA15' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete code' }).click()
  await page.getByText('No discount codes yet.').waitFor()
  await page.getByRole('button', { name: /^Archive discount for/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Archive discount' }).click()
  await page.getByText('No discount', { exact: true }).waitFor()
  expect((await shop.api('GET', '/discounts')).body).toEqual([])
  await page.context().close()
})

test('who may not change the program reads its settings', async () => {
  const viewer = await visitors.member(
    '/console/program',
    {},
    await visitors.server.person('viewer'),
  )
  expect(await viewer.getByRole('textbox', { name: /^Name/ }).isDisabled()).toBe(true)
  expect(await viewer.getByRole('button', { name: 'Save', exact: true }).count()).toBe(0)
  await viewer.context().close()
})
