import { afterAll, beforeAll, expect, test } from 'bun:test'
import axe from 'axe-core'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { DEMO_SECRET_KEY } from '../../../demo/keys.ts'
import { openBrowser } from '../../kit/open-browser.ts'
import { until } from '../../kit/jobs.ts'
import { CHROME } from '../../kit/workspace.ts'
import { startSeededDemo } from './demo-process.ts'
import { openVisitor } from './visitor.ts'

const POLICY = "default-src 'self'; style-src 'self'; script-src 'self'"
const FRAMEWORKS = ['react/', 'vue/', 'svelte/']
const PAGES = ['', ...FRAMEWORKS]

const problems: string[] = []
let demo: Awaited<ReturnType<typeof startSeededDemo>>
let browser: Browser

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

/** The dashboard, complete: its link, the money, the chart. */
async function openDashboard(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${demo.origin}/demo/app/${path}`)
  await complete(page)
  return page
}

async function complete(page: Page): Promise<void> {
  await page.locator('svc-stats-chart input[type=range]').first().waitFor()
  await page.locator('svc-rewards [part=discount]').waitFor()
}

async function call(method: string, path: string, body?: object): Promise<any> {
  const answer = await fetch(`${demo.origin}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${DEMO_SECRET_KEY}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const json = (await answer.json()) as any
  if (!answer.ok) throw new Error(JSON.stringify(json))
  return json
}

const ada = async () => (await call('GET', '/partners?email=ada@people.example&pageSize=1'))[0]

for (const path of PAGES) {
  test(`/demo/app/${path} shows the partner's own link and money under a strict policy, and nothing moves`, async () => {
    const context = await visitor()
    const page = await context.newPage()
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const answer = await page.goto(`${demo.origin}/demo/app/${path}`)
    expect(answer?.headers()['content-security-policy']).toBe(POLICY)
    await complete(page)

    const address = page.locator('svc-share-link input[part=address]')
    expect(await address.inputValue()).toBe(`${demo.origin}/ada`)
    const { publicToken } = (await (
      await fetch(`${demo.origin}/demo/app/token`, { method: 'POST' })
    ).json()) as { publicToken: string }
    const view = (await (
      await fetch(`${demo.origin}/api/embed/referrals`, {
        headers: { authorization: `Bearer ${publicToken}`, origin: demo.origin },
      })
    ).json()) as any
    const { id, name } = await ada()
    expect({ id: view.partner.id, name: view.partner.name }).toEqual({ id, name })
    const money = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' })
    const [{ payable, accrued, paid }] = view.balances
    for (const amount of [payable, accrued, paid]) {
      expect(amount).toBeGreaterThan(0)
      const sum = page.locator('svc-earnings dd').getByText(money.format(amount / 100))
      expect(await sum.count()).toBe(1)
    }

    expect(await page.evaluate('moved.by')).toBe(0)
    const ours = asked.filter((path) => /^\/(widgets|api)\//.test(path))
    const first = ['/widgets/elements.css', '/widgets/loader.js']
    expect(ours.filter((path) => !first.includes(path))).toEqual([
      '/widgets/svc-referral-dashboard.js',
      '/api/embed/referrals',
    ])
    expect(asked.filter((path) => path === '/demo/app/token')).toHaveLength(1)
  })

  test(`/demo/app/${path} goes on after its session has ended`, async () => {
    // The browser itself reports the refused request on its console.
    const context = await browser.newContext({ userAgent: CHROME })
    const page = await openDashboard(context, path)
    const { id: partnerId } = await ada()
    const { revoked } = await call('DELETE', '/tokens/embed/referrals', { partnerId })
    expect(revoked).toBeGreaterThan(0)
    const renewed = page.waitForRequest('**/demo/app/token')
    await page.getByRole('tab', { name: 'Commissions' }).click()
    await renewed
    await page.locator('svc-commissions [part=item]').first().waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
  })
}

for (const path of FRAMEWORKS) {
  test(`/demo/app/${path} hears what happens in the dashboard`, async () => {
    const context = await visitor({ permissions: ['clipboard-read', 'clipboard-write'] })
    const page = await openDashboard(context, path)
    await page.getByRole('button', { name: 'Copy link' }).click()
    await page.getByText('Your link was copied.').waitFor()
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(`${demo.origin}/ada`)

    // Nobody is signed in any more.
    const signedOut = await browser.newContext({ userAgent: CHROME })
    await signedOut.route('**/demo/app/token', (route) => route.fulfill({ status: 401, json: {} }))
    const other = await signedOut.newPage()
    await other.goto(`${demo.origin}/demo/app/${path}`)
    await other.getByText('Your session has expired. Sign in again.').waitFor()
  })
}

test('the tabs are a list that the arrow keys walk through', async () => {
  const page = await openDashboard(await visitor(), '')
  const tabs = page.getByRole('tablist').getByRole('tab')
  const names = await tabs.allInnerTexts()
  expect(names.slice(0, 3)).toEqual(['Overview', 'Commissions', 'Payouts'])
  const chosen = page.getByRole('tab', { selected: true })
  await tabs.first().focus()
  for (const [key, name] of [
    ['ArrowRight', names[1]!],
    ['ArrowRight', names[2]!],
    ['ArrowLeft', names[1]!],
    ['End', names.at(-1)!],
    ['Home', names[0]!],
  ] as const) {
    await page.keyboard.press(key)
    expect(await chosen.innerText()).toBe(name)
    const focused = page.locator('svc-referral-dashboard [role=tab]:focus')
    expect(await focused.innerText()).toBe(name)
    expect(await page.getByRole('tabpanel', { name }).isVisible()).toBe(true)
  }
})

test('the open tab is in the address, for links, reload and the way back', async () => {
  const page = await openDashboard(await visitor(), '')
  const chosen = () => page.getByRole('tab', { selected: true }).innerText()
  await page.getByRole('tab', { name: 'Payouts' }).click()
  await page.getByRole('tab', { name: 'Links' }).click()
  expect(new URL(page.url()).hash).toBe('#links')
  await page.goBack()
  await page.getByRole('tab', { name: 'Payouts', selected: true }).waitFor()
  await page.reload()
  await page.locator('svc-payouts [part=item]').first().waitFor()
  expect(await chosen()).toBe('Payouts')
  await page.goBack()
  await page.getByRole('tab', { name: 'Overview', selected: true }).waitFor()
})

test('the app’s language and colours are the dashboard’s', async () => {
  const page = await openDashboard(await visitor(), 'vue/')
  const surface = () =>
    page
      .locator('svc-share-link input')
      .evaluate((input) => getComputedStyle(input).backgroundColor)
  const light = await surface()
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('dark')
  expect(await surface()).not.toBe(light)
  const loaded = page.waitForEvent('load')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('ar')
  await loaded
  await complete(page)
  await page.getByRole('tab', { name: 'نظرة عامة' }).waitFor()
  await page.getByRole('heading', { name: 'ادعُ صديقًا' }).waitFor()
  const dashboard = page.locator('svc-referral-dashboard')
  expect(await dashboard.evaluate((one) => getComputedStyle(one).direction)).toBe('rtl')
  expect(await surface()).not.toBe(light)
})

test('the accessibility checker finds nothing to complain about in the app, in light and dark', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await visitor({ colorScheme })
    for (const path of [...PAGES, 'join/']) {
      const page = path === 'join/' ? await openJoin(context) : await openDashboard(context, path)
      await page.evaluate(axe.source)
      const report = await page.evaluate<{
        violations: { id: string; nodes: { html: string }[] }[]
      }>('axe.run()')
      const found = report.violations.map(({ id, nodes }) => ({ id, html: nodes[0]?.html }))
      expect({ path, colorScheme, found }).toEqual({ path, colorScheme, found: [] })
    }
  }
})

