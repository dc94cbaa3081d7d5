import { expect, test } from 'bun:test'
import { expectAccessibleInAllLooks } from './axe.ts'
import { settled, Visitors } from './visitors.ts'

const visitors = new Visitors()

test('the plan shows what is included and how much is used', async () => {
  const page = await visitors.member('/console/settings/plan')
  const limits = page.getByRole('region', { name: 'Limits' })
  await limits.getByText(/^5 of /).waitFor()
  expect(await limits.getByRole('meter', { name: 'Links' }).getAttribute('max')).not.toBeNull()
  await expectAccessibleInAllLooks(page)
  await page.context().close()
})

test('everything of a kind is saved as a file, page by page', async () => {
  const { shop } = visitors.server
  for (const from of [0, 100]) {
    const links = Array.from({ length: 100 }, (_, n) => ({
      url: 'https://shop.test/',
      key: `many-${from + n}`,
    }))
    await shop.api('POST', '/links/bulk', links)
  }
  const page = await visitors.member('/console/settings/export')
  await settled(page)
  await expectAccessibleInAllLooks(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export Links' }).click(),
  ])
  await page.getByText('Links exported.').waitFor()
  expect(file.suggestedFilename()).toBe('links.ndjson')
  const lines = (await Bun.file(await file.path()).text()).trim().split('\n')
  const keys = new Set(lines.map((line) => JSON.parse(line).key))
  expect(lines).toHaveLength(205)
  expect(keys.size).toBe(205)
  await page.route('**/api/customers?*', (route) => route.fulfill({ status: 503, json: {} }))
  await page.getByRole('button', { name: 'Export Customers' }).click()
  await page.getByRole('alert').getByText(/./).first().waitFor()
  await page.context().close()
})
