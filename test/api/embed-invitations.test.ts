import { expect, test } from 'bun:test'
import { callerWith, openPage } from '../kit/embed.ts'
import { createTestProgram } from '../kit/program.ts'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend()
const workspace = await createTestWorkspace(backend)
const program = await createTestProgram(backend, workspace)
const scopes = ['links.write', 'invitation.accept']

async function invite(name: string): Promise<string> {
  const email = `${name.toLowerCase()}@partners.test`
  const body = { programId: program.program.id, name, email }
  const invited = await workspace.api('POST', '/partners/invite', body)
  expect(invited.status).toBe(200)
  return invited.body.id as string
}

async function standingOf(partnerId: string): Promise<unknown> {
  const [row] = await backend.deps.db.sql`
    select status from enrollments where partner_id = ${partnerId}`
  return row?.['status']
}

test('somebody invited accepts on the page of a host that vouches for them, once', async () => {
  const partnerId = await invite('Ida')
  const page = await openPage(backend, workspace, { partnerId, scopes })
  expect((await page.call('POST', '/links', {})).status).toBe(403)
  const answers = await Promise.all([1, 2, 3].map(() => page.call('POST', '/accept')))
  expect(answers.map(({ status, body }) => [status, body.status])).toEqual([
    [200, 'approved'],
    [200, 'approved'],
    [200, 'approved'],
  ])
  expect((await page.call('POST', '/links', {})).status).toBe(201)
  const [{ told }] = (await backend.deps.db.sql`
    select count(*)::int as told from outbox
    where type = 'enrollment.updated' and data->>'partnerId' = ${partnerId}
      and data->>'change' = 'accept'`) as [{ told: number }]
  expect(told).toBe(1)
})

test('neither the host’s other sessions accept, nor who views a dashboard', async () => {
  const partnerId = await invite('Uma')
  const usual = await openPage(backend, workspace, { partnerId, scopes: ['settings.write'] })
  const refused = await usual.call('POST', '/accept')
  expect(refused.status).toBe(403)
  expect(refused.body.error.message).toContain('lacks the scope invitation.accept')
  const viewing = await workspace.api('POST', '/tokens/embed/referrals/view', { partnerId })
  const viewer = callerWith(backend, viewing.body.publicToken)
  expect((await viewer('POST', '/accept')).status).toBe(403)
  expect(await standingOf(partnerId)).toBe('invited')
})

test('an invitation that was withdrawn is not accepted', async () => {
  const partnerId = await invite('Wim')
  const page = await openPage(backend, workspace, { partnerId, scopes })
  await backend.deps.db.sql`
    update enrollments set status = 'declined' where partner_id = ${partnerId}`
  expect((await page.call('POST', '/accept')).status).toBe(403)
})
