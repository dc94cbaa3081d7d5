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
  /** Paths that the page asked svc and its host for. */
  asked: string[]
  /** Some minutes of what the page believes to be the time, out of sight. */
  leaveAndReturn(minutes: number): Promise<void>
  /** What the elements told the page. */
  told(): Promise<string[]>
}

async function visit(attributes: string): Promise<Visit> {
  const page = await browser.newPage()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') asked.push(new URL(request.url()).pathname)
  })
  await page.goto(
    widgetServer.show(
      `<script type="module" src="/widgets/${DASHBOARD}.js"></script><${DASHBOARD} ${attributes}></${DASHBOARD}>`,
    ),
  )
  await page.locator('svc-rewards [part=list]').waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(self, { heard })
    for (const type of ['svc-error', 'svc-session-expired'])
      document.addEventListener(type, () => heard.push(type))
  })
  return {
    page,
    asked,
    told: () => page.evaluate('heard') as Promise<string[]>,
    async leaveAndReturn(minutes) {
      asked.length = 0
      await page.evaluate((ms) => {
        const now = Date.now
        Date.now = () => now() + ms
        // What a page hears that comes out of the back/forward cache, which Chromium has only with a window.
        document.dispatchEvent(new Event('visibilitychange'))
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      }, minutes * 60_000)
    },
  }
}

/** As a host that signs somebody out: every session of theirs ends. */
async function endSessions(partner: string): Promise<void> {
  const { partnerId, programId } = await widgetServer.find(partner)
  const { status } = await widgetServer.workspace.api('DELETE', '/tokens/embed/referrals', {
    partnerId,
    programId,
  })
  expect(status).toBeLessThan(300)
}

async function tokenOf(partner: string): Promise<string> {
  const answer = await fetch(`${widgetServer.origin}/fixture/token/${partner}`, { method: 'POST' })
  return ((await answer.json()) as { publicToken: string }).publicToken
}

const count = (asked: string[], path: string) => asked.filter((one) => one === path).length

describe('a page that somebody comes back to', () => {
  test('shows how things are now, asked for once', async () => {
    const { page, asked, leaveAndReturn, told } = await visit('token-url="/fixture/token/rich"')
    await leaveAndReturn(6)
    await barrier(page)
    await expectSoon(() => count(asked, VIEW) > 0)
    expect(asked).toEqual([VIEW, '/fixture'])
    expect(await told()).toEqual([])
    await page.close()
  })

  test('asks nothing when it was away for a moment only', async () => {
    const { page, asked, leaveAndReturn } = await visit('token-url="/fixture/token/rich"')
    await leaveAndReturn(4)
    await barrier(page)
    expect(asked).toEqual(['/fixture'])
    await page.close()
  })

  test('gets another token where its session has ended meanwhile', async () => {
    const { page, asked, leaveAndReturn, told } = await visit('token-url="/fixture/token/empty"')
    await endSessions('empty')
    await leaveAndReturn(180)
    await expectSoon(() => count(asked, VIEW) === 2)
    await barrier(page)
    expect(count(asked, '/fixture/token/empty')).toBe(1)
    expect(await page.getByRole('alert').count()).toBe(0)
    expect(await told()).toEqual([])
    await page.close()
  })

  test('asks the page once for a token it cannot get itself, and leaves what it shows', async () => {
    const { page, asked, leaveAndReturn, told } = await visit(`token="${await tokenOf('empty')}"`)
    await endSessions('empty')
    await leaveAndReturn(180)
    await expectSoon(async () => (await told()).length > 0)
    await barrier(page)
    expect(await told()).toEqual(['svc-session-expired'])
    expect(await page.getByRole('alert').count()).toBe(0)
    expect(await page.locator('svc-share-link input').first().inputValue()).toContain('emma-empty')
    asked.length = 0
    await page
      .locator(DASHBOARD)
      .evaluate((element, to) => element.setAttribute('token', to), await tokenOf('empty'))
    await expectSoon(() => count(asked, VIEW) > 0)
    expect(count(asked, VIEW)).toBe(1)
    await page.close()
  })

  test('leaves what it shows when nothing newer can be had', async () => {
    const { page, leaveAndReturn, told } = await visit('token-url="/fixture/token/rich"')
    await page.route(`**${VIEW}**`, (route) => route.abort())
    await leaveAndReturn(6)
    await barrier(page)
    expect(await page.getByRole('alert').count()).toBe(0)
    expect(await told()).toEqual([])
    await page.close()
  })
})

/** Whatever the page began before has been asked for when this has been answered. */
async function barrier(page: Page): Promise<void> {
  await page.evaluate(() => fetch('/fixture', { priority: 'low' }).then((answer) => answer.text()))
}

async function expectSoon(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 10))
}
