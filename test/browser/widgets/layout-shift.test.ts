import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Browser, Page, Route } from 'playwright-core'
import { createElement as h, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { openBrowser } from '../../kit/open-browser.ts'
import { shareWidgetServer, type WidgetServer } from '../../kit/widget-server.ts'

const WIDE = { width: 1280, height: 1200 }
const PHONE = { width: 390, height: 844 }

let widgetServer: WidgetServer
let browser: Browser

beforeAll(async () => {
  widgetServer = await shareWidgetServer()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
})

/** A page as a server renders it, with words above and below. */
function rendered(lang: string, ...elements: ReactNode[]): string {
  const main = h(
    'main',
    { lang },
    h('h1', null, 'Refer'),
    ...elements,
    h('p', { id: 'below' }, 'Below.'),
  )
  return `<link rel="stylesheet" href="/widgets/elements.css">
    <script type="module" src="/widgets/loader.js"></script>${renderToString(main)}`
}

/**
 * Notes, frame by frame, where the words below stand, and what the browser counts as a shift. Elements wait for
 * the words of a language here however long this machine takes, not two seconds only.
 */
function observe(): void {
  const animate = Element.prototype.animate
  Element.prototype.animate = function (keyframes, options) {
    return animate.call(this, keyframes, options === 2_000 ? 60_000 : options)
  }
  const seen = { tops: [] as number[], shift: 0 }
  Object.assign(self, { seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & LayoutShift)[])
      if (!entry.hadRecentInput) seen.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  const note = () => {
    const top = document.getElementById('below')?.getBoundingClientRect().top
    if (top !== undefined && top !== seen.tops.at(-1)) seen.tops.push(top)
    requestAnimationFrame(note)
  }
  note()
}

interface LayoutShift {
  value: number
  hadRecentInput: boolean
}

/** Requests that wait until they are let through. */
async function hold(page: Page, url: RegExp): Promise<() => Promise<void>> {
  const gate = Promise.withResolvers<void>()
  const passing: Promise<void>[] = []
  await page.route(url, async (route: Route) => {
    await gate.promise
    const passed = route.continue()
    passing.push(passed)
    await passed
  })
  return async () => {
    gate.resolve()
    await Promise.all(passing)
  }
}

const frames = (page: Page) =>
  page.evaluate(async () => {
    for (let n = 0; n < 3; n++) await new Promise(requestAnimationFrame)
  })

interface Seen {
  /** Where the words below stood, in the order of time. */
  tops: number[]
  /** How far things moved by themselves (CLS). */
  shift: number
}

/** Opens the page, lets its scripts come when it has been painted, and its data when they have run. */
async function watch(html: string, viewport: typeof WIDE, shows: string): Promise<Seen> {
  const page = await browser.newPage({ viewport })
  await page.addInitScript(observe)
  const letScripts = await hold(page, /\/widgets\/.*\.js$/)
  const letData = await hold(page, /\/api\//)
  await page.goto(widgetServer.show(html), { waitUntil: 'commit' })
  await page.locator('#below').waitFor()
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  )
  await frames(page)
  const waiting = 'document.querySelectorAll(":not(:defined)").length'
  expect(await page.evaluate(waiting)).toBeGreaterThan(0)
  await letScripts()
  await page.evaluate(async () => {
    for (const { localName } of document.querySelectorAll(':not(:defined)'))
      await customElements.whenDefined(localName)
  })
  await frames(page)
  await letData()
  await page.locator(shows).first().waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  await frames(page)
  const seen = (await page.evaluate('seen')) as Seen
  await page.close()
  return seen
}

/** The reserved heights are rounded: what is below may move by a pixel or two, which nobody sees. */
function expectStill(tops: readonly number[], shift: number): void {
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(2)
  expect(shift).toBeLessThanOrEqual(0.01)
}

const session = (partner: string) => ({ 'token-url': `/fixture/token/${partner}` })
const LOADED = 'svc-share-link [role=status]'

for (const [name, viewport] of [
  ['a wide window', WIDE],
  ['a phone', PHONE],
] as const) {
  describe(`a page that a server rendered, in ${name}`, () => {
    for (const [partner, lang] of [
      ['rich', 'en'],
      ['empty', 'en'],
      ['rich', 'de'],
      ['rich', 'ar'],
    ] as const) {
      test(`moves nothing from its first paint until the dashboard shows data (${partner}, ${lang})`, async () => {
        const dashboard = h('svc-referral-dashboard', session(partner))
        const { tops, shift } = await watch(rendered(lang, dashboard), viewport, LOADED)
        expectStill(tops, shift)
      })
    }

    test('moves nothing around single elements', async () => {
      const tags = ['svc-share-link', 'svc-earnings', 'svc-stats-chart']
      const elements = tags.map((tag) => h(tag, { key: tag, ...session('rich') }))
      const { tops, shift } = await watch(rendered('en', ...elements), viewport, LOADED)
      expectStill(tops, shift)
    })

    test('keeps what is below a landing page out of sight until its place is known', async () => {
      const source = {
        'publishable-key': widgetServer.workspace.publishableKey,
        program: widgetServer.program.program.id,
      }
      const landing = h('svc-partner-landing', source, h('svc-partner-signup'))
      const { tops, shift } = await watch(
        rendered('en', landing),
        { ...viewport, height: PHONE.height },
        'svc-partner-signup form',
      )
      expect({ seen: tops.filter((top) => top < PHONE.height), shift }).toEqual({
        seen: [],
        shift: 0,
      })
    })

    test('has room for a banner where the page says so', async () => {
      const banner = h('svc-discount-banner', { reserve: '', partner: 'Ada' })
      const { tops, shift } = await watch(rendered('en', banner), viewport, '[part=banner]')
      expectStill(tops, shift)
    })
  })
}
