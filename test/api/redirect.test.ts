import { describe, expect, test } from 'bun:test'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace, type TestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend({ config: { trustProxy: true } })
const ws = await createTestWorkspace(backend)

async function link(fields: Record<string, unknown> = {}) {
  const body = { url: 'https://shop.test/', domain: ws.domain, trackConversion: true, ...fields }
  const answer = await ws.api('POST', '/links', body)
  expect(answer.status).toBe(200)
  return answer.body as { id: string; key: string; url: string }
}

const target = async (key: string, options?: Parameters<TestWorkspace['visit']>[1]) =>
  (await ws.visit(key, options)).headers.get('location') ?? ''

const clickIn = (location: string) => new URL(location).searchParams.get('svc_id')

const counted = async (id: string) => (await ws.api('GET', `/links/${id}`)).body.clicks as number

describe('a visitor of a short link', () => {
  test('is sent on with a click id that is already stored', async () => {
    const { key, id } = await link()
    const response = await ws.visit(key)
    expect(response.status).toBe(302)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    const clickId = clickIn(response.headers.get('location')!)
    expect(clickId).toMatch(/^[0-9A-Za-z]{16}$/)
    const event = await ws.api('GET', `/events/${clickId}`)
    expect(event.body.click.id).toBe(clickId)
    expect(await counted(id)).toBe(1)
  })

  test('keeps query parameters byte for byte, but cannot choose the click id', async () => {
    const { key } = await link({ url: 'https://shop.test/a?x=1#top' })
    const location = await target(`${key}?b=%7E+%2F&svc_id=stolen&c`)
    expect(location).toMatch(
      /^https:\/\/shop\.test\/a\?x=1&b=%7E\+%2F&c&svc_id=[0-9A-Za-z]{16}#top$/,
    )
  })

  test('finds the link whatever the case of the key', async () => {
    await link({ key: 'Summer/Sale' })
    expect(await target('summer/SALE')).toStartWith('https://shop.test/')
  })

  test('gets no click id when the link tracks no conversions, and still counts', async () => {
    const { key, id } = await link({ trackConversion: false })
    expect(await target(key)).toBe('https://shop.test/')
    expect(await counted(id)).toBe(1)
  })

  test('who returns within the hour keeps the click; an hour later it is a new one', async () => {
    const { key, id } = await link()
    const first = clickIn(await target(key))
    expect(clickIn(await target(key))).toBe(first)
    const other = clickIn(await target(key, { visitor: 'two' }))
    expect(other).not.toBe(first)
    backend.clock.advance(3_600_000)
    expect(clickIn(await target(key))).not.toBe(first)
    expect(await counted(id)).toBe(3)
  })

  test('a process without memory of the visitor finds the same click', async () => {
    const { key } = await link()
    const first = clickIn(await target(key))
    const { ClickRecorder } = await import('../../server/modules/tracking/clicks/record-click.ts')
    const { createApp } = await import('../../server/app.ts')
    const clicks = new ClickRecorder({
      watch: (run) => run(),
      sql: backend.deps.db.sql,
      ids: backend.deps.ids,
      now: backend.clock.now,
      inFlight: 1,
      maxQueue: 10,
      perAddress: 10,
      offline: backend.deps.offline,
      isHeard: () => Promise.resolve(false),
      committed: () => {},
    })
    const headers = {
      host: ws.domain,
      'user-agent': (await import('../kit/workspace.ts')).CHROME + ' one',
    }
    const other = createApp({ ...backend.deps, clicks })
    const response = await other.handle(new Request(`http://localhost/${key}`, { headers }))
    expect(clickIn(response.headers.get('location')!)).toBe(first)
  })

  test('five hundred at once are each counted, once', async () => {
    const { key, id } = await link()
    const targets = await Promise.all(
      Array.from({ length: 500 }, (_, i) => target(key, { visitor: `crowd ${i % 250}` })),
    )
    expect(new Set(targets.map(clickIn)).size).toBe(250)
    expect(await counted(id)).toBe(250)
  })
})

describe('nobody is counted', () => {
  const cases: [string, Parameters<TestWorkspace['visit']>[1]][] = [
    ['a crawler', { headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } }],
    ['a link preview', { headers: { 'user-agent': 'Slackbot-LinkExpanding 1.0' } }],
    ['no user agent', { headers: { 'user-agent': ' ' } }],
    ['HEAD', { method: 'HEAD' }],
    ['a prefetch', { headers: { 'sec-purpose': 'prefetch;prerender' } }],
    ['Global Privacy Control', { headers: { 'sec-gpc': '1' } }],
    ['Do Not Track', { headers: { dnt: '1' } }],
  ]
  test.each(cases)('for %s, who is still sent on', async (_, options) => {
    const { key, id } = await link()
    const response = await ws.visit(key, options)
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('https://shop.test/')
    expect(await counted(id)).toBe(0)
  })

  test('unless the workspace does not honor opt-outs', async () => {
    await ws.api('PATCH', '/workspace', { honorOptOut: false })
    const { key, id } = await link()
    await ws.visit(key, { headers: { 'sec-gpc': '1' } })
    expect(await counted(id)).toBe(1)
    await ws.api('PATCH', '/workspace', { honorOptOut: true })
  })
})

