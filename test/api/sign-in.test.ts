import { beforeAll, describe, expect, test } from 'bun:test'
import { cookieName, sessionCookie } from '../../server/core/session-cookie.ts'
import { DEMO_OWNER_PASSWORD } from '../../server/domain/password.ts'
import { joinMember, openBrowser, PASSWORD, type PersonBrowser } from '../kit/people.ts'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const DAY_MS = 86_400_000
const backend = await testBackend()
const workspace = await createTestWorkspace(backend)
const grace = await joinMember(backend, workspace, { role: 'member' })
const { sql } = backend.deps.db

const signIn = (email: string, password: string, headers?: Record<string, string>) =>
  openBrowser(backend).call('POST', '/auth/sign-in', { email, password }, headers)

describe('signing in', () => {
  test('shows who it is and their workspaces, with what they may do there', async () => {
    const { body } = await grace.call('GET', '/auth/session')
    expect(body.person).toEqual({
      id: grace.personId,
      email: grace.email,
      name: 'Grace',
      twoFactor: false,
    })
    expect(body.workspaces).toEqual([
      expect.objectContaining({ id: workspace.id, slug: workspace.slug, role: 'member' }),
    ])
    expect(body.workspaces[0].scopes).toContain('links.write')
    expect(body.workspaces[0].scopes).not.toContain('payouts.write')
  })

  test('answers the same for a wrong password, an unknown address and one without a password', async () => {
    await sql`insert into people (id, email, name) values ('per_none', 'none@acme.test', 'None')`
    const answers = await Promise.all(
      [grace.email, 'nobody@acme.test', 'none@acme.test'].map((email) =>
        signIn(email, 'a wrong one'),
      ),
    )
    expect(answers.map(({ status, body }) => [status, body.error.message])).toEqual(
      Array.from({ length: 3 }, () => [401, 'The email address or password is wrong.']),
    )
    expect(answers.map(({ headers }) => headers.get('set-cookie'))).toEqual([null, null, null])
  })

  test('keeps no token and no password that could be used', async () => {
    const token = grace.cookie.split('=')[1]!
    const rows = await sql`select token_hash, password_hash from person_sessions s
      join people p on p.id = s.person_id where p.id = ${grace.personId}`
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(rows[0]!.password_hash).toStartWith('$argon2id$')
  })

  test('refuses the password of the demo', async () => {
    await sql`update people set password_hash = ${await Bun.password.hash(DEMO_OWNER_PASSWORD)}
      where id = 'per_none'`
    expect((await signIn('none@acme.test', DEMO_OWNER_PASSWORD)).status).toBe(401)
  })

  test('is bounded for one account, whatever the address, and the right password is not tried then', async () => {
    const victim = await joinMember(backend, workspace, { role: 'viewer' })
    const tries = await Promise.all(
      Array.from({ length: 40 }, () => signIn(victim.email, 'a wrong one')),
    )
    const refused = tries.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThanOrEqual(30)
    expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await signIn(victim.email, PASSWORD)).status).toBe(429)
    backend.clock.advance(60_000)
    expect((await signIn(victim.email, PASSWORD)).status).toBe(200)
  })

  test('is possible on a device of before, while others guess the password from everywhere', async () => {
    const victim = await joinMember(backend, workspace, { role: 'owner' })
    const other = await joinMember(backend, workspace, { role: 'viewer' })
    await victim.call('GET', '/auth/session')
    await other.call('GET', '/auth/session')
    const readDevice = ({ cookie }: PersonBrowser) => /svc-device=[^;]+/.exec(cookie)![0]
    const guess = () => openBrowser(backend).call('POST', '/auth/sign-in', wrong)
    const wrong = { email: victim.email, password: 'a wrong one' }
    const right = (cookie: string) => signIn(victim.email, PASSWORD, { cookie })
    await Promise.all(Array.from({ length: 80 }, guess))
    expect((await right('')).status).toBe(429)
    expect((await right(readDevice(other))).status).toBe(429)
    expect((await right(`${readDevice(victim)}x`)).status).toBe(429)
    expect((await right(readDevice(victim))).status).toBe(200)
    // Its own attempts are as few as those of an address.
    const fromDevice = Array.from({ length: 12 }, () =>
      signIn(victim.email, 'a wrong one', { cookie: readDevice(victim) }),
    )
    const statuses = (await Promise.all(fromDevice)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10)
    expect((await right(readDevice(victim))).status).toBe(429)
  })
})

