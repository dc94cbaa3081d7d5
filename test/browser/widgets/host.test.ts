import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { Browser, Page } from 'playwright-core'
import { openBrowser } from '../../kit/open-browser.ts'
import { shareWidgetServer, type WidgetServer } from '../../kit/widget-server.ts'

const DASHBOARD = 'svc-referral-dashboard'
const TOKEN = '/fixture/token/rich'

let widgetServer: WidgetServer
let browser: Browser

beforeAll(async () => {
  widgetServer = await shareWidgetServer()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
})

/** Opens a page of a host with a dashboard, whose language and direction `around` may say. */
async function open(around = '', prepare?: (page: Page) => Promise<unknown>): Promise<Page> {
  const page = await browser.newPage()
  await prepare?.(page)
  await page.goto(
    widgetServer.show(
      `<script type="module" src="/widgets/${DASHBOARD}.js"></script>
      <div ${around}><${DASHBOARD} token-url="${TOKEN}"></${DASHBOARD}></div>`,
    ),
  )
  return page
}

test('a host whose token address refuses connections signs nobody out, and all is there once it answers', async () => {
  const warnings: string[] = []
  const page = await open('', async (page) => {
    await page.addInitScript(() => {
      const heard: string[] = []
      Object.assign(self, { heard })
      for (const type of ['svc-error', 'svc-session-expired'])
        document.addEventListener(type, () => heard.push(type))
    })
    page.on('console', (line) => {
      if (line.type() === 'warning') warnings.push(line.text())
    })
    await page.route(`**${TOKEN}`, (route) => route.abort('connectionrefused'))
  })
  await page.getByText('Retrying…').waitFor()
  await page.unroute(`**${TOKEN}`)
  await page.locator('svc-rewards [part=list]').waitFor()
  expect(await page.evaluate('heard')).toEqual(['svc-error'])
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toContain(`svc: no token from ${TOKEN}: `)
  await page.close()
})

test('a locale that the page registers reaches elements of other files, which were English from left to right', async () => {
  const page = await open('lang="fa" dir="rtl"')
  const dashboard = page.locator(DASHBOARD)
  await page.locator('svc-rewards [part=list]').waitFor()
  expect(await dashboard.getAttribute('dir')).toBe('ltr')
  await page.getByText('$', { exact: false }).first().waitFor()
  expect(await page.getByText(/[۰-۹]/).count()).toBe(0)
  await page.evaluate(async (address) => {
    const { registerLocale } = await import(address)
    registerLocale('fa', { texts: { 'Copy link': 'رونوشت پیوند' } })
  }, '/widgets/locale.js')
  await page.getByText('رونوشت پیوند').first().waitFor()
  expect(await dashboard.getAttribute('dir')).toBeNull()
  await page.getByText(/[۰-۹]/).first().waitFor()
  await page.close()
})
