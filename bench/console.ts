import type { Browser, BrowserContext, Page } from 'playwright-core'
import { hashToken } from '../server/core/secrets.ts'
import { launchBrowser } from '../testing/browser.ts'
import { ensureBuilt } from '../tools/build.ts'
import { fillConsole } from './fill-console.ts'
import { median, type Figure } from './report.ts'
import { createWorld, seedLinks, seedPrograms, startServer, type World } from './world.ts'

const TOKEN = 'bench-session'
const CLICKS = 200

/** As on a slow laptop. */
const SLOWDOWN = 4

/** What a list is found by, and how many rows a filter leaves. */
const LISTS = {
  partners: { path: '/console/partners', search: 'Partner 77777' },
  links: { path: '/console/links', search: 'bench-77777' },
  commissions: { path: '/console/commissions', search: undefined },
} as const

/** The console's pages with a large workspace: first view, lists, navigation and the live stream. */
export async function measureConsole(rows: number, rounds: number): Promise<Figure[]> {
  await ensureBuilt()
  const world = await createWorld()
  await seedLinks(world, 1)
  await seedPrograms(world)
  await seedOwner(world)
  await fillConsole(world.sql, { workspaceId: 'ws_bench000', enrollmentId: 'enr_1', rows })
  const server = await startServer('server/main.ts', {
    DATABASE_URL: world.url,
    TRUST_PROXY: 'true',
    SVC_MODE: 'test',
  })
  const site: Site = { origin: `http://127.0.0.1:${server.port}` }
  const browser = await launchBrowser()
  try {
    for (let n = 0; n < CLICKS; n++) await visit(site, n)
    const open = () => signedIn(browser, site)
    const figures = [await measureFirstView(open, site, rounds)]
    for (const name of ['partners', 'links', 'commissions'] as const) {
      const context = await open()
      figures.push(...(await measureList(context, { site, name, rows, rounds })))
      await context.close()
    }
    figures.push(await measureNavigation(open, site, rounds))
    figures.push(await measureStream(open, site, rounds))
    return figures
  } finally {
    await browser.close()
    await server.stop()
    await world.close()
  }
}

interface Site {
  origin: string
}

type Open = () => Promise<BrowserContext>

/** Follows the link as one more visitor. */
async function visit({ origin }: Site, n: number): Promise<void> {
  const forwarded = `198.51.${n >> 8}.${n & 255}`
  const headers = { host: 'd0.test', 'x-forwarded-for': forwarded, 'user-agent': AGENT }
  await fetch(`${origin}/a`, { headers, redirect: 'manual' })
}

const AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'

async function seedOwner({ sql }: World): Promise<void> {
  await sql`insert into people (id, email, name) values ('per_1', 'owner@bench.test', 'Olivia')`
  await sql`insert into members (workspace_id, person_id, role) values ('ws_bench000', 'per_1', 'owner')`
  await sql`
    insert into person_sessions (id, token_hash, person_id, address, agent, last_used_at, expires_at)
    values ('ses_1', ${hashToken(TOKEN)}, 'per_1', '127.0.0.1', 'bench', now(), now() + interval '1 day')`
}

async function signedIn(browser: Browser, { origin }: Site): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'en-US' })
  await context.addCookies([{ name: 'svc-session', value: TOKEN, url: origin }])
  return context
}

/** From the address to the first figures, with nothing cached. */
async function measureFirstView(open: Open, { origin }: Site, rounds: number): Promise<Figure> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const context = await open()
    const page = await slowPage(context)
    await page.goto(`${origin}/console/analytics`, { waitUntil: 'commit' })
    times.push(await shownAt(page, 'metric-board .total'))
    await context.close()
  }
  return figure(`overview, from the address to its figures (${SLOWDOWN}× slower)`, times, '≤ 1 s')
}

interface ListOf {
  site: Site
  name: keyof typeof LISTS
  rows: number
  rounds: number
}

