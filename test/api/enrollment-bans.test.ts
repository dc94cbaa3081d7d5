import { describe, expect, test } from 'bun:test'
import { openSelling } from '../kit/open-selling.ts'
import { mailsTo } from '../kit/mails.ts'
import { createTestProgram } from '../kit/program.ts'

const { backend, workspace, program, sell, check } = await openSelling(2000)

const act = (id: string, action: string, body: object = {}) =>
  workspace.api('POST', `/partners/${id}/${action}`, body)

describe('a ban', () => {
  test('cancels what is unpaid with postings, and an unban alone brings none of it back', async () => {
    const { partner, link } = await program.enroll('Banned Seller')
    await sell(link.key, 1000)
    await sell(link.key, 500)
    const before = await workspace.api('GET', `/partners/${partner.id}`)
    expect(before.body.earnings).toMatchObject({ accrued: 300, payable: 0 })
    const { body } = await act(partner.id, 'ban', { reason: 'fraud' })
    expect(body).toMatchObject({
      status: 'banned',
      totalCommissions: 0,
      earnings: { accrued: 0, payable: 0, inTransit: 0, paid: 0 },
    })
    const { sql } = backend.deps.db
    const rows = await sql`
      select status, cancel_reason, earnings::int from commissions
      where enrollment_id = ${partner.enrollmentId}`
    expect(Array.from(rows)).toEqual(
      Array(2).fill({ status: 'canceled', cancel_reason: 'banned', earnings: 0 }),
    )
    expect(await check()).toMatchObject({ ok: true })
    const unbanned = await act(partner.id, 'unban')
    expect(unbanned.body).toMatchObject({
      status: 'approved',
      bannedAt: null,
      bannedReason: null,
      totalCommissions: 0,
    })
    await sell(link.key, 200)
    const after = await workspace.api('GET', `/partners/${partner.id}`)
    expect(after.body.earnings.accrued).toBe(40)
    expect(await check()).toMatchObject({ ok: true })
  })

  test('earns nothing for customers who were won before it', async () => {
    const { partner, link } = await program.enroll('Former Seller')
    const { customerExternalId } = await sell(link.key, 1000)
    await act(partner.id, 'ban', { reason: 'fraud' })
    await workspace.api('POST', '/track/sale', {
      customerExternalId,
      amount: 900,
      invoiceId: 'after-ban',
    })
    const { body } = await workspace.api('GET', `/partners/${partner.id}`)
    expect(body.totalCommissions).toBe(0)
    expect(await check()).toMatchObject({ ok: true })
  })

  test('at the moment of a sale finds its commission, or the sale finds the ban', async () => {
    for (let round = 0; round < 5; round++) {
      const { partner, link } = await program.enroll(`Racer ${round}`)
      const { customerExternalId } = await sell(link.key, 100)
      const sale = { customerExternalId, amount: 1000, invoiceId: `race-${round}` }
      await Promise.all([
        workspace.api('POST', '/track/sale', sale),
        act(partner.id, 'ban', { reason: 'fraud' }),
        workspace.api('POST', '/track/sale', { ...sale, invoiceId: `race-${round}b` }),
      ])
      const [open] = await backend.deps.db.sql`
        select count(*)::int as n from commissions
        where enrollment_id = ${partner.enrollmentId} and status <> 'canceled'`
      expect(open!.n).toBe(0)
    }
    expect(await check()).toMatchObject({ ok: true })
  })

  test('ends sessions and stops codes; an unban opens the codes that it stopped', async () => {
    const { partner, link, enrollment } = await program.enroll('Coder')
    const more = await workspace.api('POST', '/partners/links', { partnerId: partner.id })
    const { sql } = backend.deps.db
    const code = (id: string, linkId: string, disabledAt: Date | null) => sql`
      insert into discount_codes (workspace_id, id, program_id, enrollment_id, partner_id, link_id,
        code, code_lookup, disabled_at)
      values (${workspace.id}, ${id}, ${program.program.id}, ${enrollment.id}, ${partner.id},
        ${linkId}, ${id}, ${id.toUpperCase()}, ${disabledAt})`
    await code('CODE1', link.id, null)
    await code('REMOVED', more.body.id, new Date('2026-01-01T00:00:00Z'))
    await sql`
      insert into embed_sessions (workspace_id, id, token_hash, program_id, enrollment_id, partner_id,
        scopes, expires_at)
      values (${workspace.id}, 'ses_e', 'embed-hash', ${program.program.id}, ${enrollment.id},
        ${partner.id}, '{}', now() + interval '1 hour')`
    await sql`
      insert into partner_tokens (workspace_id, id, token_hash, purpose, partner_id, email, expires_at)
      values (${workspace.id}, 'ses_p', 'token-hash', 'session', ${partner.id}, 'a@b.c', now())`
    const codes = async () =>
      (
        await sql<{ code: string }[]>`select code from discount_codes
        where enrollment_id = ${enrollment.id} and disabled_at is null`
      ).map((row) => row.code)
    await act(partner.id, 'ban', { reason: 'brand_abuse' })
    expect(await codes()).toEqual([])
    const [session] = await sql`select revoked_at from embed_sessions where id = 'ses_e'`
    expect(session!.revoked_at).not.toBeNull()
    expect(await sql`select id from partner_tokens where id = 'ses_p'`).toHaveLength(0)
    await act(partner.id, 'unban')
    expect(await codes()).toEqual(['CODE1'])
  })

  test('in one program leaves the invitation to another, but no session', async () => {
    backend.clock.advance(1000)
    const second = await createTestProgram(backend, workspace, { name: 'Second' })
    const { partner } = await program.enroll('Double')
    const programId = second.program.id
    await workspace.api('POST', '/partners/invite', { email: partner.email, programId })
    await workspace.browser('/partners/sign-in', { email: partner.email })
    const tokens = (await mailsTo(backend, partner.email)).map((mail) => mail.token)
    await act(partner.id, 'ban', { reason: 'spam', programId: program.program.id })
    expect(tokens).toHaveLength(2)
    const [invite, signIn] = [...tokens].sort()
    const late = await workspace.browser('/partners/session', { token: signIn })
    const accepted = await workspace.browser('/partners/invites/accept', { token: invite })
    expect([late.status, accepted.status]).toEqual([401, 200])
    const { body } = await workspace.api('GET', `/partners/${partner.id}?programId=${programId}`)
    expect(body.status).toBe('approved')
    const first = await workspace.api('GET', `/partners/${partner.id}`)
    expect(first.body.status).toBe('banned')
  })

  test('with nothing to cancel leaves a deactivated partner’s links shut until it is lifted', async () => {
    const { partner, link } = await program.enroll('Ended')
    await act(partner.id, 'deactivate')
    const banned = await act(partner.id, 'ban', { reason: 'spam' })
    expect(banned.body.status).toBe('banned')
    expect((await workspace.visit(link.key)).status).not.toBe(302)
    await act(partner.id, 'unban')
    expect((await workspace.visit(link.key)).status).toBe(302)
  })
})
