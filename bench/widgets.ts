import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { WIDGETS_DIR } from '../server/http/widget-routes.ts'
import { launchBrowser } from '../testing/browser.ts'
import { ensureBuilt } from '../tools/build.ts'
import { openPartnerPages, type PartnerPages } from './partner-pages.ts'
import { median, type Figure } from './report.ts'

const DASHBOARD = 'svc-referral-dashboard'
/** As on a slow phone. */
const SLOWDOWN = 4
/** It looks at every language it has, once a process: whoever writes money first pays for it. */
const FORMAT = `(() => {
  const began = performance.now()
  new Intl.NumberFormat('en')
  return performance.now() - began
})()`

interface Visit {
  ms: number
  /** Until it stands there with its places for figures, before any has come. */
  firstMs: number
  /** Also parsing, painting and what promises do, which the browser counts as no script. */
  allMs: number
  formatMs: number
  requests: number
}

/** The dashboard's first view as built: from an empty page to a partner's figures, on a slow machine. */
export async function measureWidgets(rounds: number): Promise<Figure[]> {
  await ensureBuilt()
  const pages = await openPartnerPages()
  const browser = await launchBrowser()
  const visit = (url: string) => visitPage(browser, pages, url)
  try {
    const host = pages.address('<h1>Refer a friend</h1><p>Words.</p><button>Do</button><input />')
    const pageWith = (script: string) =>
      pages.address(
        `<script type="module" src="/widgets/${script}.js"></script>
         <${DASHBOARD} token-url="/fixture/token"></${DASHBOARD}>`,
      )
    const dashboard = pageWith(DASHBOARD)
    const waiting = pages.address(
      `<script type="module" src="/widgets/${DASHBOARD}.js"></script><${DASHBOARD}></${DASHBOARD}>`,
    )
    const visits: Visit[] = []
    // The first visits also warm the server.
    for (let round = -2; round < rounds; round++) {
      const without = await visit(host)
      const first = await visit(waiting)
      const { ms, allMs, requests } = await visit(dashboard)
      if (round < 0) continue
      visits.push({
        ms: ms - without.ms,
        firstMs: first.ms - without.ms,
        allMs: allMs - without.allMs,
        formatMs: without.formatMs,
        requests,
      })
    }
    const found = await visit(pageWith('loader'))
    return [...figuresOf(visits, found), await dashboardSize()]
  } finally {
    await browser.close()
    await pages.close()
  }
}

/** `found`: a visit of a page that leaves it to the loader. */
function figuresOf(visits: Visit[], found: Seen): Figure[] {
  const between = (values: number[]) => ({
    p50Ms: median(values),
    spread: [Math.min(...values), Math.max(...values)] satisfies [number, number],
  })
  return [
    {
      group: 'widgets',
      name: `dashboard, main thread to its first render, without figures (script, style, and layout, ${SLOWDOWN}× slower)`,
      ...between(visits.map(({ firstMs }) => firstMs)),
      goal: '≤ 30 ms',
    },
    {
      group: 'widgets',
      name: 'dashboard, main thread to the complete first view, with figures and chart',
      ...between(visits.map(({ ms }) => ms)),
    },
    {
      group: 'widgets',
      name: 'the same, including parsing, painting, and promises',
      p50Ms: median(visits.map(({ allMs }) => allMs)),
    },
    {
      group: 'widgets',
      name: 'of that, the browser’s first `Intl.NumberFormat`',
      p50Ms: median(visits.map(({ formatMs }) => formatMs)),
    },
    {
      group: 'widgets',
      name: 'dashboard with its own script, requests to the first view, without the token',
      count: median(visits.map(({ requests }) => requests)),
      goal: '≤ 2',
    },
    {
      group: 'widgets',
      name: 'dashboard found by the loader, requests to the first view, without the token',
      count: found.requests,
      goal: '≤ 3',
    },
  ]
}

type Seen = Omit<Visit, 'firstMs'>

async function visitPage(browser: Browser, pages: PartnerPages, url: string): Promise<Seen> {
  const page = await browser.newPage()
  await pages.serve(page)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  let requests = 0
  page.on('request', (request) => {
    // Not the host's: its page, its token, the program's picture.
    if (!/\/fixture\/|favicon/.test(request.url())) requests++
  })
  // Asking the page whether it is ready would be work of the page.
  await page.goto(url, { waitUntil: 'networkidle' })
  const { metrics } = await cdp.send('Performance.getMetrics')
  const { result } = await cdp.send('Runtime.evaluate', { expression: FORMAT })
  await page.close()
  const parts = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration']
  const seconds = metrics.filter(({ name }) => parts.includes(name)).map(({ value }) => value)
  const ms = seconds.reduce((sum, value) => sum + value, 0) * 1_000
  const allMs = (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1_000
  return { ms, allMs, formatMs: Number(result.value), requests }
}

/** The dashboard is one file. */
async function dashboardSize(): Promise<Figure> {
  const code = await Bun.file(join(WIDGETS_DIR, `${DASHBOARD}.js`)).bytes()
  const bytes = gzipSync(code, { level: 9 }).length
  return { group: 'widgets', name: 'dashboard, gzip', bytes, goal: '≤ 24,576' }
}
