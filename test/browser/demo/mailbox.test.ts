import { afterAll, beforeAll, expect, test } from 'bun:test'
import axe from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { DEMO_SECRET_KEY } from '../../../demo/keys.ts'
import { openBrowser } from '../../kit/open-browser.ts'
import { startSeededDemo } from './demo-process.ts'

const HOSTILE = '<img src=x onerror="top.hacked=1">'
const problems: string[] = []
let demo: Awaited<ReturnType<typeof startSeededDemo>>
let browser: Browser
let invite: (name: string, email: string) => Promise<unknown>

beforeAll(async () => {
  demo = await startSeededDemo()
  browser = await openBrowser()
  const program = await call('POST', '/programs', {
    name: 'Harvest Friends',
    url: `${demo.origin}/demo/shop/`,
    brandColor: '#7a4b2a',
    supportEmail: 'partners@harvest.example',
  })
  invite = (name, email) => call('POST', '/partners/invite', { name, email, programId: program.id })
  await invite('Ada Marsh', 'ada@partners.example')
  await invite(HOSTILE, 'eve@partners.example')
})

afterAll(async () => {
  await browser.close()
  expect(await demo.end()).toBe(0)
  expect(problems).toEqual([])
})

async function call(method: string, path: string, body: object) {
  const answer = await fetch(`${demo.origin}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${DEMO_SECRET_KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const json = (await answer.json()) as any
  if (!answer.ok) throw new Error(JSON.stringify(json))
  return json
}

async function open(options: Parameters<Browser['newContext']>[0] = {}): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage()
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(String(error)))
  await page.goto(`${demo.origin}/demo/mailbox/`)
  await page.locator('mail-list li').nth(1).waitFor()
  return page
}

test('mails are read as their reader sees them, in a frame that runs nothing', async () => {
  const page = await open()
  const subjects = await page.locator('mail-list .where').allInnerTexts()
  expect(subjects.slice(0, 2)).toEqual(['eve@partners.example', 'ada@partners.example'])
  const frame = page.frameLocator('iframe')
  await frame.getByRole('heading', { name: 'Become a Harvest Friends partner' }).waitFor()
  expect(await frame.locator('body').innerText()).toContain(`Hi ${HOSTILE},`)
  expect(await page.evaluate('window.hacked')).toBeUndefined()
  const sandbox = await page.locator('iframe').getAttribute('sandbox')
  expect(sandbox).not.toMatch(/allow-(scripts|same-origin|top|forms)/)
  const address = (await page.locator('iframe').getAttribute('src'))!
  const { headers } = await fetch(new URL(address, demo.origin))
  expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox allow-popups/)

  await page.locator('mail-list button', { hasText: 'ada@partners.example' }).click()
  await frame.getByText('Hi Ada Marsh,').waitFor()
  const link = await frame.getByRole('link', { name: 'View invitation' }).getAttribute('href')
  expect(link).toStartWith(`${demo.origin}/`)
  await page.getByRole('radio', { name: 'Text' }).check()
  expect(await page.locator('pre').innerText()).toContain(link!)
})

test('a mail that is written meanwhile appears by itself', async () => {
  const page = await open()
  await invite('Late Comer', 'late@partners.example')
  await page.locator('mail-list button', { hasText: 'late@partners.example' }).waitFor()
})

test.each(['light', 'dark'] as const)(
  'the page is accessible in %s colours, and narrow',
  async (colorScheme) => {
    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 390, height: 844 },
    ]) {
      const page = await open({ colorScheme, viewport, bypassCSP: true })
      await page.addScriptTag({ content: axe.source })
      const { violations } = (await page.evaluate(
        'axe.run({ iframes: false, runOnly: ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"] })',
      )) as { violations: { id: string; nodes: { html: string }[] }[] }
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
    }
  },
)
