import { describe, expect, test } from 'bun:test'
import { createBackend } from '../kit/backend.ts'
import { testBackend } from '../kit/test-backend.ts'

const backend = await testBackend()

const get = (path: string, headers: HeadersInit = {}) =>
  backend.handle(new Request(`http://localhost/api${path}`, { headers }))

describe('health', () => {
  test('says that the process answers and that the database does', async () => {
    for (const path of ['/health', '/ready']) {
      const response = await get(path)
      expect([response.status, await response.json()]).toMatchObject([200, { status: 'ok' }])
      expect(response.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
    }
  })

  test('is not ready, but alive, without its database', async () => {
    const lost = await createBackend()
    await lost.close()
    const ready = await lost.handle(new Request('http://localhost/api/ready'))
    expect(ready.status).toBe(503)
    expect(ready.headers.get('retry-after')).toBe('1')
    expect((await lost.handle(new Request('http://localhost/api/health'))).status).toBe(200)
  })
})
