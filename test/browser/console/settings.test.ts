import { expect, test } from 'bun:test'
import { enqueue } from '../../../server/db/enqueue.ts'
import type { Scope } from '../../../server/db/scope.ts'
import { expectAccessibleInAllLooks } from './axe.ts'
import { settled, Visitors } from './visitors.ts'

const visitors = new Visitors()
const api = (key: string, path: string) =>
  fetch(`${visitors.server.origin}/api${path}`, { headers: { authorization: `Bearer ${key}` } })

test('a key is created with the chosen rights, shown once, used and revoked', async () => {
  const page = await visitors.member('/console/settings/keys')
  await page.getByRole('link', { name: 'Create secret key' }).click()
  await page.waitForURL(/open=create$/)
  await page.getByLabel('Name').fill('shop server')
  await page.getByRole('button', { name: 'Create key' }).click()
  await page.getByRole('alert').filter({ hasText: 'Select at least one permission.' }).waitFor()
  await page.getByRole('checkbox', { name: 'links.read' }).check()
  await page.getByLabel('Expiration').selectOption('30')
  await page.getByRole('button', { name: 'Create key' }).click()
  const key = await page.getByRole('textbox', { name: 'Secret key' }).inputValue()
  expect(key).toMatch(/^svc_sk_/)
  expect((await api(key, '/links')).status).toBe(200)
  expect((await api(key, '/customers')).status).toBe(403)
  await page.getByRole('button', { name: 'I’ve saved it' }).click()
  await page.waitForURL(/keys$/)
  const row = page.getByRole('listitem').filter({ hasText: 'shop server' })
  await row.getByText('links.read').waitFor()
  await row.getByText('by Grace').waitFor()
  await row.getByText('expires in').waitFor()
  expect(await page.content()).not.toContain(key)
  await row.getByRole('button', { name: 'Revoke shop server' }).click()
  await page.getByText('Requests with svc_sk_').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke shop server' }).click()
  await page.getByText('shop server revoked.').waitFor()
  expect(await row.count()).toBe(0)
  expect((await api(key, '/links')).status).toBe(401)
  await page.context().close()
})

test('an admin gives a key no more than they have', async () => {
  const admin = await visitors.server.person('admin')
  const page = await visitors.member('/console/settings/keys?open=create', {}, admin)
  await page.getByLabel('Name').fill('reports')
  expect(await page.getByLabel('Permissions').locator('option').count()).toBe(1)
  await page.getByRole('checkbox', { name: 'analytics.read' }).check()
  await page.getByRole('button', { name: 'Create key' }).click()
  await page.getByRole('textbox', { name: 'Secret key' }).waitFor()
  await page.context().close()
})

test('the publishable key is replaced, and the former one goes on for the chosen time', async () => {
  const page = await visitors.member('/console/settings/keys')
  const shown = page.getByRole('textbox', { name: 'Publishable key' })
  const before = await shown.inputValue()
  await page.getByRole('button', { name: 'Rotate key…' }).click()
  await page.getByLabel('Current key expires').selectOption('0')
  await page.getByRole('dialog').getByRole('button', { name: 'Rotate key' }).click()
  await page.getByText('The previous key no longer works.').waitFor()
  expect(await shown.inputValue()).not.toBe(before)
  await page.context().close()
})

test('the workspace is renamed, refuses what is wrong, and allows and refuses hosts', async () => {
  const page = await visitors.member('/console/settings/workspace')
  await page.getByLabel('Name', { exact: true }).fill('Acme Coffee')
  await page.getByLabel('Reporting currency').selectOption('eur')
  await page.getByLabel('Attribution window (days)').fill('ninety')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Fix the highlighted fields.').waitFor()
  await page.getByLabel('Attribution window (days)').fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved.').waitFor()
  await page.locator('side-navigation').getByText('Acme Coffee').waitFor()
  await page.reload()
  await settled(page)
  expect(await page.getByLabel('Reporting currency').inputValue()).toBe('eur')
  const hosts = page.getByRole('region', { name: 'Allowed hostnames' })
  await hosts.getByLabel('Hostname').fill('no host')
  await hosts.getByRole('button', { name: 'Add' }).click()
  await hosts.getByRole('alert').getByRole('paragraph').waitFor()
  await hosts.getByLabel('Hostname').fill('*.acme.example')
  await hosts.getByRole('button', { name: 'Add' }).click()
  await page.getByText('*.acme.example can now use the publishable key.').waitFor()
  await hosts.getByRole('button', { name: 'Remove *.acme.example' }).click()
  await page.getByText('*.acme.example can no longer use the publishable key.').waitFor()
  await page.getByLabel('Name', { exact: true }).fill('Acme')
  await page.getByLabel('Reporting currency').selectOption('usd')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved.').waitFor()
  await page.context().close()
})

