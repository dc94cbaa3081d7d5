import { expect, test } from 'bun:test'
import { testBackend } from '../kit/test-backend.ts'
import { enrolled } from '../kit/enrolled.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend()
const workspace = await createTestWorkspace(backend)

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
