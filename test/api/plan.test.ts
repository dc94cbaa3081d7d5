import { expect, test } from 'bun:test'
import { createTestProgram } from '../kit/program.ts'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend()
const workspace = await createTestWorkspace(backend)
const { api } = workspace
const read = async () => (await api('GET', '/workspace/plan')).body

test('the plan says how much of each limit is used; what is deleted is not', async () => {
  const before = await read()
  expect(before.plan).toBe((await api('GET', '/workspace')).body.plan)
  const { body } = await api('POST', '/links', { url: 'https://x.org' })
  await api('POST', '/tags', { name: 'One' })
  await api('POST', '/folders', { name: 'One' })
  await api('POST', '/workspace/hostnames', { hostname: 'other.test' })
  const after = await read()
  for (const noun of ['links', 'tags', 'folders', 'hostnames']) {
    expect(after.used[noun]).toBe(before.used[noun] + 1)
    expect(after.limits[noun]).toBeGreaterThan(0)
  }
  await api('DELETE', `/links/${body.id}`)
  expect((await read()).used.links).toBe(before.used.links)
})

test('another workspace uses nothing of it', async () => {
  const other = await createTestWorkspace(backend)
  await api('POST', '/tags', { name: 'Two' })
  expect((await other.api('GET', '/workspace/plan')).body.used.tags).toBe(0)
})

test('copying a program creates no group that there is no room for', async () => {
  const { program } = await createTestProgram(backend, workspace)
  const asTest = { authorization: `Bearer ${workspace.test.secretKey}` }
  const copy = () =>
    api('POST', '/workspace/copy-settings', { parts: ['programs'], dryRun: false }, asTest)
  expect((await copy()).status).toBe(200)
  await backend.deps.db.sql`
    insert into groups (workspace_id, id, program_id, slug, name)
    select workspace_id, id || n, program_id, 'full-' || n, 'Full ' || n
    from groups, generate_series(1, 500) n where workspace_id = ${workspace.test.id}`
  await api('POST', '/groups', { programId: program.id, name: 'Gold' })
  const refused = await copy()
  expect([refused.status, refused.body.error.code]).toEqual([403, 'exceeded_limit'])
})
