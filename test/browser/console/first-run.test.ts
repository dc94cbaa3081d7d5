import { afterAll, expect, test } from 'bun:test'
import type { BrowserContext, Page } from 'playwright-core'
import { createCtx } from '../../../server/core/ctx.ts'
import { matureCommissions } from '../../../server/modules/earnings/commissions/settle/mature-commissions.ts'
import { setUpUrl } from '../../../server/modules/platform/people/set-up.ts'
import { freePort } from '../../kit/free-port.ts'
import { mailsTo } from '../../kit/mails.ts'
import { payByHand } from '../../kit/pay-by-hand.ts'
import { CHROME } from '../../kit/workspace.ts'
import { expectAccessibleInAllLooks } from './axe.ts'
import { settled, Visitors } from './visitors.ts'

const visitors = new Visitors({ isNew: true, host: 'svc.localhost' })
const SHOP = 'shop.localhost'
/** The owner's page, which all tests go on with. */
let page: Page
let keys: { secret: string; publishable: string }
let tag: string
let site: string
const sites: { stop: () => unknown }[] = []
afterAll(() => Promise.all(sites.map((site) => site.stop())))

/** Serves a site whose every page has these lines in its head. */
async function openSite(lines: string): Promise<string> {
  const port = await freePort()
  const html = `<!doctype html><title>Shop</title><head>${lines}</head><h1>Shop</h1>`
  const answer = () => new Response(html, { headers: { 'content-type': 'text/html' } })
  sites.push(Bun.serve({ port, hostname: '127.0.0.1', fetch: answer }))
  return `http://${SHOP}:${port}/`
}

/** Makes the first owner. @returns the keys that are shown once */
async function setUp(page: Page) {
  await page.getByLabel('Your name').fill('Olga Owner')
  await page.getByLabel('Email').fill('olga@first.test')
  await page.getByLabel('Password').fill('another horse battery')
  await page.getByLabel('Workspace name').fill('First')
  await page.getByLabel('Slug').fill('first-run')
  await page.getByRole('button', { name: 'Create workspace' }).click()
  const keys = {
    secret: await page.getByLabel('Secret key').inputValue(),
    publishable: await page.getByLabel('Publishable key').inputValue(),
  }
  await page.getByRole('link', { name: 'I’ve saved it' }).click()
  return keys
}

const step = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 }).waitFor()
const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

/** Goes through the steps until only the script is left to install. */
async function makeProgram(page: Page, site: string): Promise<void> {
  await step(page, 'Create program')
  await page.goto(`${visitors.server.origin}/console/analytics`)
  await page.getByRole('link', { name: 'Continue setup' }).click()
  await step(page, 'Create program')
  await page.getByLabel('Website URL').fill('not a site')
  await press(page, 'Create program')
  await page.locator('[aria-invalid=true]').first().waitFor()
  await page.getByLabel('Website URL').fill(site)
  await page.getByLabel('Holding period (days)').fill('0')
  await press(page, 'Create program')
  await step(page, 'Reward partners')
  await page.getByRole('region', { name: 'Simulated earnings' }).getByRole('table').waitFor()
  await expectAccessibleInAllLooks(page)
  await press(page, 'Create reward')
  await step(page, 'Customer discount')
  await press(page, 'Skip step')
  await step(page, 'Branding and landing page')
  await page.getByLabel('Tagline').fill('A fifth of each sale.')
  await expectAccessibleInAllLooks(page)
  await press(page, 'Save')
  await step(page, 'Invite partners')
  await page.getByLabel('Emails').fill('ina@people.test, Ina')
  await press(page, 'Check list')
  await press(page, 'Send 1 invitation')
  await page.getByText('1 of 1 invited.').waitFor()
  await press(page, 'Continue')
  await step(page, 'Set up payouts')
  // Whoever comes back later goes on here.
  await page.goto(`${visitors.server.origin}/console/start`)
  await step(page, 'Set up payouts')
  await page.getByLabel('Payout method').selectOption('nacha')
  await page.getByLabel('Bank', { exact: true }).fill('First Bank')
  await page.getByLabel('Routing number of the bank').fill('021000022')
  await page.getByLabel('Company name').fill('First Inc')
  await page.getByLabel('Company id (EIN)').fill('12-3456789')
  await press(page, 'Connect account')
  await page.getByRole('alert').filter({ hasText: /\S/ }).waitFor()
  await expectAccessibleInAllLooks(page)
  await page.getByLabel('Routing number of the bank').fill('021000021')
  await press(page, 'Connect account')
  await step(page, 'Install script')
}

