import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { Browser } from 'playwright-core'
import { openRoomPage, stepsOf, type RoomPage, type Setting } from '../../../tools/measure-rooms.ts'
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
  ['with more space', { space: 6 }],
  ['from right to left', { dir: 'rtl', lang: 'ar' }],
  ['with long words', { lang: 'de' }],
] satisfies [string, Partial<Setting>][]) {
  test(`the sheet keeps the room that each element takes while it loads, ${name}`, async () => {
    for (const width of WIDTHS) expect(await differences({ width, ...look })).toEqual([])
  }, 60_000)
}
