import { describe, expect, test } from 'bun:test'
import { testBackend } from '../kit/test-backend.ts'
import { createTestProgram } from '../kit/program.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend()
const workspace = await createTestWorkspace(backend)
await createTestProgram(backend, workspace)

const create = (body: object) => workspace.api('POST', '/partners', body)

describe('enrolling', () => {
  test('needs a program and a link domain, and is told which', async () => {
    const bare = await createTestWorkspace(backend)
    const missing = await bare.api('POST', '/partners', { email: 'a@example.com' })
    expect([missing.status, missing.body.error.issues[0].path]).toEqual([422, 'programId'])
    await createTestProgram(backend, bare)
    await backend.deps.db.sql`delete from domains where workspace_id = ${bare.id}`
    const homeless = await bare.api('POST', '/partners', { email: 'a@example.com' })
    expect([homeless.status, homeless.body.error.issues[0].path]).toEqual([422, 'domain'])
  })

  test('joins no program that was deactivated', async () => {
    const own = await createTestWorkspace(backend)
    const first = await createTestProgram(backend, own)
    backend.clock.advance(1000)
    const second = await createTestProgram(backend, own, { name: 'Second' })
    await own.api('POST', `/programs/${first.program.id}/deactivate`)
    const refused = await own.api('POST', '/partners', {
      email: 'a@example.com',
      programId: first.program.id,
    })
    expect(refused.body.error.code).toBe('bad_request')
    const { body } = await own.api('POST', '/partners', { email: 'a@example.com' })
    expect(body.programId).toBe(second.program.id)
  })

  test('is two people in two workspaces, who never see each other', async () => {
    const other = await createTestWorkspace(backend)
    await createTestProgram(backend, other)
    const mine = await create({ email: 'both@example.com', name: 'Mine', tenantId: 'both' })
    const theirs = await other.api('POST', '/partners', {
      email: 'both@example.com',
      name: 'Theirs',
      tenantId: 'both',
    })
    expect(theirs.body.id).not.toBe(mine.body.id)
    for (const path of [`/partners/${mine.body.id}`, `/partners/links?partnerId=${mine.body.id}`]) {
      expect((await other.api('GET', path)).status).toBe(404)
    }
    const changed = await other.api('PATCH', `/partners/${mine.body.id}`, { name: 'Stolen' })
    const linked = await other.api('POST', '/partners/links', { partnerId: mine.body.id })
    expect([changed.status, linked.status]).toEqual([404, 404])
    const listed = await other.api('GET', '/partners')
    expect(listed.body.map((partner: any) => partner.name)).toEqual(['Theirs'])
    const named = await other.api('GET', '/partners/ext_both')
    expect(named.body.name).toBe('Theirs')
    expect((await workspace.api('GET', `/partners/${mine.body.id}`)).body.name).toBe('Mine')
  })
})
