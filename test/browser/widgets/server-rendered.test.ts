import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { ROOT } from '../../../tools/ensure-installed.ts'
import { openBrowser } from '../../kit/open-browser.ts'
import { shareWidgetServer, type WidgetServer } from '../../kit/widget-server.ts'
import { buildPages } from './pages/build.ts'

const KINDS = ['react', 'vue', 'svelte'] as const
const TAG = '<svc-referral-dashboard token-url="/fixture/token/rich" heading-level="3">'

mkdirSync(join(ROOT, 'dist'), { recursive: true })
const folder = mkdtempSync(join(ROOT, 'dist/pages-test-'))
let widgetServer: WidgetServer
let browser: Browser

beforeAll(async () => {
  await buildPages(folder)
  widgetServer = await shareWidgetServer()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  rmSync(folder, { recursive: true })
})

interface Visit {
  page: Page
  problems: string[]
  requests: string[]
}

/** A page that a server rendered, and that its framework has taken over. */
async function visit(kind: (typeof KINDS)[number], language = 'en'): Promise<Visit> {
  const { render } = (await import(join(folder, `${kind}-server.js`))) as {
    render: () => string | Promise<string>
  }
  const html = await render()
  expect(html).toContain(TAG)
  const page = await browser.newPage()
  const problems: string[] = []
  const requests: string[] = []
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('console', (message) => {
    const says = message.text()
    if (['error', 'warning'].includes(message.type()) && !DEVELOPING.test(says)) problems.push(says)
  })
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') requests.push(new URL(request.url()).pathname)
  })
  await page.route('**/fixture/built/*.js', (route) => {
    const file = new URL(route.request().url()).pathname.split('/').at(-1)!
    const first = file.includes('-client') ? REMEMBER : ''
    const body = first + readFileSync(join(folder, file), 'utf8')
    return route.fulfill({ body, contentType: 'text/javascript' })
  })
  const script = `<script type="module" src="/fixture/built/${kind}-client.js"></script>`
  await page.goto(
    widgetServer.show(
      `<div lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}" id="root">${html}</div>${script}`,
    ),
  )
  await complete(page)
  return { page, problems, requests }
}

/** What Lit and frameworks say of themselves while developing. */
const DEVELOPING = /^Lit is in dev mode/

/** Before the framework runs: the element that came from the server. */
const REMEMBER = "document.querySelector('svc-referral-dashboard').came = 'rendered';"

async function complete(page: Page): Promise<void> {
  await page.getByRole('tablist').waitFor()
  await page.locator('svc-stats-chart input[type=range]').first().waitFor()
}

describe.each(KINDS)('a page that %s rendered on a server', (kind) => {
  test.each(['en', 'de', 'ar'])('is taken over without a complaint, in %s', async (language) => {
    const { page, problems } = await visit(kind, language)
    await page.getByRole('tab').nth(1).click()
    await page.getByRole('note').getByText('commissions').waitFor()
    const came = await page
      .locator('svc-referral-dashboard')
      .evaluate((one) => Reflect.get(one, 'came'))
    expect({ problems, came }).toEqual({ problems: [], came: 'rendered' })
    await page.close()
  })

  test('keeps nothing of a dashboard that went, and asks anew for the next', async () => {
    const { page, problems, requests } = await visit(kind)
    const session = await page.context().newCDPSession(page)
    // Frameworks and the browser make some things once.
    for (let n = 0; n < 5; n++) await remount(page)
    const before = await kept(session)
    requests.length = 0
    for (let n = 0; n < 50; n++) await remount(page)
    expect({ problems, kept: await kept(session) }).toEqual({ problems: [], kept: before })
    const asked = Object.entries(Object.groupBy(requests, (path) => path))
    expect(Object.fromEntries(asked.map(([path, all]) => [path, all?.length]))).toEqual({
      '/fixture/token/rich': 50,
      '/api/embed/referrals': 50,
    })
    await page.close()
  })
})

async function remount(page: Page): Promise<void> {
  const press = () => page.getByRole('button', { name: 'Switch' }).click()
  await press()
  await page.locator('svc-referral-dashboard').waitFor({ state: 'detached' })
  await press()
  await complete(page)
}

/** What is still there after everything that nobody holds has been thrown away. */
async function kept(session: CDPSession): Promise<Record<string, number>> {
  await session.send('Performance.enable')
  for (let n = 0; n < 3; n++) await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const wanted = ['JSEventListeners', 'Nodes', 'Documents']
  return Object.fromEntries(
    metrics.filter(({ name }) => wanted.includes(name)).map(({ name, value }) => [name, value]),
  )
}
