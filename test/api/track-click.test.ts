import { describe, expect, test } from 'bun:test'
import { testBackend } from '../kit/test-backend.ts'
import { CHROME, createTestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend()
const ws = await createTestWorkspace(backend)
const other = await createTestWorkspace(backend)
for (const [key, url] of [
  ['ada', 'https://shop.test/'],
  ['store', 'https://apps.apple.com/app/id1'],
]) {
  const made = await ws.api('POST', '/links', {
    domain: ws.domain,
    key,
    url,
    trackConversion: true,
  })
  expect(made.status).toBe(200)
}

const clicks = async () => {
  const [row] = await backend.deps.db.sql`select count(*)::int as n from clicks`
  return row!.n as number
}

/** The call is refused with this code and leaves no trace. */
async function refused(
  answer: Promise<{ status: number; body: any }>,
  status: number,
  code: string,
) {
  const before = await clicks()
  const { status: got, body } = await answer
  expect([got, body.error?.code]).toEqual([status, code])
  expect(body.error.message.length).toBeGreaterThan(10)
  expect(await clicks()).toBe(before)
}

describe('POST /track/click', () => {
  test('records a click for a listed host, with key or via', async () => {
    const before = await clicks()
    const byKey = await ws.browser('/track/click', {
      key: 'ada',
      url: 'https://shop.test/?via=ada',
    })
    expect(byKey.status).toBe(200)
    expect(byKey.body.clickId).toMatch(/^\w{16}$/)
    const byVia = await ws.browser(
      '/track/click',
      { via: 'ADA' },
      { 'user-agent': `${CHROME} two` },
    )
    expect(byVia.body.clickId).not.toBe(byKey.body.clickId)
    expect(await clicks()).toBe(before + 2)
    const event = await ws.api('GET', `/events/${byKey.body.clickId}`)
    expect(event.body.click.trigger).toBe('pageview')
  })

  test('works with the domain alone, as older scripts of the field send it', async () => {
    const answer = await ws.browser('/track/click', {
      publishableKey: undefined,
      domain: ws.domain,
      key: 'ada',
    })
    expect(answer.status).toBe(200)
  })

  test('needs no preflight and answers one when asked', async () => {
    const simple = await ws.browser('/track/click', { key: 'ada' })
    expect(simple.headers.get('access-control-allow-origin')).toBe('*')
    const preflight = await backend.handle(
      new Request('http://localhost/api/track/click', {
        method: 'OPTIONS',
        headers: { origin: 'https://shop.test', 'access-control-request-method': 'POST' },
      }),
    )
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-max-age')).toBe('86400')
  })

  test('a request id repeated from another address, hours later or twice at once records nothing new', async () => {
    const body = { key: 'ada', requestId: 'req-0123456789abcdef' }
    const both = await Promise.all([
      ws.browser('/track/click', body, { 'user-agent': `${CHROME} roam` }),
      ws.browser('/track/click', body, { 'user-agent': `${CHROME} roam` }),
    ])
    const before = await clicks()
    backend.clock.advance(5 * 3_600_000)
    const later = await ws.browser('/track/click', body, { 'user-agent': `${CHROME} elsewhere` })
    expect(new Set([...both, later].map((a) => a.body.clickId)).size).toBe(1)
    expect(await clicks()).toBe(before)
  })

  test('gives no click id to a bot, a prerender or an opted-out visitor', async () => {
    const before = await clicks()
    for (const headers of [
      { 'user-agent': 'Googlebot/2.1' },
      { 'sec-purpose': 'prefetch;prerender' },
      { 'sec-gpc': '1' },
    ]) {
      const answer = await ws.browser('/track/click', { key: 'ada' }, headers)
      expect([answer.status, answer.body]).toEqual([200, { clickId: null, reason: 'not_counted' }])
    }
    expect(await clicks()).toBe(before)
  })

  test('answers a key that no open link of the workspace has without an error for the visitor', async () => {
    const before = await clicks()
    const unknown = { clickId: null, reason: 'unknown_link' }
    const foreign = { key: 'ada', publishableKey: other.publishableKey }
    const expired = {
      domain: ws.domain,
      key: 'over',
      url: 'https://shop.test/',
      expiresAt: '2020-01-01T00:00:00Z',
    }
    expect((await ws.api('POST', '/links', expired)).status).toBe(200)
    for (const body of [{ key: 'nobody' }, { key: 'over' }, foreign]) {
      const answer = await ws.browser('/track/click', body)
      expect([answer.status, answer.body]).toEqual([200, unknown])
    }
    expect(await clicks()).toBe(before)
  })

  test('refuses what it must, with a stable code and without a trace', async () => {
    const send = (body: object, headers?: HeadersInit) => ws.browser('/track/click', body, headers)
    await refused(send({ key: 'ada' }, { origin: 'https://evil.test' }), 403, 'forbidden')
    await refused(send({ key: 'ada', publishableKey: 'svc_pk_nobody' }), 401, 'unauthorized')
    await refused(send({ key: 'ada', publishableKey: ws.secretKey }), 403, 'forbidden')
    await refused(send({}), 422, 'unprocessable_entity')
    await refused(send({ key: 7 }), 422, 'unprocessable_entity')
    await refused(send({ kye: 'ada' }), 422, 'unprocessable_entity')
    await refused(send({ key: 'a'.repeat(191) }), 422, 'unprocessable_entity')
    await refused(send({ key: 'ada', url: 'x'.repeat(9000) }), 422, 'unprocessable_entity')
    await refused(send({ key: 'ada', requestId: 'a b c d e f' }), 422, 'unprocessable_entity')
    await refused(
      ws.api('POST', '/track/click', '{"key":', { authorization: '' }),
      400,
      'bad_request',
    )
  })

  test('refuses every host while the list of hostnames is empty, and says so', async () => {
    const bare = await createTestWorkspace(backend, { allowedHostnames: [] })
    await bare.api('POST', '/links', { domain: bare.domain, key: 'x', url: 'https://shop.test/' })
    const answer = await bare.browser('/track/click', { key: 'x' })
    expect([answer.status, answer.body.error.code]).toEqual([403, 'forbidden'])
    expect(answer.body.error.message).toMatch(/allowed hostname/i)
    expect((await bare.visit('x')).status).toBe(302)
  })

  test('hostile addresses are kept as text or dropped, never an error', async () => {
    const hostile = ['javascript:alert(1)', 'http://[', 'https://a.test/' + '%00'.repeat(50), '💥']
    for (const [i, url] of hostile.entries()) {
      const headers = { 'user-agent': `${CHROME} hostile ${i}` }
      const answer = await ws.browser('/track/click', { key: 'ada', url, referrer: url }, headers)
      expect(answer.status).toBe(200)
    }
  })
})

describe('POST /track/visit', () => {
  test('records a visit to a page whose path is a link, and answers nulls for any other', async () => {
    const seen = await ws.browser(
      '/track/visit',
      { url: 'https://shop.test/ada?x=1' },
      { 'user-agent': `${CHROME} v` },
    )
    expect(seen.body).toMatchObject({ clickId: expect.any(String), link: { key: 'ada' } })
    const none = await ws.browser('/track/visit', { url: 'https://shop.test/prices' })
    expect(none.body).toEqual({ clickId: null, link: null })
  })

  test('refuses a host that is not listed before it tells anything', async () => {
    await refused(
      ws.browser('/track/visit', { url: 'https://evil.test/ada' }, { origin: 'https://evil.test' }),
      403,
      'forbidden',
    )
    await refused(ws.browser('/track/visit', { url: 'nowhere' }), 422, 'unprocessable_entity')
  })
})

describe('POST /track/open', () => {
  test('records an app opened by a deep link', async () => {
    const answer = await ws.browser('/track/open', {
      publishableKey: undefined,
      deepLink: `https://${ws.domain}/ada`,
    })
    expect(answer.body).toMatchObject({ clickId: expect.any(String), link: { key: 'ada' } })
  })

  test('recognises, for an hour, whoever was sent to the app store', async () => {
    const location = (await ws.visit('store', { visitor: 'phone' })).headers.get('location')!
    const clickId = new URL(location).searchParams.get('svc_id')
    const ask = () => ws.browser('/track/open', { publishableKey: undefined, domain: ws.domain })
    expect((await ask()).body).toMatchObject({ clickId, link: { key: 'store' } })
    backend.clock.advance(3_600_001)
    expect((await ask()).body).toEqual({ clickId: null, link: null })
  })

  test('recognizes a visitor who was sent to the app store before midnight', async () => {
    const day = new Date(backend.clock.now() + 86_400_000).toISOString().slice(0, 10)
    backend.clock.set(`${day}T23:50:00Z`)
    const location = (await ws.visit('store', { visitor: 'phone' })).headers.get('location')!
    const clickId = new URL(location).searchParams.get('svc_id')
    backend.clock.advance(20 * 60_000)
    const ask = () => ws.browser('/track/open', { publishableKey: undefined, domain: ws.domain })
    expect((await ask()).body).toMatchObject({ clickId, link: { key: 'store' } })
  })

  test('says what is missing or unknown', async () => {
    await refused(
      ws.browser('/track/open', { publishableKey: undefined }),
      422,
      'unprocessable_entity',
    )
    await refused(
      ws.browser('/track/open', { publishableKey: undefined, deepLink: 'https://nowhere.test/a' }),
      404,
      'not_found',
    )
    await refused(
      ws.browser('/track/open', { publishableKey: undefined, domain: 'nowhere.test' }),
      404,
      'not_found',
    )
  })
})
