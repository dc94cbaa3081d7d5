import { describe, expect, test } from 'bun:test'
import { testBackend } from '../kit/test-backend.ts'
import { createTestProgram } from '../kit/program.ts'
import { createTestWorkspace, type TestWorkspace } from '../kit/workspace.ts'
import { applyFrom } from '../kit/stranger-jobs.ts'

const backend = await testBackend()
const workspace = await createTestWorkspace(backend)
const program = await createTestProgram(backend, workspace)

async function keyWith({ api }: TestWorkspace, ...scopes: string[]) {
  const { body } = await api('POST', '/workspace/keys', { name: 'A key', scopes })
  return { authorization: `Bearer ${body.key}` }
}

const editor = await keyWith(workspace, 'program.write', 'links.write', 'conversions.write')
const payer = await keyWith(workspace, 'program.write', 'payouts.write')
const emailOf = async (id: string) => (await workspace.api('GET', `/partners/${id}`)).body.email

describe('the e-mail address of a partner', () => {
  test('is not changed by a key without payouts.write, and nothing else of the request is', async () => {
    const { partner } = await program.enroll('Ada One', { tenantId: 'ada-1' })
    const before = await workspace.api('GET', `/partners/${partner.id}`)
    const set = { name: 'Somebody', email: 'thief@other.test' }
    for (const id of [partner.id, 'ext_ada-1']) {
      const { status, body } = await workspace.api('PATCH', `/partners/${id}`, set, editor)
      expect([status, body.error.code]).toEqual([403, 'forbidden'])
      expect(body.error.message).toContain('lacks the scope payouts.write')
    }
    expect((await workspace.api('GET', `/partners/${partner.id}`)).body).toEqual(before.body)
    const own = { name: 'Ada Two', email: ` ${partner.email.toUpperCase()}` }
    expect((await workspace.api('PATCH', `/partners/${partner.id}`, own, editor)).status).toBe(200)
    const moved = await workspace.api('PATCH', `/partners/${partner.id}`, set, payer)
    expect([moved.status, moved.body.email]).toEqual([200, 'thief@other.test'])
  })

  test('stays when the partner is enrolled, invited or shown again under another one', async () => {
    const { partner } = await program.enroll('Cleo One', { tenantId: 'cleo-1' })
    const programId = program.program.id
    const thief = { email: 'thief@elsewhere.test', name: 'Thief', tenantId: 'cleo-1' }
    const calls: [string, object, number][] = [
      ['/partners', { ...thief, programId }, 409],
      ['/partners/invite', { ...thief, programId }, 409],
      ['/partners/invite/bulk', { programId, invitations: [thief] }, 200],
      ['/tokens/embed/referrals', { programId, tenantId: 'cleo-1', partner: thief }, 201],
      ['/tokens/embed/referrals', { programId, partnerId: partner.id, partner: thief }, 201],
    ]
    for (const [path, body, status] of calls) {
      const answer = await workspace.api('POST', path, body, editor)
      expect([path, answer.status]).toEqual([path, status])
    }
    await applyFrom({ backend, workspace }, { ...thief, programId })
    expect(await emailOf(partner.id)).toBe(partner.email)
    const { body } = await workspace.api('GET', '/partners/ext_cleo-1')
    expect(body.id).toBe(partner.id)
  })
})

describe('a merge', () => {
  test('needs payouts.write', async () => {
    const from = await program.enroll('Dora From')
    const into = await program.enroll('Dora Into')
    const body = { fromPartnerId: from.partner.id, intoPartnerId: into.partner.id }
    const refused = await workspace.api('POST', '/partners/merge', body, editor)
    expect([refused.status, refused.body.error.message]).toEqual([
      403,
      expect.stringContaining('lacks the scope payouts.write'),
    ])
    expect(await emailOf(from.partner.id)).toBe(from.partner.email)
    expect((await workspace.api('POST', '/partners/merge', body, payer)).status).toBe(200)
  })
})
