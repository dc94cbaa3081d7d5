import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import axe from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { sampleOf, STATES, type State } from '../../../demo/gallery/samples.ts'
import { THEMES } from '../../../demo/gallery/themes.ts'
import { widgetElements } from '../../../tools/widget-elements.ts'
import { openBrowser } from '../../kit/open-browser.ts'
import { startSeededDemo } from './demo-process.ts'
import { DATA, EMPTY, OF_STATE, seenIn } from './gallery-words.ts'

const WCAG = '["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]'
let demo: Awaited<ReturnType<typeof startSeededDemo>>
let browser: Browser
let page: Page
const problems: string[] = []

beforeAll(async () => {
  demo = await startSeededDemo()
  browser = await openBrowser()
  page = await (
    await browser.newContext({
      bypassCSP: true,
      // What fades in has its contrast only afterwards.
      reducedMotion: 'reduce',
      permissions: ['clipboard-read', 'clipboard-write'],
    })
  ).newPage()
  page.on('pageerror', (error) => problems.push(String(error)))
  await open('')
})
afterAll(async () => {
  await browser.close()
  expect(await demo.end()).toBe(0)
})

async function open(query: string, state: State = 'data'): Promise<void> {
  await page.goto(`${demo.origin}/demo/gallery/${query}`)
  await page.addScriptTag({ content: axe.source })
  await settled(state)
}

/** Nothing loads any more, inside the elements either; what only loads does so for ever. */
async function settled(state: State = 'data', where: Page = page): Promise<void> {
  if (state === 'loading') return
  await where.waitForFunction(() => {
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

const sections = widgetElements().map(({ tag }) => sampleOf(tag, ''))
const part = (tag: string) => page.locator(`section:has(#${tag})`)
const linesOf = (tag: string) => part(tag).locator('pre').innerText()

describe('the gallery', () => {
  test('has every element, with lines to copy', async () => {
    for (const { tag } of sections) {
      expect(await page.locator(`.sample > ${tag}`).count()).toBe(1)
      expect(await linesOf(tag)).toContain(`<${tag}`)
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
        await settled()
        expect({ theme, scheme, found: await violations() }).toEqual({ theme, scheme, found: [] })
      }
    },
  )

  test.each(STATES)(
    'shows every element in the state %s, accessible and no wider than its place',
    async (state) => {
      await open(`?state=${state}`, state)
      for (const sample of sections) {
        const { tag } = sample
        const hasIt = sample.states.includes(state)
        expect({ tag, note: await part(tag).locator('> .note').innerText() }).toEqual({
          tag,
          note: hasIt ? '' : `This element has no state “${state}”. It is shown with data.`,
        })
        await seenIn(part(tag).locator('.sample'), hasIt ? textsOf(tag, state) : DATA[tag]!)
        const isBusy = (await part(tag).locator('[aria-busy=true]').count()) > 0
        expect({ tag, isBusy }).toEqual({ tag, isBusy: state === 'loading' && hasIt })
      }
      expect({ state, found: await violations() }).toEqual({ state, found: [] })
      for (const width of ['280', '360', 'full']) {
        await choose('width', width)
        const wide = await page.evaluate(() =>
          Array.from(document.querySelectorAll('.sample > *'))
            .filter((one) => one.scrollWidth > one.clientWidth + 1)
            .map((one) => `${one.localName} ${one.scrollWidth} > ${one.clientWidth}`),
        )
        expect({ state, width, wide }).toEqual({ state, width, wide: [] })
      }
    },
  )

  test('keeps what is chosen in its address, for reload, back and forward', async () => {
    await open('')
    await choose('theme', 'Kiln')
    await choose('lang', 'de')
    await choose('width', '360')
    const copy = part('svc-share-link').getByRole('button', { name: 'Link kopieren' })
    await copy.waitFor()
    expect(new URL(page.url()).search).toBe('?theme=Kiln&lang=de&width=360')
    await page.reload()
    await copy.waitFor()
    const chosen = () =>
      page.evaluate(() =>
        ['theme', 'lang', 'width'].map(
          (name) => document.querySelector<HTMLSelectElement>(`select[name=${name}]`)!.value,
        ),
      )
    expect(await chosen()).toEqual(['Kiln', 'de', '360'])
    expect(
      await page
        .locator('.sample')
        .first()
        .evaluate((one) => one.clientWidth),
    ).toBe(360)
    await page.goBack()
    await page.goBack()
    await part('svc-share-link').getByRole('button', { name: 'Copy link' }).waitFor()
    expect(await chosen()).toEqual(['Kiln', 'en', '720'])
    await page.goForward()
    await copy.waitFor()
    await open('?theme=Nobody&state=nonsense&width=9999')
    expect(await chosen()).toEqual(['Plain', 'en', '720'])
  })

  test('is used with the keyboard alone', async () => {
    await open('')
    await page.locator('select[name=state]').focus()
    await page.keyboard.type('off')
    await part('svc-faq').getByRole('alert').filter({ hasText: 'You’re offline.' }).waitFor()
    await part('svc-faq').locator('pre').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await part('svc-faq').getByRole('button', { name: 'Copied: svc-faq' }).waitFor()
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(await linesOf('svc-faq'))
  })

  test('has lines that show the same on a page of somebody else’s', async () => {
    using site = await servedLines()
    await open('?theme=Kiln&scheme=dark&lang=fr&density=compact')
    const tags = sections.map(({ tag }) => tag)
    await samePasted(site, tags)
    await open('?state=pending')
    await samePasted(site, ['svc-partner-signup', 'svc-referral-dashboard'])
    await open('?state=invited')
    await samePasted(site, ['svc-partner-signup', 'svc-referral-dashboard'])
  })

  test('has run without an error, whatever was shown', () => {
    expect(problems).toEqual([])
  })
})

function textsOf(tag: string, state: State): string | RegExp {
  if (state === 'data') return DATA[tag]!
  if (state === 'empty') return EMPTY[tag]!
  return OF_STATE[state](tag) ?? DATA[tag]!
}

interface Site {
  url: string
  lines: string
  [Symbol.dispose](): void
}

/** A page on another port, which has nothing but the lines. */
async function servedLines(): Promise<Site> {
  const site = { lines: '' }
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: () =>
      new Response(`<!doctype html><html lang="en"><title>Theirs</title>${site.lines}`, {
        headers: { 'content-type': 'text/html; charset=utf-8' },
      }),
  })
  return Object.assign(site, {
    url: `http://localhost:${server.port}/`,
    [Symbol.dispose]: () => void server.stop(true),
  })
}

async function samePasted(site: Site, tags: readonly string[]): Promise<void> {
  const theirs = await page.context().newPage()
  theirs.on('pageerror', (error) => problems.push(`pasted: ${String(error)}`))
  for (const tag of tags) {
    site.lines = await linesOf(tag)
    await theirs.goto(site.url)
    await settled('data', theirs)
    const here = await page.locator(`.sample > ${tag}`).innerText()
    await theirs.waitForFunction(
      ([name, words]) => document.querySelector<HTMLElement>(name!)?.innerText === words,
      [tag, here],
    )
    const accentOf = (where: Page) =>
      where
        .locator(`:is(body, .sample) > ${tag}`)
        .evaluate((one) => getComputedStyle(one).getPropertyValue('--svc-color-accent'))
    expect(await accentOf(theirs)).toBe(await accentOf(page))
  }
  await theirs.close()
}
