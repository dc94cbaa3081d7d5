import { expect, test } from 'bun:test'
import { createTestProgram } from '../../kit/program.ts'
import { expectAccessibleInAllLooks } from './axe.ts'
import { Visitors } from './visitors.ts'

const visitors = new Visitors()
const PAGE = '/console/analytics'

test('a report is saved, shared with somebody without an account, and revoked', async () => {
  const page = await visitors.member(`${PAGE}?range=90d&country=DE`)
  await page.getByRole('button', { name: 'Saved views' }).click()
  await page.getByRole('menuitem', { name: 'Save view…' }).click()
  await page.getByLabel('Name').fill('Germany')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.goto(`${visitors.server.origin}${PAGE}`)
  await page.getByRole('button', { name: 'Saved views' }).click()
  await page.getByRole('menuitem', { name: 'Germany' }).click()
  await page.waitForURL(/range=90d&country=DE/)

  await page.getByRole('button', { name: 'Saved views' }).click()
  await page.getByRole('menuitem', { name: 'Manage views…' }).click()
  await page.getByRole('button', { name: 'Share Germany' }).click()
  await page.getByRole('button', { name: 'Create link' }).click()
  const url = await page.getByLabel('Share link', { exact: true }).inputValue()
  await expectAccessibleInAllLooks(page)

  const reader = await visitors.stranger(url.replace(/^https?:\/\/[^/]+/, ''))
  await reader.getByRole('heading', { name: 'Germany' }).waitFor()
  await reader.getByText('Last 90 days · filtered by Country').waitFor()
  expect(await reader.getByRole('button', { name: /^Earnings/ }).count()).toBe(0)
  await reader.getByRole('button', { name: /^Leads/ }).click()
  await reader.waitForURL(/metric=leads#svc_sh_/)
  await reader.getByRole('heading', { name: 'Locations' }).waitFor()
  await reader.getByText('Germany', { exact: true }).last().waitFor()
  await expectAccessibleInAllLooks(reader)

  await page.getByRole('button', { name: /^Revoke the link/ }).click()
  await page.getByText('Link revoked.').waitFor()
  await reader.reload()
  await reader.getByText('This link has expired or was revoked').waitFor()
  expect(await reader.getByRole('heading', { name: 'Locations' }).count()).toBe(0)
  await reader.context().close()
  await page.context().close()
})

test('a viewer opens views and changes none', async () => {
  const person = await visitors.server.person('viewer')
  const page = await visitors.member(PAGE, {}, person)
  await page.getByRole('button', { name: 'Saved views' }).click()
  await page.getByRole('menuitem', { name: 'Germany' }).waitFor()
  expect(await page.getByRole('menuitem', { name: 'Save view…' }).count()).toBe(0)
  await page.getByRole('menuitem', { name: 'Saved views…' }).click()
  await page.getByRole('button', { name: 'Share Germany' }).click()
  await page.getByText('Anyone with the link').waitFor()
  expect(await page.getByRole('button', { name: 'Create link' }).count()).toBe(0)
  await page.context().close()
})

test('a change of a reward is marked in the time series and said in a sentence', async () => {
  const { shop } = visitors.server
  const { body: program } = await shop.api('POST', '/programs', {
    name: 'Friends',
    url: 'https://shop.test',
  })
  const { body: groups } = await shop.api('GET', `/groups?programId=${program.id}`)
  const reward = { event: 'sale', groupId: groups[0].id, type: 'percentage', rateBps: 2000 }
  const { body: created } = await shop.api('POST', '/rewards', reward)
  const page = await visitors.member(PAGE)
  const sentence = 'Sale reward added for Default'
  await page.getByRole('link', { name: sentence }).waitFor()
  const earnings = page.getByRole('button', { name: /^Earnings/ })
  await earnings.getByText('$0.00').waitFor()
  const crosshair = page.getByRole('slider', { name: 'Clicks' })
  await crosshair.focus()
  await page.locator('.readout').getByText(sentence).waitFor()
  expect(await crosshair.getAttribute('aria-valuetext')).toContain(sentence)
  await expectAccessibleInAllLooks(page)
  await page.getByRole('link', { name: sentence }).click()
  await page.waitForURL(new RegExp(`/rewards/${created.id}$`))
  await page.context().close()
})

test('partners are ranked by name, filter the report, and lead to their page', async () => {
  const { shop, backend } = visitors.server
  const { enroll, click } = await createTestProgram(backend, shop, {
    name: 'Creators',
    slug: 'creators',
  })
  const mateo = await enroll('Mateo Ruiz')
  const ada = await enroll('Ada Lovelace')
  for (let n = 0; n < 4; n++) await click(mateo.link.key)
  for (let n = 0; n < 2; n++) await click(ada.link.key)
  const customerExternalId = 'buyer'
  await shop.api('POST', '/track/lead', {
    clickId: await click(mateo.link.key),
    eventName: 'Sign up',
    customerExternalId,
  })
  await shop.api('POST', '/track/sale', { customerExternalId, amount: 5000, invoiceId: 'in_1' })

  const page = await visitors.member(PAGE)
  const card = page.getByRole('region', { name: 'Partners' })
  await card.getByRole('button', { name: 'Mateo Ruiz' }).waitFor()
  const shown = await card.getByRole('listitem').allInnerTexts()
  expect(shown.map((text) => text.split('\n')[0])).toEqual(['Mateo Ruiz', 'Ada Lovelace'])
  await card.getByRole('button', { name: 'Group', exact: true }).click()
  await card.getByRole('button', { name: 'Default Creators' }).click()
  await page.waitForURL(/groupId=grp_/)
  const chips = page.getByRole('list', { name: 'Filters' })
  await chips.getByText('Default', { exact: true }).waitFor()
  await chips.getByRole('button', { name: 'Remove filter Group' }).click()

  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Partner', exact: true }).click()
  await page.getByRole('dialog').getByLabel('Search').fill('ada')
  await page.getByRole('checkbox', { name: /^Ada Lovelace/ }).check({ timeout: 20_000 })
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.waitForURL(new RegExp(`partnerId=${ada.partner.id}`))
  await chips.getByText('Ada Lovelace').waitFor()
  await page.getByRole('button', { name: /^Clicks 2/ }).waitFor()
  await expectAccessibleInAllLooks(page)

  await page.goto(`${visitors.server.origin}${PAGE}?all=top_partners`)
  const row = page.getByRole('dialog').getByRole('row', { name: /^Mateo Ruiz/ })
  await row.waitFor()
  expect((await row.innerText()).split(/\s*\t\s*|\n/).filter(Boolean)).toEqual([
    'Mateo Ruiz',
    '5',
    '1',
    '1',
    '20.0%',
    '$50.00',
    '$10.00',
  ])
  await expectAccessibleInAllLooks(page)
  await page.goto(`${visitors.server.origin}${PAGE}/funnel?by=top_partners`)
  await page.getByRole('link', { name: 'Ada Lovelace' }).waitFor()
  await page.goto(`${visitors.server.origin}${PAGE}/live?kind=sale`)
  await page.getByRole('button', { name: /Mateo Ruiz/ }).click()
  await page.getByRole('link', { name: 'Mateo Ruiz' }).waitFor()
  await page.goto(`${visitors.server.origin}${PAGE}`)
  await card.getByRole('link', { name: 'Open Mateo Ruiz' }).click()
  await page.waitForURL(new RegExp(`/partners/${mateo.partner.id}$`))
  await page.getByRole('heading', { name: 'Mateo Ruiz' }).waitFor()
  await page.context().close()
})
