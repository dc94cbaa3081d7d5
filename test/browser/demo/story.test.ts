import { afterAll, beforeAll, expect, test } from 'bun:test'
import axe from 'axe-core'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { openBrowser } from '../../kit/open-browser.ts'
import { DEMO_OWNER_EMAIL } from '../../../demo/keys.ts'
import { DEMO_OWNER_PASSWORD } from '../../../server/domain/password.ts'
import { startSeededDemo } from './demo-process.ts'
import { openVisitor } from './visitor.ts'

const PAGES = ['/demo/', '/demo/shop/', '/demo/shop/sign-up/', '/demo/statement/ada']
let demo: Awaited<ReturnType<typeof startSeededDemo>>
let browser: Browser
const problems: string[] = []

beforeAll(async () => {
  demo = await startSeededDemo()
  browser = await openBrowser()
})

afterAll(async () => {
  await browser.close()
  expect(await demo.end()).toBe(0)
  expect(problems).toEqual([])
})

/** Whatever their pages complain about fails the suite. */
const visitor = (options?: Parameters<Browser['newContext']>[0]) =>
  openVisitor(browser, problems, options)

/** Signs in as the owner, and shows the events as they happen. */
async function openEvents(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.request.post(`${demo.origin}/api/auth/sign-in`, {
    data: { email: DEMO_OWNER_EMAIL, password: DEMO_OWNER_PASSWORD },
    headers: { origin: demo.origin },
  })
  await page.goto(`${demo.origin}/console/analytics/live`)
  await page.locator('.connection.live').waitFor()
  await page.locator('live-list li').first().waitFor()
  return page
}

test('a visitor follows a link, signs up and buys, and each step appears live in the console', async () => {
  const context = await visitor()
  const events = await openEvents(await visitor())
  const row = (kind: string, words: string) =>
    events.locator(`live-list .fresh button[data-kind=${kind}]`).filter({ hasText: words })

  const shop = await context.newPage()
  await shop.goto(`${demo.origin}/ada?ref=friend`)
  expect(new URL(shop.url()).pathname).toBe('/demo/shop/')
  const clickId = new URL(shop.url()).searchParams.get('svc_id')!
  expect(clickId).toMatch(/^[0-9A-Za-z]{16}$/)
  await row('click', '/ada').waitFor()
  const cookies = await context.cookies(demo.origin)
  expect(cookies.find(({ name }) => name === 'svc_id')?.value).toBe(clickId)

  await shop.getByRole('link', { name: 'Buy Slow River' }).last().click()
  await shop.getByLabel('Name').fill('Ida Test')
  await shop.getByLabel('Email').fill('ida@example.com')
  await shop.getByRole('button', { name: 'Sign up' }).click()
  await row('lead', 'Sign up · Ida Test').filter({ hasText: '/ada' }).waitFor()

  await shop.getByRole('button', { name: 'Add one bag' }).click()
  await shop.getByText('10% off from Ada Okafor').waitFor()
  await shop.getByRole('button', { name: 'Pay $30.60' }).click()
  await shop.getByRole('heading', { name: 'Thank you for your order' }).waitFor()
  const sale = row('sale', 'Purchase · Ida Test').filter({ hasText: '/ada' })
  await sale.filter({ hasText: '$30.60' }).waitFor()

  await sale.click()
  const detail = events.locator('live-detail')
  await detail.getByRole('heading', { name: 'Why it’s attributed to this link' }).waitFor()
  expect(await detail.locator('li').count()).toBeGreaterThan(1)
  expect(await detail.locator('dl').first().innerText()).toContain(clickId)
})

test('who comes through a short link or with a partner’s name is told in the shop who invited them, and nobody else', async () => {
  for (const [path, width] of [
    ['/ada', 1280],
    ['/ada', 390],
    ['/demo/shop/?via=ada', 1280],
  ] as const) {
    const page = await (await visitor({ viewport: { width, height: 800 } })).newPage()
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(demo.origin + path)
    await page.getByText('You were invited by Ada Okafor: 10% off for 3 months').waitFor()
    expect(await page.evaluate('moved.by')).toBe(0)
    expect(asked.filter((one) => one.startsWith('/api/'))).toHaveLength(1)
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await page.getByText('You were invited').waitFor({ state: 'hidden' })
  }
  const stranger = await (await visitor()).newPage()
  await stranger.goto(`${demo.origin}/demo/shop/`)
  expect(await stranger.locator('svc-discount-banner').count()).toBe(0)
})

