import { describe, expect, test } from 'bun:test'
import { Validator } from '@seriousme/openapi-schema-validator'
import { createApp } from '../../server/app.ts'
import { ERRORS } from '../../server/domain/errors.ts'
import { documentPath, type ApiDocument } from '../../server/http/openapi.ts'
import { apiDocument } from '../../tools/build-api.ts'
import { ensureBuilt } from '../../tools/build.ts'
import { testBackend } from '../kit/test-backend.ts'

/** Routes that are not part of the API: the description itself, pages behind links in mails, what browsers ask beforehand, and the rest. */
const NOT_DESCRIBED = [
  'GET /openapi.json',
  'GET /docs',
  'GET /docs/{file}',
  'POST /mcp',
  'GET /integrations/{provider}/webhook/{connection}',
  'GET /mails/unsubscribe/{token}',
  'POST /mails/unsubscribe/{token}',
  'OPTIONS /track/*',
  'OPTIONS /programs/{id}/landing',
  'OPTIONS /partners/apply',
  'OPTIONS /partners/sign-in',
  'OPTIONS /partners/session',
  'OPTIONS /partners/session/dashboard',
  'OPTIONS /partners/accounts',
  'OPTIONS /partner/payout-method',
  'OPTIONS /partner/payout-method/onboarding',
  'OPTIONS /partners/invites/*',
  'OPTIONS /embed/*',
  ...['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'].map((method) => `${method} /*`),
]

await ensureBuilt(['api'])
const backend = await testBackend()
const get = (path: string) => backend.handle(new Request(`http://localhost${path}`))

const document = (await (await get('/api/openapi.json')).json()) as ApiDocument

interface Operation {
  operationId?: string
  summary?: string
  tags?: string[]
  security?: Record<string, string[]>[]
  responses: Record<string, { $ref?: string }>
  requestBody?: { content: Record<string, { schema: object }> }
}
const operations = () =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      ...(operation as unknown as Operation),
    })),
  )

/** Returns the document without what the framework adds to schemas of which a route was called. */
function withoutClosed(described: ApiDocument): ApiDocument {
  // The same shape, with fewer optional keys.
  return JSON.parse(JSON.stringify(described), (key, value: unknown) =>
    key === 'additionalProperties' && value === false ? undefined : value,
  ) as ApiDocument
}

