import { afterAll, beforeAll, expect, test } from 'bun:test'
import axe from 'axe-core'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { createApp } from '../../../server/app.ts'
import { serve } from '../../../server/serve.ts'
import { borrowBackend, type TestBackend } from '../../kit/backend.ts'
import { openBrowser } from '../../kit/open-browser.ts'
import { mailsTo } from '../../kit/mails.ts'
import { ensureBuilt } from '../../../tools/build.ts'
import { createTestProgram, type TestEnrollment, type TestProgram } from '../../kit/program.ts'
import { createTestWorkspace, type TestWorkspace } from '../../kit/workspace.ts'

/** The tests read mails before they would be sent: nothing listens there. */
const MAIL_SERVER = 'smtp://127.0.0.1:1'

let backend: TestBackend
let workspace: TestWorkspace
let program: TestProgram
let serving: ReturnType<typeof serve>
let browser: Browser
const problems: string[] = []

beforeAll(async () => {
  await ensureBuilt(['portal', 'widgets'])
  backend = await borrowBackend({ config: { port: 0, host: '127.0.0.1', smtpUrl: MAIL_SERVER } })
  workspace = await createTestWorkspace(backend)
  program = await createTestProgram(backend, workspace)
  serving = serve(backend.deps, createApp(backend.deps))
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await serving.stop()
  await backend.close()
})

async function open(path: string, within: Browser | BrowserContext = browser): Promise<Page> {
  const page = await within.newPage()
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) problems.push(message.text())
  })
  await page.goto(`http://127.0.0.1:${serving.port}${path}`)
  return page
}
/** Waits until the dashboard shows a partner's link. */
async function showsLink(page: Page, { shareUrl }: TestEnrollment['link']): Promise<void> {
  const holds = `function holds(root) {
    return [...root.querySelectorAll('*')].some((one) =>
      one.value === ${JSON.stringify(shareUrl)} || (one.shadowRoot && holds(one.shadowRoot)))
  }`
  await page.waitForFunction(`(${holds})(document)`)
}

/** The link of the last mail, on this server's port. */
async function linkFor(email: string): Promise<string> {
  const mail = (await mailsTo(backend, email)).at(-1)!
  const { pathname, search, hash } = new URL(/https?:\/\/\S+#token=\w+/.exec(mail.plain)![0])
  return pathname + search + hash
}

test('a partner asks for a link, signs in with it by a press, sees the links and signs out', async () => {
  const { partner, link } = await program.enroll('Browser Partner')
  const asking = await open(`/partners/?program=${program.program.id}`)
  await asking.getByLabel('Email').fill(partner.email)
  await asking.getByRole('button', { name: 'Email me a sign-in link' }).click()
  await asking.getByText('we’ve sent a sign-in link').waitFor()
  await asking.getByRole('button', { name: 'Use another email' }).click()
  await asking.getByRole('button', { name: 'Email me a sign-in link' }).waitFor()
  const page = await open(await linkFor(partner.email))
  expect(page.url()).not.toContain('token')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { name: 'Friends' }).waitFor()
  await showsLink(page, link)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByText('You’re signed out.').waitFor()
  expect(problems).toEqual([])
})

test('a partner comes back with a code, in a new tab, and a month later on another device', async () => {
  const { partner, link } = await program.enroll('Browser Returner')
  const enterCode = async (page: Page) => {
    await page.getByLabel('Email').fill(partner.email)
    await page.getByRole('button', { name: 'Email me a sign-in link' }).click()
    await page.getByRole('heading', { name: 'Check your email' }).waitFor()
    const { plain } = (await mailsTo(backend, partner.email)).at(-1)!
    await page.locator('#code').fill(/^\d{6}$/m.exec(plain)![0])
    await page.getByRole('button', { name: 'Sign in' }).click()
    await showsDashboard(page)
  }
  const showsDashboard = async (page: Page) => {
    await page.getByRole('heading', { name: 'Friends' }).waitFor()
    await showsLink(page, link)
  }
  const device = await browser.newContext()
  await enterCode(await open('/partners/', device))
  const tab = await open('/partners/', device)
  await showsDashboard(tab)
  await tab.reload()
  await showsDashboard(tab)
  expect(await tab.evaluate('document.cookie')).toBe('')
  backend.clock.advance(31 * 86_400_000)
  await tab.reload()
  await tab.getByText('Your session has expired').waitFor()
  await enterCode(tab)
  backend.clock.advance(60_000)
  await enterCode(await open('/partners/', await browser.newContext()))
  expect(problems).toEqual([])
})

