import { describe, expect, test } from 'bun:test'
import { createBackend } from '../kit/backend.ts'
import { testBackend } from '../kit/test-backend.ts'
import { mailsTo } from '../kit/mails.ts'
import { createTestProgram } from '../kit/program.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend()
const workspace = await createTestWorkspace(backend)
const program = await createTestProgram(backend, workspace)

const signIn = (body: object) => workspace.browser('/partners/sign-in', body)
const open = (token: string | null) => workspace.browser('/partners/session', { token })
const asPartner = (token: string) => ({ authorization: `Bearer ${token}` })
const me = (token: string) => workspace.api('GET', '/partners/session', undefined, asPartner(token))
const tokenOf = async (email: string) => (await mailsTo(backend, email)).at(-1)?.token ?? null

async function signedIn(name: string) {
  const enrolled = await program.enroll(name)
  await signIn({ email: enrolled.partner.email })
  const { body } = await open(await tokenOf(enrolled.partner.email))
  return { ...enrolled, session: body.token as string }
}

describe('a partner signs in', () => {
  test('and a program id that is no text is answered as an unknown one', async () => {
    const { status, body } = await signIn({ email: 'half@example.com', programId: 'prog_\ud800' })
    expect([status, body]).toEqual([200, { sent: false }])
  })

  test('with a link from a mail, which proves the address', async () => {
    const { partner, link } = await program.enroll('Signer')
    const asked = await signIn({ email: partner.email.toUpperCase() })
    expect([asked.status, asked.body]).toEqual([200, { sent: false }])
    const token = await tokenOf(partner.email)
    expect(token).toMatch(/^svc_pl_[0-9A-Za-z]{40}$/)
    const opened = await open(token)
    expect(opened.body).toEqual({
      token: expect.stringMatching(/^svc_ps_[0-9A-Za-z]{40}$/),
      expiresAt: new Date(backend.clock.now() + 86_400_000).toISOString(),
      partnerId: partner.id,
      programId: program.program.id,
    })
    const { body } = await me(opened.body.token)
    expect(body).toMatchObject({
      partner: { id: partner.id, name: 'Signer', email: partner.email },
      enrollments: [
        {
          id: partner.enrollmentId,
          programId: program.program.id,
          programName: program.program.name,
          status: 'approved',
          links: [{ id: link.id }],
        },
      ],
    })
    expect(body.partner.emailVerifiedAt).toBe(new Date(backend.clock.now()).toISOString())
    const stored = await backend.deps.db.sql`
      select * from partner_tokens where partner_id = ${partner.id}`
    for (const secret of [token!, opened.body.token]) {
      expect(JSON.stringify(stored)).not.toContain(secret)
    }
  })

  test('once with each link, within 15 minutes', async () => {
    const { partner } = await program.enroll('Onetime')
    await signIn({ email: partner.email })
    const token = await tokenOf(partner.email)
    const answers = await Promise.all([1, 2, 3].map(() => open(token)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401])
    backend.clock.advance(61_000)
    await signIn({ email: partner.email })
    const second = await tokenOf(partner.email)
    backend.clock.advance(15 * 60_000)
    expect((await open(second)).status).toBe(401)
  })

  test('for 24 hours, or until they sign out', async () => {
    const { session } = await signedIn('Leaver')
    expect((await me(session)).status).toBe(200)
    const out = await workspace.api('DELETE', '/partners/session', undefined, asPartner(session))
    expect([out.status, out.body]).toEqual([200, { signedOut: true }])
    expect((await me(session)).body.error.code).toBe('unauthorized')
    const { session: other } = await signedIn('Stayer')
    backend.clock.advance(86_400_000)
    expect((await me(other)).body.error.code).toBe('unauthorized')
  })

  test('with nothing but a session of theirs: other tokens open no route', async () => {
    const { partner } = await program.enroll('Confused')
    await signIn({ email: partner.email })
    const link = await tokenOf(partner.email)
    for (const token of [link!, 'svc_ps_x', workspace.secretKey, workspace.publishableKey, '']) {
      expect([token, (await me(token)).status]).toEqual([token, 401])
    }
    const { session } = await signedIn('Confused Too')
    expect((await open(session)).status).toBe(401)
    const listed = await workspace.api('GET', '/partners', undefined, asPartner(session))
    expect(listed.status).toBe(401)
    for (const body of [{}, { token: 1 }, { token: 'x'.repeat(101) }]) {
      expect((await workspace.browser('/partners/session', body)).status).toBe(422)
    }
  })
})