test('no page of the app is wider than a phone', async () => {
  const context = await visitor({ viewport: { width: 390, height: 844 } })
  for (const path of [...PAGES, 'join/']) {
    const page = path === 'join/' ? await openJoin(context) : await openDashboard(context, path)
    const width = await page.evaluate('document.documentElement.scrollWidth')
    expect({ path, width }).toEqual({ path, width: 390 })
    expect(await page.evaluate('moved.by')).toBe(0)
  }
})

async function openJoin(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${demo.origin}/demo/app/join/`)
  await page.getByRole('button', { name: 'Apply' }).waitFor()
  return page
}

test('anybody may apply on the page that says what partners earn', async () => {
  const page = await openJoin(await visitor())
  await page.getByRole('heading', { name: 'Acme Friends' }).waitFor()
  await page.getByText('of every sale').waitFor()
  await page.getByLabel('Name').fill('Ida Test')
  await page.getByLabel('Email').fill('ida@join.example')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByRole('button', { name: 'Apply' }).waitFor({ state: 'detached' })
  await page.locator('svc-partner-signup [part=state]').waitFor()
  // A job enters it, so that the answer takes as long for known addresses.
  await until(async () => {
    const applications = await call('GET', '/partners/applications')
    return applications.some(({ partner }: any) => partner.email === 'ida@join.example')
  })
})

test('the secret key never reaches the app in the browser', async () => {
  const context = await visitor()
  const bodies: Promise<string>[] = []
  context.on('response', (response) => bodies.push(response.text().catch(() => '')))
  for (const path of PAGES) await openDashboard(context, path)
  const texts = await Promise.all(bodies)
  expect(texts.length).toBeGreaterThan(PAGES.length)
  for (const text of texts) expect(text).not.toContain(DEMO_SECRET_KEY)
})
