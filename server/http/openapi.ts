import type { AnyElysia } from 'elysia'
import { isPublicRoute } from './public-routes.ts'
import { ERROR_SCHEMA, errorResponses, errorsOf } from './openapi-errors.ts'
import { SchemaWriter, type JsonSchema } from './openapi-schema.ts'
import { securitySchemes } from './openapi-security.ts'

const TAGS: Record<string, string> = {
  links: 'Short addresses with a destination, targeting and UTM parameters.',
  domains: 'The hosts on which short links live.',
  tags: 'Coloured words to sort links by.',
  folders: 'Places to keep links in.',
  'utm-templates': 'UTM parameters under a name, to put into links.',
  qr: 'QR codes of links.',
  images: 'Pictures of programs, landing pages and link previews.',
  track: 'Clicks, leads, sales and refunds as they happen.',
  audit: 'Who changed what in the workspace.',
  customers: 'The people who became leads and bought.',
  analytics: 'Totals, time series and rankings.',
  programs:
    'What the workspace offers to partners: terms, groups, landing page and application form.',
  groups: 'Partners of a program who share terms, links and looks.',
  partners: 'Who promotes a program: enrollments, applications, invitations and links.',
  rewards: 'What partners earn: terms, limits and conditions, in versions that never change.',
  milestones: 'Bonuses that partners earn once, when they reach a number.',
  discounts: 'What customers get for coming through a partner, and the codes they type.',
  ledger: 'Where every unit of money stands: checks, and statements of partners.',
  commissions:
    'What partners earn: each with how it came about, what became of it, and its ledger.',
  'exchange-rates': 'What currencies are converted at: your own rates and the central bank’s.',
  fraud: 'What the rules have found: a queue that only a person empties.',
  payouts: 'What is paid to partners: previews, confirmations, transfers, bank files.',
  'funding-accounts': 'The accounts that pay, and the providers that there are.',
  connections: 'Accounts at providers, such as Stripe, that report what customers do.',
  imports: 'Moving in from other platforms, or from files: preview, progress, report and undo.',
  inbox: 'What providers have reported, and what became of it.',
  'payout-methods': 'Where partners want their money, which only they can say.',
  'partner-sessions':
    'What partners do themselves: sign in by a link in a mail, and answer invitations.',
  embed:
    'What an embedded dashboard shows to one partner, and the sessions that it needs. Sentences are in the language of `Accept-Language`.',
  events: 'Single clicks, leads and sales, with the explanation of their attribution.',
  mails: 'What partners and the program’s people are told by e-mail.',
  webhooks: 'Endpoints of yours that are told of events, and what they were told.',
  jobs: 'What is done beside the requests, above all what has failed.',
  auth: 'How people sign in to the console, and what they decide about themselves.',
  members: 'Who may work in the workspace, and who is invited to.',
  workspace: 'Settings, allowed hostnames and keys.',
  health: 'Whether the server is up.',
}

const INTRODUCTION = `Send a secret key as \`Authorization: Bearer svc_sk_…\` from your server. Browsers use the
publishable key \`svc_pk_…\` on the routes that allow it, in the header or, to save a preflight, in the body as
\`publishableKey\`.

Times are ISO 8601. Money is a whole number of the currency's minor units. Every answer carries \`X-Request-Id\`;
answers to a key carry \`RateLimit-Limit\`, \`RateLimit-Remaining\` and \`RateLimit-Reset\` (seconds). An
\`Idempotency-Key\` header makes any POST safe to repeat for 24 hours. Sentences are English; where people read them (landing
pages, applications, embedded dashboards, members who are signed in), \`Accept-Language\` chooses \`ar\`, \`de\`, \`es\`, \`fr\`, \`ja\` or \`pt-BR\`.`

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
  for (const route of app.routes as { method: string; path: string; hooks: Hooks }[]) {
    if (!route.path.startsWith('/api/') || route.hooks.detail?.hide) continue
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
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))),
    components: {
      schemas: { Error: ERROR_SCHEMA, ...writer.components },
      responses: errorResponses(),
      securitySchemes: securitySchemes(origin),
    },
  }
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
  const parameters = [
    ...describeParameters(writer, 'path', hooks.params ?? parametersOf(path)),
    ...describeParameters(writer, 'query', hooks.query),
  ]
  return {
    ...detail,
    security,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(hooks.body ? { requestBody: describeBody(writer, hooks.body) } : {}),
    responses: {
      ...describeAnswers(writer, hooks.response),
      ...responses,
      ...errorsOf({ method, keyed: security.length > 0 }),
    },
  }
}

function describeBody(writer: SchemaWriter, body: unknown): JsonSchema {
  return { required: true, content: { 'application/json': { schema: writer.write(body) } } }
}

/** Describes the responses. `response` is one schema, or one for each status. */
function describeAnswers(writer: SchemaWriter, response: unknown): Record<string, JsonSchema> {
  if (!response) return {}
  const byStatus = Object.keys(response).every((key) => /^\d+$/.test(key))
    ? Object.entries(response)
    : [['200', response] as const]
  return Object.fromEntries(
    byStatus.map(([status, schema]) => [
      status,
      { description: 'Done', content: { 'application/json': { schema: writer.write(schema) } } },
    ]),
  )
}

function describeParameters(
  writer: SchemaWriter,
  place: 'path' | 'query',
  schema: unknown,
): JsonSchema[] {
  const { properties = {}, required = [] } = (schema ?? {}) as {
    properties?: Record<string, unknown>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => {
    const { description, ...rest } = writer.write(property)
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
