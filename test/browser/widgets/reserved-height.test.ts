import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { WIDGETS_DIR } from '../../../server/http/widget-routes.ts'
import { ensureBuilt } from '../../../tools/build.ts'
import { widgetElements } from '../../../tools/widget-elements.ts'
import { openBrowser } from '../../kit/open-browser.ts'

const SHEET = 'elements.css'
const TAGS = widgetElements().map(({ tag }) => tag)

let browser: Browser

beforeAll(async () => {
  await ensureBuilt(['widgets'])
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Each element's height on a page that has nothing but these tags in its head, without any data. */
async function heightsWith(head: string, width: number): Promise<Record<string, number>> {
  const page = await browser.newPage({ viewport: { width, height: 900 } })
  // A phone's own share dialog is one button more.
  await page.addInitScript(() => Object.assign(navigator, { share: () => Promise.resolve() }))
  const body = TAGS.map((tag) => `<${tag} reserve></${tag}>`).join('')
  await page.route('http://heights.test/**', (route) => {
    const { pathname } = new URL(route.request().url())
    return pathname === '/'
      ? route.fulfill({
          body: `<!doctype html><html lang="en">${head}<body>${body}`,
          contentType: 'text/html',
        })
      : route.fulfill({ path: join(WIDGETS_DIR, pathname) })
  })
  await page.goto('http://heights.test/')
  const heights = await page.evaluate(
    async ({ tags, scripted }) => {
      if (scripted) await Promise.all(tags.map((tag) => customElements.whenDefined(tag)))
      await new Promise(requestAnimationFrame)
      return Object.fromEntries(
        tags.map((tag) => [tag, document.querySelector(tag)!.getBoundingClientRect().height]),
      )
    },
    { tags: TAGS, scripted: head.includes('<script') },
  )
  await page.close()
  return heights
}

test.each([390, 1280])(
  'the sheet reserves the height at which each element starts, in a window of %d pixels',
  async (width) => {
    const reserved = await heightsWith(`<link rel="stylesheet" href="/${SHEET}">`, width)
    const real = await heightsWith('<script type="module" src="/index.js"></script>', width)
    const wrong = TAGS.filter((tag) => Math.abs(real[tag]! - reserved[tag]!) > 2)
    expect(wrong.map((tag) => `${tag}: ${real[tag]}, reserved ${reserved[tag]}`)).toEqual([])
  },
)

describe('while it waits for its script, an element', () => {
  const sheet = () => readFileSync(join(WIDGETS_DIR, SHEET), 'utf8')
  async function open(body: string, options: BrowserContextOptions = {}): Promise<Page> {
    const page = await browser.newPage(options)
    await page.setContent(`<!doctype html><style>${sheet()}</style>${body}`)
    return page
  }
  const heightsOf = (page: Page, selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))

  test('has no room for what stands between its tags, and does not show it', async () => {
    const page = await open(
      `<svc-earnings></svc-earnings>
       <svc-earnings>Words <b>and elements</b> that nobody <i slot="empty">asked for yet</i></svc-earnings>`,
    )
    const [empty, full] = await heightsOf(page, 'svc-earnings')
    expect(full).toBe(empty!)
    expect(await page.locator('b:visible, i:visible').count()).toBe(0)
  })

  test('shows the page’s own skeleton instead of the sheet’s', async () => {
    const page = await open(
      '<svc-earnings><p slot="loading" style="block-size: 7px; margin: 0">…</p></svc-earnings>',
    )
    expect(await heightsOf(page, 'svc-earnings')).toEqual([7])
    expect(await page.locator('p:visible').count()).toBe(1)
  })

  test('is hidden where the page hides it', async () => {
    const page = await open(
      `<svc-earnings hidden></svc-earnings>
       <div style="visibility: hidden"><svc-earnings></svc-earnings></div>`,
    )
    expect(await page.locator('svc-earnings:visible').count()).toBe(0)
  })

  test('leaves its place to what stands between its tags where scripts are off', async () => {
    const page = await open('<svc-earnings><p>Only with scripts.</p></svc-earnings>', {
      javaScriptEnabled: false,
    })
    expect(await page.locator('p:visible').count()).toBe(1)
  })
})
