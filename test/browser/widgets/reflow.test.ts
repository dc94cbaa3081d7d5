import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Browser } from 'playwright-core'
import { openBrowser } from '../../kit/open-browser.ts'
import { isWholeRun } from '../../kit/rounds.ts'
import { shareWidgetServer, type WidgetServer } from '../../kit/widget-server.ts'
import { FocusMarks } from './focus-marks.ts'
import { outOfOrder, type Keys } from './keys.ts'
import { leave, settled, visit, type Visit } from './visit.ts'

const DASHBOARD = 'svc-referral-dashboard'
const TABS = ['overview', 'commissions', 'payouts', 'links', 'leaderboard', 'resources', 'faq']

let widgetServer: WidgetServer
let browser: Browser

beforeAll(async () => {
  widgetServer = await shareWidgetServer()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
})

/** WCAG 1.4.10 and 1.4.4, and the smallest text of the gallery’s brands. */
const PLACES = {
  'in 280 pixels': { viewport: { width: 280, height: 6000 } },
  'with text of twice its size': {
    viewport: { width: 1280, height: 6000 },
    style: 'html { font-size: 200% }',
  },
  'with text of twice its size on a phone': {
    viewport: { width: 390, height: 9000 },
    style: 'html { font-size: 200% }',
  },
  'with small text': {
    viewport: { width: 1000, height: 4000 },
    style: 'html { font-size: 13px }',
  },
} satisfies Record<string, Partial<Visit>>

const open = (tag: string, body: string, look: Partial<Visit>) =>
  visit({ browser, widgetServer }, { tag, body, ...look })

/** The dashboard with that tab open, and in it whatever opens. */
async function openAll(keys: Keys, tab: string): Promise<void> {
  await keys.page.locator(DASHBOARD).evaluate((one, to) => one.setAttribute('tab', to), tab)
  await settled(keys)
  await keys.page
    .locator(`#panel-${tab} details`)
    .evaluateAll((all) => all.forEach((one) => ((one as HTMLDetailsElement).open = true)))
  await settled(keys)
  await keys.until(async () => (await keys.page.getByText('Loading…').count()) === 0)
}

/** What does not fit, is cut off, or is too small for a finger. */
function problems({ page }: Keys): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} wide`)
    const say = (one: Element, what: string) => {
      const { width, height } = one.getBoundingClientRect()
      const size = `${width.toFixed(1)} × ${height.toFixed(1)}`
      found.push(`${one.localName} “${one.textContent.trim().slice(0, 30)}” ${what}: ${size}`)
    }
    /** A row of tabs and a table scroll by themselves; an address is read by going through it. */
    const mayScroll = '[role=tablist], details, input, .hidden'
    const isTarget = 'a[href], button, input, select, textarea, summary'
    const look = (root: ParentNode) => {
      for (const one of root.querySelectorAll<HTMLElement>('*')) {
        if (one.shadowRoot) look(one.shadowRoot)
        if (!one.checkVisibility() || one.closest('p > a')) continue
        const { overflowX } = getComputedStyle(one)
        const isCut = one.scrollWidth > one.clientWidth + 1 && overflowX !== 'visible'
        if (isCut && !one.matches(mayScroll)) say(one, 'is cut off')
        if (!one.matches(isTarget)) continue
        // A label around a field takes the finger as well.
        const { width, height } = (one.closest('label') ?? one).getBoundingClientRect()
        if (width < 24 || height < 24) say(one, 'is too small')
      }
    }
    look(document.querySelector('div')!)
    return found
  })
}

for (const [turn, [place, look]] of Object.entries(PLACES).entries()) {
  // By default all tabs are looked at where there is least room, and once more elsewhere, by turns.
  const tabs = TABS.filter((_, n) => isWholeRun() || turn === 0 || n % 3 === turn - 1)
  describe(place, () => {
    test('all of the dashboard is there, and large enough for a finger', async () => {
      const body = `<${DASHBOARD} token-url="/fixture/token/rich"></${DASHBOARD}>`
      const keys = await open(DASHBOARD, body, look)
      for (const tab of tabs) {
        await openAll(keys, tab)
        expect({ tab, found: await problems(keys) }).toEqual({ tab, found: [] })
      }
      await leave(keys)
    })

    test('all of what visitors see is there, and large enough for a finger', async () => {
      const source = `program="${widgetServer.program.program.id}" publishable-key="${widgetServer.workspace.publishableKey}"`
      for (const [tag, body] of [
        ['svc-partner-signup', `<svc-partner-signup company ${source}></svc-partner-signup>`],
        ['svc-partner-landing', `<svc-partner-landing ${source}></svc-partner-landing>`],
        [
          'svc-discount-banner',
          '<svc-discount-banner partner="Bartholomew Featherstonehaugh" code="BARTHOLOMEW-2026"></svc-discount-banner>',
        ],
      ] as const) {
        const keys = await open(tag, body, look)
        if (tag === 'svc-partner-signup') await keys.use('Name')
        expect({ tag, found: await problems(keys) }).toEqual({ tag, found: [] })
        await leave(keys)
      }
    })

    test('Tab goes through the dashboard as elsewhere, seen, and the link is copied', async () => {
      const body = `<${DASHBOARD} token-url="/fixture/token/rich"></${DASHBOARD}>`
      const keys = await open(DASHBOARD, body, look)
      const marks = await FocusMarks.of(keys.page, browser)
      await keys.to('Before')
      const stops = await keys.walk('After', 'Tab', (stop) => marks.look(stop))
      await marks.look()
      const wrong = outOfOrder(stops, 'ltr')
      expect({ unmarked: marks.unmarked, wrong }).toEqual({ unmarked: [], wrong: [] })
      expect(stops.map(({ name }) => name.replace(/:? .*/, ''))).toEqual([
        'Your',
        'Copy',
        'QR',
        'Write',
        'Copy',
        'Overview',
        'Clicks',
        'Leads',
        'Sales',
        'Earnings',
        '7d',
        '30d',
        '90d',
        '1y',
        'All',
        'Clicks',
        'View',
      ])
      await keys.use('Copy link')
      await keys.page.getByText('Link copied.').waitFor({ state: 'attached' })
      await marks.close()
      await leave(keys)
    })
  })
}
