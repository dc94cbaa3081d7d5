import { afterAll, afterEach, describe, expect, test } from 'bun:test'
import { codeAt, stepOf } from '../../server/core/totp.ts'
import { writeMailedToken } from '../../server/modules/platform/people/person-token.ts'
import { openOidcService, type Claims } from '../kit/oidc-service.ts'
import { joinMember, openBrowser, PASSWORD, type PersonBrowser } from '../kit/people.ts'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const service = await openOidcService()
afterAll(() => service.stop())
afterEach(() => service.breakWith(null))
const backend = await testBackend({ config: { oidc: service.settings } })
const workspace = await createTestWorkspace(backend)

const verified = (email: string): Claims => ({ email, email_verified: true })

/** Goes to the service and comes back with what it has put into the address. */
async function approvedIn(browser: PersonBrowser, claims: Claims) {
  const { status, body } = await browser.call('POST', '/auth/oidc/start', {})
  expect(status).toBe(200)
  return service.approve(body.url, claims)
}

async function signIn(claims: Claims, browser = openBrowser(backend)) {
  const returned = await approvedIn(browser, claims)
  return { browser, returned, answer: await browser.call('POST', '/auth/oidc', returned) }
}

describe('signing in through another service', () => {
  test('opens a session for the person with the address that the service has verified', async () => {
    const { email, personId } = await joinMember(backend, workspace, { role: 'member' })
    const { browser, answer } = await signIn(verified(email.toUpperCase()))
    expect([answer.status, answer.body.person.id]).toEqual([200, personId])
    expect((await browser.call('GET', '/auth/session')).body.person.email).toBe(email)
  })

  test('goes by the account at the service, whatever address that has later', async () => {
    const { email, personId } = await joinMember(backend, workspace, { role: 'member' })
    const sub = 'account-1'
    expect((await signIn({ sub, ...verified(email) })).answer.status).toBe(200)
    for (const claims of [verified('married@acme.test'), {}, { email, email_verified: false }]) {
      const { answer } = await signIn({ sub, ...claims })
      expect([answer.status, answer.body.person.id]).toEqual([200, personId])
    }
  })

  test('opens nothing for another account that has got the address of somebody', async () => {
    const { email, personId } = await joinMember(backend, workspace, { role: 'owner' })
    expect((await signIn({ sub: 'former', ...verified(email) })).answer.status).toBe(200)
    const { browser, answer } = await signIn({ sub: 'successor', ...verified(email) })
    expect([answer.status, answer.body.error.code]).toEqual([401, 'unauthorized'])
    expect(answer.body.error.message).toContain('Another account at Example ID')
    expect((await browser.call('GET', '/auth/session')).status).toBe(401)
    // A password by mail proves the address in another way, and forgets the account.
    const person = { id: personId, email }
    const mailed = await writeMailedToken(backend.deps, {
      purpose: 'reset',
      person,
      lifeMs: 60_000,
    })
    const reset = { token: mailed!.token, password: `${PASSWORD} again` }
    const done = await openBrowser(backend).call('POST', '/auth/password-reset/confirm', reset)
    expect(done.status).toBe(200)
    expect((await signIn({ sub: 'successor', ...verified(email) })).answer.status).toBe(200)
  })

  test('opens nothing by a token that somebody else has signed', async () => {
    const { email } = await joinMember(backend, workspace, { role: 'owner' })
    service.forges = true
    const { browser, answer } = await signIn(verified(email))
    service.forges = false
    expect([answer.status, answer.body.error.code]).toEqual([401, 'unauthorized'])
    expect((await browser.call('GET', '/auth/session')).status).toBe(401)
    expect((await signIn(verified(email))).answer.status).toBe(200)
  })

  test('is named for the button, and leads to the page of the console alone', async () => {
    const browser = openBrowser(backend)
    expect((await browser.call('GET', '/auth/oidc')).body).toEqual({ name: 'Example ID' })
    const { url } = (await browser.call('POST', '/auth/oidc/start', {})).body
    const asked = new URL(url)
    expect(asked.origin).toBe(service.settings.issuer)
    const { searchParams: values } = asked
    expect(values.get('redirect_uri')).toBe(`${backend.deps.config.origin}/console/sign-in/return`)
    expect(values.get('code_challenge_method')).toBe('S256')
    expect(url).not.toContain(service.settings.clientSecret)
  })

  test.each([
    ['that it has not verified', (email: string) => ({ email, email_verified: false })],
    ['without saying that it is verified', (email: string) => ({ email })],
    ['of nobody here', () => verified('stranger@elsewhere.example')],
    ['at all missing', () => ({ sub: 'somebody' })],
  ])('opens nothing for an address %s', async (_, claimsOf) => {
    const { email } = await joinMember(backend, workspace, { role: 'owner' })
    const { browser, answer } = await signIn(claimsOf(email))
    expect([answer.status, answer.body.error.code]).toEqual([401, 'unauthorized'])
    expect((await browser.call('GET', '/auth/session')).status).toBe(401)
  })

  test('works once, in the browser that began it, within ten minutes', async () => {
    const { email } = await joinMember(backend, workspace, { role: 'member' })
    const { browser, returned, answer } = await signIn(verified(email))
    expect(answer.status).toBe(200)
    expect((await browser.call('POST', '/auth/oidc', returned)).status).toBe(401)

    const stolen = await approvedIn(openBrowser(backend), verified(email))
    const thief = openBrowser(backend)
    expect((await thief.call('POST', '/auth/oidc', stolen)).status).toBe(401)
    await thief.call('POST', '/auth/oidc/start', {})
    expect((await thief.call('POST', '/auth/oidc', stolen)).status).toBe(401)

    const slow = openBrowser(backend)
    const late = await approvedIn(slow, verified(email))
    backend.clock.advance(10 * 60_000 + 1)
    expect((await slow.call('POST', '/auth/oidc', late)).status).toBe(401)
  })

  test('refuses a code of another sign-in, another issuer, and pages of other sites', async () => {
    const { email } = await joinMember(backend, workspace, { role: 'member' })
    const browser = openBrowser(backend)
    const [first, second] = [
      await approvedIn(browser, verified(email)),
      await approvedIn(browser, verified(email)),
    ]
    const mixed = { ...first, code: second.code }
    expect((await browser.call('POST', '/auth/oidc', mixed)).status).toBe(401)
    const other = { ...second, iss: 'https://evil.example' }
    expect((await browser.call('POST', '/auth/oidc', other)).status).toBe(401)

    const third = await approvedIn(browser, verified(email))
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    expect((await browser.call('POST', '/auth/oidc', third, foreign)).status).toBe(403)
    expect((await browser.call('POST', '/auth/oidc/start', {}, foreign)).status).toBe(403)
  })

  test('asks for the code of the app where that is turned on, and a wrong one may be mended', async () => {
    const person = await joinMember(backend, workspace, { role: 'owner' })
    const { body } = await person.call('POST', '/auth/two-factor', { password: PASSWORD })
    const nextCode = () => {
      backend.clock.advance(30_000)
      return codeAt(body.secret, stepOf(backend.clock.now()))
    }
    await person.call('POST', '/auth/two-factor/confirm', { code: nextCode() })

    const { browser, answer } = await signIn(verified(person.email))
    const { details } = answer.body.error
    expect([answer.status, details.twoFactor]).toEqual([401, true])
    expect((await browser.call('GET', '/auth/session')).status).toBe(401)
    const send = (ticket: string, code: string, from = browser) =>
      from.call('POST', '/auth/oidc/code', { ticket, code })
    expect((await send(details.ticket, nextCode(), openBrowser(backend))).status).toBe(401)
    const wrong = await send(details.ticket, '000000')
    expect([wrong.status, wrong.body.error.details.twoFactor]).toEqual([401, true])
    expect((await send(details.ticket, nextCode())).status).toBe(401)
    // No account is theirs before the code was right.
    const other = { sub: 'other', ...verified(person.email) }
    expect((await signIn(other)).answer.body.error.details.twoFactor).toBe(true)
    const right = await send(wrong.body.error.details.ticket, nextCode())
    expect([right.status, right.body.person.id]).toEqual([200, person.personId])
    const late = await signIn(other)
    const { ticket } = late.answer.body.error.details
    const refused = await send(ticket, nextCode(), late.browser)
    expect(refused.body.error.message).toContain('Another account at Example ID')
  })

  test.each([
    ['fails', () => new Response('down', { status: 503 })],
    [
      'answers nonsense',
      () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
    ],
  ])('says so when the service %s, and works again afterwards', async (_, broken) => {
    const { email } = await joinMember(backend, workspace, { role: 'member' })
    const browser = openBrowser(backend)
    const returned = await approvedIn(browser, verified(email))
    service.breakWith(broken)
    const answer = await browser.call('POST', '/auth/oidc', returned)
    expect(answer.body.error.code).toMatch(/^(service_unavailable|unauthorized)$/)
    expect(answer.body.error.message).toContain('Example ID')
    service.breakWith(null)
    expect((await signIn(verified(email), browser)).answer.status).toBe(200)
  })
})

describe('a server without such a service', () => {
  test('says so', async () => {
    const without = await testBackend()
    const browser = openBrowser(without)
    expect((await browser.call('GET', '/auth/oidc')).body).toEqual({ name: null })
    expect((await browser.call('POST', '/auth/oidc/start', {})).status).toBe(404)
    const returned = { code: 'c', state: 's' }
    expect((await browser.call('POST', '/auth/oidc', returned)).status).toBe(404)
  })

  test('whose service cannot be reached answers 503, and starts all the same', async () => {
    const gone = { ...service.settings, issuer: 'http://127.0.0.1:1' }
    const away = await testBackend({ config: { oidc: gone } })
    const answer = await openBrowser(away).call('POST', '/auth/oidc/start', {})
    expect([answer.status, answer.body.error.code]).toEqual([503, 'service_unavailable'])
  })

  test('that could not be reached is asked again by whoever comes next', async () => {
    const down = await testBackend({ config: { oidc: { ...service.settings, name: 'Once Down' } } })
    const start = () => openBrowser(down).call('POST', '/auth/oidc/start', {})
    service.breakWith(() => new Response('', { status: 503 }))
    expect((await start()).status).toBe(503)
    service.breakWith(null)
    expect((await start()).status).toBe(200)
  })
})