test('who has been signed in for an hour enters a code before the payout method changes', async () => {
  const { partner } = await program.enroll('Browser Careful')
  const readCode = async () =>
    /^\d{6}$/m.exec((await mailsTo(backend, partner.email)).at(-1)!.plain)![0]
  await workspace.browser('/partners/sign-in', { email: partner.email })
  const page = await open(await linkFor(partner.email), await browser.newContext())
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Payout method' }).click()
  backend.clock.advance(2 * 3_600_000)
  await page.getByLabel('How would you like to be paid?').fill('Cash, on Fridays')
  await page.locator('#pay').getByRole('button', { name: 'Save' }).click()
  await page.getByText(`Enter the code that we’ve sent to ${partner.email}.`).waitFor()
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate<{ violations: { id: string }[] }>('axe.run()')
  expect(violations.map(({ id }) => id)).toEqual([])
  await page.locator('#own-code').fill(await readCode())
  await page.getByRole('button', { name: 'Confirm it’s you' }).click()
  await page.getByText('Saved.').waitFor()
  expect(problems).toEqual([])
})

test('who is signed in says where the money goes, and is told by mail that it changed', async () => {
  const { partner } = await program.enroll('Browser Payee')
  await workspace.browser('/partners/sign-in', {
    email: partner.email,
    programId: program.program.id,
  })
  const page = await open(await linkFor(partner.email))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Payout method' }).click()
  await page.getByText('Add a payout method to get paid.').waitFor()
  expect(await page.getByRole('combobox', { name: 'Payout method' }).inputValue()).toBe('manual')
  await page.getByLabel('How would you like to be paid?').fill('Cash, on Fridays')
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate<{ violations: { id: string }[] }>('axe.run()')
  expect(violations.map(({ id }) => id)).toEqual([])
  await page.locator('#pay').getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved.').waitFor()
  expect(await page.locator('#method').innerText()).toBe('Manual payment')
  const mails = await mailsTo(backend, partner.email)
  expect(mails.map(({ template }) => template)).toContain('payout-method-changed')
  expect(problems).toEqual([])
})

test('who is signed in says where they live, which the program and statements then say', async () => {
  const { partner } = await program.enroll('Browser Resident')
  await workspace.browser('/partners/sign-in', {
    email: partner.email,
    programId: program.program.id,
  })
  const page = await open(await linkFor(partner.email))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Payout method' }).click()
  await page.getByLabel('Postal address').fill('1 Mill Lane\nLeeds')
  await page.locator('#whereabouts').getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved.').waitFor()
  const { body } = await workspace.api('GET', `/partners/${partner.id}`)
  expect(body.address).toBe('1 Mill Lane\nLeeds')
  await page.reload()
  await page.getByRole('button', { name: 'Payout method' }).click()
  expect(await page.getByLabel('Postal address').inputValue()).toBe('1 Mill Lane\nLeeds')
  expect(problems).toEqual([])
})

test('an invitation is only looked at when it is opened, and accepted by a press', async () => {
  const email = 'browser.guest@example.com'
  const { body } = await workspace.api('POST', '/partners/invite', { email, name: 'Guest' })
  const status = async () => (await workspace.api('GET', `/partners/${body.id}`)).body.status
  const link = await linkFor(email)
  const page = await open(link)
  await page.getByText('Friends invited you to join').waitFor()
  await page.getByRole('button', { name: 'Decline' }).waitFor()
  expect(await status()).toBe('invited')
  await page.getByRole('button', { name: 'Accept' }).click()
  await page.getByRole('heading', { name: 'Friends' }).waitFor()
  expect(await status()).toBe('approved')
  const again = await open(link)
  await again.getByText('Ask the program for a new one').waitFor()
  await again.getByRole('button', { name: 'Email me a sign-in link' }).waitFor()
  expect(problems).toEqual([])
})

test('the pages speak the language of the browser, or that of the link', async () => {
  const { partner, link } = await program.enroll('Browser Reader')
  const asking = await open(`/partners/?program=${program.program.id}&lang=de`)
  await asking.getByLabel('E-Mail-Adresse').fill(partner.email)
  await asking.getByRole('button', { name: 'Anmeldelink senden' }).click()
  await asking.getByText('haben wir einen Link und einen sechsstelligen Code gesendet').waitFor()
  const context = await browser.newContext({ locale: 'ar' })
  const page = await open((await linkFor(partner.email)).replace(/&lang=\w+/, ''), context)
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
  await page.getByRole('button', { name: 'تسجيل الدخول' }).click()
  await page.getByRole('tab', { name: 'الدفعات' }).waitFor()
  await showsLink(page, link)
  const again = await open('/partners/sign-in?lang=ja#token=svc_pl_spent')
  await again.getByRole('button', { name: 'ログイン' }).click()
  await again.getByText('ログイン用リンクは使用済みか').waitFor()
  expect(problems).toEqual([])
})

test('the password of a link leads on to another origin, under the policy of its form', async () => {
  const host = `127.0.0.1:${serving.port}`
  await backend.deps.db.sql`update domains set slug = ${host} where workspace_id = ${workspace.id}`
  await backend.deps.directory.changed()
  const url = `http://localhost:${serving.port}/docs/errors`
  const link = { url, domain: host, password: 'sesame' }
  const { body } = await workspace.api('POST', '/links', link)
  const page = await open(`/${body.key}`)
  await page.getByLabel('Password').fill('sesame')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL((now) => now.href.startsWith(url))
  expect(problems).toEqual([])
})
