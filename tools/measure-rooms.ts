/** `bun run generate:rooms`: measures how high each element is while it loads, and writes the sheet. */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { WIDGETS_DIR } from '../server/http/widget-routes.ts'
import { launchBrowser } from '../test/kit/browser.ts'
import { ensureWidgets } from './ensure-widgets.ts'
import { ROOT } from './ensure-installed.ts'
import { BANNER, roomSheet, type Length, type Room } from './room-sheet.ts'
import { programCommand, run } from './run-program.ts'
import { WIDGETS, widgetElements } from './widget-elements.ts'

export const SHEET = 'widgets/elements.css'

/** How a page stands that an element loads on. Pixels, but the width, which is in em of the text. */
export interface Setting {
  width: number
  font?: number
  root?: number
  space?: number
  density?: 'compact'
  theme?: 'light' | 'dark'
  dir?: 'rtl'
  lang?: string
}

export interface RoomPage {
  /** Tag → how high it is. */
  heights(setting: Setting): Promise<Record<string, number>>
  close(): Promise<void>
}

/** Every element once, without anything to load: with its script, or with nothing but the sheet. */
export async function openRoomPage(browser: Browser, by: 'script' | 'sheet'): Promise<RoomPage> {
  await ensureWidgets(WIDGETS_DIR)
  const head =
    by === 'sheet'
      ? '<link rel="stylesheet" href="/elements.css">'
      : '<script type="module" src="/index.js"></script>'
  const tags = widgetElements().map(({ tag }) => tag)
  const body = tags.map((tag) => `<${tag}${tag === BANNER ? ' reserve' : ''}></${tag}>`).join('')
  const html = `<!doctype html><html lang="en">${head}<body><main>${body}</main></body></html>`
  const page = await browser.newPage({ viewport: { width: 2_600, height: 900 } })
  // A phone's own dialog is one button more.
  await page.addInitScript(() => Object.assign(navigator, { share: () => Promise.resolve() }))
  await page.route('http://rooms.test/**', (route) => {
    const { pathname } = new URL(route.request().url())
    return pathname === '/'
      ? route.fulfill({ body: html, contentType: 'text/html' })
      : route.fulfill({ path: join(WIDGETS_DIR, pathname) })
  })
  await page.goto('http://rooms.test/')
  if (by === 'script') await defined(page, tags)
  return { heights: (setting) => heightsOn(page, tags, setting), close: () => page.close() }
}

function defined(page: Page, tags: readonly string[]): Promise<unknown> {
  return page.evaluate(
    (names) => Promise.all(names.map((name) => customElements.whenDefined(name))),
    tags,
  )
}

function heightsOn(page: Page, tags: readonly string[], setting: Setting) {
  return page.evaluate(
    async ({ tags, setting }) => {
      const { width, font = 16, root = 16, space = 4, dir = 'ltr', lang = 'en' } = setting
      const main = document.querySelector('main')!
      document.documentElement.style.fontSize = `${root}px`
      main.style.cssText = `inline-size:${width * font}px;font-size:${font}px;--svc-space:${space}px`
      main.dir = dir
      const all = tags.map((tag) => main.querySelector(tag)!)
      for (const one of all) {
        one.setAttribute('lang', lang)
        for (const name of ['density', 'theme'] as const) {
          one.removeAttribute(name)
          if (setting[name]) one.setAttribute(name, setting[name])
        }
      }
      if (lang !== 'en') await import(`http://rooms.test/${lang}.js`)
      // What has been imported is rendered in the next frame.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
      return Object.fromEntries(
        all.map((one) => [one.localName, one.getBoundingClientRect().height]),
      )
    },
    { tags, setting },
  )
}

/** From the narrowest place an element has to fit into: where layouts change, as the elements' sheets say. */
export function stepsOf(): number[] {
  const sources = globSync('**/*.ts', { cwd: WIDGETS }).map((file) =>
    readFileSync(join(WIDGETS, file), 'utf8'),
  )
  const found = sources.flatMap((text) =>
    Array.from(text.matchAll(/@container \(min-width: (\d+)em\)/g)),
  )
  return Array.from(new Set([0, ...found.map(([, em]) => Number(em))])).sort((a, b) => a - b)
}

const NARROWEST = 17.5

/** One setting after the other differs in one thing: so that it is known what of a height comes from it. */
export async function measureRooms(page: RoomPage): Promise<Room[]> {
  const steps: { from: number; heights: Record<string, Length> }[] = []
  for (const from of stepsOf()) {
    const width = Math.max(from, NARROWEST) + 1
    const plain = await page.heights({ width })
    const font = await page.heights({ width, font: 32 })
    const root = await page.heights({ width, root: 32 })
    const space = await page.heights({ width, space: 8 })
    const lengthOf = (tag: string): Length => {
      const all = plain[tag]!
      const em = round((font[tag]! - all) / 16, 3)
      const rem = round((root[tag]! - all) / 16, 2)
      const spaces = round((space[tag]! - all) / 4, 2)
      return { em, rem, space: spaces, px: Math.round(all - 16 * em - 16 * rem - 4 * spaces) }
    }
    const heights = Object.fromEntries(Object.keys(plain).map((tag) => [tag, lengthOf(tag)]))
    steps.push({ from, heights })
  }
  const tags = Object.keys(steps[0]!.heights)
  return tags.map((tag) => ({
    tag,
    steps: steps.map(({ from, heights }) => ({ from, height: heights[tag]! })),
  }))
}

function round(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits
}

if (import.meta.main) {
  const browser = await launchBrowser()
  const page = await openRoomPage(browser, 'script')
  writeFileSync(join(ROOT, SHEET), roomSheet(await measureRooms(page)))
  await browser.close()
  await run(programCommand('prettier', ['--write', SHEET]))
}
