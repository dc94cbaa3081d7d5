import { beforeAll, describe, expect, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { createTestProgram, type TestProgram } from '../../kit/program.ts'
import { applyFrom } from '../../kit/stranger-jobs.ts'
import { expectAccessibleInAllLooks } from './axe.ts'
import { settled, signIn, Visitors } from './visitors.ts'

const visitors = new Visitors()
const tasks = (page: Page) => page.getByRole('region', { name: 'Needs attention' })

describe('Home of a workspace without a program', () => {
  test('leads to the setup, and says that nothing waits', async () => {
    const page = await visitors.member('/console/')
    await page.getByRole('heading', { name: 'Home', level: 1 }).waitFor()
    await settled(page)
    await tasks(page).getByText('You’re all caught up. Nothing needs attention.').waitFor()
    await page.getByText(/^Setup: \d of 9 steps done$/).waitFor()
    await page.getByRole('link', { name: 'Continue setup' }).waitFor()
    await expectAccessibleInAllLooks(page)
    await page.getByRole('link', { name: 'Create program' }).click()
    await page.waitForURL(/\/console\/start$/)
    await page.context().close()
  })

  test('offers a viewer nothing to set up', async () => {
    const viewer = await visitors.server.person('viewer')
    const page = await visitors.member('/console/', {}, viewer)
    await settled(page)
    await page.getByText('No program yet.').waitFor()
    expect(await page.getByRole('link', { name: 'Create program' }).count()).toBe(0)
    expect(await page.getByRole('link', { name: 'Continue setup' }).count()).toBe(0)
    await page.context().close()
  })
})

describe('Home of a program', () => {
  let program: TestProgram

  beforeAll(async () => {
    const { backend, shop } = visitors.server
    program = await createTestProgram(backend, shop)
    const { partner } = await program.enroll('Paula Partner')
    await program.enroll('Quentin Quiet')
    await shop.api('POST', '/commissions', {
      programId: program.program.id,
      partnerId: partner.id,
      amount: 4_200,
      currency: 'usd',
      description: 'Bonus',
    })
    const person = { name: 'Anna Applicant', email: 'anna@applicants.test' }
    await applyFrom({ backend, workspace: shop }, { ...person, programId: program.program.id })
  })

  test('is where a sign-in leads, and lists what waits with the page that does it', async () => {
    const page = await visitors.stranger('/console/')
    await page.waitForURL(/\/console\/sign-in/)
    await signIn(page, visitors.owner)
    await page.waitForURL(/\/console\/$/)
    await settled(page)
    expect(await page.title()).toBe('Home · Acme · Console')
    await page.locator('side-navigation .main .count').first().waitFor()
    const partners = page.getByRole('link', { name: 'Partners 1', exact: true })
    await partners.waitFor()
    await tasks(page).getByRole('link', { name: 'Review: 1 application to review' }).click()
    await page.waitForURL(new RegExp(`/partners/applications\\?program=${program.program.id}$`))
    await page.locator('section-tabs a', { hasText: 'Applications' }).getByText('1').waitFor()
    await page.getByText('Anna Applicant').waitFor()
    await page.context().close()
  })

  test('shows the month, what is payable, and partners whose links nobody has clicked', async () => {
    const page = await visitors.member('/console/')
    await settled(page)
    const month = page.getByRole('region', { name: 'This month' })
    await month.getByText('Partner revenue', { exact: true }).waitFor()
    await month.getByText('Revenue after commissions').waitFor()
    await page
      .getByRole('region', { name: 'Payable now' })
      .getByText('No payout scheduled')
      .waitFor()
    const quiet = page.getByRole('region', { name: 'Partners without clicks' })
    await quiet.getByRole('link', { name: 'Quentin Quiet' }).waitFor()
    await expectAccessibleInAllLooks(page)
    await page.context().close()
  })

  test.each(['viewer', 'billing'] as const)('shows the role %s what it may read', async (role) => {
    const page = await visitors.member('/console/', {}, await visitors.server.person(role))
    await settled(page)
    await tasks(page).getByText('1 application to review').waitFor()
    await page.getByText('Partner revenue', { exact: true }).waitFor()
    expect(await page.getByRole('alert').filter({ hasText: /\w/ }).count()).toBe(0)
    await page.context().close()
  })

  test('fits a phone', async () => {
    const page = await visitors.member('/console/', { viewport: { width: 390, height: 844 } })
    await settled(page)
    await tasks(page).getByText('1 application to review').waitFor()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(390)
    await expectAccessibleInAllLooks(page)
    await page.context().close()
  })

  const CARDS = {
    '**/api/workspace/attention': 'Needs attention',
    '**/api/payouts/calendar*': 'Payable now',
    '**/api/analytics/earnings*': 'This month',
    '**/api/partners?*': 'Partners without clicks',
  }
  test.each(Object.entries(CARDS))('keeps its other cards when %s fails', async (path, name) => {
    const page = await visitors.member('/console/settings/account')
    await settled(page)
    await page.route(path, (route) => route.fulfill({ status: 503, body: 'busy' }))
    await page.goto(`${visitors.server.origin}/console/`)
    await settled(page)
    const card = page.getByRole('region', { name, exact: true })
    await card.getByRole('alert').waitFor()
    expect(await page.locator('main').getByRole('alert').count()).toBe(1)
    await page.unroute(path)
    await card.getByRole('button', { name: 'Try again' }).click()
    await card.getByRole('alert').waitFor({ state: 'detached' })
    await settled(page)
    await page.getByText('Partner revenue', { exact: true }).waitFor()
    await page.context().close()
  })

  test('asks for little', async () => {
    const page = await visitors.member('/console/settings/account')
    await settled(page)
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/')) asked.push(pathname)
    })
    await page.goto(`${visitors.server.origin}/console/`)
    await settled(page)
    expect(asked.toSorted()).toEqual([
      '/api/analytics',
      '/api/analytics',
      '/api/analytics',
      '/api/analytics/earnings',
      '/api/auth/session',
      '/api/partners',
      '/api/payouts/calendar',
      '/api/programs',
      '/api/setup-checklist',
      '/api/workspace/attention',
    ])
    await page.context().close()
  })
})
