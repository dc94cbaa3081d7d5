import { describe, expect, test } from 'bun:test'
import { createHash } from 'node:crypto'
import { openBackend } from '../../server/start.ts'
import { createApp } from '../../server/app.ts'
import { until } from '../fault/wait.ts'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend()
const workspace = await createTestWorkspace(backend)

const bearer = (key: string) => ({ authorization: `Bearer ${key}` })
const create = (body: object, headers?: HeadersInit) =>
  workspace.api('POST', '/workspace/keys', { name: 'Key', scopes: ['read'], ...body }, headers)
const list = async (of = workspace) => (await of.api('GET', '/workspace/keys')).body
const read = (key: string) => workspace.api('GET', '/workspace', undefined, bearer(key))

describe('secret keys', () => {
  test('are shown once and stored only as a hash', async () => {
    const { status, body } = await create({ name: ' CI ', scopes: ['links.write', 'links.read'] })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      name: 'CI',
      scopes: ['links.read', 'links.write'],
      lastUsedAt: null,
    })
    expect(body.key).toMatch(/^svc_sk_[0-9A-Za-z]{32}$/)
    expect(body.partialKey).toBe(`${body.key.slice(0, 10)}…${body.key.slice(-4)}`)
    const { key, ...shown } = body
    expect(await list()).toContainEqual(shown)
    const rows = await backend.deps.db.sql`select * from api_keys where id = ${body.id}`
    expect(JSON.stringify(rows)).not.toContain(key.slice(11, -4))
    expect(rows[0]!.hash).toBe(createHash('sha256').update(key).digest('hex'))
  })

  test('stop at their expiry, to the millisecond', async () => {
    const expiresAt = new Date(backend.clock.now() + 60_000).toISOString()
    const { body } = await create({ expiresAt })
    expect(body.expiresAt).toBe(expiresAt)
    expect((await read(body.key)).status).toBe(200)
    backend.clock.advance(60_000)
    const refused = await read(body.key)
    expect([refused.status, refused.body.error.code]).toEqual([401, 'unauthorized'])
    expect(refused.body.error.message).toContain('expired')
  })

  test('stop at once when revoked, in every server process', async () => {
    const other = await openBackend(backend.deps.config)
    const app = createApp(other.deps)
    const { body } = await create({})
    const readElsewhere = () =>
      app.handle(new Request('http://localhost/api/workspace', { headers: bearer(body.key) }))
    try {
      expect((await readElsewhere()).status).toBe(200)
      const revoked = await workspace.api('DELETE', `/workspace/keys/${body.id}`)
      expect(revoked).toMatchObject({ status: 200, body: { id: body.id } })
      expect((await read(body.key)).status).toBe(401)
      await until(
        'the other process refuses the key',
        async () => (await readElsewhere()).status === 401,
      )
    } finally {
      await other.close()
    }
    expect(await list()).not.toContainEqual(expect.objectContaining({ id: body.id }))
    expect((await workspace.api('DELETE', `/workspace/keys/${body.id}`)).status).toBe(404)
  })

  test('can be renamed and nothing else', async () => {
    const { body } = await create({ scopes: ['links.read'] })
    const path = `/workspace/keys/${body.id}`
    const wider = await workspace.api('PATCH', path, { name: 'Wider', scopes: ['all'] })
    expect(wider.status).toBe(422)
    const renamed = await workspace.api('PATCH', path, { name: 'Renamed' })
    expect(renamed).toMatchObject({
      status: 200,
      body: { name: 'Renamed', scopes: ['links.read'] },
    })
  })

  test('note their last use at most once a minute', async () => {
    const { body } = await create({})
    const lastUsedAt = async () => {
      await backend.deps.keyUse.settled()
      return (await list()).find((key: { id: string }) => key.id === body.id).lastUsedAt
    }
    const start = backend.clock.now()
    await read(body.key)
    expect(await lastUsedAt()).toBe(new Date(start).toISOString())
    backend.clock.advance(59_000)
    await read(body.key)
    expect(await lastUsedAt()).toBe(new Date(start).toISOString())
    backend.clock.advance(1_000)
    await read(body.key)
    expect(await lastUsedAt()).toBe(new Date(start + 60_000).toISOString())
  })

  test('never grant what they lack', async () => {
    const { body: limited } = await create({ scopes: ['workspace.write', 'links.write'] })
    for (const scopes of [
      ['all'],
      ['read'],
      ['conversions.write'],
      ['links.read', 'payouts.write'],
    ]) {
      const { status, body } = await create({ scopes }, bearer(limited.key))
      expect([status, body.error.code]).toEqual([403, 'forbidden'])
    }
    expect((await create({ scopes: ['links.read'] }, bearer(limited.key))).status).toBe(200)
  })

  test('are never stored with the answer of an Idempotency-Key', async () => {
    const once = { 'idempotency-key': 'create-a-key' }
    const first = await create({ name: 'Once' }, once)
    expect(first.status).toBe(200)
    const second = await create({ name: 'Once' }, once)
    expect([second.status, second.body.error.code]).toEqual([409, 'conflict'])
    expect(second.body.error.message).toContain(first.body.id)
    const kept = await backend.deps.db.sql`select * from idempotency_keys`
    expect(JSON.stringify(kept)).not.toContain(first.body.key.slice(11, -4))
    expect((await list()).filter((key: { name: string }) => key.name === 'Once')).toHaveLength(1)
  })

  test('end at the plan’s limit, also when many come at once', async () => {
    const small = await createTestWorkspace(backend, { plan: 'free' })
    const body = { name: 'Key', scopes: ['read'] }
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => small.api('POST', '/workspace/keys', body)),
    )
    expect(answers.map((answer) => answer.status).sort()).toEqual([
      200, 200, 200, 200, 403, 403, 403, 403,
    ])
    expect(await list(small)).toHaveLength(5)
  })

  test.each([
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ name: undefined }, 'name'],
    [{ scopes: [] }, 'scopes'],
    [{ scopes: ['admin'] }, 'scopes'],
    [{ scopes: 'all' }, 'scopes'],
    [{ scopes: undefined }, 'scopes'],
    [{ expiresAt: 'soon' }, 'expiresAt'],
    [{ expiresAt: '2001-01-01' }, 'expiresAt'],
    [{ expiresAt: '2027-13-45' }, 'expiresAt'],
    [{ expireAt: '2027-01-01' }, 'expireAt'],
  ])('are refused for %p with 422 and no trace', async (change, field) => {
    const before = (await list()).length
    const { status, body } = await create(change)
    expect([status, body.error.code]).toEqual([422, 'unprocessable_entity'])
    expect(body.error.issues[0].path).toBe(field)
    expect(await list()).toHaveLength(before)
  })

  test.each([
    ['no header', {}],
    ['another scheme', { authorization: 'Basic abc' }],
    ['no token', { authorization: 'Bearer ' }],
    ['an unknown key', { authorization: `Bearer svc_sk_${'0'.repeat(32)}` }],
  ])('are asked for with 401 when there is %s', async (_, headers) => {
    const response = await backend.handle(
      new Request('http://localhost/api/workspace', { headers }),
    )
    expect(response.status).toBe(401)
    expect(((await response.json()) as any).error.code).toBe('unauthorized')
  })

  test('are not to be confused with publishable ones', async () => {
    const refused = await read(workspace.publishableKey)
    expect([refused.status, refused.body.error.code]).toEqual([403, 'forbidden'])
  })
})
