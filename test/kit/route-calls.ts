import { RESOURCES } from '../../server/app.ts'
import type { JsonSchema } from '../../server/http/openapi-schema.ts'
import { describeApi, documentPath, type ApiDocument } from '../../server/http/openapi.ts'
import type { RateLimits } from '../../server/rate-limits.ts'
import type { TestBackend } from './backend.ts'
import { openPage, PAGE, type EmbedPage } from './embed.ts'
import { mailsTo } from './mails.ts'
import { createTestProgram } from './program.ts'
import { joinMember, openBrowser, PASSWORD } from './people.ts'
import { PNG } from './picture.ts'
import type { Route } from './routes.ts'
import { sampleOf } from './sample.ts'
import { CHROME, createTestWorkspace, type TestWorkspace } from './workspace.ts'

/** What a route is called with, where the smallest body that its description allows is refused. */
const BODIES: Record<string, unknown> = {
  'POST /api/connections': {
    provider: 'stripe',
    name: 'Shop',
    secret: 'whsec_abcdefghijklmnop',
  },
  'POST /api/images': { data: PNG.toString('base64') },
  'POST /api/imports': { source: 'csv' },
  'POST /api/imports/:id/files': { kind: 'partner', part: 0, text: 'email' },
  'POST /api/discounts': { groupId: 'none', type: 'percentage', rateBps: 1000 },
  'POST /api/exchange-rates': { day: '2026-01-05', currency: 'usd', perEuro: '1.1' },
  'POST /api/funding-accounts': {
    provider: 'sepa',
    name: 'House bank',
    details: { name: 'Acme GmbH', iban: 'DE89370400440532013000' },
  },
  'POST /api/groups/:id/move-enrollments': { toGroupId: 'other', all: true },
  'POST /api/auth/sign-in-link': { email: 'nobody@acme.test' },
  'POST /api/auth/password-reset': { email: 'nobody@acme.test' },
  'POST /api/invitations': { email: 'new@acme.test', role: 'viewer' },
  'POST /api/links/bulk/restore': { linkIds: ['none'] },
  'POST /api/partners/apply': { email: 'new@partners.test', name: 'New' },
  'POST /api/partners/merge': { fromPartnerId: 'one', intoPartnerId: 'other' },
  'POST /api/partners/sign-in': { email: 'new@partners.test' },
  'POST /api/payouts/files/:id/status': '<Document/>',
  'POST /api/programs': { name: 'Second', url: 'https://shop.test/' },
  'POST /api/programs/:id/simulations': {
    draft: { groupId: 'none', event: 'sale', type: 'percentage', rateBps: 1000 },
  },
  'PATCH /api/rewards/:id': { description: 'Changed' },
  'POST /api/rewards/preview': { rewardId: 'none' },
  'POST /api/partner-tags': { name: 'Sample' },
  'POST /api/partners/:id/notes': { text: 'Sample' },
  'POST /api/tags': { name: 'Sample' },
  'POST /api/utm-templates': { name: 'Sample', utm_source: 'sample' },
  'POST /api/workspace/copy-settings': { parts: ['hostnames'], dryRun: true },
  'POST /api/tokens/embed/referrals': { partnerId: 'none' },
  'POST /api/tokens/embed/referrals/view': { partnerId: 'none' },
  'POST /api/track/click': { key: 'none' },
  'POST /api/track/open': { deepLink: 'https://go.test/none' },
  'POST /api/track/visit': { url: 'https://shop.test/' },
}

/** A workspace in which every route can be called. */
export interface RouteCalls {
  workspace: TestWorkspace
  /** Of the partner who is signed in, and whose dashboard it is. */
  enrollmentId: string
  /** As it is now: a route changes it. */
  publishableKey(): Promise<string>
  /** A call of the dashboard's. */
  page: EmbedPage['call']
  /** Whom the rate limiters know the callers by. */
  ids: Record<'key' | 'partner' | 'session' | 'person', string>
  /**
   * Calls a route, from an address of its own and with the given headers on top of none. Without a body of
   * yours it gets the smallest that its description allows.
   */
  call(route: Route, headers?: Record<string, string>, body?: string): Promise<RouteAnswer>
  /** What a route's body must be; undefined for one without a body. */
  bodySchema(route: Route): JsonSchema | undefined
  document: ApiDocument
  /** The headers of somebody who may call the route. */
  credentials(route: Route): Promise<Record<string, string>>
  /** A secret key with these scopes. */
  keyWith(scopes: readonly string[]): Promise<string>
  /** How often a rate limiter has counted somebody, before this. */
  counted(limiter: keyof RateLimits, caller: string): number
  /** A session of a dashboard with these scopes. */
  sessionWith(scopes: readonly string[]): Promise<string>
}

export interface RouteAnswer {
  status: number
  /** Of an error. */
  message: string
  headers: Headers
  address: string
}

