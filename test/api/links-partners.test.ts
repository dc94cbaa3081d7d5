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

test('a link cannot be put into a program that the workspace does not have', async () => {
  const { programId } = await enrolled(backend, workspace)
  const foreign = (await enrolled(backend, await createTestWorkspace(backend))).programId
  const { body: link } = await create({ programId })
  expect(link.programId).toBe(programId)
  const path = `/links/${link.id}`
  const upserted = { url: link.url, domain: link.domain, key: link.key }
  for (const unknown of ['prog_1', 'anything at all', foreign]) {
    const change = { programId: unknown }
    const bulk = { linkIds: [link.id], data: change }
    for (const answer of [
      await create(change),
      await workspace.api('PATCH', path, change),
      await workspace.api('PUT', '/links/upsert', { ...upserted, ...change }),
      await workspace.api('PATCH', '/links/bulk', bulk),
    ]) {
      expect(answer.status).toBe(404)
      expect(answer.body.error.message).toStartWith(`No program has the ID "${unknown}".`)
    }
    const items = [
      { url: 'https://x.org', ...change },
      { url: 'https://x.org', programId },
    ]
    const { body: some } = await workspace.api('POST', '/links/bulk', items)
    expect(some[0].error).toStartWith(`No program has the ID "${unknown}".`)
    expect(some[1].programId).toBe(programId)
  }
  expect((await workspace.api('GET', path)).body.programId).toBe(programId)
  expect((await workspace.api('PATCH', path, { programId: null })).body.programId).toBeNull()
})
