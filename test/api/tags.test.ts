import { describe, expect, test } from 'bun:test'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend()
const workspace = await createTestWorkspace(backend)

const rows = () => backend.deps.db.sql`select * from tags order by id`

describe('tags', () => {
  test('that cannot be are refused: 422, and nothing is written', async () => {
    const { body: tag } = await workspace.api('POST', '/tags', { name: 'There' })
    const before = await rows()
    const bodies = [
      { name: '' },
      { name: '  ' },
      { name: 1 },
      { name: 'n'.repeat(51) },
      { name: 'n', color: 'violet' },
      { name: 'n', colour: 'red' },
      { name: 'a\u0000b' },
      [],
    ]
    for (const body of bodies) {
      for (const [method, path] of [
        ['POST', '/tags'],
        ['PATCH', `/tags/${tag.id}`],
      ] as const) {
        const answer = await workspace.api(method, path, body)
        expect(answer.body.error?.code, JSON.stringify(body)).toBe('unprocessable_entity')
      }
    }
    expect((await workspace.api('POST', '/tags', {})).status).toBe(422)
    expect(await rows()).toEqual(before)
  })

  test('have a name once, whatever its case, also when asked for at once: 409', async () => {
    const call = (name: string) => workspace.api('POST', '/tags', { name })
    const answers = await Promise.all([call('Once'), call('once'), call('ONCE')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    const { body } = await call('Other')
    const renamed = await workspace.api('PATCH', `/tags/${body.id}`, { name: 'oNCE' })
    expect([renamed.status, renamed.body.error.code]).toEqual([409, 'conflict'])
    const same = await workspace.api('PATCH', `/tags/${body.id}`, { name: 'OTHER' })
    expect(same.body.name).toBe('OTHER')
  })

  test('keep their color when only the name changes', async () => {
    const { body } = await workspace.api('POST', '/tags', { name: 'Pink', color: 'pink' })
    const { body: renamed } = await workspace.api('PATCH', `/tags/${body.id}`, { name: 'P' })
    expect(renamed).toEqual({ id: body.id, name: 'P', color: 'pink' })
  })

  test('leave their links when they are deleted', async () => {
    const { body: tag } = await workspace.api('POST', '/tags', { name: 'Leaving' })
    const { body: link } = await workspace.api('POST', '/links', {
      url: 'https://x.org',
      tagIds: [tag.id],
    })
    await workspace.api('DELETE', `/tags/${tag.id}`)
    expect((await workspace.api('GET', `/links/${link.id}`)).body.tags).toEqual([])
  })

  test('beyond the limit of the plan are refused: 403', async () => {
    const free = await createTestWorkspace(backend, { plan: 'free' })
    await backend.deps.db.sql`
      insert into tags (workspace_id, id, name, color)
      select ${free.id}, 'tag_' || n, 'n' || n, 'red' from generate_series(1, 50) n`
    const { status, body } = await free.api('POST', '/tags', { name: 'More' })
    expect([status, body.error.code]).toEqual([403, 'exceeded_limit'])
  })
})
