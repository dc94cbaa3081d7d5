import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { scriptRoutes } from './script-routes.ts'

const CODE = '{let a=1;'.padEnd(500, 'a()') + '}'
const dir = mkdtempSync(join(tmpdir(), 'svc-script-'))
let app: ReturnType<typeof scriptRoutes>

beforeAll(() => {
  for (const name of [
    'script.js',
    'script.all.js',
    'script.1.2.3.js',
    'script.all.1.2.3-beta.1.js',
  ])
    writeFileSync(join(dir, name), CODE)
  writeFileSync(join(dir, 'integrity.json'), '{}')
  writeFileSync(join(dir, 'index.js'), 'export {}')
  writeFileSync(join(dir, 'package.json'), '{}')
  app = scriptRoutes(dir)
})

afterAll(() => rmSync(dir, { recursive: true }))

function get(path: string, headers: HeadersInit = {}): Promise<Response> {
  return app.handle(new Request(`http://localhost${path}`, { headers }))
}

test('any site may load the script, also with integrity and isolation', async () => {
  const answer = await get('/script.js')
  expect(await answer.text()).toBe(CODE)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
  })
})

test('a versioned copy never changes, the others are asked for again', async () => {
  for (const path of ['/script.1.2.3.js', '/script.all.1.2.3-beta.1.js'])
    expect((await get(path)).headers.get('cache-control')).toContain('immutable')
  for (const path of ['/script.js', '/script.all.js', '/integrity.json'])
    expect((await get(path)).headers.get('cache-control')).not.toContain('immutable')
})

test('who has it already gets 304 without a body', async () => {
  const etag = (await get('/script.js')).headers.get('etag')!
  const answer = await get('/script.js', { 'if-none-match': `"other", ${etag}` })
  expect(answer.status).toBe(304)
  expect(await answer.text()).toBe('')
  expect((await get('/script.js', { 'if-none-match': '"other"' })).status).toBe(200)
})

test('it travels compressed to whoever can read that', async () => {
  const gzip = await get('/script.js', { 'accept-encoding': 'gzip, deflate' })
  expect(gzip.headers.get('content-encoding')).toBe('gzip')
  expect(new TextDecoder().decode(Bun.gunzipSync(await gzip.bytes()))).toBe(CODE)
  const brotli = await get('/script.js', { 'accept-encoding': 'gzip, deflate, br, zstd' })
  expect(brotli.headers.get('content-encoding')).toBe('br')
  expect((await get('/script.js')).headers.get('content-encoding')).toBeNull()
})

test('the npm package in the same folder is not served', async () => {
  for (const path of ['/index.js', '/package.json']) expect((await get(path)).status).toBe(404)
})

test('a server whose script was not built starts all the same', async () => {
  const empty = scriptRoutes(join(dir, 'missing'))
  expect((await empty.handle(new Request('http://localhost/script.js'))).status).toBe(404)
})
