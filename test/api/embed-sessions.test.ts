import { describe, expect, test } from 'bun:test'
import { testBackend } from '../kit/test-backend.ts'
import { callerWith, openPage, PAGE } from '../kit/embed.ts'
import { createTestProgram } from '../kit/program.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend()
const workspace = await createTestWorkspace(backend)
const program = await createTestProgram(backend, workspace)

const open = (body: object) => openPage(backend, workspace, body)
const boundTo = async (token: string) => {
  const page = callerWith(backend, token)
  return (await page('GET', '/session', undefined, { origin: null })).body.origin
}

describe('a session', () => {
  test('ends at its time, and says whom to ask for another one', async () => {
    const { partner } = await program.enroll('Runs Out')
    const page = await open({ partnerId: partner.id, expiresIn: 60 })
    const start = backend.clock.now()
    backend.clock.set(start + 59_999)
    expect((await page.call('GET', '/session')).body.expiresIn).toBe(0)
    backend.clock.set(start + 60_000)
    const { status, body } = await page.call('GET', '')
    expect(status).toBe(401)
    expect(body.error).toMatchObject({ code: 'unauthorized' })
    expect(body.error.message).toContain('Ask the host application for a new token')
  })

  test('belongs to the first page that uses it', async () => {
    const { partner } = await program.enroll('First Comes')
    const page = await open({ partnerId: partner.id })
    expect(await boundTo(page.token)).toBeNull()
    expect((await page.call('GET', '')).status).toBe(200)
    const second = await page.call('GET', '', undefined, { origin: 'https://evil.test' })
    expect(second.status).toBe(403)
    expect(second.body.error.message).toContain('another origin than https://evil.test')
    expect(second.headers.get('access-control-allow-origin')).toBe('*')
    expect(await boundTo(page.token)).toBe(PAGE)
    expect((await page.call('GET', '')).status).toBe(200)
  })

  test('of two pages at once belongs to one', async () => {
    const { partner } = await program.enroll('Race Winner')
    const page = await open({ partnerId: partner.id })
    const origins = Array.from({ length: 8 }, (_, i) => `https://page-${i % 2}.test`)
    const answers = await Promise.all(
      origins.map((origin) => page.call('GET', '/session', undefined, { origin })),
    )
    const winner = await boundTo(page.token)
    for (const [i, { status }] of answers.entries()) {
      expect(status).toBe(origins[i] === winner ? 200 : 403)
    }
  })

  test('of a page that was named lets no other in, and is not bound to it by trying', async () => {
    const { partner } = await program.enroll('Named Page')
    const page = await open({ partnerId: partner.id, origin: PAGE })
    const wrong = [
      'https://evil.test',
      'http://app.test',
      'https://app.test:8443',
      'https://x.app.test',
    ]
    for (const origin of wrong) {
      expect((await page.call('GET', '', undefined, { origin })).status).toBe(403)
    }
    expect(await boundTo(page.token)).toBe(PAGE)
  })

  const hostile = ['null', '', 'javascript:alert(1)', 'https://app.test/', 'x'.repeat(9000)]
  test.each(hostile.map((origin) => [origin.slice(0, 30), origin]))(
    'is not bound by the Origin %p',
    async (_, origin) => {
      const { partner } = await program.enroll('Hostile Origin', { email: 'hostile@x.test' })
      const page = await open({ partnerId: partner.id })
      const { status, body } = await page.call('GET', '', undefined, { origin })
      expect(status).toBe(403)
      expect(body.error.code).toBe('forbidden')
      expect(await boundTo(page.token)).toBeNull()
    },
  )

  test('is not bound by a request that is refused for another reason', async () => {
    const { partner } = await program.enroll('Careful Binding')
    const page = await open({ partnerId: partner.id, scopes: [] })
    expect((await page.call('POST', '/links', {})).status).toBe(403)
    expect(await boundTo(page.token)).toBeNull()
  })

  test('without an Origin is judged by the Referer of the same origin, or can only read', async () => {
    const { partner } = await program.enroll('Same Origin')
    const page = await open({ partnerId: partner.id, origin: PAGE })
    const from = (fields: Record<string, string>) =>
      page.call('GET', '/session', undefined, { origin: null, ...fields })
    const same = { 'sec-fetch-site': 'same-origin' }
    expect((await from({ ...same, referer: `${PAGE}/dashboard` })).status).toBe(200)
    expect((await from({ ...same, referer: 'https://evil.test/' })).status).toBe(403)
    expect((await from(same)).status).toBe(403)
    expect((await from({ 'sec-fetch-site': 'cross-site', referer: `${PAGE}/` })).status).toBe(403)
    expect((await from({})).status).toBe(200)
    const write = await page.call('PATCH', '/settings', { listed: true }, { origin: null })
    expect(write.status).toBe(403)
    expect(write.body.error.message).toContain('can only read')
  })

  test('is asked for beforehand by any page, with the header and the verbs it needs', async () => {
    for (const path of ['', '/settings', '/links/link_1']) {
      const answer = await backend.handle(
        new Request(`http://localhost/api/embed/referrals${path}`, {
          method: 'OPTIONS',
          headers: { origin: PAGE, 'access-control-request-method': 'PATCH' },
        }),
      )
      expect(answer.status).toBe(204)
      expect(answer.headers.get('access-control-allow-origin')).toBe('*')
      expect(answer.headers.get('access-control-allow-methods')).toContain('PATCH')
      expect(answer.headers.get('access-control-allow-headers')).toContain('authorization')
      expect(answer.headers.has('access-control-allow-credentials')).toBe(false)
    }
  })

  test('may ask 120 times a minute, each for itself, and its answers are kept by nobody', async () => {
    const { partner } = await program.enroll('Busy Page')
    const page = await open({ partnerId: partner.id })
    for (let i = 0; i < 120; i++) {
      const { status, headers } = await page.call('GET', '/session')
      expect(status).toBe(200)
      expect(headers.get('cache-control')).toBe('private, no-store')
    }
    const late = await page.call('GET', '/session')
    expect(late.status).toBe(429)
    expect(late.headers.get('retry-after')).toBe('1')
    const other = await open({ partnerId: partner.id })
    expect((await other.call('GET', '/session')).status).toBe(200)
  })

  test.each([
    ['nothing', null],
    ['no token', 'Bearer'],
    ['an unknown token', `Bearer svc_es_${'x'.repeat(40)}`],
    ['another kind of token', `Bearer svc_ps_${'x'.repeat(40)}`],
    ['another scheme', `Basic svc_es_${'x'.repeat(40)}`],
  ])('is needed: %s does not do', async (_, authorization) => {
    const call = callerWith(backend, '')
    for (const path of ['', '/session', '/commissions', '/links', '/statement']) {
      expect((await call('GET', path, undefined, { authorization })).status).toBe(401)
    }
  })

  test('of one workspace is nothing in another, nor is a secret key', async () => {
    const { partner } = await program.enroll('At Home')
    const page = await open({ partnerId: partner.id })
    const other = await createTestWorkspace(backend)
    const there = await other.api('POST', '/tokens/embed/referrals', { partnerId: partner.id })
    expect(there.status).toBe(404)
    const withKey = { authorization: `Bearer ${workspace.secretKey}` }
    expect((await page.call('GET', '', undefined, withKey)).status).toBe(401)
    const asKey = { authorization: `Bearer ${page.token}` }
    for (const path of ['/partners', '/commissions', '/links']) {
      expect((await workspace.api('GET', path, undefined, asKey)).status).toBe(401)
    }
  })

  test('is swept away a day after it has ended', async () => {
    const { purgeExpired } = await import('../../server/jobs/purge-expired.ts')
    const { partner } = await program.enroll('Long Gone')
    const page = await open({ partnerId: partner.id })
    const stored = async () =>
      (
        await backend.deps.db.sql`select from embed_sessions
          where workspace_id = ${workspace.id} and partner_id = ${partner.id}`
      ).length
    backend.clock.set(Date.parse(page.expires) + 86_399_000)
    await purgeExpired(backend.deps)
    expect(await stored()).toBe(1)
    backend.clock.set(Date.parse(page.expires) + 86_401_000)
    await purgeExpired(backend.deps)
    expect(await stored()).toBe(0)
  })
})
