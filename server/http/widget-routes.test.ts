import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { widgetRoutes } from './widget-routes.ts'

const CODE = 'export {}'.padEnd(500, ';')
const dir = mkdtempSync(join(tmpdir(), 'svc-widgets-'))
let app: ReturnType<typeof widgetRoutes>

beforeAll(() => {
  for (const name of ['loader.js', 'svc-share-link.js', 'core-acf3bdad.js', 'notes.txt'])
    writeFileSync(join(dir, name), CODE)
  app = widgetRoutes(dir)
})

afterAll(() => rmSync(dir, { recursive: true }))

function get(path: string, headers: HeadersInit = {}): Promise<Response> {
  return app.handle(new Request(`http://localhost/widgets${path}`, { headers }))
}

test('any site may import an element, and it travels compressed', async () => {
  const answer = await get('/svc-share-link.js', { 'accept-encoding': 'gzip' })
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'content-encoding': 'gzip',
  })
  expect(new TextDecoder().decode(Bun.gunzipSync(await answer.bytes()))).toBe(CODE)
})

test('what is named by its content never changes, the rest is asked for again', async () => {
  const caching = async (path: string) => (await get(path)).headers.get('cache-control')
  expect(await caching('/core-acf3bdad.js')).toContain('immutable')
  for (const path of ['/loader.js', '/svc-share-link.js'])
    expect(await caching(path)).not.toContain('immutable')
  const etag = (await get('/loader.js')).headers.get('etag')!
  expect((await get('/loader.js', { 'if-none-match': etag })).status).toBe(304)
})

test('nothing else of the folder is served, and a server without it starts all the same', async () => {
  for (const path of ['/notes.txt', '/missing.js', '/../package.json', '/'])
    expect((await get(path)).status).toBe(404)
  const empty = widgetRoutes(join(dir, 'missing'))
  const answer = await empty.handle(new Request('http://localhost/widgets/loader.js'))
  expect(answer.status).toBe(404)
})
