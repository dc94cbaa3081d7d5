import { describe, expect, test } from 'bun:test'
import { createBackend } from '../kit/backend.ts'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend()
const workspace = await createTestWorkspace(backend)

describe('an error', () => {
  test('has one shape, a page that explains it and a request id', async () => {
    const { status, body, headers } = await workspace.api('GET', '/nowhere')
    expect(status).toBe(404)
    expect(body).toEqual({
      error: {
        code: 'not_found',
        message: expect.stringContaining('/api/docs'),
        doc_url: `${backend.deps.config.origin}/docs/errors#not-found`,
      },
    })
    expect(headers.get('x-request-id')).toBeTruthy()
  })

  test('keeps the request id of the caller when it is a plain word, and no other', async () => {
    const ask = async (id: string) =>
      (
        await workspace.api('GET', '/workspace/nothing', undefined, { 'x-request-id': id })
      ).headers.get('x-request-id')
    expect(await ask('order-17')).toBe('order-17')
    expect(await ask('<script>')).not.toBe('<script>')
    expect(await ask('x'.repeat(65))).not.toBe('x'.repeat(65))
  })

  test('is about unknown fields only where no others are allowed, at every call', async () => {
    for (let n = 0; n < 3; n++) {
      const link = { url: 'https://shop.test/', unheardOf: true }
      expect((await workspace.api('POST', '/links', link)).status).toBe(200)
      expect((await workspace.api('GET', '/links?unheardOf=1')).status).toBe(200)
      const refund = { invoiceId: 'in_1', refundId: 're_1', unheardOf: true }
      const { body } = await workspace.api('POST', '/track/refund', refund)
      expect(body.error.message).toContain('Unknown field "unheardOf".')
    }
  })

  test('is 400 for JSON that cannot be read, whatever its content type', async () => {
    for (const type of ['application/json', 'text/plain', 'application/octet-stream']) {
      const headers = { 'content-type': type }
      const { status, body } = await workspace.api('POST', '/workspace/keys', '{"name":', headers)
      expect([status, body.error.code]).toEqual([400, 'bad_request'])
    }
  })

  test('lists everything that is wrong with the input', async () => {
    const { status, body } = await workspace.api('POST', '/workspace/keys', { name: 5, scopes: 7 })
    expect(status).toBe(422)
    const paths = body.error.issues.map((issue: { path: string }) => issue.path)
    expect(paths).toEqual(expect.arrayContaining(['name', 'scopes']))
  })

  test('never repeats a body or a key that was sent', async () => {
    const secret = 'svc_sk_never-repeat-this-0123456789'
    const headers = { authorization: `Bearer ${secret}` }
    const { body } = await workspace.api('POST', '/workspace/keys', { name: secret }, headers)
    expect(JSON.stringify(body)).not.toContain('never-repeat')
  })

  test('of the server tells nothing of its inside', async () => {
    const broken = await createBackend()
    const own = await createTestWorkspace(broken)
    await broken.deps.db.sql`alter table workspaces rename column currency to money`
    try {
      const { status, body, headers } = await own.api('GET', '/workspace')
      expect([status, body.error.code]).toEqual([500, 'internal_server_error'])
      expect(headers.get('x-request-id')).toBeTruthy()
      expect(JSON.stringify(body)).not.toMatch(/currency|column|select|\.ts/)
    } finally {
      // The statements of a backend are read once more when it closes.
      await broken.deps.db.sql`alter table workspaces rename column money to currency`
      await broken.close()
    }
  })

  test('JSON that curl calls a form is read as JSON', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const { status, body } = await workspace.api('PATCH', '/workspace', '{"name":"Curl"}', form)
    expect([status, body.name]).toEqual([200, 'Curl'])
  })

  test.each([
    'GET /workspace/%zz',
    'GET /workspace/keys/%00',
    'DELETE /workspace/keys/%00',
    'DELETE /workspace/hostnames/%E0%A4%A',
    'PATCH /workspace/keys/..%2f..',
    'PUT /workspace',
    'GET //',
    'GET /?%ff',
  ])('is never 500 for %p', async (request) => {
    const [method, path] = request.split(' ') as [string, string]
    const body = method === 'PATCH' ? { name: 'x' } : undefined
    const { status } = await workspace.api(method, path, body)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
  })
})
