import { afterAll, describe, expect, test } from 'bun:test'
import {
  makeAuthenticator,
  toAnswering,
  type Answering,
  type Authenticator,
} from '../kit/authenticator.ts'
import { createBackend } from '../kit/backend.ts'
import { joinMember, openBrowser, PASSWORD, type PersonBrowser } from '../kit/people.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const backend = await createBackend()
afterAll(() => backend.close())
const workspace = await createTestWorkspace(backend)
const { origin } = backend.deps.config
const MINUTE_MS = 60_000
const answering = toAnswering(origin)

const join = () => joinMember(backend, workspace, { role: 'member' })

async function start(person: PersonBrowser): Promise<any> {
  const { status, body } = await person.call('POST', '/auth/passkeys/start', {})
  expect(status).toBe(200)
  return body
}

/** Adds a passkey on a new authenticator. */
async function add(person: PersonBrowser, change: Partial<Answering> = {}, name = 'Laptop') {
  const key = makeAuthenticator()
  const created = key.create(answering(await start(person), change))
  const answer = await person.call('POST', '/auth/passkeys', { name, ...created })
  return { key, created, answer, id: answer.body.id as string }
}

/** Asks for a challenge in a browser and has it signed. */
async function signed(
  browser: PersonBrowser,
  key: Authenticator,
  { personId, ...change }: Partial<Answering> & { personId: string },
) {
  const { body } = await browser.call('POST', '/auth/passkeys/sign-in/start', {})
  return key.get(answering(body, change), personId)
}

const signIn = (browser: PersonBrowser, body: object) =>
  browser.call('POST', '/auth/passkeys/sign-in', body)

