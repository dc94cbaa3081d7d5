import { describe, expect, test } from 'bun:test'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend()
const workspace = await createTestWorkspace(backend)

const save = (name: string, query = 'range=90d&country=DE,AT') =>
  workspace.api('POST', '/analytics/views', { name, page: 'overview', query })

describe('saved views', () => {
  test('are listed by name, the pinned ones first, renamed and deleted', async () => {
    const { body: zebra } = await save('Zebra')
    const { body: apple } = await save(' Apple ')
    expect(apple).toMatchObject({ name: 'Apple', query: 'range=90d&country=DE,AT', pinned: false })
    const pinned = await workspace.api('PATCH', `/analytics/views/${zebra.id}`, {
      name: 'Yak',
      pinned: true,
    })
    expect(pinned.body).toMatchObject({ id: zebra.id, name: 'Yak', query: zebra.query })
    const names = async () => {
      const { body } = await workspace.api('GET', '/analytics/views')
      return body.map(({ name }: { name: string }) => name)
    }
    expect(await names()).toEqual(['Yak', 'Apple'])
    expect((await workspace.api('DELETE', `/analytics/views/${apple.id}`)).status).toBe(200)
    expect(await names()).toEqual(['Yak'])
    expect((await workspace.api('DELETE', `/analytics/views/${apple.id}`)).status).toBe(404)
  })

  test('have a name once, also when asked for at once: 409', async () => {
    const answers = await Promise.all([save('Once'), save('Once'), save('Once')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    const { body } = await save('Twice')
    const renamed = await workspace.api('PATCH', `/analytics/views/${body.id}`, { name: 'Once' })
    expect([renamed.status, renamed.body.error.code]).toEqual([409, 'conflict'])
  })

  test('of an address that means nothing are refused: 422', async () => {
    for (const query of [
      'range=90',
      'countri=DE',
      'country=DE&country=AT',
      'from=2026-02-01&to=2026-01-01',
      'from=2026-02-01',
      'metric=a b',
      'country=',
    ]) {
      const { status, body } = await save('Refused', query)
      expect([status, body.error?.code], query).toEqual([422, 'unprocessable_entity'])
    }
    expect((await save('  ')).status).toBe(422)
  })

  test('are at most a hundred of a workspace', async () => {
    const crowded = await createTestWorkspace(backend)
    await backend.deps.db.sql`
      insert into saved_views (workspace_id, id, name, page, query)
      select ${crowded.id}, 'view_' || n, 'View ' || n, 'funnel', '' from generate_series(1, 99) n`
    const create = (name: string) =>
      crowded.api('POST', '/analytics/views', { name, page: 'funnel', query: '' })
    const answers = await Promise.all([create('a'), create('b')])
    const codes = answers.map(({ body }) => body.error?.code ?? 'created').toSorted()
    expect(codes).toEqual(['created', 'exceeded_limit'])
  })
})

describe('the time zone of a workspace', () => {
  test('decides which day an event belongs to, unless a report names another', async () => {
    const zoned = await createTestWorkspace(backend)
    const set = (timezone: string) => zoned.api('PATCH', '/workspace', { timezone })
    expect((await set('Mars/Olympus')).status).toBe(422)
    expect((await set('Asia/Tokyo')).body.timezone).toBe('Asia/Tokyo')
    const first = async (more = '') => {
      const query = `groupBy=timeseries&start=2026-01-05&end=2026-01-05${more}`
      const { body } = await zoned.api('GET', `/analytics?${query}`)
      return body[0].start
    }
    expect(await first()).toBe('2026-01-05T00:00:00+09:00')
    expect(await first('&timezone=UTC')).toBe('2026-01-05T00:00:00+00:00')
  })
})
