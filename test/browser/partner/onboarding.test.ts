import { afterAll, beforeAll, expect, test } from 'bun:test'
import axe from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { freePort } from '../../kit/free-port.ts'
import { createApp } from '../../../server/app.ts'
import { serve } from '../../../server/serve.ts'
import { openBrowser } from '../../kit/open-browser.ts'
import { ensureBuilt } from '../../../tools/build.ts'
import { openPayoutBench, type PayoutBench } from '../../kit/payouts.ts'

const SIZES = { laptop: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } }

let bench: PayoutBench
let serving: ReturnType<typeof serve>
let browser: Browser
let origin: string
const problems: string[] = []

beforeAll(async () => {
  await ensureBuilt(['portal', 'widgets'])
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  bench = await openPayoutBench({ port, host: '127.0.0.1', origin })
  await bench.fund('stripe-connect')
  const { deps } = bench.backend
  serving = serve(deps, createApp(deps))
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await serving.stop()
  await bench.close()
})

/** Opens the portal of a partner who is signed in. */
async function openPortal(lang: string, size: keyof typeof SIZES): Promise<Page> {
  const who = await bench.partner(null)
  const { authorization } = await bench.signIn(who)
  const page = await browser.newPage({ viewport: SIZES[size] })
  page.on('pageerror', (error) => problems.push(error.message))
  const token = authorization.slice('Bearer '.length)
  await page.context().addCookies([{ name: 'svc-partner', value: token, url: origin }])
  await page.goto(`${origin}/partners/?program=${who.programId}&lang=${lang}`)
  return page
}

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const found = await page.evaluate<{ violations: { id: string }[] }>('axe.run()')
  return found.violations.map(({ id }) => id)
}

test('a partner connects with Stripe, leaves, goes on, and is paid there', async () => {
  const page = await openPortal('en', 'laptop')
  await page.getByRole('button', { name: 'Payout method' }).click()
  await page.getByRole('combobox', { name: 'Payout method' }).selectOption('stripe-connect')
  await page.getByText('You enter your bank details at Stripe.').waitFor()
  await page.getByLabel('Country of residence').selectOption({ label: 'Nigeria' })
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Connect with Stripe' }).click()

  await page.getByRole('button', { name: 'Leave' }).click()
  await page.getByRole('button', { name: 'Continue to Stripe' }).click()
  await page.getByRole('button', { name: 'wait for a check' }).click()
  await page.getByText('Stripe is reviewing your details.').waitFor()
  expect(new URL(page.url()).searchParams.has('onboarding')).toBe(false)
  expect(await page.locator('#method').innerText()).toBe('Add a payout method to get paid.')

  bench.stripe.accounts.accounts.at(-1)!.setUp = 'ready'
  await page.getByRole('button', { name: 'Continue to Stripe' }).click()
  await page.getByText('Saved.').waitFor()
  expect(await page.locator('#method').innerText()).toContain('acct')
  expect(problems).toEqual([])
})

test('a link that has expired leads on to a new one', async () => {
  const page = await openPortal('de', 'phone')
  await page.getByRole('button', { name: 'Auszahlungsmethode' }).click()
  await page.getByLabel('Land Ihres Wohnsitzes').selectOption({ label: 'Deutschland' })
  await page.getByRole('button', { name: 'Mit Stripe verbinden' }).click()
  await page.getByRole('heading', { name: 'Simulated Stripe' }).waitFor()
  const first = page.url()
  await page.goto(first)
  await page.waitForURL((url) => url.pathname.startsWith('/setup/') && url.href !== first)
  await page.getByRole('button', { name: 'Enter everything', exact: true }).click()
  await page.getByText('Gespeichert.').waitFor()
  expect(problems).toEqual([])
})

test('what Stripe refuses is said where the button is, in any direction', async () => {
  const page = await openPortal('ar', 'phone')
  await page.locator('#open-account').click()
  await page.locator('#field-country').selectOption('JO')
  await bench.stripe.stop()
  await page.locator('#pay-save').click()
  await page.getByText('تعذر الوصول إلى Stripe').waitFor()
  expect(await violations(page)).toEqual([])
  await bench.stripe.start()
})
