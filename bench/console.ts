import { gzipSync } from 'node:zlib'
import type { Page, Response } from 'playwright-core'
import { ensureBuilt } from '../tools/build.ts'
import { openSlowPage } from './console-probe.ts'
import { openConsoleWorld, type ConsoleWorld } from './console-world.ts'
import { median, type Figure } from './report.ts'

const APP = 'console-app'
const FIGURE = `${APP} > analytics-page > metric-board > .figure .total:not(.bone)`
/** Where the title of each page is. */
const TITLES = {
  partners: 'partners-page > h1',
  commissions: 'commissions-page > h1',
  links: 'links-page > h1',
  customers: 'customers-page > customer-list > h1',
  payouts: 'payouts-page > h1',
  rewards: 'rewards-page > h1',
} as const
const SCREENS = 20

interface List {
  name: 'partners' | 'links' | 'commissions'
  rows: string
  /** Of the first row: what the filter changes. */
  first: string
  filter: { field: string; value: string; event: 'input' | 'change'; text: string }
  /** Scrolls; without it a button asks for each page. */
  scroller?: string
}

const TABLE = 'table.data tbody tr'
/** `last`: how many rows there are. */
const lists = (last: number): List[] => [
  {
    name: 'partners',
    rows: TABLE,
    first: `${TABLE} a.name`,
    filter: {
      field: '[type=search]',
      value: `ner${last}@`,
      event: 'input',
      text: `Partner ${last}`,
    },
  },
  {
    name: 'links',
    rows: 'link-table > .row a',
    first: 'link-table > .row a',
    filter: {
      field: '[type=search]',
      value: `key-${last - 77}`,
      event: 'input',
      text: `key-${last - 77}`,
    },
    scroller: 'link-table > .scroller',
  },
  {
    name: 'commissions',
    rows: TABLE,
    first: `${TABLE} .badge`,
    filter: { field: 'select[aria-label=Status]', value: 'paid', event: 'change', text: 'Paid' },
  },
]

/** The console on a slow machine, with as many partners, links and commissions. */
export async function measureConsole(size: { rounds: number; rows: number }): Promise<Figure[]> {
  await ensureBuilt()
  const world = await openConsoleWorld(size.rows)
  try {
    const figures = new Map<string, { values: number[]; goal: string }>()
    const add = (name: string, value: number, goal: string) => {
      const known = figures.get(name) ?? { values: [], goal }
      known.values.push(value)
      figures.set(name, known)
    }
    let bytes = 0
    for (let round = 0; round < size.rounds; round++) {
      await emptyPage(world, add)
      bytes = await firstView(world, add)
      await navigation(world, add)
      for (const list of lists(size.rows)) await useList(world, list, add)
      await live(world, add)
    }
    const script: Figure = {
      group: 'console',
      name: 'first view, script, gzip',
      bytes,
      goal: '≤ 122,880',
    }
    return [
      script,
      ...Array.from(figures, ([name, { values, goal }]) => ({
        group: 'console' as const,
        name,
        p50Ms: median(values),
        spread: [Math.min(...values), Math.max(...values)] satisfies [number, number],
        goal,
      })),
    ]
  } finally {
    await world.close()
  }
}

type Add = (name: string, value: number, goal: string) => void
const TASK = '≤ 100 ms'
const first = (page: Page) => page.evaluate(() => probe.first)
const longest = (page: Page) => page.evaluate(() => probe.longest())
const painted = (page: Page, path: string, wanted: Parameters<typeof probe.painted>[1] = {}) =>
  page.evaluate(([one, more]) => probe.painted(one, more), [path, wanted] as const)

/** What the browser itself takes for a page of one word. */
async function emptyPage(world: ConsoleWorld, add: Add): Promise<void> {
  const context = await world.visitor()
  const page = await openSlowPage(context, 'p')
  await page.goto('data:text/html,<p>word')
  add('a page of one word, for comparison', await first(page), '')
  await context.close()
}

/** Opens the overview with nothing in the cache. Returns the bytes of its script. */
async function firstView(world: ConsoleWorld, add: Add): Promise<number> {
  const context = await world.visitor()
  const page = await openSlowPage(context, FIGURE)
  const scripts: Response[] = []
  page.on('response', (response) => {
    // The body of a worker's script, of one line, cannot be read.
    if (/(?<!\/intl-worker-\w+)\.js$/.test(response.url())) scripts.push(response)
  })
  await page.goto(`${world.origin}/console/analytics`, { waitUntil: 'commit' })
  await page.waitForLoadState('networkidle')
  add('first view, to its figures', await first(page), '≤ 1,000 ms')
  const bodies = await Promise.all(scripts.map((response) => response.body()))
  add('first view, longest task', await longest(page), TASK)
  await context.close()
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)
}