describe('the destination depends on', () => {
  test('the country', async () => {
    const { key } = await link({ geo: { DE: 'https://shop.test/de' } })
    expect(await target(key, { headers: { 'cf-ipcountry': 'DE' } })).toStartWith(
      'https://shop.test/de?',
    )
    expect(await target(key, { visitor: 'fr', headers: { 'cf-ipcountry': 'FR' } })).toStartWith(
      'https://shop.test/?',
    )
  })

  test('the device', async () => {
    const { key } = await link({
      ios: 'https://shop.test/ios',
      android: 'https://shop.test/android',
    })
    const iphone =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1'
    const pixel =
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36'
    expect(await target(key, { headers: { 'user-agent': iphone } })).toStartWith(
      'https://shop.test/ios?',
    )
    expect(await target(key, { headers: { 'user-agent': pixel } })).toStartWith(
      'https://shop.test/android?',
    )
    expect(await target(key)).toStartWith('https://shop.test/?')
  })

  test('the running A/B test, in its proportions', async () => {
    const { key } = await link({
      testVariants: [
        { url: 'https://shop.test/a', percentage: 80 },
        { url: 'https://shop.test/b', percentage: 20 },
      ],
      testStartedAt: new Date(backend.clock.now()).toISOString(),
      testCompletedAt: new Date(backend.clock.now() + 86_400_000).toISOString(),
    })
    const seen = await Promise.all(
      Array.from(
        { length: 300 },
        async (_, i) => new URL(await target(key, { visitor: `ab ${i}` })).pathname,
      ),
    )
    const a = seen.filter((path) => path === '/a').length
    expect(seen.every((path) => path === '/a' || path === '/b')).toBe(true)
    // 80 % of 300 is 240; eight standard deviations either side.
    expect(a).toBeGreaterThan(184)
    expect(a).toBeLessThan(296)
    backend.clock.advance(86_400_001)
    expect(await target(key)).toStartWith('https://shop.test/?')
  })

  test('an app scheme is passed through', async () => {
    const { key } = await link({ url: 'mailto:hello@shop.test', trackConversion: false })
    expect(await target(key)).toBe('mailto:hello@shop.test')
  })
})

describe('a closed link', () => {
  test('that has expired leads to its own page for that, or says so', async () => {
    const expiresAt = new Date(backend.clock.now() + 60_000).toISOString()
    const plain = await link({ expiresAt })
    const other = await link({ expiresAt, expiredUrl: 'https://shop.test/over' })
    expect(await target(plain.key)).toStartWith('https://shop.test/?')
    backend.clock.advance(60_000)
    expect((await ws.visit(plain.key)).status).toBe(410)
    expect(await target(other.key)).toBe('https://shop.test/over')
    expect(await counted(plain.id)).toBe(1)
  })

  test('with a password shows a form, refuses the wrong word and opens for the right one', async () => {
    const { key, id } = await link({ password: 'sesame' })
    const form = await ws.visit(key)
    expect(form.status).toBe(200)
    expect(await form.text()).toContain('type="password"')
    const enter = (password: string) =>
      backend.handle(
        new Request(`http://localhost/${key}`, {
          method: 'POST',
          headers: { host: ws.domain, 'user-agent': 'Mozilla/5.0 Chrome/141.0.0.0' },
          body: new URLSearchParams({ password }),
        }),
      )
    expect((await enter('simsalabim')).status).toBe(403)
    expect(await counted(id)).toBe(0)
    const opened = await enter('sesame')
    expect(opened.status).toBe(200)
    const [, destination = ''] = /url=([^"]+)"/.exec(await opened.text()) ?? []
    expect(clickIn(destination)).toMatch(/^\w{16}$/)
    expect(await counted(id)).toBe(1)
  })

  test('that was deleted answers like one that never was, and a change shows at once', async () => {
    const { key, id } = await link()
    await ws.visit(key)
    await ws.api('PATCH', `/links/${id}`, { url: 'https://shop.test/new' })
    expect(await target(key)).toStartWith('https://shop.test/new?')
    await ws.api('DELETE', `/links/${id}`)
    expect((await ws.visit(key)).status).toBe(404)
    expect((await ws.visit('never-was')).status).toBe(404)
  })
})

test('an unknown host, a hostile path and an unknown key answer 404 with a page, never an error', async () => {
  for (const [host, path] of [
    ['elsewhere.test', '/x'],
    [ws.domain, '/%00'],
    [ws.domain, '/%E0%A4%A'],
    [ws.domain, `/${'a'.repeat(5000)}`],
    [ws.domain, '/../../etc/passwd'],
    [ws.domain, "/'; drop table clicks; --"],
  ]) {
    const response = await backend.handle(
      new Request(`http://localhost${path}`, { headers: { host: host! } }),
    )
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toContain('text/html')
  }
})
