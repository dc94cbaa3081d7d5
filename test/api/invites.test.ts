import { describe, expect, test } from 'bun:test'
import { testBackend } from '../kit/test-backend.ts'
import { mailsTo } from '../kit/mails.ts'
import { createTestProgram } from '../kit/program.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend()
const workspace = await createTestWorkspace(backend)
const program = await createTestProgram(backend, workspace)

const invite = (body: object) => workspace.api('POST', '/partners/invite', body)
const bulk = (body: object) => workspace.api('POST', '/partners/invite/bulk', body)
const answer = (verb: 'accept' | 'decline', token: string | null) =>
  workspace.browser(`/partners/invites/${verb}`, { token })
const follow = async (key: string) => (await workspace.visit(key)).status
const rows = () =>
  Promise.all(
    ['partners', 'enrollments', 'partner_tokens', 'mails', 'outbox'].map(
      (table) => backend.deps.db.sql`select count(*)::int as n from ${backend.deps.db.sql(table)}`,
    ),
  )

describe('an invitation', () => {
  test('enrolls with links that work at once, and mails a link that says what is offered', async () => {
    await workspace.api('POST', '/rewards', {
      groupId: program.group.id,
      event: 'sale',
      type: 'percentage',
      rateBps: 2500,
      maxDurationMonths: 12,
    })
    const { status, body } = await invite({
      email: 'Guest@Example.com',
      name: 'Gwen Guest',
      tenantId: 'guest',
      note: 'We love your blog.',
      linkProps: { comments: 'Invited' },
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      status: 'invited',
      email: 'guest@example.com',
      tenantId: 'guest',
      links: [{ key: 'gwen-guest' }],
    })
    expect(await follow('gwen-guest')).toBe(302)
    const mails = await mailsTo(backend, 'guest@example.com')
    expect(mails.map((mail) => mail.template)).toEqual(['partner-invited'])
    expect(mails[0]!.plain).toContain('Hi Gwen Guest')
    expect(mails[0]!.plain).toContain('25% of every sale for 12 months')
    expect(mails[0]!.plain).toContain('We love your blog.')
    expect(mails[0]!.token).toMatch(/^svc_pi_[0-9A-Za-z]{40}$/)
    const [kept] = await backend.deps.db.sql`
      select * from partner_tokens where partner_id = ${body.id}`
    expect(JSON.stringify(kept)).not.toContain(mails[0]!.token!)
  })

  test('is accepted once: the partner takes part, has proved the address and is signed in', async () => {
    const { body: partner } = await invite({ email: 'yes@example.com', name: 'Yes' })
    const [mail] = await mailsTo(backend, 'yes@example.com')
    const answers = await Promise.all([1, 2, 3].map(() => answer('accept', mail!.token)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410])
    const { body } = answers.find(({ status }) => status === 200)!
    expect(body).toMatchObject({ status: 'approved', partnerId: partner.id })
    expect(body.session.token).toMatch(/^svc_ps_/)
    const { body: after } = await workspace.api('GET', `/partners/${partner.id}`)
    expect(after).toMatchObject({ status: 'approved' })
    expect(after.emailVerifiedAt).toBe(new Date(backend.clock.now()).toISOString())
    const refused = await answer('accept', mail!.token)
    expect([refused.status, refused.body.error.code]).toEqual([410, 'invite_expired'])
  })

  test('is declined: the links stop, and the program may ask again', async () => {
    const { body: partner } = await invite({ email: 'no@example.com', name: 'Nora No' })
    const [mail] = await mailsTo(backend, 'no@example.com')
    const declined = await answer('decline', mail!.token)
    expect(declined.body).toEqual({
      programId: program.program.id,
      partnerId: partner.id,
      status: 'declined',
      session: null,
    })
    expect(await follow('nora-no')).not.toBe(302)
    backend.clock.advance(61_000)
    const again = await invite({ email: 'no@example.com' })
    expect(again.body).toMatchObject({ id: partner.id, status: 'invited', name: 'Nora No' })
    expect(await follow('nora-no')).toBe(302)
  })

  test('may be sent again after a minute; the earlier link then ends', async () => {
    await invite({ email: 'slow@example.com', name: 'Slow' })
    backend.clock.advance(59_000)
    const early = await invite({ email: 'slow@example.com' })
    expect([early.status, early.headers.get('retry-after')]).toEqual([429, '1'])
    backend.clock.advance(1000)
    expect((await invite({ email: 'slow@example.com' })).status).toBe(200)
    const mails = await mailsTo(backend, 'slow@example.com')
    expect(mails).toHaveLength(2)
    expect((await answer('accept', mails[0]!.token)).status).toBe(410)
    expect((await answer('accept', mails[1]!.token)).status).toBe(200)
  })

  test('ends after 30 days', async () => {
    await invite({ email: 'late@example.com', name: 'Late' })
    const [mail] = await mailsTo(backend, 'late@example.com')
    backend.clock.advance(30 * 86_400_000)
    const late = await answer('accept', mail!.token)
    expect([late.status, late.body.error.code]).toEqual([410, 'invite_expired'])
  })

  test('is worth nothing after a ban, and cannot bring back a decision', async () => {
    const { body: partner } = await invite({ email: 'bad@example.com', name: 'Bad' })
    const [mail] = await mailsTo(backend, 'bad@example.com')
    await workspace.api('POST', `/partners/${partner.id}/ban`, { reason: 'fraud' })
    expect((await answer('accept', mail!.token)).status).toBe(410)
    backend.clock.advance(61_000)
    const again = await invite({ email: 'bad@example.com' })
    expect([again.status, again.body.error.code]).toEqual([400, 'bad_request'])
    expect(again.body.error.message).toContain('"invite" is not possible')
  })

  test('of somebody whom the program approved meanwhile still proves the address', async () => {
    const { body: partner } = await invite({ email: 'mean@example.com', name: 'While' })
    await workspace.api('POST', '/partners', { email: 'mean@example.com' })
    const [mail] = await mailsTo(backend, 'mean@example.com')
    const accepted = await answer('accept', mail!.token)
    expect(accepted.body).toMatchObject({ status: 'approved', partnerId: partner.id })
  })

  test('that cannot be is refused, and nothing is written', async () => {
    const { partner } = await program.enroll('Already')
    await program.enroll('Holder', { tenantId: 'held', username: 'held' })
    const before = await rows()
    const refusals: [object, number][] = [
      [{}, 422],
      [{ email: 'nobody' }, 422],
      [{ email: 'x@example.com', note: 'n'.repeat(1001) }, 422],
      [{ email: 'x@example.com', note: 'a\u0000b' }, 422],
      [{ email: 'x@example.com', linkProps: { expiresAt: 'soon' } }, 422],
      [{ email: 'x@example.com', groupId: 'grp_none' }, 404],
      [{ email: 'x@example.com', programId: 'prog_none' }, 404],
      [{ email: 'x@example.com', tenantId: 'held' }, 409],
      [{ email: 'x@example.com', username: 'held' }, 409],
      [{ email: partner.email }, 400],
    ]
    for (const [body, status] of refusals) {
      expect([body, (await invite(body)).status]).toEqual([body, status])
    }
    for (const token of ['', 'svc_pi_x', 'svc_ps_x', 'a\u0000b', 'x'.repeat(101)]) {
      expect([422, 410]).toContain((await answer('accept', token)).status)
    }
    expect(await rows()).toEqual(before)
  })

  test('sent to the same address at once reaches one partner once', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map(() => invite({ email: 'at.once@example.com', name: 'At Once' })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429, 429])
    expect(await mailsTo(backend, 'at.once@example.com')).toHaveLength(1)
  })
})

