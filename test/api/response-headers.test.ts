import { expect, test } from 'bun:test'
import { readdirSync } from 'node:fs'
import { SCRIPT_DIR } from '../../server/http/script-routes.ts'
import { prepareRouteCalls } from '../kit/route-calls.ts'
import { look, says } from '../kit/routes.ts'
import { testBackend } from '../kit/test-backend.ts'
import { CHROME, createTestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend({ config: { rateLimitPerMinute: 60_000, trustProxy: true } })
const kit = await prepareRouteCalls(backend)
const workspace = await createTestWorkspace(backend)
const all = () => true

/** Lists which of the headers that every answer has an answer lacks. */
function lacks(headers: Headers): string[] {
  const policy = headers.get('content-security-policy') ?? ''
  return [
    ...(headers.get('x-content-type-options') === 'nosniff' ? [] : ['nosniff']),
    ...(headers.has('cache-control') ? [] : ['cache-control']),
    ...(policy.includes("frame-ancestors 'none'") ? [] : ['frame-ancestors']),
  ]
}

test('every answer of every route cannot be sniffed or framed, and says who may keep it', async () => {
  const found = await look(all, async (route) => {
    const refused = await kit.call(route)
    const answered = await kit.call(route, await kit.credentials(route))
    return [...lacks(refused.headers), ...lacks(answered.headers)]
  })
  expect(found).toEqual(says(all, () => []))
})

test('data of a workspace is kept by nobody', async () => {
  for (const path of ['/workspace', '/links', '/links/export', '/events/export', '/nowhere']) {
    const { headers } = await workspace.api('GET', path)
    expect([path, headers.get('cache-control')]).toEqual([path, 'no-store'])
  }
})

test('redirects, the pages of links, files and errors have the headers, too', async () => {
  const link = async (body: object) =>
    (await workspace.api('POST', '/links', { url: 'https://shop.test/', ...body })).body.key
  const [open, locked] = [await link({}), await link({ password: 'sesame' })]
  const expired = await link({ expiresAt: '2031-01-01T00:00:00Z' })
  const enter = (password: string) => ({
    method: 'POST',
    body: new URLSearchParams({ password }),
  })
  const file = `/${readdirSync(SCRIPT_DIR).find((name) => name === 'script.js')}`
  const etag = (await ask(file)).headers.get('etag')!
  const answers = {
    302: await ask(`/${open}`),
    404: await ask('/never-was'),
    'unknown host': await ask(`/${open}`, { headers: { host: 'elsewhere.test' } }),
    password: await ask(`/${locked}`),
    'wrong password': await ask(`/${locked}`, enter('simsalabim')),
    'right password': await ask(`/${locked}`, enter('sesame')),
    413: await ask(`/${locked}`, enter('x'.repeat(70_000))),
    file: await ask(file),
    304: await ask(file, { headers: { 'if-none-match': etag } }),
    'no file': await ask('/widgets/none.js'),
    405: await ask('/', { method: 'DELETE' }),
    'API error': await ask('/api/nowhere'),
    'bad path': await ask('/api/events/%zz'),
  }
  backend.clock.set('2032-01-01T00:00:00Z')
  const later = { ...answers, 410: await ask(`/${expired}`) }
  const found = Object.entries(later).map(([kind, { headers }]) => [kind, lacks(headers)])
  expect(found).toEqual(Object.keys(later).map((kind) => [kind, []]))
})

test('the form for a password can be sent to this server alone', async () => {
  const { body } = await workspace.api('POST', '/links', {
    url: 'https://shop.test/',
    password: 'sesame',
  })
  const { headers } = await ask(`/${body.key}`)
  expect(headers.get('content-security-policy')).toContain("form-action 'self'")
})

function ask(path: string, { headers, ...init }: RequestInit = {}): Promise<Response> {
  const sent = new Headers({ host: workspace.domain, 'user-agent': CHROME, ...(headers as object) })
  return backend.handle(new Request(`http://localhost${path}`, { ...init, headers: sent }))
}
