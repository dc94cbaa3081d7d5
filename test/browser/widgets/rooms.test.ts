import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { ROOT } from '../../../tools/ensure-installed.ts'
import {
  openRoomPage,
  SHEET,
  stepsOf,
  type RoomPage,
  type Setting,
} from '../../../tools/measure-rooms.ts'
import { launchBrowser } from '../../kit/browser.ts'

let browser: Browser
let loading: RoomPage
let waiting: RoomPage

beforeAll(async () => {
  browser = await launchBrowser()
  loading = await openRoomPage(browser, 'script')
  waiting = await openRoomPage(browser, 'sheet')
}, 120_000)
afterAll(() => browser.close())

/** In em: from 280 pixels to a whole window, and close to where layouts change. */
const WIDTHS = [17.5, 19.3, 22.4, 25, 29.7, 33, 40, 48, 61.1, 80].concat(
  stepsOf().flatMap((step) => (step > 0 ? [step - 0.1, step, step + 0.1] : [])),
)

/** Elements for which the sheet keeps another room than they take; empty when none. */
async function differences(setting: Setting): Promise<string[]> {
  const [real, kept] = [await loading.heights(setting), await waiting.heights(setting)]
  return Object.entries(real)
    .filter(([tag, height]) => Math.abs(height - kept[tag]!) > 1)
    .map(([tag, height]) => `${tag} at ${setting.width}em: ${height}, kept ${kept[tag]}`)
}

for (const [name, look] of [
  ['in the text of most pages', {}],
  ['in small text', { font: 13 }],
  ['in large text, for readers who asked for it', { font: 22, root: 22 }],
  ['with less air', { density: 'compact' }],
  ['on a surface of its own', { theme: 'dark' }],
  ['on a surface of its own, with less air', { theme: 'dark', density: 'compact' }],
  ['with more space', { space: 6 }],
  ['from right to left', { dir: 'rtl', lang: 'ar' }],
] satisfies [string, Partial<Setting>][]) {
  test(`the sheet keeps the room that each element takes while it loads, ${name}`, async () => {
    for (const width of WIDTHS) expect(await differences({ width, ...look })).toEqual([])
  }, 60_000)
}

test('the sheet keeps it for the words of every language, on phones from 320 pixels', async () => {
  for (const lang of ['ar', 'de', 'es', 'fr', 'ja', 'pt-br'])
    for (const width of [20, 21.4, 22.4, 25.8, 35.9, 36, 48])
      expect({ lang, wrong: await differences({ width, lang }) }).toEqual({ lang, wrong: [] })
}, 60_000)

describe('while it waits for its script, an element', () => {
  const sheet = readFileSync(join(ROOT, SHEET), 'utf8')
  async function open(body: string, options: BrowserContextOptions = {}): Promise<Page> {
    const page = await browser.newPage(options)
    await page.setContent(`<!doctype html><style>${sheet}</style>${body}`)
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
  }, 60_000)

  test('shows the page’s own skeleton instead of the sheet’s', async () => {
    const page = await open(
      '<svc-earnings><p slot="loading" style="block-size: 7px; margin: 0">…</p></svc-earnings>',
    )
    expect(await heightsOf(page, 'svc-earnings')).toEqual([7])
    expect(await page.locator('p:visible').count()).toBe(1)
  }, 60_000)

  test('is hidden where the page hides it', async () => {
    const page = await open(
      `<svc-earnings hidden></svc-earnings>
       <div style="visibility: hidden"><svc-earnings></svc-earnings></div>`,
    )
    expect(await page.locator('svc-earnings:visible').count()).toBe(0)
  }, 60_000)

  test('leaves its place to what stands between its tags where scripts are off', async () => {
    const page = await open('<svc-earnings><p>Only with scripts.</p></svc-earnings>', {
      javaScriptEnabled: false,
    })
    expect(await page.locator('p:visible').count()).toBe(1)
  }, 60_000)
})
