import { beforeAll, describe, expect, test } from 'bun:test'
import { createBackend } from '../kit/backend.ts'
import { mailsTo } from '../kit/mails.ts'
import { createTestProgram, type TestProgram } from '../kit/program.ts'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace, type TestWorkspace } from '../kit/workspace.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const backend = await testBackend()
const { origin } = backend.deps.config
let workspace: TestWorkspace
let program: TestProgram

beforeAll(async () => {
  workspace = await createTestWorkspace(backend)
  program = await createTestProgram(backend, workspace)
})

interface Answer {
  status: number
  body: any
  cookie: string | null
}

/** A browser on the partner portal: it keeps its cookie. */
class Portal {
  cookie = ''

  async ask(
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const response = await backend.handle(
      new Request(`${origin}/api${path}`, {
        method,
        headers: {
          host: new URL(origin).host,
          origin,
          'content-type': 'application/json',
          ...(this.cookie ? { cookie: this.cookie } : {}),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    )
    const cookie = response.headers.get('set-cookie')
    if (cookie) this.cookie = cookie.split(';')[0]!
    return { status: response.status, body: await response.json(), cookie }
  }

  open(email: string, code: string) {
    return this.ask('POST', '/partners/session', { email, code, remember: true })
  }

  /** Asks for an email and signs in with its code. */
  async signIn(email: string): Promise<Answer> {
    return this.open(email, await codeFor(email))
  }

  accounts() {
    return this.ask('GET', '/partners/accounts')
  }
}

const request = (email: string) => new Portal().ask('POST', '/partners/sign-in', { email })
const codesIn = async (email: string) =>
  (await mailsTo(backend, email)).flatMap(({ plain }) => /^\d{6}$/m.exec(plain)?.[0] ?? [])

/** Asks for an email, a minute after the last, and reads its code. */
async function codeFor(email: string): Promise<string> {
  backend.clock.advance(61_000)
  await request(email)
  return (await codesIn(email)).at(-1)!
}

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('a code from an email', () => {
  test('signs a partner in for 30 days, with a cookie that no script reads', async () => {
    const { partner } = await program.enroll('Coder')
    const portal = new Portal()
    const { status, body, cookie } = await portal.open(
      partner.email.toUpperCase(),
      await codeFor(partner.email),
    )
    expect(status).toBe(200)
    expect(body).toEqual({
      token: null,
      expiresAt: new Date(backend.clock.now() + 30 * DAY_MS).toISOString(),
      partnerId: partner.id,
      programId: program.program.id,
    })
    expect(cookie).toMatch(
      /^svc-partner=svc_ps_\w+; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/,
    )
    expect((await portal.accounts()).body).toEqual({
      accounts: [
        {
          partnerId: partner.id,
          programs: [
            {
              programId: program.program.id,
              programName: program.program.name,
              logo: null,
              status: 'approved',
            },
          ],
        },
      ],
    })
    backend.clock.advance(30 * DAY_MS - 1)
    expect((await portal.accounts()).status).toBe(200)
    backend.clock.advance(1)
    expect((await portal.accounts()).status).toBe(401)
  })

  test('works once, within 15 minutes, and for its own address', async () => {
    const { partner } = await program.enroll('Once')
    const { partner: other } = await program.enroll('Other')
    const code = await codeFor(partner.email)
    expect((await new Portal().open(other.email, code)).status).toBe(401)
    expect((await new Portal().open(partner.email, code)).status).toBe(200)
    expect((await new Portal().open(partner.email, code)).status).toBe(401)
    const late = await codeFor(partner.email)
    backend.clock.advance(15 * 60_000)
    const { status, body } = await new Portal().open(partner.email, late)
    expect([status, body.error.message]).toEqual([
      401,
      'This code is wrong or has expired. Check the code, or request a new one.',
    ])
  })

  test('is over after three wrong ones, also when they come at once; the link still works', async () => {
    const { partner } = await program.enroll('Guessed')
    const code = await codeFor(partner.email)
    const guesses = await Promise.all(
      Array.from({ length: 5 }, () => new Portal().open(partner.email, wrong(code))),
    )
    expect(new Set(guesses.map(({ status }) => status))).toEqual(new Set([401]))
    expect((await new Portal().open(partner.email, code)).status).toBe(401)
    const { token } = (await mailsTo(backend, partner.email)).at(-1)!
    expect((await new Portal().ask('POST', '/partners/session', { token })).status).toBe(200)
  })

  test('can be tried fifteen times a day, however many were sent', async () => {
    const { partner } = await program.enroll('Pestered')
    for (let i = 0; i < 5; i++) {
      const code = await codeFor(partner.email)
      for (let tries = 0; tries < 3; tries++) await new Portal().open(partner.email, wrong(code))
    }
    const last = await codeFor(partner.email)
    expect((await new Portal().open(partner.email, last)).status).toBe(401)
    backend.clock.advance(DAY_MS)
    const next = await codeFor(partner.email)
    expect((await new Portal().open(partner.email, next)).status).toBe(200)
  })

  test('isn’t sent to strangers, banned partners, or partners of a test workspace', async () => {
    const { partner } = await program.enroll('Banned Coder')
    await workspace.api('POST', `/partners/${partner.id}/ban`, { reason: 'fraud' })
    const inTest = { authorization: `Bearer ${workspace.test.secretKey}` }
    await backend.deps.db.sql`
      insert into domains (workspace_id, id, slug, is_primary, challenge, verified_at, verified_by)
      values (${workspace.test.id}, 'dom_trial', 'trial.test', true, 'test', now(), 'operator')`
    const trial = { name: 'Trial', url: 'https://shop.test/' }
    const { body: made } = await workspace.api('POST', '/programs', trial, inTest)
    const tried = { email: 'tried@example.com', name: 'Tried', programId: made.id }
    expect((await workspace.api('POST', '/partners', tried, inTest)).status).toBe(201)
    for (const email of [partner.email, tried.email, 'nobody@example.com']) {
      const { status, body } = await request(email)
      expect([status, body]).toEqual([200, { sent: false }])
      expect(await codesIn(email)).toEqual([])
    }
  })

  test('costs the same statements for a partner as for a stranger', async () => {
    const statements: string[] = []
    const watched = await createBackend({ onStatement: (text) => statements.push(text) })
    const own = await createTestWorkspace(watched)
    const { partner } = await (await createTestProgram(watched, own)).enroll('Watched')
    const ask = async (path: string, body: object) => {
      watched.deps.directory.forget()
      statements.length = 0
      const { status } = await watched.handle(
        new Request(`${origin}/api${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      )
      return { status, statements: [...statements] }
    }
    for (const [path, more] of [
      ['/partners/sign-in', {}],
      ['/partners/session', { code: '000000' }],
    ] as const) {
      const stranger = await ask(path, { email: 'stranger@example.com', ...more })
      expect(stranger.statements).not.toEqual([])
      expect(await ask(path, { email: partner.email, ...more })).toEqual(stranger)
    }
    await watched.close()
  })

  test('is over when the address changes', async () => {
    const { partner } = await program.enroll('Mover')
    const code = await codeFor(partner.email)
    await workspace.api('PATCH', `/partners/${partner.id}`, { email: 'moved@example.com' })
    expect((await new Portal().open(partner.email, code)).status).toBe(401)
    expect((await new Portal().open('moved@example.com', code)).status).toBe(401)
  })

  test('needs an address, and six digits', async () => {
    for (const body of [{}, { code: '123456' }, { email: 'a@example.com' }]) {
      const { status, body: answer } = await new Portal().ask('POST', '/partners/session', body)
      expect([status, answer.error.message]).toEqual([422, 'Send token, or email and code.'])
    }
    const short = { email: 'a@example.com', code: '12345' }
    expect((await new Portal().ask('POST', '/partners/session', short)).status).toBe(422)
  })
})

describe('a partner of several workspaces', () => {
  test('gets an email from each, whose code opens that workspace alone', async () => {
    const second = await createTestWorkspace(backend)
    const beside = await createTestProgram(backend, second)
    const email = 'both@example.com'
    const [one, other] = [
      (await program.enroll('Both', { email })).partner,
      (await beside.enroll('Both', { email })).partner,
    ]
    await request(email)
    const codes = await codesIn(email)
    expect(codes).toHaveLength(2)
    const portal = new Portal()
    const opened = [await portal.open(email, codes[0]!), await portal.open(email, codes[1]!)]
    const ids = opened.map(({ body }) => body.partnerId)
    expect(ids.toSorted()).toEqual([one.id, other.id].toSorted())
    const { accounts } = (await portal.accounts()).body
    expect(accounts.map((account: { partnerId: string }) => account.partnerId)).toEqual(
      ids.toReversed(),
    )
    for (const id of ids) {
      const me = await portal.ask('GET', '/partners/session', undefined, { 'svc-partner': id })
      expect(me.body.partner.id).toBe(id)
    }
    const stranger = { 'svc-partner': (await program.enroll('Stranger')).partner.id }
    expect((await portal.ask('GET', '/partners/session', undefined, stranger)).status).toBe(401)
    const before = portal.cookie
    expect((await portal.ask('DELETE', '/partners/session')).cookie).toContain('Max-Age=0')
    portal.cookie = before
    expect((await portal.accounts()).status).toBe(401)
  })
})

test('a right code leaves those of other workspaces as they were', async () => {
  const email = 'everywhere@example.com'
  const workspaces = [workspace]
  for (let i = 0; i < 4; i++) workspaces.push(await createTestWorkspace(backend))
  for (const one of workspaces) {
    const { enroll } = one === workspace ? program : await createTestProgram(backend, one)
    await enroll('Everywhere', { email })
  }
  await request(email)
  const codes = await codesIn(email)
  expect(codes).toHaveLength(5)
  const portal = new Portal()
  for (const code of codes) expect((await portal.open(email, code)).status).toBe(200)
  expect((await portal.accounts()).body.accounts).toHaveLength(5)
})

describe('a sign-in', () => {
  test('with a cookie takes a page of the same host, or another site could sign somebody in as itself', async () => {
    const { partner } = await program.enroll('Lured')
    const code = await codeFor(partner.email)
    const { body: guest } = await workspace.api('POST', '/partners/invite', {
      email: 'lured.guest@example.com',
      name: 'Guest',
    })
    expect(guest.status).toBe('invited')
    const { token } = (await mailsTo(backend, 'lured.guest@example.com')).at(-1)!
    const calls = [
      ['/partners/session', { email: partner.email, code, remember: true }],
      ['/partners/invites/accept', { token, remember: true }],
    ] as const
    const foreign = [
      { origin: 'https://evil.test' },
      { 'sec-fetch-site': 'cross-site' },
      { 'content-type': 'text/plain' },
    ]
    for (const [path, body] of calls) {
      for (const headers of foreign) {
        const { status, cookie } = await new Portal().ask('POST', path, body, headers)
        expect([path, status, cookie]).toEqual([path, 403, null])
      }
      expect((await new Portal().ask('POST', path, body)).status).toBe(200)
    }
  })

  test('on a link domain is for partners of its workspace', async () => {
    const second = await createTestWorkspace(backend)
    const { partner } = await (await createTestProgram(backend, second)).enroll('Elsewhere')
    const code = await codeFor(partner.email)
    const on = (domain: string) => ({ host: domain, origin: `http://${domain}` })
    const body = { email: partner.email, code, remember: true }
    const path = '/partners/session'
    const { status } = await new Portal().ask('POST', path, body, on(workspace.domain))
    expect(status).toBe(401)
    expect((await new Portal().ask('POST', path, body, on(second.domain))).status).toBe(200)
  })
})

describe('the cookie', () => {
  test('works on pages of its own host only', async () => {
    const { partner } = await program.enroll('Victim')
    const portal = new Portal()
    await portal.signIn(partner.email)
    const change = (headers: Record<string, string>) =>
      portal.ask('PATCH', '/partners/session', { address: 'Evil Lane' }, headers)
    expect((await change({ origin: 'https://evil.test' })).status).toBe(403)
    expect((await change({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await change({ 'content-type': 'text/plain' })).status).toBe(403)
    expect((await change({})).status).toBe(200)
    const read = await portal.ask('GET', '/partners/accounts', undefined, {
      'sec-fetch-site': 'cross-site',
    })
    expect(read.status).toBe(403)
  })

  test('is replaced by the next sign-in of the partner, and opens nothing else', async () => {
    const { partner } = await program.enroll('Again')
    const portal = new Portal()
    await portal.signIn(partner.email)
    const first = portal.cookie
    await portal.signIn(partner.email)
    expect(portal.cookie).not.toBe(first)
    expect(portal.cookie).not.toContain('.')
    portal.cookie = first
    expect((await portal.accounts()).status).toBe(401)
    expect((await portal.ask('GET', '/partners')).status).toBe(401)
  })

  test('changes the payout method within an hour of a sign-in', async () => {
    const { partner } = await program.enroll('Payee')
    const portal = new Portal()
    await portal.signIn(partner.email)
    const pay = (details: object) =>
      portal.ask('PUT', '/partner/payout-method', { provider: 'manual', details })
    expect((await pay({ instructions: 'Box 1' })).status).toBe(200)
    backend.clock.advance(HOUR_MS + 1)
    const { status, body } = await pay({ instructions: 'Box 2' })
    expect([status, body.error.details]).toEqual([403, { reason: 'sign_in_again' }])
    const removal = await portal.ask('DELETE', '/partner/payout-method')
    expect([removal.status, removal.body.error.details]).toEqual([403, { reason: 'sign_in_again' }])
    await portal.signIn(partner.email)
    expect((await pay({ instructions: 'Box 2' })).status).toBe(200)
  })
})
