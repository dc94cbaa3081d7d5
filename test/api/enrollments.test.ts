import { describe, expect, test } from 'bun:test'
import { testBackend } from '../kit/test-backend.ts'
import { createTestProgram } from '../kit/program.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend()
const workspace = await createTestWorkspace(backend)
const program = await createTestProgram(backend, workspace)

const act = (id: string, action: string, body?: object) =>
  workspace.api('POST', `/partners/${id}/${action}`, body)
const told = async () =>
  (
    await backend.deps.db.sql<{ data: any }[]>`
    select data from outbox where workspace_id = ${workspace.id} and type = 'enrollment.updated'
    order by num`
  ).map((row) => row.data)
const follow = async (key: string) => (await workspace.visit(key)).status

async function pending(name: string) {
  const { partner, enrollment, link } = await program.enroll(name)
  const { sql } = backend.deps.db
  await sql`delete from links where id = ${link.id}`
  await sql`update enrollments set status = 'pending', approved_at = null where id = ${enrollment.id}`
  await backend.deps.directory.changed()
  return partner
}

describe('the status of a partner', () => {
  test('follows one table; what is not possible is refused and says what is', async () => {
    const { partner } = await program.enroll('Table')
    const walk: [string, string | null][] = [
      ['unarchive', null],
      ['archive', 'archived'],
      ['archive', null],
      ['approve', null],
      ['unarchive', 'approved'],
      ['deactivate', 'deactivated'],
      ['archive', null],
      ['reactivate', 'approved'],
      ['unban', null],
      ['reject', null],
    ]
    for (const [action, status] of walk) {
      const answer = await act(partner.id, action)
      if (status) expect([action, answer.status, answer.body.status]).toEqual([action, 200, status])
      else expect([action, answer.body.error.code]).toEqual([action, 'bad_request'])
    }
    const refused = await act(partner.id, 'unban', {})
    expect(refused.body.error.message).toBe(
      'The partner is approved in this program, so "unban" is not possible. Possible: archive, deactivate, ban.',
    )
    expect((await told()).at(-1)).toEqual({
      enrollmentId: partner.enrollmentId,
      partnerId: partner.id,
      programId: program.program.id,
      status: 'approved',
      previousStatus: 'deactivated',
      change: 'reactivate',
    })
  })

  test('decides whether the links lead on, at once', async () => {
    const { partner, link } = await program.enroll('Doors')
    expect(await follow(link.key)).toBe(302)
    await act(partner.id, 'archive')
    expect(await follow(link.key)).toBe(302)
    await act(partner.id, 'deactivate')
    expect(await follow(link.key)).not.toBe(302)
    const closed = await workspace.api('POST', '/partners/links', { partnerId: partner.id })
    expect(closed.body.error.code).toBe('bad_request')
    await act(partner.id, 'reactivate')
    expect(await follow(link.key)).toBe(302)
    await act(partner.id, 'ban', { reason: 'spam' })
    expect(await follow(link.key)).not.toBe(302)
    await act(partner.id, 'unban')
    expect(await follow(link.key)).toBe(302)
  })

  test('approved gives an applicant the first link and the group that was named', async () => {
    const applicant = await pending('Applicant One')
    const { body: group } = await workspace.api('POST', '/groups', {
      programId: program.program.id,
      name: 'Gold',
    })
    const { status, body } = await act(applicant.id, 'approve', { groupId: group.id })
    expect([status, body.status, body.groupId]).toEqual([200, 'approved', group.id])
    expect(body.links).toMatchObject([{ key: 'applicant-one' }])
    expect(body.application).toMatchObject({
      rejectionReason: null,
      reviewedAt: expect.any(String),
    })
    expect(await follow('applicant-one')).toBe(302)
    const stranger = await act((await pending('Applicant Two')).id, 'approve', { groupId: 'grp_x' })
    expect(stranger.body.error.code).toBe('not_found')
  })

  test('rejected keeps the reason and says from when on to apply again', async () => {
    const now = backend.clock.now()
    for (const [timeframe, reapply] of [
      ['instant', new Date(now)],
      ['standard', new Date(now + 30 * 86_400_000)],
      [undefined, new Date(now + 30 * 86_400_000)],
      ['never', null],
    ] as const) {
      const applicant = await pending(`Rejected ${timeframe}`)
      const { body } = await act(applicant.id, 'reject', {
        rejectionReason: 'needsMoreDetail',
        rejectionNote: 'Tell us more',
        ...(timeframe ? { reapplicationTimeframe: timeframe } : {}),
      })
      expect(body).toMatchObject({
        status: 'rejected',
        links: [],
        application: { rejectionReason: 'needsMoreDetail', rejectionNote: 'Tell us more' },
      })
      const [row] = await backend.deps.db.sql`
        select reapply_at from enrollments where id = ${body.enrollmentId}`
      expect(row!.reapply_at).toEqual(reapply)
    }
    const applicant = await pending('Flagged')
    const bodies = [
      { flagForFraud: true, flagForFraudReason: 'x' },
      { rejectionReason: 'dislike' },
      { rejectionNote: 'n'.repeat(501) },
      { rejectionNote: 'a\u0000b' },
      { reapplicationTimeframe: 'soon' },
    ]
    for (const body of bodies) {
      const answer = await act(applicant.id, 'reject', body)
      expect([answer.status, body]).toEqual([422, body])
    }
    expect((await act(applicant.id, 'reject')).body.status).toBe('rejected')
  })

  test('changes once by calls at the same moment', async () => {
    const applicant = await pending('Twice Approved')
    const approvals = await Promise.all([1, 2, 3].map(() => act(applicant.id, 'approve')))
    expect(approvals.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
    const [links] = await backend.deps.db.sql`
      select count(*)::int as n from links where partner_id = ${applicant.id}`
    expect(links!.n).toBe(1)
    const bans = await Promise.all(
      [1, 2, 3].map(() => act(applicant.id, 'ban', { reason: 'fraud' })),
    )
    expect(bans.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
    const changes = (await told()).filter(({ partnerId }) => partnerId === applicant.id)
    expect(changes.map(({ change }) => change)).toEqual(['approve', 'ban'])
  })

  test('is changed by tenantId or partnerId as other clients do it', async () => {
    const { partner } = await program.enroll('Client', { tenantId: 'client-1' })
    const ban = await workspace.api('POST', '/partners/ban', {
      tenantId: 'client-1',
      reason: 'tos_violation',
    })
    expect([ban.status, ban.body]).toEqual([200, { partnerId: partner.id }])
    const { body } = await workspace.api('GET', '/partners/ext_client-1')
    expect(body).toMatchObject({ status: 'banned', bannedReason: 'tos_violation' })
    expect(body.bannedAt).toBeString()
    const { partner: other } = await program.enroll('Client Two')
    const ended = await workspace.api('POST', '/partners/deactivate', { partnerId: other.id })
    expect([ended.status, ended.body]).toEqual([200, { partnerId: other.id }])
    const nobody = await workspace.api('POST', '/partners/deactivate', {})
    expect([nobody.status, nobody.body.error.issues[0].path]).toEqual([422, 'partnerId'])
    const mute = await workspace.api('POST', '/partners/ban', { partnerId: other.id })
    expect(mute.status).toBe(422)
  })

  test('is not undone by enrolling again: 409, and the links stay shut', async () => {
    const { partner, link } = await program.enroll('Stubborn')
    for (const [action, body] of [
      ['deactivate', undefined],
      ['ban', { reason: 'fraud' }],
    ] as const) {
      await act(partner.id, action, body)
      const again = await workspace.api('POST', '/partners', { email: partner.email, name: 'New' })
      expect([again.status, again.body.error.code]).toEqual([409, 'conflict'])
      expect(await follow(link.key)).not.toBe(302)
    }
    const { body } = await workspace.api('GET', `/partners/${partner.id}`)
    expect(body).toMatchObject({ status: 'banned', name: 'Stubborn' })
  })
})
