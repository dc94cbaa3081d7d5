import { describe, expect, test } from 'bun:test'
import { ROLES, scopesOf, type Role } from '../../server/domain/roles.ts'
import { permits, type KeyScope } from '../../server/domain/scopes.ts'
import { joinMember, openBrowser, type TestMember } from '../kit/people.ts'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend()

async function team() {
  const workspace = await createTestWorkspace(backend)
  const join = (role: Role) => joinMember(backend, workspace, { role })
  return { workspace, join, owner: await join('owner') }
}
const setRole = (by: TestMember, whom: { personId: string }, role: Role) =>
  by.call('PATCH', `/members/${whom.personId}`, { role })
const remove = (by: TestMember, whom: { personId: string }) =>
  by.call('DELETE', `/members/${whom.personId}`)

describe('a member', () => {
  test('may do in the API what the role may, and nothing else', async () => {
    const { join } = await team()
    const calls: [KeyScope, string, string, object?][] = [
      ['links.read', 'GET', '/links'],
      ['links.write', 'POST', '/tags', { name: 'Spring' }],
      ['analytics.read', 'GET', '/analytics?event=clicks'],
      ['members.read', 'GET', '/members'],
      ['workspace.write', 'PATCH', '/workspace', { name: 'Other' }],
      ['privacy.write', 'GET', '/partners/none/export'],
      ['payouts.write', 'DELETE', '/payouts/drafts/none'],
    ]
    for (const role of ROLES) {
      const member = await join(role)
      for (const [scope, method, path, body] of calls) {
        const { status, body: answer } = await member.call(method, path, body)
        const isRefused = status === 403 && /lacks the scope/.test(answer.error.message)
        expect([role, scope, !isRefused]).toEqual([role, scope, permits(scopesOf(role), scope)])
      }
    }
  })

  test('is known by what is stored beside their work', async () => {
    const { workspace, owner } = await team()
    const key = await owner.call('POST', '/workspace/keys', { name: 'CI', scopes: ['links.write'] })
    expect(key.body.createdBy).toBe(owner.personId)
    const [row] = await backend.deps.db
      .sql`select created_by from api_keys where id = ${key.body.id}`
    expect(row!.created_by).toBe(owner.personId)
    const keys = (await workspace.api('GET', '/workspace/keys')).body
    const first = keys.find(({ name }: { name: string }) => name === 'First key')
    expect(first.createdBy).toBeNull()
  })

  test('creates no key that may do more than they', async () => {
    const { join } = await team()
    const admin = await join('admin')
    const create = (scopes: string[]) =>
      admin.call('POST', '/workspace/keys', { name: 'K', scopes })
    expect((await create(['all'])).status).toBe(403)
    expect((await create(['members.write'])).status).toBe(200)
  })

  test('of several workspaces says which one, and sees that one alone', async () => {
    const [one, two, other] = [await team(), await team(), await team()]
    const member = await one.join('viewer')
    const { email } = member
    await joinMember(backend, two.workspace, { role: 'admin', email })
    const list = (workspace?: string) =>
      member.call('GET', '/members', undefined, workspace ? { 'svc-workspace': workspace } : {})
    expect((await list()).body.error.message).toContain('Svc-Workspace')
    const seen = (await list(two.workspace.id)).body.map(({ id }: { id: string }) => id)
    expect(seen).toEqual([two.owner.personId, member.personId])
    expect((await list(other.workspace.id)).status).toBe(403)
    const roles = (await member.call('GET', '/auth/session')).body.workspaces
    expect(roles.map(({ role }: { role: Role }) => role).sort()).toEqual(['admin', 'viewer'])
    const named = { 'svc-workspace': one.workspace.id }
    expect((await member.call('POST', '/tags', { name: 'X' }, named)).status).toBe(403)
  })

  test('repeats a request with its key, and nobody else gets the answer', async () => {
    const { join, owner } = await team()
    const other = await join('member')
    const once = { 'idempotency-key': 'one' }
    const first = await owner.call('POST', '/tags', { name: 'Once' }, once)
    expect((await owner.call('POST', '/tags', { name: 'Once' }, once)).body).toEqual(first.body)
    expect((await other.call('POST', '/tags', { name: 'Once' }, once)).status).toBe(409)
  })
})

