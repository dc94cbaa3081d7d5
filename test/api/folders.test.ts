import { describe, expect, test } from 'bun:test'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend()
const workspace = await createTestWorkspace(backend)

const rows = () => backend.deps.db.sql`select * from folders order by id`

describe('folders', () => {
  test('that cannot be are refused: 422, and nothing is written', async () => {
    const { body: folder } = await workspace.api('POST', '/folders', { name: 'There' })
    const before = await rows()
    const bodies = [
      { name: '' },
      { name: '  ' },
      { name: 1 },
      { name: 'n'.repeat(191) },
      { name: 'n', description: 'd'.repeat(501) },
      { name: 'n', descripton: 'd' },
      { name: 'n', accessLevel: 'admin' },
      { name: 'a\u0000b' },
      [],
    ]
    for (const body of bodies) {
      for (const [method, path] of [
        ['POST', '/folders'],
        ['PATCH', `/folders/${folder.id}`],
      ] as const) {
        const answer = await workspace.api(method, path, body)
        expect(answer.body.error?.code, JSON.stringify(body)).toBe('unprocessable_entity')
      }
    }
    expect((await workspace.api('POST', '/folders', {})).status).toBe(422)
    expect(await rows()).toEqual(before)
  })

  test('have a name once, also when asked for at once: 409', async () => {
    const call = () => workspace.api('POST', '/folders', { name: 'Once' })
    const answers = await Promise.all([call(), call(), call()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    const { body } = await workspace.api('POST', '/folders', { name: 'Other' })
    const renamed = await workspace.api('PATCH', `/folders/${body.id}`, { name: 'Once' })
    expect([renamed.status, renamed.body.error.code]).toEqual([409, 'conflict'])
  })

  test('leave their links behind when they are deleted', async () => {
    const { body: folder } = await workspace.api('POST', '/folders', { name: 'Leaving' })
    const link = { url: 'https://x.org', folderId: folder.id }
    const { body } = await workspace.api('POST', '/links', link)
    expect(body.folderId).toBe(folder.id)
    const [made, gone] = await Promise.all([
      workspace.api('POST', '/links', link),
      workspace.api('DELETE', `/folders/${folder.id}`),
    ])
    expect(gone.status).toBe(200)
    expect([200, 404]).toContain(made.status)
    const { body: left } = await workspace.api('GET', '/links?folderId=unsorted')
    expect(left.map(({ id }: { id: string }) => id)).toContain(body.id)
    expect(await backend.deps.db.sql`select 1 from links where folder_id is not null`).toBeEmpty()
  })

  test('beyond the limit of the plan are refused: 403', async () => {
    const free = await createTestWorkspace(backend, { plan: 'free' })
    await backend.deps.db.sql`
      insert into folders (workspace_id, id, name)
      select ${free.id}, 'fold_' || n, 'n' || n from generate_series(1, 10) n`
    const { status, body } = await free.api('POST', '/folders', { name: 'More' })
    expect([status, body.error.code]).toEqual([403, 'exceeded_limit'])
  })
})
