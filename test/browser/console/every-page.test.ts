import { describe, expect, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { isWholeRun } from '../../kit/rounds.ts'
import { consolePaths } from './console-paths.ts'
import { expectAccessibleInAllLooks } from './axe.ts'
import { settled, Visitors } from './visitors.ts'

const visitors = new Visitors()
const PATHS = await consolePaths()
const PAGES = PATHS.filter((path) => !path.includes(':id'))
/** But the page that a provider sends people back to, which asks it first. */
const ABOUT_ONE = PATHS.filter((path) => path.includes(':id') && path !== '/connect/:id')

/** What somebody may have typed: nothing in it exists, or means anything. */
const MISTYPED = new URLSearchParams({
  program: 'none',
  group: 'none',
  partner: 'none',
  customer: 'none',
  connection: 'none',
  status: 'none',
  month: '2026-99',
  range: 'none',
  country: '%',
  sort: 'none',
  order: 'none',
  step: 'none',
  template: 'none',
  open: 'none',
}).toString()

let shown: Page | undefined

/** Loads an address, in the page that all these tests share: the owner's. */
async function load(path: string): Promise<Page> {
  shown ??= await visitors.member('/console/analytics')
  await shown.goto(visitors.server.origin + path)
  await settled(shown)
  return shown
}

describe('a hand-typed address with filters that mean nothing', () => {
  test.each(PAGES)('of %s shows the page, or says what is wrong', async (path) => {
    const page = await load(`/console${path}?${MISTYPED}`)
    const text = await textOf(page)
    expect(text).not.toMatch(/\{\w+\}|undefined|NaN|\[object/)
    expect(text).not.toContain('could not be shown')
    expect(await page.locator('main h1').count()).toBeGreaterThan(0)
  })

  test.each(ABOUT_ONE)('of %s says that there is no such thing', async (path) => {
    const page = await load(`/console${path.replace(':id', 'none')}`)
    const text = await textOf(page)
    expect(text).toMatch(/has the ID|no such|unknown|There is no/i)
    expect(text).not.toContain('could not be shown')
  })
})

describe('axe finds nothing, in light and dark and in both directions,', () => {
  test.each(PAGES)('on %s', async (path) => {
    await expectAccessibleInAllLooks(await load(`/console${path}`))
  })
})

test('a viewer has no button that changes anything, on any page', async () => {
  const viewer = await visitors.server.person('viewer')
  const page = await visitors.member('/console/analytics', {}, viewer)
  const offered: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') offered.push(`${request.method()} ${request.url()}`)
  })
  // Everybody has an account of their own, with a name and a password to change, and may leave.
  for (const path of PAGES.filter((one) => one !== '/settings/account')) {
    await goTo(page, path)
    await settled(page)
    const buttons = (await changingButtons(page)).filter((text) => text !== 'Leave…')
    if (buttons.length > 0) offered.push(`${path}: ${buttons.join(', ')}`)
  }
  expect(offered).toEqual([])
  await page.context().close()
})

describe('no page fails when the API', () => {
  const FAULTS: Record<string, (page: Page) => Promise<unknown>> = {
    'cannot be reached': (page) => page.route(CALLS, (route) => route.abort()),
    'answers with nothing': (page) => page.route(CALLS, (route) => route.fulfill({ json: null })),
    'answers another shape': (page) =>
      page.route(CALLS, (route) => route.fulfill({ json: { data: [{ id: 1 }], total: 'x' } })),
    'answers lists of empty objects': (page) =>
      page.route(CALLS, (route) => route.fulfill({ json: [{}] })),
    'answers lists of nothing': (page) =>
      page.route(CALLS, (route) => route.fulfill({ json: [null] })),
    'answers lists of ids': (page) =>
      page.route(CALLS, (route) => route.fulfill({ json: [{ id: '1' }] })),
    'answers text': (page) =>
      page.route(CALLS, (route) => route.fulfill({ body: '<h1>Bad gateway</h1>' })),
  }
  test.each(Object.keys(FAULTS))('%s', async (name) => {
    const page = await visitors.member('/console/analytics')
    const failed: string[] = []
    page.on('pageerror', (error) => failed.push(`${page.url()}: ${error.stack ?? error.message}`))
    await FAULTS[name]!(page)
    const faults = Object.keys(FAULTS)
    const paths = [...PAGES, ...ABOUT_ONE.map((one) => one.replace(':id', 'some'))]
    // By default each page meets one of them, by turns.
    const turn = faults.indexOf(name)
    for (const path of paths.filter((_, n) => isWholeRun() || n % faults.length === turn)) {
      await goTo(page, path)
      await settled(page)
      const text = await textOf(page)
      if (/undefined|NaN|Invalid Date|\[object/.test(text)) failed.push(`${path}: ${text}`)
    }
    await page.context().close()
    expect(failed).toEqual([])
  })

  test('is slow, and the reader goes on before it answers', async () => {
    const page = await visitors.member('/console/analytics')
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(CALLS, async (route) => {
      await held
      await route.continue().catch(() => {})
    })
    for (const path of PAGES) {
      await goTo(page, path)
    }
    release()
    await settled(page)
    await page.context().close()
    expect(visitors.problems).toEqual([])
  })
})

/** What pages read, but for who is signed in. */
const CALLS = /\/api\/(?!auth\/session$)/

/** Follows a link to a page, which the console opens without loading anew. */
async function goTo(page: Page, path: string): Promise<void> {
  // The console may still be loading when its document has loaded.
  await page.locator('main').waitFor({ state: 'attached' })
  await page.evaluate((to) => {
    const link = document.createElement('a')
    link.href = to
    document.querySelector('console-app')!.shadowRoot!.append(link)
    link.click()
    link.remove()
  }, `/console${path}`)
  await page.waitForURL((url) => url.pathname.startsWith(`/console${path}`))
  const title = page.locator('main').getByRole('heading', { level: 1 }).first()
  await title.waitFor().catch((error: unknown) => {
    throw new Error(`${path} has no title`, { cause: error })
  })
}

/** All that is shown on a page, also within elements. */
function textOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const read = (node: Node): string => {
      if (node instanceof Element && node.matches('style, script')) return ''
      const root = node instanceof Element ? node.shadowRoot : null
      if (root) return read(root)
      if (node.nodeType === Node.TEXT_NODE) return `${node.textContent ?? ''} `
      return Array.from(node.childNodes, read).join('')
    }
    const app = document.querySelector('console-app')!.shadowRoot!
    return read(app.querySelector('main')!).replaceAll(/\s+/g, ' ')
  })
}

/** The buttons of a page that save or remove something, and can be pressed. */
function changingButtons(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const look = (root: ParentNode) => {
      for (const one of root.querySelectorAll('*')) {
        if (one.shadowRoot) look(one.shadowRoot)
        if (!one.matches('button.primary, button.danger') || !(one as HTMLElement).offsetParent)
          continue
        if (!(one as HTMLButtonElement).disabled) found.push(one.textContent?.trim() ?? '')
      }
    }
    look(document.querySelector('console-app')!.shadowRoot!.querySelector('main')!)
    return found
  })
}