describe('who is removed', () => {
  test('loses access with the next request, and open streams end', async () => {
    const { workspace, join, owner } = await team()
    const member = await join('viewer')
    const stream = await member.request('GET', '/events/stream')
    expect(stream.status).toBe(200)
    const reader = stream.body!.getReader()
    await reader.read()
    const kept = await owner.request('GET', '/events/stream')
    expect((await remove(owner, member)).body).toEqual({ id: member.personId, access: [] })
    for (let isDone = false; !isDone;) isDone = (await reader.read()).done
    const after = await member.call('GET', '/links')
    expect([after.status, after.body.error.message]).toEqual([
      403,
      'You are not a member of any workspace.',
    ])
    const named = { 'svc-workspace': workspace.id }
    expect((await member.call('GET', '/links', undefined, named)).status).toBe(403)
    // The others' streams go on.
    expect((await kept.body!.getReader().read()).done).toBe(false)
  })

  test('by losing the session loses the stream, too', async () => {
    const { join } = await team()
    const member = await join('viewer')
    const reader = (await member.request('GET', '/events/stream')).body!.getReader()
    await reader.read()
    await member.call('POST', '/auth/sign-out')
    for (let isDone = false; !isDone;) isDone = (await reader.read()).done
  })

  test('by another role can do what that one can from the next request on', async () => {
    const { join, owner } = await team()
    const member = await join('viewer')
    const write = async (name: string) => (await member.call('POST', '/tags', { name })).status
    expect(await write('One')).toBe(403)
    expect((await setRole(owner, member, 'member')).body.role).toBe('member')
    expect(await write('Two')).toBe(201)
    await setRole(owner, member, 'billing')
    expect(await write('Three')).toBe(403)
  })
})

describe('owners', () => {
  test('are made, changed and removed by owners alone', async () => {
    const { workspace, join, owner } = await team()
    const [admin, member] = [await join('admin'), await join('member')]
    expect((await setRole(admin, member, 'owner')).status).toBe(403)
    expect((await setRole(admin, admin, 'owner')).status).toBe(403)
    expect((await setRole(admin, owner, 'viewer')).status).toBe(403)
    expect((await remove(admin, owner)).status).toBe(403)
    expect((await setRole(member, member, 'admin')).status).toBe(403)
    const key = async (scopes: string[], role = 'owner') => {
      const { body } = await workspace.api('POST', '/workspace/keys', { name: 'K', scopes })
      const headers = { authorization: `Bearer ${body.key}`, 'content-type': 'application/json' }
      return openBrowser(backend).call('PATCH', `/members/${member.personId}`, { role }, headers)
    }
    expect((await key(['members.write'])).status).toBe(403)
    // Nor does a key give what it cannot do itself.
    expect((await key(['members.write'], 'admin')).status).toBe(403)
    expect((await key(['members.write'], 'viewer')).status).toBe(403)
    expect((await key(['members.write', 'read'], 'viewer')).status).toBe(200)
    expect((await setRole(owner, member, 'owner')).status).toBe(200)
    expect((await setRole(owner, member, 'member')).status).toBe(200)
    expect((await key(['all'])).status).toBe(200)
  })

  test('are never none: the last one stays', async () => {
    const { owner } = await team()
    expect((await remove(owner, owner)).status).toBe(409)
    expect((await setRole(owner, owner, 'admin')).status).toBe(409)
    expect((await setRole(owner, owner, 'owner')).status).toBe(200)
  })

  test('are never none, though the last two leave at once', async () => {
    const { workspace, join, owner } = await team()
    const second = await join('owner')
    const answers = await Promise.all([
      remove(owner, second),
      remove(second, owner),
      setRole(owner, owner, 'viewer'),
      setRole(second, second, 'viewer'),
    ])
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(2)
    const [row] = await backend.deps.db.sql`
      select count(*)::int as n from members where workspace_id = ${workspace.id} and role = 'owner'`
    expect(row!.n).toBe(1)
  })
})

describe('leaving', () => {
  test('is open to every role, but not to the last owner, and ends access at once', async () => {
    const { workspace, join, owner } = await team()
    const viewer = await join('viewer')
    const leave = (who: TestMember, id: string) => who.call('DELETE', `/auth/workspaces/${id}`)
    expect((await leave(viewer, (await team()).workspace.id)).status).toBe(404)
    expect((await leave(viewer, workspace.id)).body).toEqual({ id: workspace.id, access: [] })
    expect((await viewer.call('GET', '/links')).status).toBe(403)
    expect((await leave(owner, workspace.id)).status).toBe(409)
    await join('owner')
    expect((await leave(owner, workspace.id)).status).toBe(200)
  })
})

describe('the list of members', () => {
  test('says who they are, page by page, and those of no other workspace', async () => {
    const { join, owner } = await team()
    await team()
    const second = await join('billing')
    const { body } = await owner.call('GET', '/members')
    expect(body).toEqual([
      expect.objectContaining({ id: owner.personId, email: owner.email, role: 'owner' }),
      expect.objectContaining({ id: second.personId, name: 'Grace', role: 'billing' }),
    ])
    const page = await owner.call('GET', '/members?page=2&pageSize=1')
    expect(page.body.map(({ id }: { id: string }) => id)).toEqual([second.personId])
    const { personId } = (await team()).owner
    expect((await setRole(owner, { personId }, 'viewer')).status).toBe(404)
    expect((await remove(owner, { personId })).status).toBe(404)
  })
})