describe('the API document', () => {
  test('says what the routes say now, also when it was built before', () => {
    const now = withoutClosed(apiDocument())
    expect(withoutClosed(document)).toEqual({ ...now, servers: document.servers })
  })

  test('is valid OpenAPI 3.1', async () => {
    expect(document.openapi).toBe('3.1.0')
    const { valid, errors } = await new Validator().validate(structuredClone(document))
    expect(errors).toBeUndefined()
    expect(valid).toBe(true)
  })

  test('describes every route that the server has below /api, once', () => {
    const registered = createApp(backend.deps)
      .routes.filter((route) => route.path.startsWith('/api/'))
      .map((route) => `${route.method} ${documentPath(route.path)}`)
    const described = operations().map((operation) => operation.name)
    expect([...described, ...NOT_DESCRIBED].sort()).toEqual(registered.sort())
  })

  test('gives every operation a unique id, a summary, a tag that is described and an answer', () => {
    const known = new Set(document.tags.filter((tag) => tag.description).map((tag) => tag.name))
    const ids = operations().map((operation) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { name, operationId, summary, tags, responses } of operations()) {
      expect({ name, operationId }).toEqual({
        name,
        operationId: expect.stringMatching(/^[a-z]\w+$/),
      })
      expect({ name, summary }).toEqual({
        name,
        summary: expect.stringMatching(/^[A-Z].{2,79}[^.]$/),
      })
      expect({ name, tags: tags?.filter((tag) => known.has(tag)).length }).toEqual({
        name,
        tags: 1,
      })
      expect({ name, ok: Object.keys(responses).some((status) => status.startsWith('2')) }).toEqual(
        {
          name,
          ok: true,
        },
      )
    }
  })

  test('documents the errors of every operation with the codes of the catalogue', () => {
    const codes = Object.entries(ERRORS)
    for (const [status, response] of Object.entries(document.components.responses!)) {
      const expected = codes.filter(([, error]) => `Error${error.status}` === status)
      for (const [code] of expected) expect(JSON.stringify(response)).toContain(`"${code}"`)
      expect(expected.length).toBeGreaterThan(0)
    }
    for (const { name, security, responses } of operations()) {
      const documented = Object.keys(responses)
      const needed = security?.length
        ? ['401', '403', '404', '422', '429', '500', '503']
        : ['500', '503']
      expect({ name, missing: needed.filter((status) => !documented.includes(status)) }).toEqual({
        name,
        missing: [],
      })
    }
  })

  test('says which key every operation takes, and which scope of it', () => {
    expect(Object.keys(document.components.securitySchemes!)).toEqual([
      'secretKey',
      'memberSession',
      'publishableKey',
      'partnerSession',
      'shareLink',
      'embedSession',
    ])
    for (const { name, tags, security } of operations()) {
      if (tags?.some((tag) => tag === 'health' || tag === 'qr')) continue
      if (tags?.includes('partner-sessions') || tags?.includes('auth')) continue
      const [{ embedSession, partnerSession, shareLink } = {}] = security ?? []
      if (embedSession ?? partnerSession ?? shareLink) continue
      // Whoever has the address of a picture may see it.
      if (name === 'GET /images/{workspaceId}/{id}') continue
      // A provider signs what it reports.
      if (/^POST \/(payouts\/callbacks|integrations)\//.test(name)) continue
      const [first] = security ?? []
      const { secretKey, publishableKey } = first ?? {}
      expect({ name, scopes: secretKey?.length }).toEqual({
        name,
        scopes: publishableKey ? undefined : 1,
      })
    }
  })

  test('gives each value its type in JSON, never the text that stands for it in an address', () => {
    for (const schema of schemasIn(document)) {
      expect(['numeric', 'integer', 'boolean', 'ObjectString', 'ArrayString']).not.toContain(
        schema.format as string,
      )
      expect(['Date', 'undefined', 'File']).not.toContain(schema.type as string)
      expect(schema).not.toHaveProperty('nullable')
    }
  })

  test('bounds every text and list that a caller may send', () => {
    for (const { name, requestBody } of operations()) {
      if (!requestBody) continue
      const [schema] = Object.values(requestBody.content)
      for (const part of schemasIn(resolved(schema!.schema))) {
        if (part.type === 'array') expect({ name, part }).toHaveProperty('part.maxItems')
        const isText = part.type === 'string' && !part.enum && !('const' in part)
        if (isText) expect({ name, part }).toHaveProperty('part.maxLength')
      }
    }
  })

  test('never fills in the first word of a choice that was not made', () => {
    for (const schema of schemasIn(document)) {
      if (schema.enum) expect(schema).not.toHaveProperty('default')
    }
  })
})

describe('the API pages', () => {
  test('load nothing from elsewhere', async () => {
    const response = await get('/api/docs')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    const page = await response.text()
    const addresses = Array.from(
      page.matchAll(/<(?:script|link) [^>]*(?:src|href)="([^"]+)"/g),
      ([, address]) => address!,
    )
    expect(addresses.filter((address) => !/^(\/api\/docs\/|data:,$)/.test(address))).toEqual([])
    for (const address of addresses.filter((a) => a.startsWith('/'))) {
      const asset = await get(address)
      expect(asset.status).toBe(200)
      expect(asset.headers.get('content-type')).toMatch(/^text\/(css|javascript)/)
      expect((await asset.arrayBuffer()).byteLength).toBeGreaterThan(100)
    }
    expect((await get('/api/docs/..%2f..%2fpackage.json')).status).toBe(404)
  })
})

/** Every schema in a part of the document, however deep. */
function schemasIn(part: unknown): Record<string, unknown>[] {
  if (typeof part !== 'object' || part === null) return []
  if (Array.isArray(part)) return part.flatMap(schemasIn)
  const object = part as Record<string, unknown>
  const { examples: _, ...deeper } = object
  return [object, ...Object.values(deeper).flatMap(schemasIn)]
}

function resolved(schema: object): object {
  const text = JSON.stringify(schema).replace(
    /\{"\$ref":"#\/components\/schemas\/(\w+)"\}/g,
    (_, name: string) => JSON.stringify(document.components.schemas![name]),
  )
  return JSON.parse(text) as object
}
