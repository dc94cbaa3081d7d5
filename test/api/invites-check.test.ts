import { expect, test } from 'bun:test'
import { createTestProgram } from '../kit/program.ts'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend()
const workspace = await createTestWorkspace(backend)
const program = await createTestProgram(backend, workspace)
const check = (invitations: object[]) =>
  workspace.api('POST', '/partners/invite/check', { invitations })
const written = () =>
  Promise.all(
    ['partners', 'enrollments', 'partner_tokens', 'mails', 'outbox', 'audit_entries'].map(
      (table) => backend.deps.db.sql`select count(*)::int as n from ${backend.deps.db.sql(table)}`,
    ),
  )

test('a list of invitations is checked as sending it would, and nothing is written', async () => {
  const known = await program.enroll('Known Partner')
  const asked = { email: 'asked@example.com', name: 'Asked' }
  await workspace.api('POST', '/partners/invite', asked)
  backend.clock.advance(120_000)
  const list = [
    { email: 'new@example.com', username: 'new' },
    { email: 'no address' },
    { email: known.partner.email },
    { email: 'NEW@example.com' },
    { email: 'other@example.com', username: 'new' },
    { email: 'group@example.com', groupId: 'grp_none' },
    { email: 'land@example.com', country: 'AT' },
    asked,
  ]
  const before = await written()
  const { status, body } = await check(list)
  expect(status).toBe(200)
  expect(await written()).toEqual(before)
  expect(body.map(({ email, status, code, path }: any) => [email, status, code, path])).toEqual([
    ['new@example.com', null, null, null],
    ['no address', null, 'unprocessable_entity', 'email'],
    [known.partner.email, null, 'bad_request', null],
    ['NEW@example.com', null, 'unprocessable_entity', 'email'],
    ['other@example.com', null, 'unprocessable_entity', 'username'],
    ['group@example.com', null, 'not_found', null],
    ['land@example.com', null, null, null],
    ['asked@example.com', 'invited', null, null],
  ])
  for (const { error } of body) expect(String(error)).not.toMatch(/^\w+(\.[\w-]+)+$/)
  const sent = await workspace.api('POST', '/partners/invite/bulk', { invitations: list })
  const failed = sent.body.map((one: any) => 'error' in one)
  expect(failed).toEqual([false, true, true, true, true, true, false, false])
  expect(sent.body[1].error).toContain('no address')
})

test('at most a hundred are checked at once', async () => {
  const list = Array.from({ length: 101 }, (_, n) => ({ email: `p${n}@example.com` }))
  expect((await check(list)).status).toBe(422)
})
