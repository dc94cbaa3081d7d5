import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { Browser, Page } from 'playwright-core'
import { openBrowser } from '../../kit/open-browser.ts'
import { widgetElements } from '../../../tools/widget-elements.ts'
import { startSeededDemo } from './demo-process.ts'
import { servedPage, settled, violations } from './studio-page.ts'

let demo: Awaited<ReturnType<typeof startSeededDemo>>
let browser: Browser
let page: Page

beforeAll(async () => {
  demo = await startSeededDemo()
  browser = await openBrowser()
  const context = await browser.newContext({
    bypassCSP: true,
    reducedMotion: 'reduce',
  })
  page = await context.newPage()
})
afterAll(async () => {
  await browser.close()
  expect(await demo.end()).toBe(0)
})

test.each(['#ffffff', '#000000', '#e6ff00', '#c01048'])(
  'exports CSS for %s with which the elements are accessible on a fresh page',
  async (brand) => {
    await page.goto(`${demo.origin}/demo/gallery/?brand=${brand.slice(1)}`)
    await settled(page)
    await page.getByRole('button', { name: 'Export' }).click()
    const css = await page.locator('dialog pre').innerText()
    const elements = await page.locator('.sample > *').evaluateAll((all) =>
      all.map((one) => {
        const copy = one.cloneNode() as Element
        copy.id = `one-${one.localName}`
        copy.removeAttribute('token-url')
        return copy.outerHTML
      }),
    )
    expect(elements.length).toBe(widgetElements().length)
    using site =
      servedPage(`<!doctype html><html lang="en"><title>Theirs</title><style>${css}</style>
      <script type="module" src="${demo.origin}/widgets/loader.js"></script><main><h1>Referrals</h1>
      ${elements.join('')}</main></html>`)
    const host = await page.context().newPage()
    const token = await page.evaluate(async () => {
      const answer = await fetch('/demo/gallery/token/data', { method: 'POST' })
      return ((await answer.json()) as { publicToken: string }).publicToken
    })
    await host.goto(site.url)
    await host.evaluate((token) => {
      // Whoever has a key shows the same to everybody.
      for (const one of document.querySelectorAll('main > [id]:not([key], [offer])'))
        one.setAttribute('token', token)
    }, token)
    await settled(host)
    for (const scheme of ['light', 'dark'] as const) {
      await host.emulateMedia({ colorScheme: scheme })
      expect({ brand, scheme, found: await violations(host) }).toEqual({
        brand,
        scheme,
        found: [],
      })
    }
    await host.close()
  },
)
