import type { AnyElysia } from 'elysia'
import { isPublicRoute } from './public-routes.ts'
import { ERROR_SCHEMA, errorResponses, errorsOf } from './openapi-errors.ts'
import { describeParameter } from './field-texts.ts'
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

interface Hooks {
  body?: unknown
  query?: unknown
  params?: unknown
  response?: unknown
  detail?: {
    hide?: boolean
    tags?: string[]
    security?: JsonSchema[]
    /** Responses that are not JSON: `{ 200: { description, content: { 'image/png': {} } } }`. */
    responses?: Record<string, JsonSchema>
  }
}
interface DescribedRoute {
  method: string
  path: string
  hooks: Hooks
}
export interface ApiDocument {
  openapi: string
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, JsonSchema>>
  components: Record<string, Record<string, JsonSchema>>
  [field: string]: unknown
}

/** Builds the OpenAPI 3.1 document of every route below `/api` that does not hide itself. */
export function describeApi(app: AnyElysia, origin: string): ApiDocument {
  const writer = new SchemaWriter()
  const paths: ApiDocument['paths'] = {}
  for (const route of describedRoutes(app)) {
    const method = route.method.toLowerCase()
    const item = (paths[documentPath(route.path)] ??= {})
    item[method] = describeOperation(writer, { ...route, method })
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

/** Lists the routes of the API by their tags. */
function describedRoutes(app: AnyElysia): DescribedRoute[] {
  const order = Object.keys(TAGS)
  const position = ({ hooks }: DescribedRoute) => order.indexOf(hooks.detail?.tags?.[0] ?? '')
  return (app.routes as DescribedRoute[])
    .filter(({ path, hooks }) => path.startsWith('/api/') && !hooks.detail?.hide)
    .sort((a, b) => position(a) - position(b))
}

/**
 * Converts a route to a path of the document: `/api/links/:id` → `/links/{id}`, relative to the server's
 * address.
 */
export function documentPath(route: string): string {
  const path = route.slice('/api'.length).replace(/:(\w+)/g, '{$1}')
  return path.length > 1 ? path.replace(/\/$/, '') : path
}

function describeOperation(
  writer: SchemaWriter,
  { method, path, hooks }: { method: string; path: string; hooks: Hooks },
): JsonSchema {
  const { hide: _, responses, ...detail } = hooks.detail ?? {}
  const browser = isPublicRoute(path) && !detail.security
  const security = browser ? [{ publishableKey: [] }, {}] : (detail.security ?? [])
  const [tag = ''] = detail.tags ?? []
  const parameters = [
    ...describeParameters(writer, { path, place: 'path' }, hooks.params ?? parametersOf(path)),
    ...describeParameters(writer, { path, place: 'query' }, hooks.query),
  ]
  return {
    ...detail,
    security,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(hooks.body ? { requestBody: describeBody(writer, tag, hooks.body) } : {}),
    responses: {
      ...describeAnswers(writer, tag, hooks.response),
      ...responses,
      ...errorsOf({ method, keyed: security.length > 0 }),
    },
  }
}

function describeBody(writer: SchemaWriter, tag: string, body: unknown): JsonSchema {
  return { required: true, content: { 'application/json': { schema: writer.write(body, tag) } } }
}

/** Describes the responses. `response` is one schema, or one for each status. */
function describeAnswers(
  writer: SchemaWriter,
  tag: string,
  response: unknown,
): Record<string, JsonSchema> {
  if (!response) return {}
  const byStatus = Object.keys(response).every((key) => /^\d+$/.test(key))
    ? Object.entries(response)
    : [['200', response] as const]
  return Object.fromEntries(
    byStatus.map(([status, schema]) => [
      status,
      {
        description: 'The request succeeded.',
        content: { 'application/json': { schema: writer.write(schema, tag) } },
      },
    ]),
  )
}

function describeParameters(
  writer: SchemaWriter,
  { path, place }: { path: string; place: 'path' | 'query' },
  schema: unknown,
): JsonSchema[] {
  const { properties = {}, required = [] } = (schema ?? {}) as {
    properties?: Record<string, unknown>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => {
    const written = writer.write(property, name)
    const { description = describeParameter(documentPath(path), place, name), ...rest } = written
    return {
      name,
      in: place,
      required: required.includes(name),
      ...(description ? { description } : {}),
      schema: rest,
    }
  })
}

/** Lists the parameters in the route's path, when the route does not describe them. */
function parametersOf(path: string) {
  const names = Array.from(path.matchAll(/:(\w+)/g), ([, name]) => name as string)
  const properties = Object.fromEntries(names.map((name) => [name, { type: 'string' }]))
  return { properties, required: names }
}

function tagsOf(operation: JsonSchema): string[] {
  return (operation.tags ?? []) as string[]
}