async function measureList(
  context: BrowserContext,
  { site, name, rows, rounds }: ListOf,
): Promise<Figure[]> {
  const { path, search } = LISTS[name]
  const page = await slowPage(context)
  const opens: number[] = []
  const filters: number[] = []
  for (let round = 0; round < rounds; round++) {
    await page.goto(site.origin + path, { waitUntil: 'commit' })
    opens.push(await shownAt(page, '[role=rowgroup] [role=cell]'))
    for (let step = 0; step < 20; step++) {
      await page.mouse.move(600, 500)
      await page.mouse.wheel(0, 600)
    }
    if (search === undefined) continue
    const began = await page.evaluate(() => performance.now())
    await page.getByRole('searchbox').first().fill(search)
    await page.keyboard.press('Enter')
    await page.getByText(search).first().waitFor()
    filters.push((await page.evaluate(() => performance.now())) - began)
  }
  const longest = await page.evaluate(() => (window as unknown as { longest: number }).longest)
  const of = `${rows.toLocaleString('en')} ${name}`
  return [
    figure(`list of ${of}, from the address to its rows`, opens),
    ...(filters.length > 0 ? [figure(`list of ${of}, filtered by a text`, filters)] : []),
    figure(
      `list of ${of}, longest task while it opens, scrolls and filters`,
      [longest],
      '≤ 100 ms',
    ),
  ]
}

/** From a click in the navigation to the frame in which the page has its title. */
async function measureNavigation(open: Open, { origin }: Site, rounds: number): Promise<Figure> {
  const context = await open()
  const page = await slowPage(context)
  await page.goto(`${origin}/console/analytics`)
  await page.locator('metric-board .total').first().waitFor()
  const times: number[] = []
  for (let round = 0; round < rounds * 2; round++) {
    const [name, title] = round % 2 === 0 ? ['Customers', 'Customers'] : ['Overview', 'Analytics']
    await page.getByRole('link', { name, exact: true }).evaluate((link) => {
      const marks = window as unknown as { clickedAt: number }
      marks.clickedAt = performance.now()
      ;(link as HTMLElement).click()
    })
    const ms = await page.waitForFunction((wanted) => {
      const { clickedAt } = window as unknown as { clickedAt: number }
      return document.title.startsWith(wanted) ? performance.now() - clickedAt : 0
    }, title)
    // The first one loads the page's script.
    if (round > 1) times.push(await ms.jsonValue())
    await page.waitForLoadState('networkidle')
  }
  await context.close()
  return figure(`navigation to a page, to its first paint (${SLOWDOWN}× slower)`, times, '< 100 ms')
}

/** From a click on a link to its row in the live list. */
async function measureStream(open: Open, site: Site, rounds: number): Promise<Figure> {
  const context = await open()
  const page = await context.newPage()
  await page.goto(`${site.origin}/console/analytics/live`)
  await page.waitForLoadState('domcontentloaded')
  await page.locator('live-list').waitFor()
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const before = await rowsOf(page)
    const began = performance.now()
    await visit(site, CLICKS + round)
    await page.waitForFunction(
      ([rows]) => {
        const list = document.querySelector('console-app')?.shadowRoot?.querySelector('live-page')
        const shown = list?.shadowRoot?.querySelector('live-list')?.shadowRoot
        return (shown?.querySelectorAll('li, [role=row], button').length ?? 0) > (rows ?? 0)
      },
      [before],
    )
    times.push(performance.now() - began)
  }
  await context.close()
  return figure('live events, from a click on a link to its row', times, '< 300 ms')
}

function rowsOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const list = document.querySelector('console-app')?.shadowRoot?.querySelector('live-page')
    const shown = list?.shadowRoot?.querySelector('live-list')?.shadowRoot
    return shown?.querySelectorAll('li, [role=row], button').length ?? 0
  })
}

/** Opens a page on a slow machine that notes its longest task. */
async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.addInitScript(() => {
    const marks = window as unknown as { longest: number }
    marks.longest = 0
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        marks.longest = Math.max(marks.longest, duration)
    }).observe({ type: 'longtask', buffered: true })
  })
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  return page
}

/** Waits for something on the page: since when it was opened, in ms. */
async function shownAt(page: Page, selector: string): Promise<number> {
  await page.locator(selector).first().waitFor()
  return page.evaluate(() => performance.now())
}

function figure(name: string, times: number[], goal?: string): Figure {
  return {
    group: 'console',
    name,
    p50Ms: median(times),
    ...(times.length > 1 ? { spread: [Math.min(...times), Math.max(...times)] as const } : {}),
    ...(goal ? { goal } : {}),
  } as Figure
}
