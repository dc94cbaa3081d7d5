import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Browser, Page } from 'playwright-core'
import type { SvcShareLink } from '../../../widgets/share-link/share-link.ts'
import { openBrowser } from '../../kit/open-browser.ts'
import { shareWidgetServer, type WidgetServer } from '../../kit/widget-server.ts'

const DASHBOARD = 'svc-referral-dashboard'

let widgetServer: WidgetServer
let browser: Browser

beforeAll(async () => {
  widgetServer = await shareWidgetServer()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
})

/** A page with one built element that is known already, and has no session yet. */
async function pageWith(tag: string): Promise<Page> {
  const page = await browser.newPage()
  await page.goto(
    widgetServer.show(`<script type="module" src="/widgets/${tag}.js"></script><${tag}></${tag}>`),
  )
  await page.evaluate((name) => customElements.whenDefined(name).then(() => {}), tag)
  return page
}

async function tokenOf(partner: string): Promise<string> {
  const answer = await fetch(`${widgetServer.origin}/fixture/token/${partner}`, { method: 'POST' })
  return ((await answer.json()) as { publicToken: string }).publicToken
}

function set(page: Page, tag: string, values: Record<string, unknown>): Promise<void> {
  return page.locator(tag).evaluate((element, given) => void Object.assign(element, given), values)
}

describe('a built element follows what a page sets after it was made', () => {
  test('token: as a property and as an attribute', async () => {
    const page = await pageWith('svc-share-link')
    const address = page.locator('svc-share-link input')
    await set(page, 'svc-share-link', { token: await tokenOf('rich') })
    await page.locator('svc-share-link [role=status]').waitFor({ state: 'attached' })
    expect(await address.inputValue()).toContain('ada-lovelace')
    const other = await tokenOf('empty')
    await page.locator('svc-share-link').evaluate((one, to) => one.setAttribute('token', to), other)
    await page.waitForFunction(() =>
      document
        .querySelector('svc-share-link')!
        .shadowRoot!.querySelector('input')!
        .value.includes('emma-empty'),
    )
    await page.close()
  })

  test('tokenProvider: another function is asked when it is its turn, not before', async () => {
    const page = await pageWith('svc-share-link')
    const token = await tokenOf('rich')
    const asked: string[] = []
    await page.exposeFunction('ask', (name: string) => (asked.push(name), token))
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    // As a template does in which the function is written down: another one with each drawing.
    await page.locator('svc-share-link').evaluate(async (element) => {
      const one = element as HTMLElement & { tokenProvider(): unknown; updateComplete: unknown }
      for (const name of ['first', 'second', 'third']) {
        one.tokenProvider = () => (self as unknown as { ask(name: string): unknown }).ask(name)
        await one.updateComplete
      }
    })
    await page.locator('svc-share-link [role=status]').waitFor({ state: 'attached' })
    expect({ asked, requests: requests.length }).toEqual({ asked: ['first'], requests: 1 })
    // The token has ended.
    await page.route('**/api/embed/**', (route) => route.fulfill({ status: 401 }), { times: 1 })
    const renewed = page.waitForResponse((answer) => answer.ok())
    await page.locator('svc-share-link').evaluate((one) => (one as SvcShareLink).reload())
    await renewed
    expect(asked).toEqual(['first', 'third'])
    await page.close()
  })

  test('link-id: shows the link that is named', async () => {
    const page = await pageWith('svc-share-link')
    const token = await tokenOf('rich')
    const answer = await fetch(`${widgetServer.origin}/api/embed/referrals`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const { links } = (await answer.json()) as { links: { id: string; shareUrl: string }[] }
    expect(links.length).toBeGreaterThan(1)
    await set(page, 'svc-share-link', { token })
    const address = page.locator('svc-share-link input')
    await page.locator('svc-share-link [role=status]').waitFor({ state: 'attached' })
    const seen: string[] = []
    for (const [at, { id }] of links.entries()) {
      await page.locator('svc-share-link').evaluate(
        async (element, { id, byAttribute }) => {
          const one = element as HTMLElement & { linkId: string; updateComplete: Promise<unknown> }
          if (byAttribute) one.setAttribute('link-id', id)
          else one.linkId = id
          await one.updateComplete
        },
        { id, byAttribute: at % 2 === 0 },
      )
      seen.push(await address.inputValue())
    }
    expect(seen).toEqual(links.map(({ shareUrl }) => shareUrl))
    await page.close()
  })

  test('tabs, tab and heading-level: shows those, opens that one', async () => {
    const page = await pageWith(DASHBOARD)
    await set(page, DASHBOARD, { token: await tokenOf('rich'), tabs: 'payouts links' })
    const tabs = page.getByRole('tab')
    await tabs.first().waitFor()
    expect(await tabs.allInnerTexts()).toEqual(['Payouts', 'Links'])
    await page.locator(DASHBOARD).evaluate((one) => one.setAttribute('tabs', 'links overview'))
    await page.getByRole('tab', { name: 'Overview' }).waitFor()
    expect(await tabs.allInnerTexts()).toEqual(['Links', 'Overview'])
    await set(page, DASHBOARD, { tab: 'overview', headingLevel: 4 })
    await page.getByRole('tab', { name: 'Overview', selected: true }).waitFor()
    await page.getByRole('heading', { level: 4 }).waitFor()
    await page.close()
  })
})
