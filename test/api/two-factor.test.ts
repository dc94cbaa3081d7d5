import { afterAll, describe, expect, test } from 'bun:test'
import { codeAt, stepOf } from '../../server/core/totp.ts'
import { CODES_AT_ONCE } from '../../server/modules/platform/people/check-code.ts'
import { openMailingBackend } from '../kit/console-mails.ts'
import { joinMember, openBrowser, PASSWORD } from '../kit/people.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const backend = await openMailingBackend()
afterAll(() => backend.close())
const workspace = await createTestWorkspace(backend)

const post = (path: string, body: object) => openBrowser(backend).call('POST', path, body)

/** Somebody who has turned two-factor sign-in on. */
async function protectedPerson() {
  const person = await joinMember(backend, workspace, { role: 'owner' })
  const { body } = await person.call('POST', '/auth/two-factor', { password: PASSWORD })
  /** The code that the app shows next. */
  const code = () => {
    backend.clock.advance(30_000)
    return codeAt(body.secret, stepOf(backend.clock.now()))
  }
  const confirmed = await person.call('POST', '/auth/two-factor/confirm', { code: code() })
  const signIn = (code?: string) =>
    post('/auth/sign-in', { email: person.email, password: PASSWORD, ...(code ? { code } : {}) })
  const recoveryCodes: string[] = confirmed.body.recoveryCodes
  return { person, code, signIn, recoveryCodes, uri: body.uri as string }
}

describe('two-factor sign-in', () => {
  test('asks for a code, once each, after the password', async () => {
    const { person, code, signIn, uri } = await protectedPerson()
    expect(uri).toContain(`:${encodeURIComponent(person.email)}?secret=`)
    const without = await signIn()
    expect([without.status, without.body.error.details]).toEqual([401, { twoFactor: true }])
    expect(without.headers.get('set-cookie')).toBeNull()
    const wrong = { email: person.email, password: 'a wrong one', code: code() }
    expect((await post('/auth/sign-in', wrong)).body.error.details).toBeUndefined()
    const good = code()
    const both = await Promise.all([signIn(good), signIn(good)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
    expect((await signIn(good)).status).toBe(401)
    expect((await person.call('GET', '/auth/session')).body.person.twoFactor).toBe(true)
  })

  test('protects nothing before it was confirmed, and asks for the password to begin', async () => {
    const person = await joinMember(backend, workspace, { role: 'viewer' })
    const start = (body: object) => person.call('POST', '/auth/two-factor', body)
    expect((await start({})).status).toBe(422)
    expect((await start({ password: PASSWORD })).status).toBe(200)
    const signIn = { email: person.email, password: PASSWORD }
    expect((await post('/auth/sign-in', signIn)).status).toBe(200)
    const confirm = await person.call('POST', '/auth/two-factor/confirm', { code: '000000' })
    expect(confirm.status).toBe(401)
    expect((await post('/auth/sign-in', signIn)).status).toBe(200)
  })

  test('is not got past by a link in a mail, which a wrong code does not spend', async () => {
    const { person, code } = await protectedPerson()
    await post('/auth/sign-in-link', { email: person.email })
    const [mail] = await backend.deliver()
    const open = (more: object) => post('/auth/sign-in-link/open', { token: mail!.token, ...more })
    expect((await open({})).body.error.details).toEqual({ twoFactor: true })
    expect((await open({ code: 'ABCDEF' })).status).toBe(401)
    expect((await open({ code: code() })).status).toBe(200)
    expect((await open({ code: code() })).status).toBe(401)
  })

  test('is not got past by another password, nor begun anew', async () => {
    const { person, signIn } = await protectedPerson()
    await post('/auth/password-reset', { email: person.email })
    const [mail] = await backend.deliver()
    const reset = { token: mail!.token, password: PASSWORD }
    expect((await post('/auth/password-reset/confirm', reset)).status).toBe(200)
    expect((await signIn()).body.error.details).toEqual({ twoFactor: true })
    const other = await protectedPerson()
    const again = await other.person.call('POST', '/auth/two-factor', { password: PASSWORD })
    expect(again.status).toBe(409)
  })

  test('lets in by each recovery code once', async () => {
    const { person, signIn, recoveryCodes } = await protectedPerson()
    expect(new Set(recoveryCodes).size).toBe(10)
    const [first, second] = recoveryCodes as [string, string]
    const both = await Promise.all([signIn(first), signIn(first)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
    expect((await signIn(second.toLowerCase())).status).toBe(200)
    const rows = await backend.deps.db.sql`select * from people where id = ${person.personId}`
    expect(rows[0]!.recovery_hashes).toHaveLength(8)
    expect(JSON.stringify(rows)).not.toContain(recoveryCodes[2]!.replaceAll('-', ''))
  })

  test('is tried ten times at most, however many come at once, and then waits', async () => {
    const { code, signIn } = await protectedPerson()
    const tries = await Promise.all(Array.from({ length: 15 }, () => signIn('000000')))
    const statuses = tries.map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(CODES_AT_ONCE)
    expect((await signIn(code())).status).toBe(429)
    backend.clock.advance(15 * 60_000)
    expect((await signIn(code())).status).toBe(200)
  })

  test('ends all other sessions when it begins, and goes with a code', async () => {
    const person = await joinMember(backend, workspace, { role: 'viewer' })
    const other = openBrowser(backend)
    await other.call('POST', '/auth/sign-in', { email: person.email, password: PASSWORD })
    const { body } = await person.call('POST', '/auth/two-factor', { password: PASSWORD })
    const code = () => {
      backend.clock.advance(30_000)
      return { code: codeAt(body.secret, stepOf(backend.clock.now())) }
    }
    await person.call('POST', '/auth/two-factor/confirm', code())
    expect((await other.call('GET', '/auth/session')).status).toBe(401)
    const end = (by: object) => person.call('POST', '/auth/two-factor/disable', by)
    expect((await end({ code: '000000' })).status).toBe(401)
    expect((await end(code())).body).toEqual({ twoFactor: false })
    const ended = await workspace.api('GET', '/audit?action=two_factor_ended')
    expect(ended.body).toMatchObject([
      { actor: { type: 'member', id: person.personId }, resource: { id: person.personId } },
    ])
    const signIn = { email: person.email, password: PASSWORD }
    expect((await post('/auth/sign-in', signIn)).status).toBe(200)
  })
})