test('a domain is added, checked until its record is there, and removed', async () => {
  const { dns } = visitors.server.backend
  const page = await visitors.member('/console/settings/domains?open=add')
  await page.getByRole('textbox', { name: /^Domain/ }).fill('go.acme.example')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'go.acme.example' })
  await row.getByText('not verified').waitFor()
  await expectAccessibleInAllLooks(page)
  dns.silent = 'timeout'
  await row.getByRole('button', { name: 'Verify go.acme.example' }).click()
  await row.getByText('The name servers do not answer').waitFor()
  dns.silent = null
  await row.getByRole('button', { name: 'Verify go.acme.example' }).click()
  await row.getByText('There is none now.').waitFor()
  const name = await row.getByRole('textbox', { name: 'TXT record name' }).inputValue()
  const value = await row.getByRole('textbox', { name: 'TXT record value' }).inputValue()
  dns.set({ type: 'TXT', name, value })
  await row.getByRole('button', { name: 'Verify go.acme.example' }).click()
  await page.getByText('go.acme.example verified. Its links now redirect.').waitFor()
  await row.getByText('Verified by DNS').waitFor()
  await row.getByRole('button', { name: 'Remove go.acme.example' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove go.acme.example' }).click()
  await page.getByText('go.acme.example removed.').waitFor()
  const used = page.getByRole('listitem').filter({ hasText: 'primary' })
  await used.getByRole('button', { name: /^Remove / }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Remove / })
    .click()
  await page.getByRole('dialog').getByText('still has links').waitFor()
  await page.context().close()
})

test('a job that failed for good is listed with its reason and tried again', async () => {
  const { backend, shop } = visitors.server
  const { db } = backend.deps
  const actor = { type: 'system', name: 'test' } as const
  const scope: Scope = { workspaceId: shop.id, plan: shop.plan, actor }
  const job = { task: 'send-mail', payload: { mailId: 'mail_of_a_test' } } as const
  // Tomorrow: the server that runs beside this test must not do it before it has failed.
  const waitMs = 86_400_000
  await db.transact(scope, (tx) => enqueue(tx, scope, job, { waitMs }))
  await db.sql`
    update graphile_worker._private_jobs set attempts = max_attempts, last_error = '451 later'
    where payload->>'mailId' = 'mail_of_a_test'`
  const page = await visitors.member('/console/settings/jobs')
  await page.getByText('451 later').waitFor()
  await page.getByRole('button', { name: /^Retry send-mail/ }).click()
  await page.getByText('Retrying send-mail.').waitFor()
  await page.getByText('No failed jobs.').waitFor()
  await page.getByRole('link', { name: 'Pending' }).click()
  await page.waitForURL(/status=waiting$/)
  await page.locator('jobs-page a[aria-current]').filter({ hasText: 'Pending' }).waitFor()
  await page.context().close()
})

test('a viewer sees the settings and can change none', async () => {
  const viewer = await visitors.server.person('viewer')
  const page = await visitors.member('/console/settings/workspace', {}, viewer)
  for (const name of ['Workspace', 'API keys', 'Domains', 'Jobs']) {
    await page.getByRole('link', { name, exact: true }).click()
    await page.getByRole('heading', { name, level: 1 }).waitFor()
    await settled(page)
    await page.getByText('Your role (Viewer) can view settings').first().waitFor()
    const changing = page.locator('main').getByRole('button', {
      name: /Save|Allow|Remove|Revoke|Replace|Check|Try|primary|Create|Add/,
    })
    expect(await changing.count()).toBe(0)
  }
  await page.getByRole('link', { name: 'Workspace', exact: true }).click()
  expect(await page.getByLabel('Name', { exact: true }).isDisabled()).toBe(true)
  await page.context().close()
})

test('jobs beyond the newest hundred are shown when asked for', async () => {
  const { backend, shop } = visitors.server
  const { db } = backend.deps
  const actor = { type: 'system', name: 'test' } as const
  const scope: Scope = { workspaceId: shop.id, plan: shop.plan, actor }
  await db.transact(scope, async (tx) => {
    for (let n = 0; n < 101; n++) {
      const job = { task: 'send-mail', payload: { mailId: `mail_of_many_${n}_` } } as const
      await enqueue(tx, scope, job, { waitMs: 86_400_000 })
    }
  })
  const page = await visitors.member('/console/settings/jobs?status=waiting')
  const oldest = page.getByText('mail_of_many_0_')
  await page.getByText('mail_of_many_100_').waitFor()
  expect(await oldest.count()).toBe(0)
  await page.getByRole('button', { name: 'Show more' }).click()
  await oldest.waitFor()
  expect(await page.getByText('mail_of_many_').count()).toBe(101)
  expect(await page.getByRole('button', { name: 'Show more' }).count()).toBe(0)
  await page.context().close()
})
