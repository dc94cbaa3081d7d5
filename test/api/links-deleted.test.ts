import { describe, expect, test } from 'bun:test'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend()
const workspace = await createTestWorkspace(backend)

const create = (body: object) => workspace.api('POST', '/links', { url: 'https://x.org', ...body })
const stored = (id: string) => backend.deps.db.sql`select * from links where id = ${id}`
const together = <T>(call: () => Promise<T>) => Promise.all([call(), call(), call()])

describe('a deleted link', () => {
  test('is gone from every route, frees its key and external id, and its row stays', async () => {
    const { body } = await create({ key: 'gone', externalId: 'gone' })
    expect((await workspace.visit('gone')).status).toBe(302)
    const answers = await together(() => workspace.api('DELETE', '/links/ext_gone'))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404])
    expect((await workspace.visit('gone')).status).toBe(404)
    for (const [method, path, patch] of [
      ['GET', `/links/${body.id}`],
      ['GET', `/links/info?domain=${workspace.domain}&key=gone`],
      ['PATCH', `/links/${body.id}`, {}],
    ] as const) {
      expect((await workspace.api(method, path, patch)).status).toBe(404)
    }
    const list = await workspace.api('GET', '/links?search=gone&showArchived=true')
    expect(list.body).toEqual([])
    expect(await stored(body.id)).toHaveLength(1)
    expect((await create({ key: 'gone', externalId: 'gone' })).status).toBe(200)
  })

  const restore = (...linkIds: string[]) =>
    workspace.api('POST', '/links/bulk/restore', { linkIds })

  test('comes back with its clicks, tags and address', async () => {
    await workspace.api('POST', '/tags', { name: 'Kept' })
    const { body } = await create({ key: 'back', tagNames: ['Kept'] })
    await workspace.visit('back')
    const before = (await workspace.api('GET', `/links/${body.id}`)).body
    await workspace.api('DELETE', `/links/${body.id}`)
    expect((await workspace.visit('back')).status).toBe(404)
    expect((await restore(body.id, body.id)).body).toEqual({ restoredCount: 1 })
    const { updatedAt: _then, ...kept } = before
    expect((await workspace.api('GET', `/links/${body.id}`)).body).toMatchObject(kept)
    expect((await workspace.visit('back')).status).toBe(302)
    expect((await restore(body.id)).status).toBe(404)
  })

  test('stays deleted when its address is taken, and all others with it', async () => {
    const [taken, free] = [await create({ key: 'taken' }), await create({ key: 'free' })]
    const ids = [taken.body.id, free.body.id]
    await workspace.api('DELETE', `/links/bulk?linkIds=${ids.join(',')}`)
    await create({ key: 'taken' })
    expect((await restore(...ids)).status).toBe(409)
    expect((await workspace.visit('free')).status).toBe(404)
    expect((await restore(free.body.id)).status).toBe(200)
  })

  test('stays deleted when its domain is none of the workspace’s any more', async () => {
    const domain = 'left.test'
    await workspace.api('POST', '/domains', { slug: domain })
    const { body } = await create({ key: 'homeless', domain })
    await workspace.api('DELETE', `/links/${body.id}`)
    expect((await workspace.api('DELETE', `/domains/${domain}`)).status).toBe(200)
    const answer = await restore(body.id)
    expect([answer.status, answer.body.error.message]).toEqual([
      409,
      'The domain left.test is no longer in this workspace.',
    ])
  })

  test('can be brought back for a day, by its own workspace', async () => {
    const { body } = await create({ key: 'late' })
    await workspace.api('DELETE', `/links/${body.id}`)
    const other = await createTestWorkspace(backend)
    const asked = await other.api('POST', '/links/bulk/restore', { linkIds: [body.id] })
    expect(asked.status).toBe(404)
    backend.clock.advance(24 * 3_600_000)
    expect((await restore(body.id)).status).toBe(404)
  })
})
