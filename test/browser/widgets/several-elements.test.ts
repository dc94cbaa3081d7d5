import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Browser, Page } from 'playwright-core'
import { openBrowser } from '../../kit/open-browser.ts'
import { shareWidgetServer, type WidgetServer } from '../../kit/widget-server.ts'

const DASHBOARD = 'svc-referral-dashboard'
const VIEW = '/api/embed/referrals'

let widgetServer: WidgetServer
let browser: Browser

beforeAll(async () => {
  widgetServer = await shareWidgetServer()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
})

interface Visit {
  page: Page
  /** Addresses that the page asked svc and its host for, without their queries. */
  asked: string[]
}

/** A page with the built files of these elements, each with all that it is made of. */
async function visit(files: string[], body: string): Promise<Visit> {
  const page = await browser.newPage()
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.resourceType() === 'fetch') asked.push(pathname)
  })
  const scripts = files.map((tag) => `<script type="module" src="/widgets/${tag}.js"></script>`)
  await page.goto(widgetServer.show(scripts.join('') + body))
  return { page, asked }
}

async function tokenOf(partner: string): Promise<string> {
  const answer = await fetch(`${widgetServer.origin}/fixture/token/${partner}`, { method: 'POST' })
  return ((await answer.json()) as { publicToken: string }).publicToken
}

/** The address that each share link shows, once it knows one. */
async function addresses(page: Page): Promise<string[]> {
  const links = page.locator('svc-share-link')
  for (const link of await links.all())
    await link.locator('[role=status]').waitFor({ state: 'attached' })
  return Promise.all((await links.all()).map((link) => link.locator('input').inputValue()))
}

describe('elements of several files on one page', () => {
  for (const order of [
    [DASHBOARD, 'svc-share-link', 'svc-earnings'],
    ['svc-earnings', 'svc-share-link', DASHBOARD],
  ]) {
    test(`ask once for what all of them show (${order[0]} first)`, async () => {
      const token = await tokenOf('rich')
      const body = order.map((tag) => `<${tag} token="${token}"></${tag}>`).join('')
      const { page, asked } = await visit(order, body)
      const shown = await addresses(page)
      expect(shown.length).toBe(2)
      expect(new Set(shown).size).toBe(1)
      await page.locator('body > svc-earnings [part=sums]').waitFor()
      await page.waitForLoadState('networkidle')
      expect(asked.filter((path) => path === VIEW).length).toBe(1)
      expect(asked.length).toBe(new Set(asked).size)
      await page.close()
    })
  }

  test('ask the host once for a token', async () => {
    const at = 'token-url="/fixture/token/rich"'
    const { page, asked } = await visit(
      ['svc-share-link', DASHBOARD],
      `<svc-share-link ${at}></svc-share-link><${DASHBOARD} ${at}></${DASHBOARD}>`,
    )
    await addresses(page)
    await page.waitForLoadState('networkidle')
    expect(asked.filter((path) => path.startsWith('/fixture/token')).length).toBe(1)
    expect(asked.filter((path) => path === VIEW).length).toBe(1)
    await page.close()
  })

  test('stay apart when their tokens are not the same', async () => {
    const { page, asked } = await visit(
      [DASHBOARD, 'svc-share-link'],
      `<svc-share-link token="${await tokenOf('rich')}"></svc-share-link>
       <${DASHBOARD} token="${await tokenOf('empty')}"></${DASHBOARD}>`,
    )
    const [alone, inside] = await addresses(page)
    expect(alone).toContain('ada-lovelace')
    expect(inside).toContain('emma-empty')
    expect(asked.filter((path) => path === VIEW).length).toBe(2)
    await page.close()
  })

  test('say the same when svc refuses', async () => {
    const token = await tokenOf('banned')
    const { page } = await visit(
      ['svc-share-link', DASHBOARD],
      `<svc-share-link token="${token}"></svc-share-link><${DASHBOARD} token="${token}"></${DASHBOARD}>`,
    )
    const alerts = page.getByRole('alert')
    await alerts.nth(1).waitFor()
    const [one, other] = await alerts.allInnerTexts()
    expect(one).toBe(other!)
    await page.close()
  })

  test('follow a language that the page changes to, and load its words once', async () => {
    const token = await tokenOf('rich')
    const order = ['svc-share-link', DASHBOARD]
    const body = order.map((tag) => `<${tag} token="${token}"></${tag}>`).join('')
    const { page, asked } = await visit(order, body)
    const words: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.endsWith('/de.js')) words.push(pathname)
    })
    await addresses(page)
    asked.length = 0
    await page.evaluate(() => void (document.documentElement.lang = 'de'))
    await page.getByRole('button', { name: 'Link kopieren' }).nth(1).waitFor()
    await page.getByRole('tab', { name: 'Übersicht' }).waitFor()
    expect(words).toEqual(['/widgets/de.js'])
    // What the server says is in that language too, and asked for once.
    expect(asked).toContain(VIEW)
    expect(asked.length).toBe(new Set(asked).size)
    await page.close()
  })

  test('ask once for a program: the page that invites and the form inside it', async () => {
    const { program, workspace } = widgetServer
    const { page, asked } = await visit(
      ['svc-partner-landing', 'svc-partner-signup'],
      `<svc-partner-landing key="${workspace.publishableKey}" program="${program.program.id}"
        ><svc-partner-signup></svc-partner-signup></svc-partner-landing>`,
    )
    await page.locator('svc-partner-signup form').waitFor()
    await page.getByRole('heading', { name: 'Earn with Harvest' }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(asked.filter((path) => path.endsWith('/landing')).length).toBe(1)
    await page.close()
  })
})
