import { beforeAll, expect, test } from 'bun:test'
import { expectAccessibleInAllLooks } from './axe.ts'
import { settled, Visitors } from './visitors.ts'

const visitors = new Visitors()
const PAGE = '/console/links'
let folder = ''

beforeAll(async () => {
  const { shop } = visitors.server
  folder = (await shop.api('POST', '/folders', { name: 'Spring campaign' })).body.id
  await shop.api('POST', '/tags', { name: 'Podcast', color: 'purple' })
  for (const from of [0, 100, 200]) {
    const links = Array.from({ length: 100 }, (_, n) => ({
      url: `https://shop.test/products/${from + n}`,
      key: `product-${String(from + n).padStart(3, '0')}`,
      ...(n === 0 && { tagNames: ['Podcast'], folderId: folder }),
    }))
    await shop.api('POST', '/links/bulk', links)
  }
})

test('search, filters and sorting are in the address and survive a reload', async () => {
  const page = await visitors.member(PAGE)
  await page.getByText('305 links', { exact: true }).waitFor()
  await page.getByLabel('Search links').fill('product-1')
  await page.getByText('100 links', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Filter' }).click()
  await page.getByLabel('Filter by').selectOption('folderId')
  await page.getByLabel('Spring campaign').check()
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByText('1 link', { exact: true }).waitFor()
  const address = new URL(page.url())
  expect(address.search).toBe(`?search=product-1&folderId=${folder}`)
  await page.reload()
  await page.getByRole('link', { name: /product-100$/ }).waitFor()
  await page.getByRole('button', { name: 'Folder is: switch to “is not”' }).click()
  await page.getByText('99 links', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Remove filter Folder' }).click()
  await page.getByText('100 links', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Clicks' }).click()
  await page.waitForURL(/sort=clicks/)
  const header = page.getByRole('columnheader', { name: 'Clicks' })
  expect(await header.getAttribute('aria-sort')).toBe('descending')
  await page.getByLabel('Search links').fill('nothing like it')
  await page.getByText('No links match these filters.').waitFor()
  await page.context().close()
})

test('a long list keeps few rows on the page, and reads what comes into sight', async () => {
  const page = await visitors.member(`${PAGE}?order=asc`)
  const rows = page.locator('.row')
  await rows.getByRole('link').first().waitFor()
  expect(await rows.count()).toBeLessThan(40)
  await page.getByRole('table').evaluate((table) => (table.scrollTop = table.scrollHeight))
  await page.locator('[aria-rowindex="306"]').getByRole('link').waitFor()
  expect(await rows.count()).toBeLessThan(40)
  await page.context().close()
})

test('selected links are tagged, moved and archived, and each change can be undone', async () => {
  const { shop } = visitors.server
  const find = async (key: string) =>
    (await shop.api('GET', `/links/info?domain=${shop.domain}&key=${key}`)).body
  const page = await visitors.member(`${PAGE}?search=product-25`)
  const rows = page.locator('.row')
  await rows.nth(2).getByRole('checkbox').check()
  await rows
    .nth(4)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] })
  const name = (await rows.nth(3).getByRole('link').textContent()) ?? ''
  const key = name.slice(name.indexOf('/') + 1)
  await page.getByText('3 links selected').waitFor()
  await page.getByRole('button', { name: 'Tags' }).click()
  await page.getByRole('menuitem', { name: 'Podcast' }).click()
  await page.getByText('Podcast added to 3 links.').waitFor()
  expect((await find(key)).tags).toMatchObject([{ name: 'Podcast' }])
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Undone.').waitFor()
  expect((await find(key)).tags).toEqual([])
  await page.getByRole('button', { name: 'Move to' }).click()
  await page.getByRole('menuitem', { name: 'Spring campaign' }).click()
  await page.getByText('3 links moved to Spring campaign.').waitFor()
  expect((await find(key)).folderId).toBe(folder)
  await page.getByRole('button', { name: 'Archive' }).click()
  await page.getByText('3 links archived.').waitFor()
  await page.getByText('7 links', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('10 links', { exact: true }).waitFor()
  expect((await find(key)).archived).toBe(false)
  await page.context().close()
})

test('deleting names the links and what is lost, and can be undone', async () => {
  const { shop } = visitors.server
  const page = await visitors.member(`${PAGE}?search=product-29`)
  await page.getByLabel(/^Select .*product-298$/).check()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Delete 1 link?' })
  await question.getByText(/product-298$/).waitFor()
  await question.getByText(/their short-link keys become available/).waitFor()
  await question.getByRole('button', { name: 'Delete 1 link' }).click()
  await page.getByText('1 link deleted.').waitFor()
  await page.getByText('9 links', { exact: true }).waitFor()
  const { status } = await shop.api('GET', `/links/info?domain=${shop.domain}&key=product-298`)
  expect(status).toBe(404)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Undone.').waitFor()
  await page.getByText('10 links', { exact: true }).waitFor()
  await page.getByRole('link', { name: /product-298$/ }).waitFor()
  await page.context().close()
})

test('chosen columns are remembered, and a viewer has nothing to select', async () => {
  const page = await visitors.member(PAGE, {}, await visitors.server.person('viewer'))
  await page.getByRole('columnheader', { name: 'Leads' }).waitFor()
  expect(await page.getByRole('checkbox').count()).toBe(0)
  await page.getByRole('button', { name: 'View' }).click()
  await page.getByRole('menuitem', { name: 'Leads' }).click()
  await page.getByRole('columnheader', { name: 'Leads' }).waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('columnheader', { name: 'Clicks' }).waitFor()
  expect(await page.getByRole('columnheader', { name: 'Leads' }).count()).toBe(0)
  await page.context().close()
})

test('the list says what is wrong with an address and an API that fails', async () => {
  const page = await visitors.member(`${PAGE}?sort=beauty`)
  await page.getByText('We ignored “sort=beauty” in the URL').waitFor()
  await page.route('**/api/links?*', (route) => route.fulfill({ status: 503, json: {} }))
  await page.getByLabel('Search links').fill('spring')
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  await page.unroute('**/api/links?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('link', { name: /spring$/ }).waitFor()
  await page.context().close()
})

test('the list is accessible in all looks, also with a selection', async () => {
  const page = await visitors.member(PAGE)
  await page.locator('.row').first().getByRole('checkbox').check()
  await settled(page)
  await expectAccessibleInAllLooks(page)
  await page.context().close()
})
