import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import axe from 'axe-core'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { createApp } from '../../../server/app.ts'
import { serve, type Serving } from '../../../server/serve.ts'
import { openBrowser } from '../../kit/open-browser.ts'
import { expectBuilt } from '../../../tools/build.ts'
import { borrowBackend, type TestBackend } from '../../kit/backend.ts'

/** Pages of every kind: the first one, drawings, tables, code in many languages, pictures, long lists. */
const LOOKED_AT = [
  '',
  'quickstart',
  'concepts/money',
  'concepts/embed-sessions',
  'guides/install',
  'guides/console',
  'reference/elements',
  'reference/script',
  'reference/server-libraries/go',
  'errors',
  'contributing/decisions/0001-one-postgres',
]

let backend: TestBackend
let serving: Serving
let browser: Browser
let origin: string
const problems: string[] = []
const hosts = new Set<string>()

beforeAll(async () => {
  expectBuilt(['docs'])
  backend = await borrowBackend({ config: { port: 0, host: '127.0.0.1' } })
  serving = serve(backend.deps, createApp(backend.deps))
  origin = `http://127.0.0.1:${serving.port}`
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await serving.stop()
  await backend.close()
})

async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await browser.newPage(options)
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(`${path}: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`${path}: ${error.message}`))
  page.on('request', (request) => {
    if (request.url().startsWith('http')) hosts.add(new URL(request.url()).host)
  })
  await page.goto(`${origin}/docs/${path}`, { waitUntil: 'networkidle' })
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  return page
}

describe('the documentation', () => {
  const looks = LOOKED_AT.flatMap((path) => [
    { path, colorScheme: 'light' as const },
    { path, colorScheme: 'dark' as const },
  ])
  test.each(looks)('is accessible: $path in $colorScheme', async ({ path, colorScheme }) => {
    const page = await open(path, { colorScheme })
    await page.evaluate(axe.source)
    const { violations } = await page.evaluate<{
      violations: { id: string; nodes: { html: string }[] }[]
    }>(`axe.run()`)
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    await page.close()
  })

  test('fits on a phone: nothing but drawings, tables and code scrolls sideways', async () => {
    for (const path of LOOKED_AT) {
      const page = await open(path, { viewport: { width: 360, height: 780 } })
      const width = await page.evaluate<number>('document.documentElement.scrollWidth')
      expect({ path, width }).toEqual({ path, width: 360 })
      await page.close()
    }
  })

  test('finds a page by its words without asking a server', async () => {
    const page = await open('quickstart')
    await page.getByRole('button', { name: 'Search' }).click()
    const field = page.getByRole('searchbox')
    await field.fill('closed')
    await page.getByRole('option').first().waitFor()
    const later = new Set<string>()
    page.on('request', (request) => later.add(request.url()))
    await field.fill('clawback refund')
    const hit = page.getByRole('option', { name: /The ledger/ }).first()
    await hit.waitFor()
    expect([...later]).toEqual([])
    await hit.click()
    await page.getByRole('heading', { level: 1, name: 'The ledger' }).waitFor()
    await page.close()
  })

  test('turns dark by its switch, drawings and pictures with it, and stays so', async () => {
    const page = await open('concepts/attribution', { colorScheme: 'light' })
    const text = page.locator('.drawing text').first()
    const fill = () => text.evaluate((node) => getComputedStyle(node).fill)
    const before = await fill()
    await page.getByRole('switch').first().click()
    await page.locator('html.dark').waitFor()
    expect(await fill()).not.toBe(before)
    await page.goto(`${origin}/docs/guides/console`)
    await page.locator('html.dark').waitFor()
    const shown = page.locator('img.dark-only').first()
    await shown.scrollIntoViewIfNeeded()
    expect(await page.locator('img.light-only').first().isVisible()).toBe(false)
    expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await page.close()
  })

  test('colours code in both themes', async () => {
    const page = await open('guides/install')
    const word = page.locator('.code-keyword', { hasText: 'import' }).first()
    const plain = page.locator('pre code').first()
    const colour = (node: Element) => getComputedStyle(node).color
    expect(await word.evaluate(colour)).not.toBe(await plain.evaluate(colour))
    await page.close()
  })

  test('describes each drawing in words', async () => {
    const page = await open('concepts/payouts')
    const frame = page.getByRole('group', { name: /preview becomes a draft/ })
    const drawing = frame.getByRole('img', { name: 'How a payout happens' })
    await drawing.waitFor()
    await page.close()
  })

  test('leads to the API reference of the same server', async () => {
    const page = await open('reference/api')
    await page.getByRole('link', { name: '/api/docs' }).first().click()
    await page.waitForURL(`${origin}/api/docs`)
    await page.close()
  })

  test('has met no error and no breach of its policy, and asked nobody else', () => {
    expect(problems).toEqual([])
    expect([...hosts]).toEqual([new URL(origin).host])
  })
})
