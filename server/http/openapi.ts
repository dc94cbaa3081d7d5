import type { AnyElysia } from 'elysia'
import { isPublicRoute } from './public-routes.ts'
import { ERROR_SCHEMA, errorResponses, errorsOf } from './openapi-errors.ts'
import { SchemaWriter, type JsonSchema } from './openapi-schema.ts'
import { securitySchemes } from './openapi-security.ts'

/** What the API is divided into, in the order of the description. */
const TAGS: Record<string, string> = {
  auth: 'How people sign in to the console, and what they decide about themselves.',
  members: 'Who may work in the workspace, and who is invited to.',
  audit: 'Who changed what in the workspace.',
  workspace: 'Settings, allowed hostnames and keys.',
  connections: 'Accounts at providers, such as Stripe, that report what customers do.',
  imports: 'Moving in from other platforms, or from files: preview, progress, report and undo.',
  inbox: 'What providers have reported, and what became of it.',
  health: 'Whether the server is up.',
  analytics: 'Totals, time series and rankings.',
  track: 'Clicks, leads, sales and refunds as they happen.',
  commissions:
    'What partners earn: each with how it came about, what became of it, and its ledger.',
  customers: 'The people who became leads and bought.',
  discounts: 'What customers get for coming through a partner, and the codes they type.',
  domains: 'The hosts on which short links live.',
  embed:
    'What an embedded dashboard shows to one partner, and the sessions that it needs. Sentences are in the language of `Accept-Language`.',
  events: 'Single clicks, leads and sales, with the explanation of their attribution.',
  'exchange-rates': 'What currencies are converted at: your own rates and the central bank’s.',
  folders: 'Places to keep links in.',
  fraud: 'What the rules have found: a queue that only a person empties.',
  'funding-accounts': 'The accounts that pay, and the providers that there are.',
  groups: 'Partners of a program who share terms, links and looks.',
  jobs: 'What is done beside the requests, above all what has failed.',
  ledger: 'Where every unit of money stands: checks, and statements of partners.',
  links: 'Short addresses with a destination, targeting and UTM parameters.',
  mails: 'Emails to partners and members.',
  milestones: 'Bonuses that partners earn once, when they reach a number.',
  programs:
    'What the workspace offers to partners: terms, groups, landing page and application form.',
  rewards: 'What partners earn: terms, limits and conditions, in versions that never change.',
  partners: 'Who promotes a program: enrollments, applications, invitations and links.',
  'partner-sessions':
    'What partners do themselves: sign in by a link in a mail, and answer invitations.',
  'payout-methods': 'Where partners want their money, which only they can say.',
  payouts: 'What is paid to partners: previews, confirmations, transfers, bank files.',
  qr: 'QR codes of links.',
  images: 'Pictures of programs, landing pages and link previews.',
  tags: 'Coloured words to sort links by.',
  'utm-templates': 'UTM parameters under a name, to put into links.',
  webhooks: 'Endpoints of yours that are told of events, and what they were told.',
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
