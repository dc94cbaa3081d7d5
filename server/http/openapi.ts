import type { TSchema } from 'elysia'
import { isPublicRoute } from './public-routes.ts'
import { ERROR_SCHEMA, errorResponses, errorsOf } from './openapi-errors.ts'
import { describeParameter } from './field-texts.ts'
import { describeAccess } from './operations/callers.ts'
import type { Operation, Resource } from './operations/operation.ts'
import { SchemaWriter, type JsonSchema } from './openapi-schema.ts'
import { securitySchemes } from './openapi-security.ts'
import { TAGS } from './openapi-tags.ts'

const INTRODUCTION = `Authenticate from your server with a secret key: \`Authorization: Bearer svc_sk_…\`. Browsers use the
publishable key \`svc_pk_…\` for the operations that allow it, in the header or, to avoid a preflight request, in the body as
\`publishableKey\`.

Times are in ISO 8601 format. Amounts are integers in the currency’s minor units. Every response has an \`X-Request-Id\` header.
Responses to requests with a key also have \`RateLimit-Limit\`, \`RateLimit-Remaining\`, and \`RateLimit-Reset\` (seconds). To retry a
POST request safely within 24 hours, send an \`Idempotency-Key\` header. Text is in English. For landing pages, applications,
embedded dashboards, and signed-in members, \`Accept-Language\` selects \`ar\`, \`de\`, \`es\`, \`fr\`, \`ja\`, or \`pt-BR\`.`

export interface ApiDocument {
  openapi: string
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, JsonSchema>>
  components: Record<string, Record<string, JsonSchema>>
  [field: string]: unknown
}

/** Builds the OpenAPI 3.1 document of every operation that does not hide itself. */
export function describeApi(resources: readonly Resource[], origin: string): ApiDocument {
  const writer = new SchemaWriter()
  const paths: ApiDocument['paths'] = {}
  for (const { tag, operation } of listDescribed(resources)) {
    const item = (paths[documentPath(`/api${operation.path}`)] ??= {})
    item[operation.method.toLowerCase()] = describeOperation(writer, tag, operation)
  }
  const used = new Set(
    Object.values(paths)
      .flatMap((item) => Object.values(item))
      .flatMap(tagsOf),
  )
  return {
    openapi: '3.1.0',
    info: {
      title: 'svc',
      version: '1',
      description: INTRODUCTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: `${origin}/api` }],
    tags: [...used].map((name) => ({ name, description: TAGS[name] ?? '' })),
    paths: sortByName(paths),
    components: {
      schemas: { Error: ERROR_SCHEMA, ...sortByName(writer.components) },
      responses: errorResponses(),
      securitySchemes: securitySchemes(origin),
    },
  }
}

function sortByName<T>(values: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Lists the operations by their tags. */
function listDescribed(resources: readonly Resource[]): { tag: string; operation: Operation }[] {
  const order = Object.keys(TAGS)
  return resources
    .flatMap(({ tag, operations }) => operations.map((operation) => ({ tag, operation })))
    .filter(({ operation }) => !operation.hide)
    .sort((a, b) => order.indexOf(a.tag) - order.indexOf(b.tag))
}

/**
 * Converts a route to a path of the document: `/api/links/:id` → `/links/{id}`, relative to the server's
 * address.
 */
export function documentPath(route: string): string {
  const path = route.slice('/api'.length).replace(/:(\w+)/g, '{$1}')
  return path.length > 1 ? path.replace(/\/$/, '') : path
}

/** What an operation declares of its description, in the order in which it is declared. */
const TEXTS = new Set(['summary', 'description', 'requestBody'])

function describeOperation(writer: SchemaWriter, tag: string, operation: Operation): JsonSchema {
  const { id: operationId, caller, method, path, params, query, body, answer } = operation
  const access = describeAccess(operation)
  const isPublic = isPublicRoute(`/api${path}`) && !access
  const security = isPublic ? [{ publishableKey: [] }, {}] : (access ?? [])
  const parameters = [
    ...describeParameters(writer, { path, place: 'path' }, params),
    ...describeParameters(writer, { path, place: 'query' }, query),
  ]
  return {
    tags: [tag],
    ...(caller === 'secret' || caller === 'browser' ? { security } : {}),
    operationId,
    ...Object.fromEntries(Object.entries(operation).filter(([name]) => TEXTS.has(name))),
    security,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: describeBody(writer, tag, body) } : {}),
    responses: {
      ...(answer && { [operation.status ?? 200]: describeAnswer(writer, tag, answer) }),
      ...operation.responses,
      ...errorsOf({ method: method.toLowerCase(), keyed: security.length > 0 }),
    },
  }
}

function describeBody(writer: SchemaWriter, tag: string, body: TSchema): JsonSchema {
  return { required: true, content: { 'application/json': { schema: writer.write(body, tag) } } }
}

function describeAnswer(writer: SchemaWriter, tag: string, answer: TSchema): JsonSchema {
  return {
    description: 'The request succeeded.',
    content: { 'application/json': { schema: writer.write(answer, tag) } },
  }
}

function describeParameters(
  writer: SchemaWriter,
  { path, place }: { path: string; place: 'path' | 'query' },
  schema: TSchema | undefined,
): JsonSchema[] {
  const { properties = {}, required = [] } = (schema ?? {}) as {
    properties?: Record<string, unknown>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => {
    const written = writer.write(property, name)
    const { description = describeParameter(documentPath(`/api${path}`), place, name), ...rest } =
      written
    return {
      name,
      in: place,
      required: required.includes(name),
      ...(description ? { description } : {}),
      schema: rest,
    }
  })
}

function tagsOf(operation: JsonSchema): string[] {
  return (operation.tags ?? []) as string[]
}