describe('many invitations', () => {
  test('answer each at its own place, and those that can go out do', async () => {
    const { partner } = await program.enroll('Member')
    const { status, body } = await bulk({
      invitations: [
        { email: 'bulk1@example.com', name: 'Bulk One' },
        { email: 'nobody' },
        { email: partner.email },
        { email: 'BULK1@example.com' },
        { email: 'bulk2@example.com', groupId: 'grp_none' },
        { email: 'bulk3@example.com', name: 'Bulk Three' },
      ],
    })
    expect(status).toBe(200)
    expect(body).toMatchObject([
      { status: 'invited', email: 'bulk1@example.com' },
      { email: 'nobody', code: 'unprocessable_entity' },
      { email: partner.email, code: 'bad_request' },
      { email: 'BULK1@example.com', code: 'rate_limit_exceeded' },
      { email: 'bulk2@example.com', code: 'not_found' },
      { status: 'invited', email: 'bulk3@example.com' },
    ])
    expect(await mailsTo(backend, 'bulk1@example.com')).toHaveLength(1)
    expect(await mailsTo(backend, 'bulk3@example.com')).toHaveLength(1)
    expect(await mailsTo(backend, 'bulk2@example.com')).toHaveLength(0)
  })

  test('are at most 100, and at least one', async () => {
    const many = Array.from({ length: 101 }, (_, i) => ({ email: `many${i}@example.com` }))
    expect((await bulk({ invitations: many })).status).toBe(422)
    expect((await bulk({ invitations: [] })).status).toBe(422)
    const { body } = await bulk({ invitations: many.slice(1) })
    expect(body.every((item: any) => item.status === 'invited')).toBe(true)
  })
})
