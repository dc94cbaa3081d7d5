import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Browser, Locator, Page } from 'playwright-core'
import { widgetElements } from '../../../tools/widget-elements.ts'
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

/** The dashboard for somebody whose system decides the colours and who wants nothing to move. */
async function dashboard(prepare?: (page: Page) => Promise<unknown>): Promise<Page> {
  const page = await browser.newPage()
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await prepare?.(page)
  await page.goto(
    widgetServer.show(
      `<script type="module" src="/widgets/${DASHBOARD}.js"></script>
       <${DASHBOARD} token-url="/fixture/token/rich"></${DASHBOARD}>`,
    ),
  )
  return page
}

const lineUnder = (all: Locator) =>
  all.evaluateAll((found) =>
    found.map((one) => {
      const { borderBottomColor } = getComputedStyle(one)
      return borderBottomColor !== getComputedStyle(document.body).backgroundColor
    }),
  )

test('with the system’s colours only what is chosen is marked', async () => {
  const page = await dashboard()
  await page.getByRole('tablist').waitFor()
  await page.locator('body').evaluate((body) => (body.style.backgroundColor = 'Canvas'))
  expect(await lineUnder(page.getByRole('tab', { selected: true }))).toEqual([true])
  expect(new Set(await lineUnder(page.getByRole('tab', { selected: false })))).toEqual(
    new Set([false]),
  )
  expect(await lineUnder(page.locator('svc-stats-chart [aria-pressed=true]'))).toEqual([true, true])
  expect(new Set(await lineUnder(page.locator('svc-stats-chart [aria-pressed=false]')))).toEqual(
    new Set([false]),
  )
  await page.close()
})

test('with the system’s colours a status is told by the shape of its mark', async () => {
  const page = await dashboard()
  await page.getByRole('tab', { name: 'Commissions' }).click()
  const status = page.locator('svc-commissions .status').first()
  await status.waitFor()
  const markOf = (name: string) =>
    status.evaluate((one, as) => {
      one.setAttribute('class', `status ${as}`)
      const { borderRadius, borderLeftWidth, borderRightWidth, borderTopColor, color } =
        getComputedStyle(one, '::before')
      const width = getComputedStyle(one, '::before').inlineSize
      return {
        borderRadius,
        borderLeftWidth,
        borderRightWidth,
        seen: borderTopColor === color,
        width,
      }
    }, name)
  const shapes = new Map<string, string[]>()
  for (const name of ['pending', 'processed', 'sent', 'paid', 'completed', 'hold', 'failed']) {
    const { seen, ...shape } = await markOf(name)
    expect({ name, seen }).toEqual({ name, seen: true })
    const key = JSON.stringify(shape)
    shapes.set(key, [...(shapes.get(key) ?? []), name])
  }
  expect([...shapes.values()]).toEqual([
    ['pending'],
    ['processed', 'sent'],
    ['paid', 'completed'],
    ['hold', 'failed'],
  ])
  await page.close()
})

// A locator looks into shadow trees, `document.getAnimations` does not.
const moving = (page: Page) =>
  page
    .locator('*')
    .evaluateAll(
      (all) => all.filter((one) => one.getAnimations({ subtree: true }).length > 0).length,
    )

describe('for somebody who wants less motion', () => {
  test.each([
    ['while elements load', '<script type="module" src="/widgets/index.js"></script>'],
    ['before their script has come', '<link rel="stylesheet" href="/widgets/elements.css">'],
  ])('nothing moves %s', async (_, head) => {
    const tags = widgetElements().map(({ tag }) => tag)
    const page = await browser.newPage()
    await page.goto(widgetServer.show(head + tags.map((tag) => `<${tag}></${tag}>`).join('')))
    if (head.startsWith('<script'))
      for (const tag of tags)
        await page.evaluate((one) => customElements.whenDefined(one).then(() => {}), tag)
    expect(await moving(page)).toBeGreaterThan(0)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await moving(page)).toBe(0)
    await page.close()
  })

  test('nothing moves under a tab that loads, nor when it has loaded', async () => {
    const held = await dashboard((page) => page.route('**/commissions**', () => {}))
    await held.getByRole('tab', { name: 'Commissions' }).click()
    await held.locator('svc-commissions .skeleton').waitFor()
    expect(await moving(held)).toBe(0)
    await held.close()
    const page = await dashboard()
    await page.getByRole('tab', { name: 'Commissions' }).click()
    await page.locator('svc-commissions [part=item]').first().waitFor()
    expect(await moving(page)).toBe(0)
    await page.close()
  })
})