/** Goes from page to page by the navigation, twice: the second time every script is there. */
async function navigation(world: ConsoleWorld, add: Add): Promise<void> {
  const context = await world.visitor()
  const page = await openSlowPage(context, FIGURE)
  // The last of the pages that are loaded after the first view.
  const last = page.waitForResponse('**/workspace-page-*.js')
  await page.goto(`${world.origin}/console/analytics`)
  await last
  await page.waitForLoadState('networkidle')
  await longest(page)
  for (const turn of ['first', 'second'] as const) {
    const times: number[] = []
    for (const [path, title] of Object.entries(TITLES)) {
      // Whoever presses a link has come to it before.
      await page.hover(`side-navigation a[href="/console/${path}"]`)
      const ms = await page.evaluate(
        async ([link, heading]) => {
          const began = performance.now()
          probe.click(link)
          return (await probe.painted(heading)) - began
        },
        [`${APP} > side-navigation > a[href="/console/${path}"]`, `${APP} > ${title}`] as const,
      )
      times.push(ms)
      await page.waitForLoadState('networkidle')
    }
    const name = `change of page, ${turn} visit`
    add(`${name}, to its first paint`, median(times), '< 100 ms')
    add(`${name}, the slowest of ${times.length}`, Math.max(...times), '< 100 ms')
    add(`${name}, longest task`, await longest(page), TASK)
  }
  await context.close()
}

/** Opens a list, goes down many pages and filters it. */
async function useList(world: ConsoleWorld, list: List, add: Add): Promise<void> {
  const { name, rows, filter } = list
  const within = `${APP} > ${name}-page > `
  const context = await world.visitor()
  const page = await openSlowPage(context, within + rows)
  await page.goto(`${world.origin}/console/${name}`, { waitUntil: 'commit' })
  await page.waitForLoadState('networkidle')
  add(`${name}, to their rows`, await first(page), '')
  add(`${name}, longest task of opening`, await longest(page), TASK)
  add(`${name}, ${SCREENS} pages down`, await goDown(page, within, list), '')
  add(`${name}, longest task of going down`, await longest(page), TASK)
  const ms = await page.evaluate(
    async ([field, value, event, row, text]) => {
      const began = performance.now()
      probe.enter(field, value, event)
      return (await probe.painted(row, { text })) - began
    },
    [within + filter.field, filter.value, filter.event, within + list.first, filter.text] as const,
  )
  add(`${name}, filtered`, ms, '')
  await page.waitForLoadState('networkidle')
  add(`${name}, longest task of filtering`, await longest(page), TASK)
  await context.close()
}

/** Returns how long all of it took. */
async function goDown(page: Page, within: string, { rows, scroller }: List): Promise<number> {
  if (scroller) {
    return page.evaluate(
      async ([path, row, screens]) => {
        const began = performance.now()
        await probe.scroll(path, screens)
        return (await probe.painted(row)) - began
      },
      [within + scroller, within + rows, SCREENS] as const,
    )
  }
  return page.evaluate(
    async ([row, button, screens]) => {
      const began = performance.now()
      for (let turn = 0; turn < screens; turn++) {
        const { count } = probe.seen(row)
        probe.click(button)
        await probe.painted(row, { count: count + 1 })
      }
      return performance.now() - began
    },
    [within + rows, `${within}.more button`, SCREENS] as const,
  )
}

let sales = 0
/** From a sale's answer to its row in the list of live events; a negative time: the row came before. */
async function live(world: ConsoleWorld, add: Add): Promise<void> {
  const context = await world.visitor()
  const store = `${APP} > live-page > `
  const page = await openSlowPage(context, `${store}.connection.live`)
  await page.goto(`${world.origin}/console/analytics/live`)
  await first(page)
  await painted(page, `${store}live-list > li button`)
  for (let turn = 0; turn < 5; turn++) {
    const drawn = page.evaluate(async (path) => {
      const { count } = probe.seen(path)
      await probe.painted(path, { count: count + 1 })
      return Date.now()
    }, `${store}live-list > li.fresh`)
    await world.sell(`live-${sales++}`)
    const answered = Date.now()
    add('live events, from the answer to the row', (await drawn) - answered, '< 300 ms')
  }
  add('live events, longest task', await longest(page), TASK)
  await context.close()
}
