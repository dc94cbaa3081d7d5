import { afterAll, beforeAll, expect, test } from 'bun:test'
import { createBackend, type TestBackend } from '../kit/backend.ts'
import { enrolled } from '../kit/enrolled.ts'
import { createTestWorkspace, type TestWorkspace } from '../kit/workspace.ts'

let backend: TestBackend
let workspace: TestWorkspace

beforeAll(async () => {
  backend = await createBackend()
  workspace = await createTestWorkspace(backend)
})
afterAll(() => backend.close())

const create = (body: object) => workspace.api('POST', '/links', { url: 'https://x.org', ...body })

test('a link cannot be given to a partner who is not in its program', async () => {
  const one = await enrolled(backend, workspace)
  const other = await enrolled(backend, workspace)
  const stranger = await enrolled(backend, await createTestWorkspace(backend))
  const { programId } = one
  for (const body of [
    { partnerId: one.partnerId },
    { programId, partnerId: other.partnerId },
    { programId: stranger.programId, partnerId: stranger.partnerId },
    { programId, partnerId: 'pn_1' },
  ]) {
    const answer = await create(body)
    expect([answer.status, answer.body.error.issues[0].path]).toEqual([422, 'partnerId'])
  }
  const { body: link } = await create({ programId, partnerId: one.partnerId })
  const change = { partnerId: other.partnerId }
  const { status } = await workspace.api('PATCH', `/links/${link.id}`, change)
  expect(status).toBe(422)
})
