import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { codeAt, stepOf } from '../../server/core/totp.ts'
import { FAILURES_AN_HOUR } from '../../server/db/failed-sign-ins.ts'
import { openMailingBackend } from '../kit/console-mails.ts'
import { joinMember, openBrowser, PASSWORD, type TestMember } from '../kit/people.ts'
import { createTestWorkspace, type TestWorkspace } from '../kit/workspace.ts'

const backend = await openMailingBackend()
afterAll(() => backend.close())
let workspace: TestWorkspace
let anna: TestMember

beforeAll(async () => {
  workspace = await createTestWorkspace(backend)
  anna = await joinMember(backend, workspace, { role: 'owner' })
})

/** The newest entries of an action, about one person or thing. */
async function entries(action: string, resourceId = anna.personId, of = workspace): Promise<any[]> {
  await backend.deps.failedSignIns.settled()
  const { status, body } = await of.api('GET', `/audit?action=${action}&resourceId=${resourceId}`)
  expect(status).toBe(200)
  return body
}

const signIn = (email: string, password: string, more: object = {}) =>
  openBrowser(backend).call('POST', '/auth/sign-in', { email, password, ...more })

describe('the audit log has', () => {
  test('sign-ins, with how and on what', async () => {
    const [entry] = await entries('signed_in')
    expect(entry).toMatchObject({
      actor: { type: 'member', id: anna.personId },
      type: 'member',
      requestId: expect.any(String),
      after: { means: 'password' },
    })
    await openBrowser(backend).call('POST', '/auth/sign-in-link', { email: anna.email })
    const [mail] = await backend.deliver()
    const opened = await openBrowser(backend).call('POST', '/auth/sign-in-link/open', {
      token: mail!.token,
    })
    expect(opened.status).toBe(200)
    expect((await entries('signed_in'))[0].after).toMatchObject({ means: 'link' })
  })

  test('sign-ins that failed, a bounded number an hour', async () => {
    const ben = await joinMember(backend, workspace, { role: 'viewer' })
    expect((await signIn(ben.email, 'not the password')).status).toBe(401)
    const failed = await entries('sign_in_failed', ben.personId)
    expect(failed).toMatchObject([
      {
        actor: { type: 'system', id: 'sign-in' },
        requestId: expect.any(String),
        after: { means: 'password' },
      },
    ])
    for (let n = 0; n < FAILURES_AN_HOUR + 5; n++) {
      backend.deps.failedSignIns.note(ben.personId, 'password', { id: `req_${n}`, address: '' })
      await backend.deps.failedSignIns.settled()
    }
    expect(await entries('sign_in_failed', ben.personId)).toHaveLength(FAILURES_AN_HOUR)
  })

  test('nothing of addresses that nobody has', async () => {
    const before = await workspace.api('GET', '/audit')
    expect((await signIn('nobody@acme.test', PASSWORD)).status).toBe(401)
    await backend.deps.failedSignIns.settled()
    expect((await workspace.api('GET', '/audit')).body).toEqual(before.body)
  })

  test('passwords that were changed and reset', async () => {
    const cleo = await joinMember(backend, workspace, { role: 'viewer' })
    const changed = { currentPassword: PASSWORD, password: 'another good one 1' }
    expect((await cleo.call('PATCH', '/auth/profile', changed)).status).toBe(200)
    const [entry, ...more] = await entries('password_changed', cleo.personId)
    expect(entry).toMatchObject({
      actor: { type: 'member', id: cleo.personId },
      requestId: expect.any(String),
    })
    expect(JSON.stringify(entry)).not.toContain('argon2')
    expect(more).toEqual([])
    await openBrowser(backend).call('POST', '/auth/password-reset', { email: cleo.email })
    const mails = await backend.deliver()
    const token = mails.find(({ to }) => to === cleo.email)!.token
    const body = { token, password: 'a third good one 2' }
    const reset = await openBrowser(backend).call('POST', '/auth/password-reset/confirm', body)
    expect(reset.status).toBe(200)
    expect(await entries('password_reset', cleo.personId)).toMatchObject([
      { actor: { type: 'member', id: cleo.personId } },
    ])
    const { sql } = backend.deps.db
    await sql`update people set password_hash = null where id = ${cleo.personId}`
    await sql`update people set password_hash = 'x' where id = ${cleo.personId}`
    expect(await entries('password_removed', cleo.personId)).toMatchObject([
      { actor: { type: 'database' } },
    ])
    expect(await entries('password_set', cleo.personId)).toHaveLength(1)
  })

  test('two-factor sign-in turned on and off, and recovery codes', async () => {
    const dora = await joinMember(backend, workspace, { role: 'viewer' })
    const { body } = await dora.call('POST', '/auth/two-factor', { password: PASSWORD })
    const code = () => {
      backend.clock.advance(30_000)
      return codeAt(body.secret, stepOf(backend.clock.now()))
    }
    const confirmed = await dora.call('POST', '/auth/two-factor/confirm', { code: code() })
    const [recovery] = confirmed.body.recoveryCodes
    expect(await entries('two_factor_started', dora.personId)).toMatchObject([
      { actor: { type: 'member', id: dora.personId }, before: null, after: null },
    ])
    expect((await signIn(dora.email, PASSWORD, { code: '000000' })).status).toBe(401)
    expect((await entries('sign_in_failed', dora.personId))[0].after).toEqual({ means: 'code' })
    expect((await signIn(dora.email, PASSWORD, { code: recovery })).status).toBe(200)
    expect(await entries('recovery_code_used', dora.personId)).toMatchObject([
      { actor: { type: 'member', id: dora.personId }, after: { left: 9 } },
    ])
    const ended = await dora.call('POST', '/auth/two-factor/disable', { code: code() })
    expect(ended.status).toBe(200)
    expect(await entries('two_factor_ended', dora.personId)).toHaveLength(1)
    expect(await entries('recovery_code_used', dora.personId)).toHaveLength(1)
  })

  test('keys that were created and revoked', async () => {
    const { body } = await anna.call('POST', '/workspace/keys', { name: 'New', scopes: ['read'] })
    expect(await entries('created', body.id)).toHaveLength(1)
    expect((await anna.call('DELETE', `/workspace/keys/${body.id}`)).status).toBe(200)
    expect((await entries('updated', body.id))[0].after).toHaveProperty('revokedAt')
  })

  test.each([
    ['/events/export?event=sales&interval=all', 'events', { event: 'sales', interval: 'all' }],
    ['/analytics/export?interval=all', 'analytics', { interval: 'all' }],
    ['/audit/export?type=tag', 'audit', { type: 'tag' }],
    ['/payouts/export', 'payouts', {}],
    ['/ledger/entries/export', 'ledger_entries', {}],
  ])('the export %s', async (path, id, query) => {
    const other = await createTestWorkspace(backend)
    const programs = (await other.api('GET', '/programs')).body
    expect(programs).toEqual([])
    const { status, body } = await other.api('GET', path)
    expect([status, typeof body]).toEqual([200, 'string'])
    expect(await entries('exported', id, other)).toMatchObject([
      { type: 'export', actor: { type: 'key' }, after: query },
    ])
  })

  test('the live workspace alone, which has the people of its test workspace', async () => {
    const found = await backend.deps.db.sql`
      select w.mode from audit_entries a join workspaces w on w.id = a.workspace_id
      where a.action = 'signed_in' group by 1`
    expect([...found]).toEqual([{ mode: 'live' }])
  })
})
