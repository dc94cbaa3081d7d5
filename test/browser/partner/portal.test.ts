import { afterAll, beforeAll, expect, test } from 'bun:test'
import axe from 'axe-core'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { createApp } from '../../../server/app.ts'
import { serve } from '../../../server/serve.ts'
import { openBrowser } from '../../kit/open-browser.ts'
import { ensureBuilt } from '../../../tools/build.ts'
import { borrowBackend, type TestBackend } from '../../kit/backend.ts'
import { freePort } from '../../kit/free-port.ts'
import { mailsTo } from '../../kit/mails.ts'
import { createTestProgram, type TestProgram } from '../../kit/program.ts'
import { createTestWorkspace, type TestWorkspace } from '../../kit/workspace.ts'

const LANDING = {
  title: 'Recommend good coffee',
  subtitle: 'Your friends save, you earn.',
  blocks: [{ type: 'calculator', saleAmount: 5000, maxSales: 50 }],
}

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
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  backend = await borrowBackend({
    config: { port, host: '127.0.0.1', origin, smtpUrl: MAIL_SERVER },
  })
  serving = serve(backend.deps, createApp(backend.deps))
  workspace = await createTestWorkspace(backend)
  program = await createTestProgram(backend, workspace, {
    name: 'Acme Friends',
    landing: LANDING,
    brandColor: '#ffd400',
  })
  const reward = { groupId: program.group.id, event: 'sale', type: 'percentage', rateBps: 3000 }
  expect((await workspace.api('POST', '/rewards', reward)).status).toBe(201)
  browser = await openBrowser({ hosts: ['refer.acme.test'] })
})
afterAll(async () => {
  await browser.close()
  await serving.stop()
  await backend.close()
})

async function open(
  path: string,
  { host = '127.0.0.1', ...options }: BrowserContextOptions & { host?: string } = {},
): Promise<Page> {
  const context = await browser.newContext({ locale: 'en', ...options })
  const page = await context.newPage()
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) problems.push(message.text())
  })
  await page.goto(`http://${host}:${serving.port}${path}`)
  return page
}

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const found = await page.evaluate<{ violations: { id: string }[] }>('axe.run()')
  return found.violations.map(({ id }) => id)
}

const landing = () => `/partners/${program.program.id}`

test('what a program offers, and the way to apply, are above the fold before any script', async () => {
  for (const viewport of [
    { width: 1280, height: 720 },
    { width: 360, height: 640 },
  ]) {
    const page = await open(landing(), { javaScriptEnabled: false, viewport })
    await page.getByRole('heading', { level: 1, name: 'Recommend good coffee' }).waitFor()
    await page.getByText('30% of every sale').waitFor()
    const place = await page.getByRole('link', { name: 'Apply now' }).boundingBox()
    expect(place!.y + place!.height).toBeLessThanOrEqual(viewport.height)
  }
})

test('a visitor applies on the landing page, without a list of hosts', async () => {
  const page = await open(landing())
  await page.getByRole('link', { name: 'Apply now' }).click()
  await page.getByLabel('Name').fill('Portal Applicant')
  await page.getByLabel('Email').fill('portal.applicant@example.com')
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await page.getByText('Your application was sent').waitFor()
  expect(problems).toEqual([])
})

test.each(['light', 'dark'] as const)(
  'the landing page and its language are accessible in %s colours, also of a brand like yellow',
  async (colorScheme) => {
    for (const query of ['', '?lang=ar']) {
      const page = await open(landing() + query, { colorScheme })
      await page.locator('svc-partner-signup').getByRole('textbox').first().waitFor()
      expect(await violations(page)).toEqual([])
    }
    expect(problems).toEqual([])
  },
)

test('a page of no program says so', async () => {
  const page = await open('/partners/prog_0000000000000000')
  await page.getByRole('heading', { name: 'Program not found' }).waitFor()
  expect((await page.request.get(page.url())).status()).toBe(404)
})

test('a program can be installed as an application, in its look', async () => {
  const page = await open(landing())
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const answer = await page.request.get(new URL(address!, page.url()).href)
  const { name, start_url: start, theme_color: color, icons } = await answer.json()
  expect([name, color]).toEqual(['Acme Friends', '#ffd400'])
  expect(start).toBe(`/partners/?program=${program.program.id}`)
  const icon = await page.request.get(new URL(icons[0].src, page.url()).href)
  expect(await icon.text()).toContain('<text')
})

test('a name with markup stays text in the page and its data', async () => {
  const name = '</script><img src=x onerror=alert(1)> & "Co"'
  const other = await createTestProgram(backend, workspace, { name, slug: 'markup' })
  const page = await open(`/partners/${other.program.id}`)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(name)
  expect(await page.title()).toBe(name)
  expect(problems).toEqual([])
})

test('on a link domain of the workspace the portal needs no name, and all of it works', async () => {
  const host = 'refer.acme.test'
  const own = await createTestWorkspace(backend)
  await createTestProgram(backend, own, { name: 'Own Domain' })
  const slug = `${host}:${serving.port}`
  await backend.deps.db.sql`update domains set slug = ${slug} where workspace_id = ${own.id}`
  await backend.deps.directory.changed()
  const page = await open('/partners/own-domain', { host })
  await page.getByLabel('Name').fill('Domain Applicant')
  await page.getByLabel('Email').fill('domain.applicant@example.com')
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await page.getByText('Your application was sent').waitFor()
  const email = 'domain.partner@example.com'
  await own.api('POST', '/partners', { name: 'Domain Partner', email })
  const asking = await open('/partners/', { host })
  await asking.getByLabel('Email').fill(email)
  await asking.getByRole('button', { name: 'Email me a sign-in link' }).click()
  await asking.getByText('we’ve sent a sign-in link').waitFor()
  const mail = (await mailsTo(backend, email)).at(-1)!
  const { pathname, search, hash } = new URL(/https?:\/\/\S+#token=\w+/.exec(mail.plain)![0])
  const home = await open(pathname + search + hash, { host })
  await home.getByRole('button', { name: 'Sign in' }).click()
  await home.getByRole('tab', { name: 'Payouts' }).click()
  await home.getByRole('button', { name: 'Add payout method' }).click()
  await home.getByRole('combobox', { name: 'Payout method' }).waitFor()
  expect(problems).toEqual([])
})