/** Accepts the invitation of the mail. */
async function accept(email: string): Promise<void> {
  const [mail] = await mailsTo(visitors.server.backend, email)
  const { pathname, search, hash } = new URL(/https?:\/\/\S+#token=\w+/.exec(mail!.plain)![0])
  const page = await visitors.stranger(pathname + search + hash)
  await page.getByRole('button', { name: 'Accept' }).click()
  await page.locator('svc-referral-dashboard').waitFor()
  await page.context().close()
}

/** Follows a link as somebody who is no program. @returns the id of the click */
async function visit(context: BrowserContext, address: string): Promise<string> {
  const page = await context.newPage()
  await page.goto(address)
  await page.getByRole('heading', { name: 'Shop' }).waitFor()
  await page.waitForFunction(() => document.cookie.includes('svc_id='))
  const cookies = await context.cookies(page.url())
  return cookies.find(({ name }) => name === 'svc_id')!.value
}

/** Calls the API as the shop's server does. */
async function call(secret: string, method: string, path: string, body?: object): Promise<any> {
  const response = await fetch(
    `http://127.0.0.1:${new URL(visitors.server.origin).port}/api${path}`,
    {
      method,
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: body ? JSON.stringify(body) : null,
    },
  )
  const answer = await response.json()
  expect(response.status, JSON.stringify(answer)).toBeLessThan(300)
  return answer
}

/** Returns the partner who was invited. */
async function readIna(): Promise<any> {
  const [ina] = await call(keys.secret, 'GET', '/partners?email=ina@people.test')
  return ina
}

test('the first owner is led to a program, and goes on where the page was left', async () => {
  const { server } = visitors
  const url = new URL((await setUpUrl(server.backend.deps))!)
  page = await visitors.stranger(url.pathname + url.hash)
  keys = await setUp(page)
  tag = `<script defer src="${server.origin}/script.js" data-key="${keys.publishable}"></script>`
  site = await openSite(tag)
  await makeProgram(page, site)
})

test('the first click, lead and sale are ticked without a reload', async () => {
  const { server } = visitors
  expect(await page.locator('code-block pre').first().innerText()).toBe(tag)
  await page.getByRole('textbox', { name: 'Hostname' }).waitFor()
  expect(await page.getByRole('textbox', { name: 'Hostname' }).inputValue()).toBe(SHOP)
  await press(page, 'Allow this hostname')
  await page.getByText('So far: 0 clicks, 0 leads, 0 sales.').waitFor()
  await expectAccessibleInAllLooks(page)

  await accept('ina@people.test')
  const ina = await readIna()
  const buyer = await page.context().browser()!.newContext({ userAgent: CHROME })
  const clickId = await visit(buyer, `${site}?via=${ina.links[0].key}`)
  const customer = { customerExternalId: 'user-1' }
  await call(keys.secret, 'POST', '/track/lead', { ...customer, clickId, eventName: 'Sign up' })
  const sale = { ...customer, amount: 10_000, currency: 'usd', invoiceId: 'INV-1' }
  await call(keys.secret, 'POST', '/track/sale', sale)
  await buyer.close()
  // Without a reload; a page in the background does not ask.
  await page.bringToFront()
  await page.getByText('So far: 1 click, 1 lead, 1 sale.').waitFor()
  await press(page, 'Continue')
  await page.getByRole('heading', { name: 'You’re all set' }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Setup checklist' }).last().click()
  await page.getByText('You’re all set. Partners can refer').waitFor()
  // What was skipped is done later.
  await page.goto(`${server.origin}/console/start?step=discount`)
  await press(page, 'Create discount')
  await page.getByRole('heading', { name: 'You’re all set' }).waitFor()
  await page.getByText('7 of 7 steps done').waitFor()
  await page.goto(`${server.origin}/console/analytics`)
  await settled(page)
  expect(await page.getByRole('link', { name: 'Continue setup' }).count()).toBe(0)
})

test('what it earned is paid by a draft that a second member approves', async () => {
  const { server } = visitors
  const ina = await readIna()
  await call(keys.secret, 'PATCH', `/programs/${ina.programId}`, {
    payoutApproval: { mode: 'always' },
  })
  const { id: workspaceId } = await call(keys.secret, 'GET', '/workspace')
  await payByHand(server.backend, { workspaceId, partnerId: ina.id })
  // She and the buyer sit at one machine, which is looked at first.
  await page.goto(`${server.origin}/console/fraud`)
  await page.getByRole('button', { name: 'Release…' }).first().click()
  await press(page, 'Release commission')
  await page.getByText('Fraud flag for Ina released.').waitFor()
  const { deps } = server.backend
  const actor = { type: 'system', name: 'test' } as const
  await matureCommissions(createCtx(deps, { workspaceId, plan: 'enterprise', actor }))
  await page.goto(`${server.origin}/console/payouts/new`)
  await page.getByRole('row', { name: /Ina.*20\.00/ }).waitFor()
  await press(page, 'Save draft')
  await page.getByText('so someone else must confirm it').waitFor()
  const billing = await server.person('billing', workspaceId)
  const second = await visitors.member(new URL(page.url()).pathname, {}, billing)
  await press(second, 'Confirm and pay…')
  await second
    .getByRole('dialog')
    .getByRole('button', { name: /^Pay .*20\.00/ })
    .click()
  await second.getByRole('link', { name: 'View payouts' }).click()
  await second.getByRole('row', { name: /Ina.*20\.00/ }).waitFor()
  await second.context().close()
  await page.context().close()
})
