import { expect, test } from 'bun:test'
import type { Page, Route } from 'playwright-core'
import { settled, Visitors } from './visitors.ts'

const visitors = new Visitors()

/** A page, by default the overview, with the pointer over no link. */
async function openOverview(path = '/console/analytics'): Promise<Page> {
  const page = await visitors.member(path)
  await page.mouse.move(0, 0)
  await page.reload()
  await settled(page)
  return page
}

test('a menu that is pressed before its script is there opens when it comes', async () => {
  const page = await visitors.member('/console/analytics')
  const waiting = Promise.withResolvers<Route>()
  await page.route('**/menu-elements-*.js', waiting.resolve)
  await page.reload()
  const account = page.getByRole('button', { name: /^Account/ }).last()
  await account.click()
  const item = page.getByText('Your account', { exact: true }).last()
  expect(await item.isVisible()).toBe(false)
  await (await waiting.promise).continue()
  await item.waitFor()
  await page.context().close()
})

test('a page is loaded when somebody points at its link, and shown when they press it', async () => {
  const page = await openOverview('/console/program/landing')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const link = page.getByRole('link', { name: 'Resources', exact: true })
  const script = page.waitForRequest('**/resources-page-*.js')
  await link.hover()
  await script
  expect(asked.some((path) => path.startsWith('/api/'))).toBe(false)
  await link.click()
  await page.getByRole('heading', { name: 'Resources', level: 1 }).waitFor()
  expect(asked.filter((path) => path.includes('resources-page'))).toHaveLength(1)
  await page.context().close()
})

test('a page whose script is there is shown in the task of the press, before the next frame', async () => {
  const page = await openOverview('/console/program/landing')
  const script = page.waitForResponse('**/resources-page-*.js')
  await page.getByRole('link', { name: 'Resources', exact: true }).hover()
  await (await script).finished()
  await settled(page)
  const isShown = await page.evaluate(async () => {
    const { shadowRoot: app } = document.querySelector('console-app')!
    const { shadowRoot: tabs } = app!.querySelector('section-tabs')!
    tabs!.querySelector<HTMLElement>('a[href="/console/program/resources"]')!.click()
    // More than rendering needs, and no task.
    for (let i = 0; i < 100; i++) await Promise.resolve()
    return app!.querySelector('resources-page') !== null
  })
  expect(isShown).toBe(true)
  await page.context().close()
})

test('a page whose script does not come says so, whenever the session comes, and is tried again', async () => {
  const page = await visitors.member('/console/analytics')
  const session = Promise.withResolvers<Route>()
  await page.route('**/api/auth/session', session.resolve)
  await page.route('**/resources-page-*.js', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed')
  await page.goto(page.url().replace('/analytics', '/program/resources'))
  await failed
  await (await session.promise).continue()
  await page.unroute('**/api/auth/session')
  const again = page.getByRole('button', { name: 'Try again' })
  await again.waitFor()
  await page.getByRole('link', { name: 'Discounts', exact: true }).click()
  await page.getByRole('heading', { name: 'Discounts', level: 1 }).waitFor()
  expect(await again.count()).toBe(0)
  await page.getByRole('link', { name: 'Resources', exact: true }).click()
  await again.waitFor()
  await page.unroute('**/resources-page-*.js')
  await again.click()
  await page.getByRole('heading', { name: 'Resources', level: 1 }).waitFor()
  await page.context().close()
})

test('a session that has ended leads to the sign-in, from the very first request', async () => {
  const page = await visitors.member('/console/partners?search=a')
  await page.context().clearCookies()
  await page.reload()
  await page.getByRole('heading', { name: 'Sign in', level: 1 }).waitFor()
  expect(new URL(page.url()).searchParams.get('next')).toBe('/console/partners?search=a')
  await page.context().close()
})

test('the overview asks for its figures once, while its script is still loading', async () => {
  const page = await openOverview()
  const script = Promise.withResolvers<Route>()
  const asked: string[] = []
  await page.route('**/analytics-page-*.js', script.resolve)
  page.on('request', (request) => asked.push(new URL(request.url()).search))
  const early = page.waitForResponse(/groupBy=timeseries/)
  await page.reload()
  await early
  await (await script.promise).continue()
  await page.getByRole('button', { name: /^Clicks/ }).waitFor()
  await settled(page)
  // The time shown, and the one before.
  expect(asked.filter((search) => search.includes('groupBy=timeseries'))).toHaveLength(2)
  await page.context().close()
})

test('the session is asked for once, before the scripts that need it, and not by a page that needs none', async () => {
  const page = await openOverview()
  const script = Promise.withResolvers<Route>()
  await page.route('**/main-*.js', script.resolve)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const early = page.waitForResponse('**/api/auth/session')
  const reloaded = page.reload()
  await early
  await (await script.promise).continue()
  await reloaded
  await settled(page)
  const ofSession = () => asked.filter((path) => path === '/api/auth/session')
  expect(ofSession()).toHaveLength(1)
  await page.unroute('**/main-*.js')
  asked.length = 0
  await page.goto(new URL('/console/sign-in', page.url()).href)
  await page.getByLabel('Email').waitFor()
  await settled(page)
  expect(ofSession()).toHaveLength(0)
  await page.context().close()
})

test('the items of a menu come with the keyboard, too', async () => {
  const page = await openOverview()
  const items = page.locator('report-toolbar wa-dropdown-item')
  expect(await items.count()).toBe(0)
  await page.getByRole('button', { name: 'Export as CSV' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('Over time', { exact: true }).waitFor()
  await page.context().close()
})

test('the pages that have shortcuts are loaded after the first view, unless the reader saves data', async () => {
  const page = await visitors.member('/console/analytics')
  await page.waitForResponse('**/workspace-page-*.js')
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.reload()
  // It comes as late.
  await page.waitForResponse('**/menu-elements-*.js')
  await settled(page)
  expect(asked.filter((url) => url.includes('workspace-page'))).toEqual([])
  await page.context().close()
})
