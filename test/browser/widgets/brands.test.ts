import { afterAll, beforeAll, expect, test } from 'bun:test'
import axe from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { THEMES, type Theme } from '../../../demo/gallery/themes.ts'
import { openBrowser } from '../../kit/open-browser.ts'
import { takeTurn } from '../../kit/take-turn.ts'
import { shareWidgetServer, type WidgetServer } from '../../kit/widget-server.ts'
import { settled, visit } from './visit.ts'

/** The dashboard, and what is behind its other tabs. */
const WITH_SESSION = [
  'svc-referral-dashboard',
  'svc-commissions',
  'svc-payouts',
  'svc-links',
  'svc-leaderboard',
  'svc-resources',
  'svc-faq',
]

let widgetServer: WidgetServer
let browser: Browser
let page: Page

/** Everything that has a colour, at once: each element with what opens in it, marked fields, news of trouble. */
beforeAll(async () => {
  widgetServer = await shareWidgetServer()
  browser = await openBrowser()
  const source = `program="${widgetServer.program.program.id}" publishable-key="${widgetServer.workspace.publishableKey}"`
  const body = `<div id="brand">
    ${WITH_SESSION.map((tag) => `<${tag} token-url="/fixture/token/rich"></${tag}>`).join('')}
    <svc-partner-landing ${source}><svc-partner-signup></svc-partner-signup></svc-partner-landing>
    <svc-discount-banner partner="Bea" offer="A free month" code="BEA"></svc-discount-banner>
    <svc-earnings token="none" api="/fixture/nowhere"></svc-earnings>
  </div>`
  const keys = await visit({ browser, widgetServer }, { tag: 'index', body })
  page = keys.page
  await page
    .locator('li:nth-child(-n + 3) > details, :not(li) > details')
    .evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')))
  await settled(keys)
  await keys.until(
    async () => (await page.getByText('Loading…').filter({ visible: true }).count()) === 0,
  )
  await keys.use('Apply')
  await page.getByText('Accept the terms to continue.').waitFor()
  await page.evaluate(axe.source)
})
afterAll(async () => {
  await browser.close()
})

interface Finding {
  nodes: { html: string; any: { message: string; data?: { messageKey?: string } | null }[] }[]
}

/** Words that are too pale, and words of which axe does not know it, but those that the chart lies over. */
async function tooPale(): Promise<string[]> {
  const { violations, incomplete } = (await page.evaluate(`axe.run('#brand', {
    runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
    checks: { 'color-contrast': { options: { ignoreLength: true } } },
  })`)) as { violations: Finding[]; incomplete: Finding[] }
  return [...violations, ...incomplete]
    .flatMap(({ nodes }) => nodes)
    .filter(({ any }) => !/^(imgNode|bgOverlap|nonBmp)$/.test(any[0]?.data?.messageKey ?? ''))
    .map(({ html, any }) => `${any[0]?.message}: ${html.slice(0, 120)}`)
}

function applyTheme(theme: Theme, scheme: string): Promise<void> {
  return page.locator('#brand').evaluate(
    ({ style }, { theme, scheme }) => {
      style.cssText = ''
      for (const [name, value] of Object.entries(theme)) style.setProperty(name, value)
      style.colorScheme = scheme
      style.background = 'var(--svc-color-surface, light-dark(#fff, #171a26))'
    },
    { theme, scheme },
  ) as Promise<void>
}

test.each(Object.keys(THEMES))('every word can be read as %s, in light and dark', async (name) => {
  // By default the brands take turns.
  for (const scheme of takeTurn(['light', 'dark'], Object.keys(THEMES).indexOf(name))) {
    await applyTheme(THEMES[name]!, scheme)
    expect({ name, scheme, tooPale: await tooPale() }).toEqual({ name, scheme, tooPale: [] })
  }
})

test('a brand that is too pale would be found', async () => {
  await applyTheme({ '--svc-color-text-soft': '#9a9a9a' }, 'light')
  expect((await tooPale()).length).toBeGreaterThan(50)
})