export async function prepareRouteCalls(backend: TestBackend): Promise<RouteCalls> {
  const workspace = await createTestWorkspace(backend)
  await workspace.api('PATCH', '/workspace', { clientConversionsEnabled: true })
  const program = await createTestProgram(backend, workspace)
  const { partner, enrollment } = await program.enroll('Grace')
  const { sql } = backend.deps.db
  const publishableKey = async () => {
    const [row] = await sql<{ key: string }[]>`
      select publishable_key as key from workspaces where id = ${workspace.id}`
    return row!.key
  }
  await workspace.browser('/partners/sign-in', { email: partner.email })
  const [mail] = (await mailsTo(backend, partner.email)).filter(({ token }) => token)
  const signedIn = await workspace.browser('/partners/session', { token: mail!.token })
  const [session] = await sql`select * from partner_tokens where purpose = 'session'`
  // A route ends it.
  const partnerToken = async () => {
    await sql`insert into partner_tokens ${sql(session!)} on conflict do nothing`
    return signedIn.body.token as string
  }
  const member = { role: 'owner', email: 'owner@routes.test' } as const
  const { personId } = await joinMember(backend, workspace, member)
  const scopes = ['read', 'links.write', 'settings.write', 'invitation.accept']
  const page = await openPage(backend, workspace, { partnerId: partner.id, scopes })
  const [ids] = await sql<[RouteCalls['ids']]>`
    select k.id as key, s.id as session, ${partner.id} as partner from api_keys k, embed_sessions s
    where k.workspace_id = ${workspace.id} and s.workspace_id = ${workspace.id}`
  return {
    workspace,
    enrollmentId: enrollment.id,
    publishableKey,
    page: page.call,
    ids: { ...ids, person: personId },
    ...callerOf(backend),
    async credentials({ caller }) {
      if (caller === 'public') return {}
      if (caller === 'page') return { ...bearer(await publishableKey()), origin: SHOP }
      if (caller === 'share') return bearer(await shareReport(workspace))
      if (caller === 'person') return signInHeaders(backend, member.email)
      if (caller === 'partner') return { ...bearer(await partnerToken()), origin: PAGE }
      if (caller.startsWith('embed')) return { ...bearer(page.token), origin: PAGE }
      return bearer(workspace.secretKey)
    },
    async keyWith(allowed) {
      const body = { name: 'A key', scopes: allowed }
      return (await workspace.api('POST', '/workspace/keys', body)).body.key
    },
    async sessionWith(allowed) {
      return (await openPage(backend, workspace, { partnerId: partner.id, scopes: allowed })).token
    },
    counted(limiter, caller) {
      const { limit, remaining } = backend.deps.limits[limiter].take(caller)
      return limit - remaining - 1
    },
  }
}

/** Shares a report. @returns the secret of its link */
export async function shareReport({ api }: Pick<TestWorkspace, 'api'>): Promise<string> {
  const view = { name: crypto.randomUUID(), page: 'overview', query: 'range=7d' }
  const { body: saved } = await api('POST', '/analytics/views', view)
  const { body } = await api('POST', '/analytics/shares', { viewId: saved.id })
  return body.url.split('#')[1]
}

/** The headers of a browser in which somebody signs in now: a route may end the session before. */
async function signInHeaders(backend: TestBackend, email: string): Promise<Record<string, string>> {
  const browser = openBrowser(backend)
  await browser.call('POST', '/auth/sign-in', { email, password: PASSWORD })
  return { cookie: browser.cookie, origin: backend.deps.config.origin }
}

const SHOP = 'https://shop.test'
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

let calls = 0

function callerOf(backend: TestBackend): Pick<RouteCalls, 'call' | 'bodySchema' | 'document'> {
  const document = describeApi(RESOURCES, 'http://localhost')
  const operationOf = ({ method, path }: Route) =>
    document.paths[documentPath(path)]?.[method.toLowerCase()] as Operation | undefined
  const bodySchema = (route: Route) =>
    operationOf(route)?.requestBody?.content['application/json']?.schema
  const bodyOf = (route: Route) => {
    if (!takesBody(route)) return null
    const given = BODIES[route.name]
    if (given !== undefined) return typeof given === 'string' ? given : JSON.stringify(given)
    const schema = bodySchema(route)
    return schema?.type || schema?.$ref || schema?.anyOf
      ? JSON.stringify(sampleOf(schema, document))
      : null
  }
  const addressOf = (route: Route) => {
    const [pattern = '', own] = route.path.split('?')
    const query = new URLSearchParams(own)
    for (const { name, in: place, required, schema } of operationOf(route)?.parameters ?? []) {
      const isMissing = place === 'query' && required && !query.has(name)
      if (isMissing) query.set(name, String(sampleOf(schema, document)))
    }
    const path = pattern
      .replace(':template', 'partner-invited')
      .replace(/:\w+/g, route.path.includes('/jobs/') ? 'job_1' : '1')
      .replace('*', 'none')
    return `http://localhost${path}?${query}`
  }
  const call: RouteCalls['call'] = async (route, headers = {}, given?: string) => {
    const n = ++calls
    const address = `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`
    const body = given ?? bodyOf(route)
    const response = await backend.handle(
      new Request(addressOf(route), {
        method: route.method,
        headers: {
          'content-type': body?.startsWith('<') ? 'application/xml' : 'application/json',
          'user-agent': CHROME,
          'x-forwarded-for': address,
          ...headers,
        },
        body,
      }),
    )
    const isJson = response.headers.get('content-type')?.includes('application/json')
    const answer = isJson && response.body ? await response.json() : await response.body?.cancel()
    const message = (answer as { error?: { message: string } } | undefined)?.error?.message ?? ''
    return { status: response.status, message, headers: response.headers, address }
  }
  return { call, bodySchema, document }
}

export function takesBody({ method }: Route): boolean {
  return method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS'
}

interface Operation {
  parameters?: { name: string; in: string; required: boolean; schema: Record<string, unknown> }[]
  requestBody?: { content: Record<string, { schema: Record<string, unknown> }> }
}
