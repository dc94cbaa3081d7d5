import { afterAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { consoleRoutes } from './console-routes.ts'

const dir = mkdtempSync(join(tmpdir(), 'svc-console-'))
writeFileSync(join(dir, 'index.html'), '<!doctype html><title>Console</title>')
writeFileSync(join(dir, 'main-0123abcd.js'), 'export {}')
writeFileSync(join(dir, 'sources.sha256'), 'x')
const app = consoleRoutes(dir)
afterAll(() => rmSync(dir, { recursive: true }))
const get = (path: string) => app.handle(new Request(`http://localhost${path}`))

test('files are kept for ever, for this page alone, and nothing else of the folder is served', async () => {
  const { status, headers } = await get('/console/assets/main-0123abcd.js')
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toContain('immutable')
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  expect(headers.get('access-control-allow-origin')).toBeNull()
  for (const name of ['sources.sha256', 'main-ffffffff.js', 'index.html'])
    expect((await get(`/console/assets/${name}`)).status).toBe(404)
})

test('every path answers the application, which nobody keeps or frames', async () => {
  for (const path of [
    '/console',
    '/console/',
    '/console/analytics/live?kind=sale',
    '/console/x/y',
  ]) {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('<title>Console</title>')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const policy = response.headers.get('content-security-policy')!
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("manifest-src 'self'")
    expect(policy).not.toContain('unsafe')
  }
})

test('without a build it says which command is missing', async () => {
  const bare = consoleRoutes(join(dir, 'nothing'))
  const response = await bare.handle(new Request('http://localhost/console/'))
  expect(await response.text()).toContain('bun run build')
})
