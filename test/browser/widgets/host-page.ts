import type { Browser, Page } from 'playwright-core'
import { openBrowser } from '../../kit/open-browser.ts'
import { shareWidgetServer, type WidgetServer } from '../../kit/widget-server.ts'

/** The elements that a visitor meets. */
export const TAGS = ['svc-discount-banner', 'svc-partner-landing', 'svc-partner-signup']
export const BANNER =
  '<svc-discount-banner partner="Ada" offer="20% off" code="A20"></svc-discount-banner>'

export interface HostOptions {
  policy?: string
  width?: number
  doctype?: string
  /** How many forms to wait for. */
  forms?: number
}

export interface Host {
  widgetServer: WidgetServer
  /** Of all elements of a visitor. */
  scripts: string
  signUp: string
  /** Everything that a visitor meets, with its scripts. */
  all: string
  visit(body: string, options?: HostOptions): Promise<{ page: Page; problems: string[] }>
  close(): Promise<void>
}

/** Pages of somebody who thinks of their own page only, on the widget server's origin. */
export async function openHost(): Promise<Host> {
  const widgetServer = await shareWidgetServer()
  // A frame without an origin may not ask this machine otherwise.
  const browser = await openBrowser({ args: ['--disable-features=LocalNetworkAccessChecks'] })
  const source = `key="${widgetServer.workspace.publishableKey}" program="${widgetServer.program.program.id}"`
  const scripts = TAGS.map(
    (tag) => `<script type="module" src="${widgetServer.origin}/widgets/${tag}.js"></script>`,
  ).join('')
  const landing = `<svc-partner-landing ${source}><svc-partner-signup></svc-partner-signup></svc-partner-landing>`
  return {
    widgetServer,
    scripts,
    signUp: `<svc-partner-signup ${source}></svc-partner-signup>`,
    all: scripts + BANNER + landing,
    visit: (body, options = {}) =>
      visit(browser, `${widgetServer.origin}/host`, { body, ...options }),
    async close() {
      await browser.close()
    },
  }
}

/** Opens the page, waits for its forms, and hears what it complains about. */
async function visit(browser: Browser, address: string, options: HostOptions & { body: string }) {
  const { body, policy, width = 900, doctype = '<!doctype html>', forms = 1 } = options
  const page = await browser.newPage({ viewport: { width, height: 800 } })
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text())
  })
  await page.route(address, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: policy ? { 'content-security-policy': policy } : {},
      body: `${doctype}<html lang="en"><link rel="icon" href="data:,"><title>Host</title>${body}`,
    }),
  )
  await page.goto(address)
  const form = page.locator('svc-partner-signup form')
  while ((await form.count()) < forms) await form.nth(forms - 1).waitFor({ state: 'attached' })
  return { page, problems }
}

/** The boxes of all elements, and by how much the page is too wide. */
export const boxesOf = (page: Page) =>
  page.evaluate(() => ({
    tooWide: Math.max(document.documentElement.scrollWidth - innerWidth, 0),
    sizes: Array.from(document.querySelectorAll<HTMLElement>(':defined'))
      .filter(({ localName }) => localName.startsWith('svc-'))
      .map((one) => ({
        tag: one.localName,
        width: one.offsetWidth,
        height: one.offsetHeight,
        over: one.scrollWidth - one.clientWidth,
      })),
  }))