test('the tour leads through shop, console and app, with back and next on each page', async () => {
  const page = await (await visitor()).newPage()
  await page.goto(`${demo.origin}/demo/shop/`)
  const bar = page.getByRole('navigation', { name: 'Tour' })
  expect(await bar.count()).toBe(0)
  await page.goto(`${demo.origin}/demo/`)
  await page.getByRole('link', { name: 'Start the two-minute tour' }).click()
  await page.waitForURL(/\/demo\/shop\//)
  await bar.getByText('1 of 8').waitFor()
  const next = () => bar.getByRole('link', { name: 'Next' }).click()
  await next()
  await bar.getByText('2 of 8').waitFor()
  await next()
  await bar.getByText('3 of 8').waitFor()
  await page.waitForURL(/\/console\/analytics\/live$/)
  await page.locator('live-list li').first().waitFor()
  await page.reload()
  await bar.getByText('3 of 8').waitFor()
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate<{ violations: { id: string }[] }>("axe.run('.tour')")
  expect(violations.map(({ id }) => id)).toEqual([])
  await bar.getByRole('link', { name: 'Back' }).click()
  await bar.getByText('2 of 8').waitFor()
  for (const n of [3, 4, 5, 6, 7, 8]) {
    await next()
    await bar.getByText(`${n} of 8`).waitFor()
  }
  await page.waitForURL(/\/demo\/gallery\//)
  await bar.getByRole('link', { name: 'End tour' }).click()
  await page.waitForURL(/\/demo\/$/)
  expect(await bar.count()).toBe(0)
})

test('the shop says so where scripts are blocked', async () => {
  const context = await visitor({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${demo.origin}/demo/shop/`)
  await page.getByRole('link', { name: 'Buy Slow River' }).last().click()
  await page.getByText('This form needs JavaScript.').waitFor()
})

test('the sign-up says in words what is wrong', async () => {
  // The browser itself reports the refused request on its console.
  const shop = await (await browser.newContext()).newPage()
  await shop.goto(`${demo.origin}/demo/shop/sign-up/`)
  await shop.getByLabel('Name').fill('Ida Test')
  await shop.getByLabel('Email').fill('ida@example')
  await shop.getByRole('button', { name: 'Sign up' }).click()
  await shop.getByRole('alert').filter({ hasText: 'Enter an email address' }).waitFor()
})

test('a visitor who came through no link buys without being counted for one', async () => {
  const context = await visitor()
  const shop = await context.newPage()
  await shop.goto(`${demo.origin}/demo/shop/checkout/`)
  await shop.getByLabel('Name').fill('Otto Direct')
  await shop.getByLabel('Email').fill('otto@example.com')
  await shop.getByRole('button', { name: 'Sign up' }).click()
  await shop.getByRole('button', { name: 'Pay $19.00' }).click()
  await shop.getByRole('heading', { name: 'Thank you for your order' }).waitFor()
  const events = await openEvents(await visitor())
  await events.getByText('All', { exact: true }).waitFor()
  expect(await events.getByText('Otto Direct').count()).toBe(0)
})

test('no page of the demo is wider than a phone', async () => {
  const context = await visitor({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  for (const path of PAGES) {
    await page.goto(demo.origin + path)
    // As a text it would be evaluated anew with each look, which the page's policy forbids.
    await page.waitForFunction(() => document.fonts.status === 'loaded')
    const width = await page.evaluate('document.documentElement.scrollWidth')
    expect({ path, width }).toEqual({ path, width: 390 })
    // Nor is a sum hidden beside its table.
    const cut =
      '[...document.querySelectorAll("table")].filter((one) => one.offsetWidth > 390).length'
    expect({ path, cut: await page.evaluate(cut) }).toEqual({ path, cut: 0 })
  }
})

test('the accessibility checker finds nothing to complain about, in light and dark', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await visitor({ colorScheme })
    const page = await context.newPage()
    for (const path of PAGES) {
      await page.goto(demo.origin + path)
      await page.evaluate(axe.source)
      const report = await page.evaluate<{
        violations: { id: string; nodes: { html: string }[] }[]
      }>('axe.run()')
      const found = report.violations.map(({ id, nodes }) => ({ id, html: nodes[0]?.html }))
      expect({ path, colorScheme, found }).toEqual({ path, colorScheme, found: [] })
    }
  }
})

test('the secret key never reaches a browser', async () => {
  const context = await visitor()
  const page = await context.newPage()
  const bodies: Promise<string>[] = []
  page.on('response', (response) => {
    if (!response.url().endsWith('/stream')) bodies.push(response.text().catch(() => ''))
  })
  await page.goto(`${demo.origin}/demo/shop/`)
  await page.goto(`${demo.origin}/demo/mailbox/`)
  for (const body of await Promise.all(bodies)) expect(body).not.toContain('svc_sk_')
})
