import { beforeAll, describe, expect, test } from 'bun:test'
import { createApp } from '../../server/app.ts'
import { readConfig } from '../../server/config.ts'
import { runOnce } from '../../server/jobs/queue.ts'
import { serve } from '../../server/serve.ts'
import { joinMember, type TestMember } from '../kit/people.ts'
import { createTestProgram } from '../kit/program.ts'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace, type TestWorkspace } from '../kit/workspace.ts'

const CONSOLE = 'https://refer.acme.test'
const PORTAL = 'https://partners.acme.test'
const backend = await testBackend({ config: { origin: CONSOLE, portalOrigin: PORTAL } })
let workspace: TestWorkspace
let anna: TestMember

beforeAll(async () => {
  workspace = await createTestWorkspace(backend)
  anna = await joinMember(backend, workspace, { role: 'owner' })
})

/** Sends a request to a host, as a proxy hands it on. */
interface Sent {
  method?: string
  body?: string
  headers?: Readonly<Record<string, string>>
}

function ask(host: string, path: string, init: Sent = {}) {
  const headers = { host, ...init.headers }
  return backend.handle(new Request(`http://localhost${path}`, { ...init, headers }))
}
const statusAt = async (host: string, path: string, init: Sent = {}) =>
  (await ask(host, path, init)).status

const [consoleHost, portalHost] = ['refer.acme.test', 'partners.acme.test']
const PORTAL_API = [
  '/api/partners/sign-in',
  '/api/partners/session',
  '/api/partners/session/dashboard',
  '/api/partners/accounts',
  '/api/partners/invites/read',
  '/api/partner/payout-method',
]

describe('on the portal’s host', () => {
  test('pages and the API of partners answer', async () => {
    expect(await statusAt(portalHost, '/partners/sign-in')).toBe(200)
    expect(await statusAt(portalHost, '/widgets/loader.js')).toBe(200)
    expect(await statusAt(portalHost, '/api/health')).toBe(200)
    for (const path of PORTAL_API) {
      expect([path, [401, 404, 405, 415, 422].includes(await statusAt(portalHost, path))]).toEqual([
        path,
        true,
      ])
    }
    expect(await statusAt(portalHost, '/api/partners/session')).toBe(401)
  })

  const spellings = ['', ':443', '.', '.:443'].map((end) => `${portalHost}${end}`)
  test.each([...spellings, 'PARTNERS.acme.test'])('%s has nothing else', async (host) => {
    const key = { authorization: `Bearer ${workspace.secretKey}` }
    const session = { cookie: anna.cookie, origin: CONSOLE, 'sec-fetch-site': 'same-origin' }
    const paths = [
      '/console',
      '/console/',
      '/console/assets/x.js',
      '/api/auth/session',
      '/api/workspace',
      '/api/links',
      '/api/partners',
      '/api/partners/export',
      '/api/partners/sign-in/../../workspace',
      '/api/mcp',
      '/api/docs',
      '/docs',
      '/partnersx',
      '/some-link',
    ]
    for (const headers of [key, session]) {
      for (const path of paths) {
        expect([path, await statusAt(host, path, { headers })]).toEqual([path, 404])
      }
    }
    expect(await statusAt(host, '/api/auth/sign-in', { method: 'POST' })).toBe(404)
  })

  test('other headers and addresses do not choose another host', async () => {
    for (const headers of [
      { 'x-forwarded-host': consoleHost },
      { forwarded: `host=${consoleHost}` },
      { 'x-original-url': '/console' },
    ]) {
      expect(await statusAt(portalHost, '/console', { headers })).toBe(404)
    }
    const absolute = new Request(`${CONSOLE}/console`, { headers: { host: portalHost } })
    expect((await backend.handle(absolute)).status).toBe(404)
  })
})

describe('on the console’s host', () => {
  test('pages of partners lead to the portal, and nowhere else', async () => {
    for (const [path, to] of [
      ['/partners', '/partners'],
      ['/partners/sign-in?program=prog_1&lang=de', '/partners/sign-in?program=prog_1&lang=de'],
      ['/partners//evil.test', '/partners//evil.test'],
      [
        '/partners/@evil.test?next=https://evil.test',
        '/partners/@evil.test?next=https://evil.test',
      ],
    ]) {
      const answer = await ask(consoleHost, path!)
      expect([answer.status, answer.headers.get('location')]).toEqual([302, `${PORTAL}${to}`])
      expect(new URL(answer.headers.get('location')!).origin).toBe(PORTAL)
    }
  })

  test.each(['', ':443', '.'])('the API of partners does not answer (host%s)', async (end) => {
    for (const path of PORTAL_API.flatMap((one) => [one, `${one}/`])) {
      for (const method of ['GET', 'POST', 'OPTIONS']) {
        const status = await statusAt(`${consoleHost}${end}`, path, { method })
        expect([method, path, status]).toEqual([method, path, 404])
      }
    }
  })

  test('all else answers as before, for pages of the console alone', async () => {
    expect(await statusAt(consoleHost, '/console')).toBe(200)
    const headers = { cookie: anna.cookie, origin: CONSOLE, 'sec-fetch-site': 'same-origin' }
    expect(await statusAt(consoleHost, '/api/auth/session', { headers })).toBe(200)
    const foreign = { ...headers, origin: PORTAL, 'sec-fetch-site': 'same-site' }
    expect(await statusAt(consoleHost, '/api/auth/session', { headers: foreign })).toBe(403)
    const write = { method: 'PATCH', body: '{"name":"x"}', headers: foreign }
    expect(await statusAt(consoleHost, '/api/workspace', write)).toBe(403)
    // Elements in other applications.
    expect(await statusAt(consoleHost, '/api/embed/referrals')).toBe(401)
  })
})

