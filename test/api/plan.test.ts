import { expect, test } from 'bun:test'
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
