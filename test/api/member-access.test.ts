import { describe, expect, test } from 'bun:test'
import { openBackend } from '../../server/start.ts'
import { createApp } from '../../server/app.ts'
import { findTwin } from '../../server/db/find-twin.ts'
import { scopesOf, type Role } from '../../server/domain/roles.ts'
import { joinMember, type TestMember } from '../kit/people.ts'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace, type TestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend()

async function team() {
  const workspace = await createTestWorkspace(backend)
  const twin = (await findTwin(backend.deps.db, workspace.id))!
  const join = (role: Role) => joinMember(backend, workspace, { role })
  return { workspace, twin, owner: await join('owner'), join }
}

const ADMIN_SCOPES = [...scopesOf('admin')]

async function makeKey(member: TestMember, workspace: { id: string }, scopes = ADMIN_SCOPES) {
  const named = { 'svc-workspace': workspace.id }
  const { status, body } = await member.call(
    'POST',
    '/workspace/keys',
    { name: 'CI', scopes },
    named,
  )
  expect(status).toBe(200)
  return body as { id: string; key: string }
}

const use = (workspace: TestWorkspace, { key }: { key: string }) => {
  const headers = { authorization: `Bearer ${key}` }
  return {
    read: async () => (await workspace.api('GET', '/links', undefined, headers)).status,
    write: async (name: string) => (await workspace.api('POST', '/tags', { name }, headers)).status,
    call: (method: string, path: string, body?: object) =>
      workspace.api(method, path, body, headers),
  }
}

const hook = (url: string) => ({ url, events: ['link.created'] })

async function makeShare(member: TestMember, workspace: { id: string }) {
  const named = { 'svc-workspace': workspace.id }
  const view = { name: 'Report', page: 'overview', query: '' }
  const { body } = await member.call('POST', '/analytics/views', view, named)
  const share = await member.call('POST', '/analytics/shares', { viewId: body.id }, named)
  expect(share.status).toBe(201)
  return share.body as { id: string; url: string }
}

async function readShare({ url }: { url: string }) {
  const token = url.slice(url.indexOf('#') + 1)
  const headers = { authorization: `Bearer ${token}` }
  return (await backend.handle(new Request('http://localhost/api/shared/report', { headers })))
    .status
}

describe("a person's key", () => {
  test('may do at most what the present role may, from the next request on', async () => {
    const { workspace, twin, owner, join } = await team()
    const admin = await join('admin')
    const [live, mock] = [await makeKey(admin, workspace), await makeKey(admin, twin)]
    for (const key of [live, mock]) {
      expect(await use(workspace, key).read()).toBe(200)
      expect(await use(workspace, key).write(`By ${key.id}`)).toBe(201)
    }
    await owner.call('PATCH', `/members/${admin.personId}`, { role: 'viewer' })
    for (const key of [live, mock]) {
      expect(await use(workspace, key).read()).toBe(200)
      expect(await use(workspace, key).write(`After ${key.id}`)).toBe(403)
      const self = await use(workspace, key).call('PATCH', `/members/${admin.personId}`, {
        role: 'admin',
      })
      expect(self.status).toBe(403)
    }
    // It is no other key: the role gives the rights back.
    await owner.call('PATCH', `/members/${admin.personId}`, { role: 'admin' })
    expect(await use(workspace, live).write('Again')).toBe(201)
  })

  test('ends with the membership, in every server process, live and test', async () => {
    const { workspace, twin, owner, join } = await team()
    const admin = await join('admin')
    const keys = [await makeKey(admin, workspace), await makeKey(admin, twin)]
    const other = await openBackend(backend.deps.config)
    const app = createApp(other.deps)
    const readElsewhere = async (key: string) => {
      const headers = { authorization: `Bearer ${key}` }
      return (await app.handle(new Request('http://localhost/api/links', { headers }))).status
    }
    try {
      for (const { key } of keys) expect(await readElsewhere(key)).toBe(200)
      await owner.call('DELETE', `/members/${admin.personId}`)
      for (const key of keys) {
        expect(await use(workspace, key).read()).toBe(401)
        while ((await readElsewhere(key.key)) !== 401) await Bun.sleep(1)
      }
    } finally {
      await other.close()
    }
    // Coming back does not bring keys back.
    await joinMember(backend, workspace, { role: 'admin', email: admin.email })
    for (const key of keys) expect(await use(workspace, key).read()).toBe(401)
  })

  test('is judged by the role that is stored, even while a request is on its way', async () => {
    const { workspace, owner, join } = await team()
    const admin = await join('admin')
    const key = await makeKey(admin, workspace)
    const viewer = await join('viewer')
    expect(await use(workspace, key).read()).toBe(200)
    // Another process demotes, and nobody has said so yet.
    await backend.deps.db
      .sql`update members set role = 'viewer' where person_id = ${admin.personId}`
    const change = await use(workspace, key).call('PATCH', `/members/${viewer.personId}`, {
      role: 'admin',
    })
    expect(change.status).toBe(403)
    expect((await owner.call('GET', '/members')).status).toBe(200)
  })

  test('without a person has its own scopes', async () => {
    const { workspace, owner, join } = await team()
    const admin = await join('admin')
    await owner.call('DELETE', `/members/${admin.personId}`)
    expect((await workspace.api('GET', '/links')).status).toBe(200)
  })
})