test.each([
  ['the console’s host', consoleHost, `${CONSOLE}/console`],
  ['the portal’s host', portalHost, `${PORTAL}/partners`],
  ['an unknown host', 'go.nobody.test', null],
])(
  'the bare address of %s leads to its home page, when the server listens too',
  async (_, host, to) => {
    const routed = await ask(host, '/')
    const serving = serve(backend.deps, createApp(backend.deps))
    try {
      const url = `http://127.0.0.1:${serving.port}/`
      const listened = await fetch(url, { headers: { host }, redirect: 'manual' })
      for (const answer of [routed, listened]) {
        expect([answer.status, answer.headers.get('location')]).toEqual([to ? 302 : 404, to])
      }
    } finally {
      await serving.stop()
    }
  },
)

test('a partner’s token opens nothing of the console, and a member’s nothing of the portal', async () => {
  const { program } = await createTestProgram(backend, workspace, { slug: 'refer' })
  const email = 'pat@partner.test'
  const created = await workspace.api('POST', '/partners', {
    programId: program.id,
    name: 'Pat',
    email,
  })
  const link = await anna.call('POST', `/partners/${created.body.id}/access-link`, {
    programId: program.id,
  })
  expect(link.status).toBe(200)
  expect(link.body.url).toStartWith(`${PORTAL}/partners/`)
  const token = new URL(link.body.url).hash.replace('#token=', '')
  const opened = await ask(portalHost, '/api/partners/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: PORTAL },
    body: JSON.stringify({ token }),
  })
  expect(opened.status).toBe(200)
  const { token: session } = await opened.json()
  const bearer = { authorization: `Bearer ${session}` }
  expect(await statusAt(portalHost, '/api/partners/session', { headers: bearer })).toBe(200)
  expect(await statusAt(consoleHost, '/api/partners/session', { headers: bearer })).toBe(404)
  expect(await statusAt(consoleHost, '/api/workspace', { headers: bearer })).toBe(401)
  const asMember = { headers: { cookie: anna.cookie } }
  expect(await statusAt(portalHost, '/api/partners/session', asMember)).toBe(401)
  // The dashboard's own calls: browsers leave out Origin where a page reads from its own host.
  const dashboard = await ask(portalHost, '/api/partners/session/dashboard', {
    method: 'POST',
    headers: { ...bearer, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ programId: program.id }),
  })
  expect(dashboard.status).toBe(200)
  const { publicToken } = await dashboard.json()
  const view = (host: string, headers: Record<string, string>) =>
    statusAt(host, '/api/embed/referrals', {
      headers: { authorization: `Bearer ${publicToken}`, ...headers },
    })
  const own = { 'sec-fetch-site': 'same-origin' }
  expect(await view(portalHost, own)).toBe(200)
  expect(await view(consoleHost, own)).toBe(403)
  expect(await view(portalHost, { origin: CONSOLE })).toBe(403)
})

test('a link domain keeps its pages for partners, and any other host leads to the portal', async () => {
  expect(await statusAt(workspace.domain, '/partners/sign-in')).toBe(200)
  expect(await statusAt(workspace.domain, '/api/partners/session')).toBe(401)
  expect(await statusAt(workspace.domain, '/console')).toBe(404)
  expect(await statusAt('10.0.0.7:3000', '/api/health')).toBe(200)
  expect(await statusAt('10.0.0.7:3000', '/console')).toBe(404)
  const unknown = await ask('evil.test', '/partners/sign-in')
  expect(unknown.headers.get('location')).toBe(`${PORTAL}/partners/sign-in`)
  expect(await statusAt('evil.test', '/api/partners/session')).toBe(404)
})

test('pages for partners may read QR codes, which the console’s host draws for any page', async () => {
  for (const host of [portalHost, workspace.domain]) {
    const page = await ask(host, '/partners/sign-in')
    const policy = page.headers.get('content-security-policy')?.split('; ')
    expect(policy).toContain(`connect-src 'self' ${CONSOLE}`)
  }
  const code = await ask(consoleHost, '/api/qr?url=x&format=svg', { headers: { origin: PORTAL } })
  expect(code.headers.get('access-control-allow-origin')).toBe('*')
})

test('nobody but the operator uses the portal’s host for links', async () => {
  const { status } = await workspace.api('POST', '/domains', { slug: portalHost })
  expect(status).toBe(403)
  await runOnce(backend.deps)
})

test('PORTAL_ORIGIN is another host than ORIGIN', () => {
  const read = (portal: string) =>
    readConfig({ ORIGIN: CONSOLE, PORTAL_ORIGIN: portal }).portalOrigin
  expect(read(`${PORTAL}/`)).toBe(PORTAL)
  expect(read('')).toBeUndefined()
  expect(() => read(CONSOLE)).toThrow('PORTAL_ORIGIN')
  expect(() => read(`${CONSOLE}:8443`)).toThrow('PORTAL_ORIGIN')
  expect(() => read(`${PORTAL}/partners`)).toThrow('PORTAL_ORIGIN')
  expect(() => read('http://partners.acme.test')).toThrow('https')
})
