import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Browser } from 'playwright-core'
import { openBrowser } from '../../kit/open-browser.ts'
import { shareWidgetServer, type WidgetServer } from '../../kit/widget-server.ts'
import { FocusMarks } from './focus-marks.ts'
import { outOfOrder, type Keys } from './keys.ts'
import { leave, settled, visit, type Visit } from './visit.ts'

const TAG = 'svc-referral-dashboard'
const TABS = [
  'Overview',
  'Commissions',
  'Payouts',
  'Links',
  'Leaderboard',
  'Resources',
  'Questions',
]

let widgetServer: WidgetServer
let browser: Browser

beforeAll(async () => {
  widgetServer = await shareWidgetServer()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
})

/** The dashboard of somebody, with that tab open. */
async function open(tab: string, more: Partial<Visit> & { of?: string } = {}): Promise<Keys> {
  const { of: partner = 'rich', ...look } = more
  const body = `<${TAG} token-url="/fixture/token/${partner}"></${TAG}>`
  const keys = await visit({ browser, widgetServer }, { tag: TAG, body, ...look })
  await keys.to('Overview')
  for (let at = 0; at < TABS.indexOf(tab); at++)
    await keys.press(look.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight')
  await settled(keys)
  return keys
}

/** What the elements say aloud. */
const said = async ({ page }: Keys) =>
  (await page.getByRole('status').allInnerTexts()).join(' ').replace(/\s+/g, ' ').trim()
const says = (keys: Keys, words: string) =>
  keys.until(async () => (await said(keys)).includes(words))
const rows = ({ page }: Keys) => page.locator('svc-commissions details')

describe('Tab goes from what stands before the dashboard to what stands after it', () => {
  for (const [dir, scheme] of [
    ['ltr', 'light'],
    ['rtl', 'dark'],
  ] as const) {
    test(`in the order one reads, with a mark that is seen, and back (${dir}, ${scheme})`, async () => {
      const keys = await open('Overview', { dir, scheme })
      const marks = await FocusMarks.of(keys.page, browser)
      for (const [at, tab] of TABS.entries()) {
        if (at > 0) await keys.to(TABS[at - 1]!, 'Shift+Tab')
        if (at > 0) await keys.press(dir === 'ltr' ? 'ArrowRight' : 'ArrowLeft')
        await settled(keys)
        await keys.to('Before', 'Shift+Tab')
        const there = await keys.walk('After', 'Tab', (stop) => marks.look(stop))
        await marks.look()
        const wrong = outOfOrder(there, dir)
        expect({ tab, unmarked: marks.unmarked, wrong }).toEqual({ tab, unmarked: [], wrong: [] })
        const back = await keys.walk('Before', 'Shift+Tab')
        expect(back.map(({ name }) => name).reverse()).toEqual(there.map(({ name }) => name))
        expect(there.map(({ name }) => name)).toContain(tab)
        await keys.to('After')
      }
      await marks.close()
      await leave(keys)
    })
  }
})

describe('by keyboard alone somebody', () => {
  test('copies the link, is told so, and saves its QR code', async () => {
    const keys = await open('Overview')
    await keys.to('Before', 'Shift+Tab')
    await keys.use('Copy link')
    await says(keys, 'Link copied.')
    const copied = await keys.page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toMatch(/ada-lovelace$/)
    await keys.use('QR code')
    const saved = keys.page.waitForEvent('download')
    await keys.use('Download PNG')
    expect((await saved).suggestedFilename()).toMatch(/\.(svg|png)$/)
    await keys.use('Close')
    expect((await keys.at())?.name).toBe('QR code')
    await leave(keys)
  })

  for (const dir of ['ltr', 'rtl'] as const) {
    test(`goes around the tabs, to the last and to the first (${dir})`, async () => {
      const keys = await open('Overview', { dir })
      const [forward, back] =
        dir === 'ltr' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
      const seen: string[] = []
      for (const key of [forward!, 'End', forward!, back!, 'Home']) {
        await keys.press(key)
        const open = await keys.page.getByRole('tab', { selected: true }).innerText()
        expect((await keys.at())?.name).toBe(open)
        seen.push(open)
      }
      expect(seen).toEqual(['Commissions', 'Questions', 'Overview', 'Questions', 'Overview'])
      await leave(keys)
    })
  }

  test('chooses a figure and a time, reads the chart from day to day, and opens its table', async () => {
    const keys = await open('Overview')
    await keys.use(/^Earnings/)
    await keys.use('7d: Last 7 days', 'Space')
    // The chart of the time before stays until the new one has come.
    await keys.page.locator('svc-stats-chart input[max="6"]').waitFor()
    await settled(keys)
    expect((await keys.at())?.name).toBe('7d: Last 7 days')
    const pressed = keys.page.locator('svc-stats-chart [aria-pressed=true]')
    expect((await pressed.allInnerTexts()).map((text) => text.split('\n')[0])).toEqual([
      'Earnings',
      '7d',
    ])
    await keys.to('Earnings')
    const days = ['']
    for (const key of ['Home', 'ArrowRight', 'End', 'ArrowLeft']) {
      await keys.press(key)
      const known = days.map((day) => `:not([aria-valuetext="${day}"])`).join('')
      const point = keys.page.locator(`svc-stats-chart input${known}`)
      days.push((await point.getAttribute('aria-valuetext'))!)
    }
    days.shift()
    expect(new Set(days).size).toBe(4)
    for (const day of days) expect(day).toMatch(/^\w+ \d+, \d{4} · \$/)
    await keys.use('View as table')
    await keys.page.locator('svc-stats-chart tbody tr').first().waitFor()
    expect((await keys.at())?.name).toBe('View as table')
    await leave(keys)
  })

  test('asks why a sum is what it is, chooses a status and another, and reads on', async () => {
    const keys = await open('Commissions')
    await keys.use(/^(Sale|Lead)/)
    await rows(keys).first().locator('ol').waitFor()
    await keys.press('Space')
    expect(await rows(keys).first().locator('ol').isVisible()).toBe(false)
    await keys.to('Status', 'Shift+Tab')
    for (const [key, shown] of [
      ['ArrowDown', /^(.*In holding period)+$/s],
      ['End', /^$/],
      ['Home', /Payable/],
    ] as const) {
      await keys.press(key)
      await keys.until(async () => shown.test((await rows(keys).allInnerTexts()).join('')))
      expect((await keys.at())?.name).toBe('Status')
    }
    await keys.until(async () => (await rows(keys).count()) === 20)
    await keys.use('Show more')
    await keys.until(async () => (await rows(keys).count()) === 40)
    const next = await rows(keys).nth(20).locator('summary').boundingBox()
    await keys.until(async () => (await keys.at())?.box.y === next?.y)
    await leave(keys)
  })

  test('makes a link: first a wrong one, to which the focus returns with the reason', async () => {
    const keys = await open('Links', { of: 'fresh' })
    await keys.use('Create another link')
    await keys.to('Destination URL')
    await keys.page.keyboard.type('https://elsewhere.test/')
    await keys.to('Short-link key (optional)')
    await keys.page.keyboard.type(`walk-${Date.now()}`)
    await keys.press('Enter')
    const field = keys.page.locator('svc-links input[name=url]')
    await keys.until(async () => (await field.getAttribute('aria-invalid')) === 'true')
    await keys.until(async () => (await keys.at())?.name.startsWith('Destination URL') ?? false)
    const reason = await field.getAttribute('aria-describedby')
    expect(await keys.page.locator(`svc-links [id="${reason}"]`).innerText()).not.toBe('')
    await keys.press('Control+a')
    await keys.page.keyboard.type('https://shop.test/walk')
    await keys.press('Enter')
    await says(keys, 'Link created.')
    expect(await keys.at()).toBeDefined()
    await leave(keys)
  })

  test('asks for the mail about payouts and saves a statement', async () => {
    const keys = await open('Payouts')
    await keys.use('Change')
    await says(keys, 'We sent a link to')
    expect((await keys.at())?.name).toBe('Change')
    const saved = keys.page.waitForEvent('download')
    await keys.use('CSV', 'Space')
    expect((await saved).suggestedFilename()).toBe('statement.csv')
    await says(keys, 'Statement downloaded.')
    await leave(keys)
  })

  test('joins the leaderboard and leaves it', async () => {
    const keys = await open('Leaderboard', { of: 'fresh' })
    await keys.use('Show my name and earnings to other partners', 'Space')
    await says(keys, 'Other partners see your name and earnings.')
    await keys.press('Space')
    await says(keys, 'Other partners see “Partner” instead of your name, and no amount.')
    expect((await keys.at())?.name).toBe('Show my name and earnings to other partners')
    await leave(keys)
  })

  test('reads answers and reaches every resource', async () => {
    const keys = await open('Questions')
    await keys.use('When am I paid?')
    expect(await keys.page.getByText('On the 15th of each month.').isVisible()).toBe(true)
    await keys.to('Questions', 'Shift+Tab')
    await keys.press('ArrowLeft')
    await settled(keys)
    for (const name of ['Download: Logo, dark', 'Open: Press page', 'Download: Brand guide'])
      expect((await keys.to(name)).tag).toBe('a')
    await leave(keys)
  })
})
