import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { launchBrowser } from '../../../testing/browser.ts'
import { findingsOf } from './axe.ts'
import { consolePaths } from './console-paths.ts'

/*
 * Takes a picture of every page of the console, in light and dark, on a phone, from right to left and in German,
 * to be looked at, and names what axe finds; with `--docs`, instead those that docs/guides/console.md shows.
 */
const USAGE =
  'Usage: bun test/browser/console/take-pictures.ts <address of a running demo> <folder> | --docs'
const OWNER = { email: 'owner@acme.example', password: 'acme-demo-owner' }
const WIDE = { width: 1280, height: 800 }

/** Where the id of a page that is about one thing comes from. */
const LISTS: Readonly<Record<string, string>> = {
  '/links/:id': '/links',
  '/partners/:id': '/partners',
  '/partners/view/:id': '/partners',
  '/rewards/:id': '/rewards',
  '/groups/:id': '/groups',
  '/payouts/:id': '/payouts',
  '/payouts/runs/:id': '/payouts/runs',
  '/payouts/drafts/:id': '/payouts/drafts',
  '/commissions/:id': '/commissions',
  '/connections/:id': '/connections',
  '/settings/webhooks/:id': '/webhooks',
  '/settings/imports/:id': '/imports',
}
/** What is made for a picture where the demo has none of it. */
const MADE: Readonly<Record<string, object>> = {
  '/webhooks': { url: 'https://example.com/events', events: ['sale.created'] },
  '/imports': { source: 'csv' },
}

interface Look {
  options: BrowserContextOptions
  direction?: 'rtl'
}
const LOOKS: Readonly<Record<string, Look>> = {
  light: { options: { colorScheme: 'light', viewport: WIDE } },
  dark: { options: { colorScheme: 'dark', viewport: WIDE } },
  phone: { options: { colorScheme: 'light', viewport: { width: 390, height: 844 } } },
  rtl: { options: { colorScheme: 'light', viewport: WIDE }, direction: 'rtl' },
  german: { options: { colorScheme: 'light', viewport: WIDE, locale: 'de-DE' } },
}

/** What the documentation shows: the path, the look, and whether it is seen in test mode. */
const SHOWN: Readonly<Record<string, { path: string; look: string; isTest?: true }>> = {
  'console-overview': { path: '/analytics', look: 'light' },
  'console-overview-dark': { path: '/analytics', look: 'dark' },
  'console-reward': { path: '/rewards/:id', look: 'light' },
  'console-payouts': { path: '/payouts', look: 'light' },
  'console-partner': { path: '/partners/:id', look: 'phone' },
  'console-test-mode': { path: '/settings/test-mode', look: 'light', isTest: true },
}

const [origin = '', folder = ''] = process.argv.slice(2)
if (!origin || !folder) {
  console.error(USAGE)
  process.exit(1)
}
const browser = await launchBrowser()
try {
  if (folder === '--docs') await takeShown()
  else await takeAll(folder)
} finally {
  await browser.close()
}

async function takeAll(into: string): Promise<void> {
  await mkdir(into, { recursive: true })
  const paths = (await consolePaths()).filter((path) => !path.includes(':id') || LISTS[path])
  for (const [name, look] of Object.entries(LOOKS)) {
    const page = await signIn(look)
    await makeMissing(page)
    for (const path of paths) {
      await open(page, path, look)
      for (const finding of await findingsOf(page)) {
        console.error(`${name}: ${finding}`)
        process.exitCode = 1
      }
      const file = `${(path.slice(1) || 'home').replaceAll('/', '-').replace(':', '')}.${name}.png`
      await page.screenshot({ path: join(into, file), fullPage: true })
    }
    await page.context().close()
  }
}

async function takeShown(): Promise<void> {
  for (const [name, { path, look, isTest }] of Object.entries(SHOWN)) {
    const page = await signIn(LOOKS[look]!)
    if (isTest) await page.getByRole('switch', { name: 'Test mode' }).click()
    await open(page, path, LOOKS[look]!)
    const png = await page.screenshot()
    await writeFile(`docs/images/${name}.webp`, await toWebp(page, png))
    await page.context().close()
  }
}

async function signIn({ options }: Look): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-US', ...options })
  const page = await context.newPage()
  await page.goto(`${origin}/console/sign-in`)
  await page.locator('input[type=email]').fill(OWNER.email)
  await page.locator('input[type=password]').fill(OWNER.password)
  await page.locator('form button.primary').first().click()
  await page.waitForURL('**/console/')
  await page.waitForFunction(isSettled)
  return page
}

async function open(page: Page, path: string, { direction }: Look): Promise<void> {
  const list = LISTS[path]
  const id = list ? await firstId(page, list) : ''
  await page.goto(`${origin}/console${path.replace(':id', id)}`)
  if (direction) await page.evaluate((dir) => (document.documentElement.dir = dir), direction)
  await page.waitForFunction(isSettled)
}

/** Makes one of what the demo does not have, through the API as the pages do. */
async function makeMissing(page: Page): Promise<void> {
  for (const [list, body] of Object.entries(MADE)) {
    if ((await firstId(page, list)) !== '') continue
    await page.evaluate(
      async ([path, about]) => {
        const session = await (await fetch('/api/auth/session')).json()
        const headers = { 'svc-workspace': session.workspaces[0].id as string }
        const programs = await (await fetch('/api/programs', { headers })).json()
        const made = path === '/imports' ? { ...about, programId: programs[0].id } : about
        await fetch(`/api${path}`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(made),
        })
      },
      [list, body] as const,
    )
  }
}

/** Asks the API, as the page would, for the newest thing of a list. */
function firstId(page: Page, list: string): Promise<string> {
  return page.evaluate(async (path) => {
    const session = await (await fetch('/api/auth/session')).json()
    const headers = { 'svc-workspace': session.workspaces[0].id as string }
    const programs = await (await fetch('/api/programs', { headers })).json()
    const query = `programId=${programs[0].id}&pageSize=1`
    const found = await (await fetch(`/api${path}?${query}`, { headers })).json()
    const own = Array.isArray(found) && found.length > 0 ? found : null
    const [first] = own ?? (await (await fetch(`/api${path}`, { headers })).json())
    return String(first?.id ?? '')
  }, list)
}

/** Tells, in the page, whether nothing loads any more. */
function isSettled(): boolean {
  const isBusy = (root: ParentNode): boolean =>
    Array.from(root.querySelectorAll('*')).some(
      (one) =>
        one.matches('[aria-busy=true], :not(:defined)') ||
        (one.shadowRoot !== null && isBusy(one.shadowRoot)),
    )
  const app = document.querySelector('console-app')?.shadowRoot
  return Boolean(app?.querySelector('main')?.firstElementChild) && !isBusy(document)
}

/** Converts a picture in a page of the browser, which knows the format. */
async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  await page.goto('about:blank')
  const url = await page.evaluate(
    async (source) => {
      const image = new Image()
      image.src = source
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = image.naturalWidth
      canvas.height = image.naturalHeight
      canvas.getContext('2d')!.drawImage(image, 0, 0)
      return canvas.toDataURL('image/webp', 0.85)
    },
    `data:image/png;base64,${png.toString('base64')}`,
  )
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}