describe('asking to sign in', () => {
  test('is answered alike for known, unknown and banned addresses; only the known get a mail', async () => {
    const { partner: banned } = await program.enroll('Bandit')
    await workspace.api('POST', `/partners/${banned.id}/ban`, { reason: 'fraud' })
    for (const email of ['unknown@example.com', banned.email]) {
      const answer = await signIn({ email })
      expect([answer.status, answer.body]).toEqual([200, { sent: false }])
      expect(await mailsTo(backend, email)).toEqual([])
    }
  })

  test('costs the same statements for a partner as for a stranger, and tells nobody by its work', async () => {
    const statements: string[] = []
    const watched = await createBackend({ onStatement: (text) => statements.push(text) })
    const own = await createTestWorkspace(watched)
    const { partner } = await (await createTestProgram(watched, own)).enroll('Watched')
    // The host of a page is noted once an hour, whoever asks.
    await own.browser('/track/click', { key: 'unknown' })
    await watched.deps.pageHosts.settled()
    const ask = async (email: string) => {
      watched.deps.directory.forget()
      statements.length = 0
      const { status, body } = await own.browser('/partners/sign-in', { email })
      return { status, body, statements: [...statements] }
    }
    const stranger = await ask('stranger@example.com')
    expect(stranger.statements).toEqual([
      expect.stringContaining('from workspaces'),
      expect.stringMatching(/^begin.*set local role/),
      expect.stringContaining('add_tenant_jobs'),
      expect.stringContaining('commit'),
    ])
    expect(await ask(partner.email)).toEqual(stranger)
    expect(await mailsTo(watched, 'stranger@example.com')).toEqual([])
    expect(await mailsTo(watched, partner.email)).toHaveLength(1)
    await watched.close()
  })

  test('sends at most ten links a day, and answers as before', async () => {
    const { partner } = await program.enroll('Pestered')
    for (let i = 0; i < 12; i++) {
      expect((await signIn({ email: partner.email })).body).toEqual({ sent: false })
      await mailsTo(backend, partner.email)
      backend.clock.advance(120_000)
    }
    expect(await mailsTo(backend, partner.email)).toHaveLength(10)
    backend.clock.advance(86_400_000)
    await signIn({ email: partner.email })
    expect(await mailsTo(backend, partner.email)).toHaveLength(11)
  })

  test('sends at most one mail a minute, also when asked at once', async () => {
    const { partner } = await program.enroll('Eager')
    await Promise.all([1, 2, 3].map(() => signIn({ email: partner.email })))
    expect(await mailsTo(backend, partner.email)).toHaveLength(1)
    backend.clock.advance(60_000)
    await signIn({ email: partner.email })
    expect(await mailsTo(backend, partner.email)).toHaveLength(2)
  })

  test('works from a page of an allowed host, or with the program of one of our pages', async () => {
    const { partner } = await program.enroll('Pager')
    const strange = await workspace.browser(
      '/partners/sign-in',
      { email: partner.email },
      { origin: 'https://evil.test' },
    )
    expect(strange.status).toBe(403)
    const call = (body: object) =>
      backend
        .handle(
          new Request('http://localhost/api/partners/sign-in', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          }),
        )
        .then((response) => response.status)
    expect(await call({ email: partner.email, programId: 'prog_none' })).toBe(404)
    expect(await mailsTo(backend, partner.email)).toEqual([])
    expect(await call({ email: partner.email, programId: program.program.id })).toBe(200)
    expect(await mailsTo(backend, partner.email)).toHaveLength(1)
    for (const body of [{}, { email: 'nobody' }, { email: 'a@b.c\r\nX: y' }]) {
      expect((await signIn(body)).status).toBe(422)
    }
  })

  test('reaches the workspace that was asked: the same address elsewhere is somebody else', async () => {
    const other = await createTestWorkspace(backend)
    const { enroll } = await createTestProgram(backend, other)
    const mine = await program.enroll('Twin', { email: 'twin@example.com' })
    const theirs = await enroll('Twin', { email: 'twin@example.com' })
    await other.browser('/partners/sign-in', { email: 'twin@example.com' })
    const { body } = await open(await tokenOf('twin@example.com'))
    expect(body.partnerId).toBe(theirs.partner.id)
    const { body: seen } = await me(body.token)
    expect(seen.enrollments).toHaveLength(1)
    const { body: own } = await workspace.api('GET', `/partners/${mine.partner.id}`)
    expect(own.emailVerifiedAt).toBeNull()
  })

  test('is limited by the asker’s address, whatever addresses are asked for', async () => {
    const strict = await createBackend({ config: { rateLimitPerMinute: 6000 } })
    const own = await createTestWorkspace(strict)
    await createTestProgram(strict, own)
    const statuses: number[] = []
    for (let i = 0; i < 11; i++) {
      const { status } = await own.browser('/partners/sign-in', { email: `a${i}@example.com` })
      statuses.push(status)
    }
    await strict.close()
    expect(statuses).toEqual([...Array(10).fill(200), 429])
  })
})

describe('a session', () => {
  test('ends with a new address and with a ban', async () => {
    const moved = await signedIn('Moved')
    await workspace.api('PATCH', `/partners/${moved.partner.id}`, { email: 'new@example.com' })
    expect((await me(moved.session)).status).toBe(401)
    const banned = await signedIn('Banned')
    await workspace.api('POST', `/partners/${banned.partner.id}/ban`, { reason: 'spam' })
    expect((await me(banned.session)).status).toBe(401)
  })

  test('may be used by a page on another origin', async () => {
    const preflight = await backend.handle(
      new Request('http://localhost/api/partners/session', {
        method: 'OPTIONS',
        headers: { origin: 'https://shop.test', 'access-control-request-method': 'DELETE' },
      }),
    )
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-methods')).toContain('DELETE')
  })
})
