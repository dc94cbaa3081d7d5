import { expect, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { joinMember } from '../../kit/people.ts'
import { createTestWorkspace } from '../../kit/workspace.ts'
import { settled, signIn, Visitors } from './visitors.ts'

const visitors = new Visitors()
const clicksOf = (page: Page) => page.locator('metric-board .total').first().innerText()

test('who is not signed in signs in, and goes on to where they wanted to go', async () => {
  const { owner, server } = visitors
  const page = await visitors.stranger('/console/analytics/funnel?range=90d')
  const context = page.context()
  await page.waitForURL(/\/console\/sign-in\?next=/)
  await signIn(page, { ...owner, password: 'not the password' })
  await page.getByText('The email address or password is wrong.').waitFor()
  await signIn(page, owner)
  await page.waitForURL(/\/console\/analytics\/funnel\?range=90d$/)
  await page.getByRole('heading', { name: 'Funnel' }).waitFor()
  expect(await page.title()).toBe('Funnel · Acme · Console')
  await page.getByRole('button', { name: 'Account: Grace' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.waitForURL(/\/console\/sign-in$/)
  await page.goBack()
  await page.waitForURL(/\/console\/sign-in/)
  const hostile = await visitors.open(
    context,
    '/console/sign-in?next=https://evil.example/console/',
  )
  await signIn(hostile, owner)
  await hostile.waitForURL(`${server.origin}/console/`)
  await context.close()
})

test('a row filters, a chip turns to “is not”, and all of it is in the address', async () => {
  const page = await visitors.member('/console/analytics')
  await settled(page)
  const all = Number(await clicksOf(page))
  await page.getByRole('button', { name: /^Germany/ }).click()
  await page.waitForURL(/\?country=DE$/)
  await settled(page)
  const german = Number(await clicksOf(page))
  expect(german).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Country is: switch to “is not”' }).click()
  await page.waitForURL(/\?country=-DE$/)
  await settled(page)
  expect(Number(await clicksOf(page))).toBe(all - german)
  await page.reload()
  await settled(page)
  expect(Number(await clicksOf(page))).toBe(all - german)
  await page.goBack()
  await page.waitForURL(/\?country=DE$/)
  await settled(page)
  expect(Number(await clicksOf(page))).toBe(german)
  await page.getByRole('button', { name: 'Remove filter Country' }).click()
  await page.waitForURL(/\/analytics$/)
  await settled(page)
  expect(Number(await clicksOf(page))).toBe(all)
  await page.context().close()
})

test('the menus choose a range, filters and an export', async () => {
  const page = await visitors.member('/console/analytics')
  await settled(page)
  await page.getByRole('button', { name: 'Last 30 days' }).click()
  await page.getByRole('menuitem', { name: 'Last 7 days' }).click()
  await page.waitForURL(/range=7d/)
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByRole('menuitem', { name: 'Device' }).click()
  await page.getByRole('button', { name: 'is not', exact: true }).click()
  await page.getByRole('checkbox', { name: /^Mobile/ }).check()
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.waitForURL(/device=-Mobile/)
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Over time' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('analytics-timeseries.csv')
  const csv = await Bun.file(await download.path()).text()
  expect(csv.split('\n')).toHaveLength(9)
  await page.context().close()
})

test('an address that means nothing says so, and shows what it can', async () => {
  const page = await visitors.member('/console/analytics?range=3d&color=red')
  await page.getByText('We ignored “range=3d” in the URL').waitFor()
  await page.getByText('We ignored “color=red” in the URL').waitFor()
  await page.getByRole('button', { name: 'Last 30 days' }).waitFor()
  await page.getByRole('link', { name: 'Remove invalid filters' }).click()
  await page.waitForURL(/\/analytics$/)
  await page.goto(`${visitors.server.origin}/console/nowhere`)
  await page.getByText('We couldn’t find this page. Check the address.').waitFor()
  await page.context().close()
})

test('an event appears as it happens, waits while the list is held, and says why it counts', async () => {
  const page = await visitors.member('/console/analytics/live')
  await page.locator('.connection.live').waitFor()
  await settled(page)
  await visitors.server.shop.visit('podcast', { visitor: 'first of the live ones' })
  const first = page.locator('live-list .fresh button')
  await first.waitFor()
  await page.getByRole('button', { name: 'Pause' }).click()
  await visitors.server.shop.visit('podcast', { visitor: 'second of the live ones' })
  await page.getByRole('button', { name: 'Resume 1' }).click()
  await page.locator('live-list .fresh').nth(1).waitFor()
  await page.locator('live-list button').first().click()
  await page.waitForURL(/event=/)
  await page.getByText('It counts: it isn’t a bot, preview, or prefetch').waitFor()
  await page.reload()
  await page.getByText('It counts: it isn’t a bot, preview, or prefetch').waitFor()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.waitForURL(/\/live$/)
  await page.context().close()
})

test('the switch of conversion tracking is kept, and a viewer cannot turn it', async () => {
  const page = await visitors.member('/console/settings/analytics')
  const toggle = page.getByRole('switch', { name: 'Conversion tracking', exact: true })
  const before = await toggle.isChecked()
  await toggle.press('Space')
  await page.getByText('Saved.').waitFor()
  await page.reload()
  expect(await toggle.isChecked()).toBe(!before)
  await page.context().close()
  const person = await visitors.server.person('viewer')
  const viewer = await visitors.member('/console/settings/analytics', {}, person)
  await viewer.getByText('Your role (Viewer) can view settings').waitFor()
  expect(
    await viewer.getByRole('switch', { name: 'Conversion tracking', exact: true }).isDisabled(),
  ).toBe(true)
  await viewer.context().close()
})

test('the audit log says who changed what, filters, exports, and is for owners and admins', async () => {
  const { server } = visitors
  const colour = { name: 'Spring', color: 'red' }
  const { body: tag } = await server.shop.api('POST', '/tags', colour)
  await server.shop.api('PATCH', `/tags/${tag.id}`, { name: 'Summer' })
  const page = await visitors.member('/console/settings/audit')
  const entry = page.getByRole('button', { name: 'Key First key updated the tag “Summer”' })
  await entry.waitFor()
  expect(await entry.innerText()).toMatch(/Name: Spring\s*→\s*now\s*Summer/)
  await entry.click()
  await page.getByRole('rowheader', { name: 'Name' }).waitFor()
  await page.getByRole('button', { name: 'Filter by Summer' }).click()
  await page.waitForURL(/type=tag&resourceId=tag_\w+$/)
  await settled(page)
  expect(await page.locator('audit-item').count()).toBe(2)
  await page.reload()
  await settled(page)
  expect(await page.locator('audit-item').count()).toBe(2)
  await page.getByRole('button', { name: 'Export' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV' }).click(),
  ])
  expect((await Bun.file(await download.path()).text()).trim().split('\n')).toHaveLength(3)
  await page.getByLabel('Resource', { exact: true }).selectOption('Secret keys')
  await page.waitForURL(/type=key$/)
  await page.goBack()
  await page.waitForURL(/resourceId=/)
  await page.context().close()
  const viewer = await visitors.member('/console/settings/audit', {}, await server.person('viewer'))
  await viewer.getByText('lacks the scope audit.read').waitFor()
  expect(await viewer.getByRole('link', { name: 'Audit log' }).count()).toBe(0)
  await viewer.context().close()
})

test('a long audit log is read page by page', async () => {
  const { shop } = visitors.server
  for (let n = 0; n < 51; n++) await shop.api('POST', '/folders', { name: `Folder ${n}` })
  const page = await visitors.member('/console/settings/audit?type=folder')
  await page.getByText('Folder 50').waitFor()
  expect(await page.getByText('Folder 0”').count()).toBe(0)
  await page.getByRole('button', { name: 'Show more' }).click()
  await page.getByText('“Folder 0”').waitFor()
  expect(await page.locator('audit-item').count()).toBe(51)
  expect(await page.getByRole('button', { name: 'Show more' }).count()).toBe(0)
  await page.context().close()
})

test('who has two workspaces switches between them, and sees the figures of one', async () => {
  const { backend, person } = visitors.server
  const colleague = await person('viewer')
  const other = await createTestWorkspace(backend, { name: 'Other' })
  await joinMember(backend, other, { role: 'viewer', email: colleague.email })
  const page = await visitors.member('/console/analytics?country=DE', {}, colleague)
  await settled(page)
  await page.getByRole('button', { name: 'Workspace: Acme' }).click()
  await page.getByRole('menuitem', { name: 'Other' }).click()
  await page.waitForURL(/\/console\/$/)
  await page.getByRole('link', { name: 'Analytics', exact: true }).click()
  await page.getByText('No activity in this period.').first().waitFor()
  expect(await clicksOf(page)).toBe('0')
  await page.context().close()
})

test('a session that has ended leads to the sign-in page', async () => {
  const page = await visitors.member('/console/analytics')
  const context = page.context()
  await settled(page)
  await context.clearCookies()
  await page.getByRole('link', { name: 'Funnel' }).click()
  await page.waitForURL(/\/console\/sign-in\?next=%2Fconsole%2Fanalytics%2Ffunnel$/)
  await context.close()
})
