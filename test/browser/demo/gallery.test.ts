import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import axe from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { STATES } from '../../../demo/gallery/samples.ts'
import { THEMES } from '../../../demo/gallery/themes.ts'
import { widgetElements } from '../../../tools/widget-elements.ts'
import { launchBrowser } from '../../kit/browser.ts'
import { dataFolder, startDemo, type RunningDemo } from './demo-process.ts'

const WCAG = '["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]'
const folder = dataFolder()
let demo: RunningDemo
let browser: Browser
let page: Page
const problems: string[] = []

beforeAll(async () => {
  demo = await startDemo({ dataDir: folder.dataDir })
  browser = await launchBrowser()
  page = await (await browser.newContext({ bypassCSP: true })).newPage()
  page.on('pageerror', (error) => problems.push(String(error)))
  await page.goto(`${demo.origin}/demo/gallery/`)
  await page.addScriptTag({ content: axe.source })
  await settled()
}, 240_000)
afterAll(async () => {
  await browser.close()
  expect(await demo.interrupt()).toBe(0)
  folder.remove()
}, 60_000)

/** Nothing loads any more, inside the elements either. */
async function settled(state = 'ready'): Promise<void> {
  if (state === 'loading') return
  await page.waitForFunction(() => {
    const isBusy = (root: ParentNode): boolean =>
      Array.from(root.querySelectorAll('*')).some(
        (one) =>
          one.matches('[aria-busy=true], :not(:defined)') ||
          (one.shadowRoot ? isBusy(one.shadowRoot) : false),
      )
    return !isBusy(document)
  })
}

async function choose(name: string, value: string): Promise<void> {
  await page.locator(`select[name=${name}]`).selectOption(value)
}

async function violations(): Promise<unknown[]> {
  const found = (await page.evaluate(
    `axe.run({ runOnly: ${WCAG}, resultTypes: ['violations'] })`,
  )) as {
    violations: {
      id: string
      nodes: { target: unknown; html: string; any: { message: string }[] }[]
    }[]
  }
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => [id, JSON.stringify(target), any[0]?.message]),
  )
}

describe('the gallery', () => {
  test('has every element, with lines to copy', async () => {
    for (const { tag } of widgetElements()) {
      expect(await page.locator(`.sample > ${tag}`).count()).toBe(1)
      expect(await page.locator(`pre[data-copy="${tag}"]`).innerText()).toContain(`<${tag}`)
    }
    expect(Object.keys(THEMES).length).toBe(10)
  })

  test.each(Object.keys(THEMES))(
    'is accessible as %s, in both colour schemes and directions',
    async (theme) => {
      await choose('theme', theme)
      for (const [scheme, dir] of [
        ['light', 'ltr'],
        ['dark', 'rtl'],
      ] as const) {
        await choose('scheme', scheme)
        await choose('dir', dir)
        expect({ theme, scheme, found: await violations() }).toEqual({ theme, scheme, found: [] })
      }
    },
    60_000,
  )

  test.each(STATES)(
    'is accessible in the state %s, and no element is wider than its place',
    async (state) => {
      await choose('state', state)
      await settled(state)
      expect({ state, found: await violations() }).toEqual({ state, found: [] })
      for (const width of [280, 480, 1200]) {
        await page.locator('input[name=width]').fill(String(width))
        const wide = await page.evaluate(() =>
          Array.from(document.querySelectorAll('.sample > *'))
            .filter((one) => one.scrollWidth > one.clientWidth + 1)
            .map((one) => `${one.localName} ${one.scrollWidth} > ${one.clientWidth}`),
        )
        expect({ state, width, wide }).toEqual({ state, width, wide: [] })
      }
    },
    60_000,
  )

  test('has run without an error, whatever was shown', () => {
    expect(problems).toEqual([])
  })
})