describe('a passkey', () => {
  test('is added, named, listed and removed, and each is in the audit log', async () => {
    const person = await join()
    const options = await start(person)
    expect(options).toMatchObject({
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    const { answer, id } = await add(person)
    expect(answer.body).toMatchObject({ name: 'Laptop', lastUsedAt: null, synced: false })
    const { body } = await person.call('PATCH', `/auth/passkeys/${id}`, { name: 'Phone' })
    expect(body.name).toBe('Phone')
    expect((await person.call('GET', '/auth/passkeys')).body).toEqual([body])
    expect((await start(person)).excludeCredentials).toHaveLength(1)
    expect((await person.call('DELETE', `/auth/passkeys/${id}`)).body).toEqual({ id })
    expect((await person.call('GET', '/auth/passkeys')).body).toEqual([])
    for (const action of ['passkey_added', 'passkey_renamed', 'passkey_removed']) {
      const { body } = await workspace.api('GET', `/audit?action=${action}`)
      expect(body).toMatchObject([{ actor: { id: person.personId } }])
    }
  })

  test('signs in without a password or a code, and counts as both factors', async () => {
    const person = await join()
    const { key } = await add(person)
    await backend.deps.db.sql`
      update people set totp_confirmed_at = now() where id = ${person.personId}`
    const other = openBrowser(backend)
    const password = { email: person.email, password: PASSWORD }
    expect((await other.call('POST', '/auth/sign-in', password)).status).toBe(401)
    const answer = await signIn(other, await signed(other, key, person))
    expect(answer.body.person.email).toBe(person.email)
    expect((await other.call('GET', '/auth/session')).status).toBe(200)
    expect((await person.call('GET', '/auth/passkeys')).body[0].lastUsedAt).not.toBeNull()
  })

  test('belongs to one person: nobody else sees, renames or removes it', async () => {
    const [one, two] = [await join(), await join()]
    const { key, id } = await add(one)
    expect((await two.call('GET', '/auth/passkeys')).body).toEqual([])
    expect((await two.call('PATCH', `/auth/passkeys/${id}`, { name: 'My' })).status).toBe(404)
    expect((await two.call('DELETE', `/auth/passkeys/${id}`)).status).toBe(404)
    const again = key.create(answering(await start(two)))
    expect((await two.call('POST', '/auth/passkeys', { name: 'Mine', ...again })).status).toBe(409)
    const other = openBrowser(backend)
    const claimed = await signed(other, key, { personId: two.personId })
    expect((await signIn(other, claimed)).status).toBe(401)
  })

  test('is changed only soon after a sign-in', async () => {
    const person = await join()
    const { id } = await add(person)
    const created = makeAuthenticator().create(answering(await start(person)))
    backend.clock.advance(15 * MINUTE_MS)
    const late = [
      await person.call('POST', '/auth/passkeys/start', {}),
      await person.call('POST', '/auth/passkeys', { name: 'Late', ...created }),
      await person.call('DELETE', `/auth/passkeys/${id}`),
    ]
    for (const { status, body } of late) {
      expect([status, body.error.details]).toEqual([403, { recentSignIn: true }])
    }
    expect((await person.call('GET', '/auth/passkeys')).body).toHaveLength(1)
  })

  test('ends the sessions that it opened when it is removed, but the one that removes it', async () => {
    const person = await join()
    const { key, id } = await add(person)
    const [thief, own] = [openBrowser(backend), openBrowser(backend)]
    for (const browser of [thief, own]) await signIn(browser, await signed(browser, key, person))
    const spare = await signed(thief, key, person)
    expect((await own.call('DELETE', `/auth/passkeys/${id}`)).status).toBe(200)
    const statuses = [thief, own, person].map((one) => one.call('GET', '/auth/session'))
    expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([401, 200, 200])
    expect((await signIn(thief, spare)).status).toBe(401)
  })

  test('of which there may be 20, also when many are added at once', async () => {
    const person = await join()
    const ready = await Promise.all(
      Array.from({ length: 22 }, async () =>
        makeAuthenticator().create(answering(await start(person))),
      ),
    )
    const added = await Promise.all(
      ready.map((created) => person.call('POST', '/auth/passkeys', { name: 'One', ...created })),
    )
    expect(added.filter(({ status }) => status === 200)).toHaveLength(20)
    expect((await person.call('POST', '/auth/passkeys/start', {})).status).toBe(409)
  })

  test('stays when nothing else would sign its owner in', async () => {
    const person = await join()
    const { id } = await add(person)
    await backend.deps.db.sql`
      update people set password_hash = null where id = ${person.personId}`
    const kept = await person.call('DELETE', `/auth/passkeys/${id}`)
    expect([kept.status, kept.body.error.code]).toEqual([409, 'conflict'])
    await add(person, {}, 'Phone')
    expect((await person.call('DELETE', `/auth/passkeys/${id}`)).status).toBe(200)
  })
})

describe('what an authenticator answers counts', () => {
  test('once, for adding and for signing in, also of two at once', async () => {
    const person = await join()
    const { key, created } = await add(person)
    const again = await person.call('POST', '/auth/passkeys', { name: 'Again', ...created })
    expect(again.status).toBe(422)
    const other = openBrowser(backend)
    const once = await signed(other, key, person)
    const both = await Promise.all([signIn(other, once), signIn(other, once)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
  })

  test('in the session and the browser that asked alone', async () => {
    const person = await join()
    const { key } = await add(person)
    const [victim, attacker] = [openBrowser(backend), openBrowser(backend)]
    const stolen = await signed(victim, key, person)
    await attacker.call('POST', '/auth/passkeys/sign-in/start', {})
    expect((await signIn(attacker, stolen)).status).toBe(401)
    expect((await signIn(openBrowser(backend), stolen)).status).toBe(401)
    expect((await signIn(victim, stolen)).status).toBe(200)
    const created = makeAuthenticator().create(answering(await start(person)))
    const elsewhere = await join()
    const moved = await elsewhere.call('POST', '/auth/passkeys', { name: 'Moved', ...created })
    expect(moved.status).toBe(422)
  })

  test('for ten minutes', async () => {
    const person = await join()
    const { key } = await add(person)
    const created = makeAuthenticator().create(answering(await start(person)))
    const other = openBrowser(backend)
    const late = await signed(other, key, person)
    backend.clock.advance(10 * MINUTE_MS)
    const added = await person.call('POST', '/auth/passkeys', { name: 'Late', ...created })
    expect(added.status).toBe(422)
    expect((await signIn(other, late)).status).toBe(401)
  })

  test('for this site, by somebody whom it has checked, and for what was asked', async () => {
    const person = await join()
    const { key } = await add(person)
    const refused: Partial<Answering>[] = [
      { origin: 'https://evil.example' },
      { rpId: 'evil.example' },
      { isVerified: false },
      { challenge: 'bm90IG91cnM' },
    ]
    for (const change of refused) {
      expect((await add(person, change)).answer.status).toBe(422)
      const other = openBrowser(backend)
      expect((await signIn(other, await signed(other, key, { ...person, ...change }))).status).toBe(
        401,
      )
      expect((await other.call('GET', '/auth/session')).status).toBe(401)
    }
    const other = openBrowser(backend)
    const forged = await signed(other, makeAuthenticator(), person)
    expect((await signIn(other, { ...forged, id: key.id })).status).toBe(401)
    const adding = await start(person)
    expect((await signIn(person, key.get(answering({ ...adding }), person.personId))).status).toBe(
      401,
    )
  })

  test('only forward, of authenticators that count', async () => {
    const person = await join()
    const { key } = await add(person, { counter: 5 })
    const statuses: number[] = []
    for (const counter of [4e9, 4e9, 7, 4e9 + 1]) {
      const other = openBrowser(backend)
      const answer = await signIn(other, await signed(other, key, { ...person, counter }))
      statuses.push(answer.status)
    }
    expect(statuses).toEqual([200, 401, 401, 200])
  })

  test('from a page of this server', async () => {
    const person = await join()
    const { key } = await add(person)
    const other = openBrowser(backend)
    const good = await signed(other, key, person)
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    expect((await other.call('POST', '/auth/passkeys/sign-in', good, foreign)).status).toBe(403)
    for (const path of ['/auth/passkeys/sign-in/start', '/auth/passkeys/start']) {
      expect((await person.call('POST', path, {}, foreign)).status).toBe(403)
    }
    expect((await signIn(other, good)).status).toBe(200)
  })

  test('and opens a new session, which ends the one that the browser had', async () => {
    const [one, two] = [await join(), await join()]
    const { key } = await add(one)
    const before = two.cookie
    await signIn(two, await signed(two, key, one))
    expect((await two.call('GET', '/auth/session')).body.person.email).toBe(one.email)
    const old = await two.call('GET', '/auth/session', undefined, { cookie: before })
    expect(old.status).toBe(401)
  })
})
