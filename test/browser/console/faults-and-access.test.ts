import { describe, test } from 'bun:test'
import { expectAccessibleInAllLooks } from './axe.ts'
import { settled, Visitors } from './visitors.ts'

const visitors = new Visitors()

/** What the pages read, but for who is signed in. */
const CALLS =
  '**/api/{analytics,audit,customers,domains,events,jobs,workspace,members,invitations,auth/sessions}**'

describe('when the API fails', () => {
  const FAULTS = {
    'answers 503': { status: 503, body: '<html>busy</html>' },
    'answers garbage': { status: 200, body: '{"clicks":' },
    'answers another shape': { status: 200, json: { clicks: { a: 1 }, sales: 'x' } },
  }
  for (const [name, answer] of Object.entries(FAULTS)) {
    test(`${name}, each page says so and offers to try again`, async () => {
      const page = await visitors.member('/console/analytics')
      await settled(page)
      await page.route(CALLS, (route) => route.fulfill(answer))
      for (const link of [
        'Funnel',
        'Live events',
        'Customers',
        'Settings',
        'Tracking',
        'API keys',
        'Domains',
        'Jobs',
        'Members',
        'Audit log',
        'Account',
        'Back',
        'Analytics',
      ]) {
        await page.getByRole('link', { name: link, exact: true }).click()
        await page.locator('main').getByRole('heading', { level: 1 }).waitFor()
      }
      await page.getByRole('button', { name: 'Try again' }).first().waitFor()
      await page.unroute(CALLS)
      await page.getByRole('button', { name: 'Try again' }).first().click()
      await page.locator('metric-board .total').first().waitFor()
      await page.context().close()
    })
  }
})

describe('axe finds nothing', () => {
  const PAGES = {
    '/console/analytics?country=-JP': 'Analytics',
    '/console/analytics?all=cities': 'Analytics',
    '/console/analytics/funnel': 'Funnel',
    '/console/analytics/live': 'Live events',
    '/console/settings/analytics': 'Tracking',
    '/console/settings/members?open=invite': 'Members',
    '/console/settings/audit': 'Audit log',
    '/console/settings/account': 'Account',
    '/console/settings/workspace': 'Workspace',
    '/console/settings/keys?open=create': 'API keys',
    '/console/settings/domains': 'Domains',
    '/console/settings/webhooks?open=add': 'Webhooks',
    '/console/settings/jobs': 'Jobs',
  }
  for (const [path, heading] of Object.entries(PAGES)) {
    test(`${path}, light and dark, in both directions`, async () => {
      const page = await visitors.member(path)
      await page.getByRole('heading', { name: heading, level: 1, includeHidden: true }).waitFor()
      await settled(page)
      if (heading === 'Audit log') await page.locator('audit-item button').first().click()
      await expectAccessibleInAllLooks(page)
      await page.context().close()
    })
  }
})
