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

  test('is about unknown fields of every body, at every call', async () => {
    const { body: link } = await workspace.api('POST', '/links', { url: 'https://shop.test/' })
    for (let n = 0; n < 3; n++) {
      for (const [method, path, body, field, hint] of [
        ['POST', '/links', { url: link.url, trackConversions: true }, 'trackConversions'],
        ['PATCH', `/links/${link.id}`, { unheardOf: true }, 'unheardOf', 'Known: url, '],
        ['POST', '/links/bulk', [{ url: link.url }, { url: link.url, x: 1 }], '1.x', 'Known'],
        ['POST', '/track/refund', { invoiceId: 'in_1', unheardOf: 1 }, 'unheardOf', 'Known'],
        ['POST', `/programs/${link.id}/archive`, { force: true }, 'force', 'Known: none.'],
      ] as const) {
        const { status, body: answer } = await workspace.api(method, path, body)
        expect([status, answer.error.issues[0].path]).toEqual([422, field])
        expect(answer.error.message).toContain(hint ?? 'Did you mean "trackConversion"?')
      }
      expect((await workspace.api('GET', '/links?unheardOf=1')).body).toHaveLength(1)
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

  test('is 422 for a path that encodes no text', async () => {
    for (const path of ['/events/%zz', '/workspace/%zz', '/nowhere/%ff']) {
      const { status, body } = await workspace.api('GET', path)
      expect([status, body.error.code]).toEqual([422, 'unprocessable_entity'])
    }
  })

  test('is 422 for U+0000, wherever it stands', async () => {
    const link = { url: 'https://shop.test/' }
    const answers = [
      await workspace.api('GET', '/events/%00'),
      await workspace.api('GET', '/links?search=a%00b'),
      await workspace.api('GET', '/payouts/export?invoiceId=a%00'),
      await workspace.api('POST', '/links', { ...link, comments: 'a\0b' }),
      await workspace.api('POST', '/links', { ...link, 'na\0me': 1 }),
      await workspace.api('POST', '/links/bulk', [{ ...link, tagNames: ['a', '\0'] }]),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 422))
    expect(new Set(answers.map(({ body }) => body.error.message))).toEqual(
      new Set(['Text can’t contain the character U+0000.']),
    )
    expect(answers.at(-1)!.body.error.issues[0].path).toBe('0.tagNames.1')
  })

  test('is 400 for a body that nests deeply or has too many values, also one to be repeated', async () => {
    const bodies = [
      `${'{"a":'.repeat(15_000)}1${'}'.repeat(15_000)}`,
      '['.repeat(1_000_000),
      JSON.stringify(Array.from({ length: 30_000 }, () => 0)),
    ]
    for (const body of bodies) {
      const once = { 'idempotency-key': 'deep' }
      const answer = await workspace.api('POST', '/links/bulk', body, once)
      expect([answer.status, answer.body.error.code]).toEqual([400, 'bad_request'])
    }
  })

  test('is 413 for a body that is too large for a caller without a secret key', async () => {
    const padding = 'x'.repeat(70_000)
    const large = await workspace.browser('/track/click', { key: 'none', padding })
    expect([large.status, large.body.error.code]).toEqual([413, 'content_too_large'])
    const link = { url: 'https://shop.test/', comments: 'c'.repeat(4000) }
    const links = Array.from({ length: 20 }, () => link)
    expect((await workspace.api('POST', '/links/bulk', links)).status).toBe(200)
    expect((await workspace.api('POST', '/tags', { name: padding.repeat(15) })).status).toBe(413)
  })

  test('names the field that holds what is no text, however it would be written', async () => {
    const name = { toString: 1, valueOf: 1 }
    const { status, body } = await workspace.api('POST', '/tags', { name })
    expect([status, body.error.issues[0].path]).toEqual([422, 'name'])
  })

  test('is 422 for a list in a query that is too long', async () => {
    const { status, body } = await workspace.api('GET', `/links?tagIds=${','.repeat(9_000)}`)
    expect([status, body.error.code]).toEqual([422, 'unprocessable_entity'])
  })

  test('about an unknown name suggests one to those with a known key only', async () => {
    const call = { kay: 'none' }
    const key = await workspace.browser('/track/click', call)
    expect(key.body.error.message).toContain('Did you mean "key"?')
    const stranger = await workspace.browser('/track/click', {
      ...call,
      publishableKey: 'svc_pk_x',
    })
    expect(stranger.status).toBe(422)
    expect(stranger.body.error.message).not.toContain('mean')
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
