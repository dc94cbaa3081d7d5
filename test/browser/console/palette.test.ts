import { expect, test } from 'bun:test'
import { expectAccessibleInAllLooks } from './axe.ts'
import { Visitors } from './visitors.ts'

const visitors = new Visitors()

test('the palette finds pages, links and customers, and goes there by keyboard', async () => {
  const page = await visitors.member('/console/analytics')
  const field = page.getByRole('combobox', { name: 'Go to' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Control+k')
  await field.fill('funnel')
  await page.getByRole('option', { name: /Funnel/, selected: true }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(/analytics\/funnel$/)

  await page.getByRole('button', { name: 'Go to' }).click()
  await field.fill('grace')
  await page.getByRole('option', { name: /Grace Hopper/ }).click()
  await page.waitForURL(/customers\?customer=/)

  await page.keyboard.press('Control+k')
  await field.fill('launch-w')
  await page.getByRole('option', { name: /launch-week/ }).waitFor()
  await expectAccessibleInAllLooks(page)
  await page.keyboard.press('Escape')
  await field.waitFor({ state: 'detached' })
  await page.context().close()
})

test('the palette begins what a button begins, as far as the role may', async () => {
  const page = await visitors.member('/console/links')
  const field = page.getByRole('combobox', { name: 'Go to' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  for (const [text, option, dialog] of [
    ['bonus', 'Create bonus', 'Create bonus'],
    ['invite mem', 'Invite member', 'Invite member'],
  ] as const) {
    await page.keyboard.press('Control+k')
    await field.fill(text)
    await page.getByRole('option', { name: option, selected: true }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: dialog }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: dialog }).waitFor({ state: 'detached' })
  }
  await page.context().close()
  const viewer = await visitors.member('/console/links', {}, await visitors.server.person('viewer'))
  await viewer.getByRole('heading', { level: 1 }).waitFor()
  await viewer.keyboard.press('Control+k')
  await viewer.getByRole('combobox', { name: 'Go to' }).fill('bonus')
  await viewer.getByText('No results').waitFor()
  await viewer.context().close()
})

test('keys open pages until they are turned off', async () => {
  const page = await visitors.member('/console/analytics')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.type('gl')
  await page.waitForURL(/console\/links$/)
  await page.getByRole('heading', { name: 'Links', level: 1 }).waitFor()
  await page.keyboard.press('?')
  await page.getByRole('heading', { name: 'Keyboard shortcuts' }).waitFor()
  await page.getByLabel('Single-key shortcuts').uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.type('gc')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Go to' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/console/links')
  await page.context().close()
})

test('a viewer finds no way to create a link', async () => {
  const viewer = await visitors.server.person('viewer')
  const page = await visitors.member('/console/analytics', {}, viewer)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Go to' }).fill('new link')
  await page.getByText('No results').waitFor()
  await page.context().close()
})