describe('who goes', () => {
  async function leaver() {
    const made = await team()
    const { workspace, twin, join } = made
    const admin = await join('admin')
    const key = await makeKey(admin, workspace)
    const testKey = await makeKey(admin, twin)
    const webhook = (
      await admin.call('POST', '/webhooks', hook('https://a.example/'), {
        'svc-workspace': workspace.id,
      })
    ).body
    const testWebhook = (
      await admin.call('POST', '/webhooks', hook('https://b.example/'), {
        'svc-workspace': twin.id,
      })
    ).body
    const share = await makeShare(admin, workspace)
    const testShare = await makeShare(admin, twin)
    const invited = await use(workspace, key).call('POST', '/invitations', {
      email: `back-${admin.personId}@acme.test`.toLowerCase(),
      role: 'admin',
    })
    expect(invited.status).toBe(200)
    return { ...made, admin, key, testKey, webhook, testWebhook, share, testShare, invited }
  }

  test('is shown with all that they made, live and test', async () => {
    const { owner, admin, key, testKey, webhook, testWebhook, share, testShare, invited } =
      await leaver()
    const { status, body } = await owner.call('GET', `/members/${admin.personId}/access`)
    expect(status).toBe(200)
    const listed = body.map(({ type, id, mode }: any) => `${mode} ${type} ${id}`).sort()
    expect(listed).toEqual(
      [
        `live key ${key.id}`,
        `test key ${testKey.id}`,
        `live webhook ${webhook.id}`,
        `test webhook ${testWebhook.id}`,
        `live share_link ${share.id}`,
        `test share_link ${testShare.id}`,
        `live invitation ${invited.body.id}`,
      ].sort(),
    )
    const named = body.find(({ id }: any) => id === webhook.id)
    expect(named.name).toBe('https://a.example/')
  })

  test('leaves nothing that works, but webhooks to whoever removes them', async () => {
    const { workspace, owner, admin, webhook, testWebhook, share, testShare } = await leaver()
    const { body } = await owner.call('DELETE', `/members/${admin.personId}`)
    expect(body.id).toBe(admin.personId)
    const outcomes = body.access.map(({ type, outcome }: any) => `${type} ${outcome}`)
    expect([...new Set(outcomes)].sort()).toEqual([
      'invitation ended',
      'key ended',
      'share_link ended',
      'webhook reassigned',
    ])
    expect(outcomes).toHaveLength(7)
    expect([await readShare(share), await readShare(testShare)]).toEqual([401, 401])
    expect((await workspace.api('GET', '/invitations')).body).toEqual([])
    expect((await workspace.api('GET', `/webhooks/${webhook.id}`)).body.createdBy).toBe(
      owner.personId,
    )
    const mine = (await owner.call('GET', `/members/${owner.personId}/access`)).body
    expect(mine.map(({ id }: any) => id)).toContain(testWebhook.id)
  })

  test('has the webhooks that were reassigned in the audit log, live and test', async () => {
    const { workspace, twin, owner, admin, webhook, testWebhook } = await leaver()
    await owner.call('DELETE', `/members/${admin.personId}`)
    for (const [of, { id }] of [
      [workspace, webhook],
      [twin, testWebhook],
    ]) {
      const query = `type=webhook&action=updated&resourceId=${id}`
      const { body } = await owner.call('GET', `/audit?${query}`, undefined, {
        'svc-workspace': of.id,
      })
      expect(body).toMatchObject([
        {
          actor: { type: 'member', id: owner.personId },
          before: { createdBy: admin.personId },
          after: { createdBy: owner.personId },
        },
      ])
    }
  })

  test('stays whole when what they made in test mode cannot be ended', async () => {
    const { workspace, twin, owner, admin, key } = await leaver()
    const { sql } = backend.deps.db
    await sql.unsafe(`
      create function refuse_twin() returns trigger language plpgsql as $$ begin
        if new.workspace_id = '${twin.id}' then raise exception 'no'; end if;
        return new; end $$;
      create trigger refuse_twin before update on webhooks for each row execute function refuse_twin()`)
    try {
      expect((await owner.call('DELETE', `/members/${admin.personId}`)).status).toBe(500)
      const change = { role: 'viewer' }
      expect((await owner.call('PATCH', `/members/${admin.personId}`, change)).status).toBe(500)
    } finally {
      await sql.unsafe('drop function refuse_twin cascade')
    }
    const { body } = await owner.call('GET', `/members/${admin.personId}/access`)
    expect(body).toHaveLength(7)
    expect((await use(workspace, key).call('GET', '/links')).status).toBe(200)
  })

  test('leaves webhooks ended and share links to others, when asked so', async () => {
    const { workspace, owner, admin, webhook, share } = await leaver()
    const choice = 'webhooks=end&shareLinks=reassign'
    const { body } = await owner.call('DELETE', `/members/${admin.personId}?${choice}`)
    const kept = body.access.filter(({ outcome }: any) => outcome === 'reassigned')
    expect(new Set(kept.map(({ type }: any) => type))).toEqual(new Set(['share_link']))
    expect((await workspace.api('GET', `/webhooks/${webhook.id}`)).status).toBe(404)
    expect(await readShare(share)).toBe(200)
  })

  test('by another role keeps what that role could make', async () => {
    const { workspace, owner, admin, webhook, share } = await leaver()
    const { body } = await owner.call('PATCH', `/members/${admin.personId}`, { role: 'member' })
    expect(body.role).toBe('member')
    const outcomes = body.access.map(({ type, outcome }: any) => `${type} ${outcome}`)
    expect([...new Set(outcomes)].sort()).toEqual([
      'invitation ended',
      'key limited',
      'share_link kept',
      'webhook reassigned',
    ])
    expect(await readShare(share)).toBe(200)
    expect((await workspace.api('GET', `/webhooks/${webhook.id}`)).body.createdBy).toBe(
      owner.personId,
    )
  })

  test('of their own accord leaves webhooks to the workspace', async () => {
    const { workspace, admin, webhook } = await leaver()
    expect((await admin.call('DELETE', `/auth/workspaces/${workspace.id}`)).status).toBe(200)
    expect((await workspace.api('GET', `/webhooks/${webhook.id}`)).body.createdBy).toBeNull()
  })
})
