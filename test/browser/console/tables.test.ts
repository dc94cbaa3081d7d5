import { beforeAll, expect, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { createTestProgram } from '../../kit/program.ts'
import { expectAccessibleInAllLooks } from './axe.ts'
import { settled, Visitors } from './visitors.ts'

const visitors = new Visitors()

beforeAll(async () => {
  const { backend, shop } = visitors.server
  const program = await createTestProgram(backend, shop)
  const { group } = program
  await shop.api('POST', '/rewards', {
    event: 'sale',
    type: 'percentage',
    rateBps: 1000,
    groupId: group.id,
  })
  for (const [name, amount] of [
    ['Paula Partner', 5000],
    ['Quentin Quick', 9000],
  ] as const) {
    const { link } = await program.enroll(name)
    const clickId = await program.click(link.key)
    const customer = { customerExternalId: name, customerName: `Friend of ${name}` }
    await shop.api('POST', '/track/lead', { clickId, eventName: 'Sign up', ...customer })
    backend.clock.advance(60_000)
    await shop.api('POST', '/track/sale', { ...customer, amount, invoiceId: `in_${amount}` })
    backend.clock.advance(60_000)
  }
})

const widthOf = (page: Page, name: string) =>
  page
    .getByRole('columnheader', { name, exact: true })
    .evaluate((title) => Math.round(title.getBoundingClientRect().width))
const grip = (page: Page, name: string) =>
  page.getByRole('separator', { name: `Width of ${name}`, exact: true })

test('columns get other widths with the keyboard, which this browser remembers', async () => {
  const page = await visitors.member('/console/links')
  await settled(page)
  const usual = await widthOf(page, 'Clicks')
  await grip(page, 'Clicks').press('ArrowRight')
  await grip(page, 'Clicks').press('ArrowRight')
  expect(await widthOf(page, 'Clicks')).toBe(usual + 32)
  expect(await grip(page, 'Clicks').getAttribute('aria-valuenow')).toBe(String(usual + 32))
  await page.reload()
  await settled(page)
  expect(await widthOf(page, 'Clicks')).toBe(usual + 32)
  await grip(page, 'Clicks').press('ArrowLeft')
  expect(await widthOf(page, 'Clicks')).toBe(usual + 16)
  await page.getByRole('button', { name: 'View' }).click()
  await page.getByRole('menuitem', { name: 'Reset widths' }).click()
  expect(await widthOf(page, 'Clicks')).toBe(usual)
  await page.context().close()
})

test('columns are dragged, the other way round where text runs from the right', async () => {
  const page = await visitors.member('/console/customers')
  await settled(page)
  const drag = async (byPx: number) => {
    const edge = (await grip(page, 'Country').boundingBox())!
    const y = edge.y + edge.height / 2
    await page.mouse.move(edge.x + edge.width / 2, y)
    await page.mouse.down()
    await page.mouse.move(edge.x + edge.width / 2 + byPx, y, { steps: 4 })
    await page.mouse.up()
  }
  const before = await widthOf(page, 'Country')
  await drag(60)
  expect(await widthOf(page, 'Country')).toBe(before + 60)
  expect(new URL(page.url()).search).toBe('')
  await page.evaluate(() => (document.documentElement.dir = 'rtl'))
  await drag(40)
  expect(await widthOf(page, 'Country')).toBe(before + 20)
  await grip(page, 'Country').press('Enter')
  expect(await widthOf(page, 'Country')).toBe(before)
  await page.context().close()
})

test('customers, partners and commissions are sorted by the server, in the address', async () => {
  for (const [path, column, sort, first, last] of [
    ['customers', 'Revenue', 'saleAmount', 'Friend of Quentin Quick', 'Friend of Paula Partner'],
    ['partners', 'Earnings', 'totalCommissions', 'Quentin Quick', 'Paula Partner'],
    ['commissions', 'Sale', 'amount', 'Quentin Quick', 'Paula Partner'],
  ] as const) {
    const page = await visitors.member(`/console/${path}`)
    await settled(page)
    const names = page.locator('tbody tr a.name')
    await page.getByRole('button', { name: column, exact: true }).click()
    await page.waitForURL(new RegExp(`sort=${sort}$`))
    await settled(page)
    expect(await names.first().textContent()).toBe(first)
    await page.getByRole('button', { name: column, exact: true }).click()
    await page.waitForURL(/order=asc$/)
    await page.reload()
    await settled(page)
    const shown = await names.allTextContents()
    expect(shown.indexOf(first)).toBeGreaterThan(shown.indexOf(last))
    const header = page.getByRole('columnheader', { name: column, exact: true })
    expect(await header.getAttribute('aria-sort')).toBe('ascending')
    await expectAccessibleInAllLooks(page)
    await page.context().close()
  }
})

test('each table remembers its own columns', async () => {
  const page = await visitors.member('/console/commissions')
  await settled(page)
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('menuitem', { name: 'Invoice' }).click()
  await page.getByRole('cell', { name: 'in_9000' }).waitFor()
  await page.reload()
  await page.getByRole('cell', { name: 'in_9000' }).waitFor()
  await page.goto(`${visitors.server.origin}/console/partners`)
  await settled(page)
  expect(await page.getByRole('columnheader', { name: 'Clicks' }).count()).toBe(1)
  expect(await page.getByRole('columnheader', { name: 'Invoice' }).count()).toBe(0)
  await page.context().close()
})