describe('a session', () => {
  test('gets another token at each sign-in, and the one before ends', async () => {
    const browser = openBrowser(backend)
    const planted = { email: grace.email, password: PASSWORD }
    await browser.call('POST', '/auth/sign-in', planted, { cookie: 'svc-session=svc_ss_planted' })
    const first = browser.cookie
    expect(first).not.toContain('planted')
    await browser.call('POST', '/auth/sign-in', planted)
    expect(browser.cookie).not.toBe(first)
    const old = await openBrowser(backend).call('GET', '/auth/session', undefined, {
      cookie: first,
    })
    expect(old.status).toBe(401)
    expect((await browser.call('GET', '/auth/session')).status).toBe(200)
  })

  test('travels in a cookie that scripts and other sites do not get', () => {
    const cookie = sessionCookie({ origin: 'https://refer.test' }, 'token', 60)
    expect(cookie).toBe(
      '__Host-svc-session=token; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure',
    )
    expect(cookieName('http://localhost:3000')).toBe('svc-session')
  })

  test('ends by itself when nobody uses it, and at last in any case', async () => {
    const browser = await joinMember(backend, workspace, { role: 'viewer' })
    const status = async () => (await browser.call('GET', '/auth/session')).status
    for (let day = 0; day < 29; day += 6) {
      expect(await status()).toBe(200)
      backend.clock.advance(6 * DAY_MS)
    }
    expect(await status()).toBe(401)
    const idle = await joinMember(backend, workspace, { role: 'viewer' })
    backend.clock.advance(8 * DAY_MS)
    expect((await idle.call('GET', '/auth/session')).status).toBe(401)
  })

  test('ends with signing out', async () => {
    const browser = await joinMember(backend, workspace, { role: 'viewer' })
    const { cookie } = browser
    expect((await browser.call('POST', '/auth/sign-out')).body).toEqual({ signedOut: true })
    expect(browser.cookie).toBe('')
    const after = await openBrowser(backend).call('GET', '/auth/session', undefined, { cookie })
    expect(after.status).toBe(401)
  })

  test('is listed for its owner alone, who ends one or all others', async () => {
    const own = await joinMember(backend, workspace, { role: 'viewer' })
    const other = await joinMember(backend, workspace, { role: 'owner' })
    const second = openBrowser(backend)
    await second.call('POST', '/auth/sign-in', { email: own.email, password: PASSWORD })
    const list = async () => (await own.call('GET', '/auth/sessions')).body
    const ids = (await list()).map(({ id }: { id: string }) => id)
    expect(ids).toHaveLength(2)
    expect((await list()).filter(({ current }: { current: boolean }) => current)).toHaveLength(1)
    const [theirs] = (await other.call('GET', '/auth/sessions')).body
    expect(ids).not.toContain(theirs.id)
    expect((await own.call('DELETE', `/auth/sessions/${theirs.id}`)).status).toBe(404)
    expect((await other.call('GET', '/auth/session')).status).toBe(200)
    expect((await own.call('DELETE', '/auth/sessions')).body).toEqual({ revoked: 1 })
    expect((await second.call('GET', '/auth/session')).status).toBe(401)
    expect((await own.call('DELETE', `/auth/sessions/${(await list())[0].id}`)).status).toBe(200)
    expect((await own.call('GET', '/auth/session')).status).toBe(401)
  })
})

describe('a password', () => {
  test('is replaced by who knows it, and ends all other sessions', async () => {
    const own = await joinMember(backend, workspace, { role: 'viewer' })
    const second = openBrowser(backend)
    await second.call('POST', '/auth/sign-in', { email: own.email, password: PASSWORD })
    const password = 'another long one'
    const change = (body: object) => own.call('PATCH', '/auth/profile', body)
    expect((await change({ password })).status).toBe(422)
    expect((await change({ password, currentPassword: 'a wrong one' })).status).toBe(422)
    const weak = await change({ password: 'password123', currentPassword: PASSWORD })
    expect(weak.body.error.message).toContain('easy to guess')
    expect(
      (await change({ password, currentPassword: PASSWORD, name: 'Ada' })).body.person.name,
    ).toBe('Ada')
    expect((await second.call('GET', '/auth/session')).status).toBe(401)
    expect((await own.call('GET', '/auth/session')).status).toBe(200)
    expect((await signIn(own.email, PASSWORD)).status).toBe(401)
    expect((await signIn(own.email, password)).status).toBe(200)
  })
})

describe('what another site sends with the cookie', () => {
  let ada: PersonBrowser
  beforeAll(async () => {
    ada = await joinMember(backend, workspace, { role: 'member' })
  })
  const FORGED: [string, Record<string, string>][] = [
    [
      'a form',
      { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site', 'content-type': 'text/plain' },
    ],
    ['a script', { origin: 'https://evil.test', 'sec-fetch-site': '' }],
    ['a page without a name', { origin: 'null', 'sec-fetch-site': '' }],
    ['a neighbour', { 'sec-fetch-site': 'same-site' }],
    ['a form on an own page', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['something without a page', { origin: '', 'sec-fetch-site': '' }],
  ]

  test('would be taken from a page of ours', async () => {
    expect((await ada.call('POST', '/tags', { name: 'Own' })).status).toBe(201)
  })

  test.each(FORGED)('is refused: %s', async (_, headers) => {
    const before = await sql`select count(*)::int as n from tags`
    const { status } = await ada.call('POST', '/tags', { name: 'Forged' }, headers)
    expect(status).toBe(403)
    expect(await sql`select count(*)::int as n from tags`).toEqual(before)
  })

  test('is not even read', async () => {
    const headers = { origin: '', 'sec-fetch-site': 'cross-site' }
    expect((await ada.call('GET', '/tags', undefined, headers)).status).toBe(403)
    expect((await ada.call('GET', '/tags')).status).toBe(200)
  })

  test('signs nobody in', async () => {
    const headers = { origin: 'https://evil.test', 'content-type': 'text/plain' }
    expect((await signIn(grace.email, PASSWORD, headers)).status).toBe(403)
  })
})
