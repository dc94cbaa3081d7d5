import { beforeAll, describe, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { createCtx } from '../../server/core/ctx.ts'
import { connections } from '../../server/db/schema/intake.ts'
import { ApiError } from '../../server/domain/errors.ts'
import type { Details, Grant, Integration } from '../../server/integrations/port.ts'
import { unsigned } from '../../server/integrations/signatures.ts'
import { openAccount } from '../../server/modules/intake/connections/account.ts'
import type { TestClock } from '../kit/backend.ts'
import { openShop } from '../kit/conversions.ts'
import { openSales } from '../kit/open-sales.ts'

const { backend, shop } = await openSales()
const other = await openShop(backend)

/** A provider with a page of its own: what it was asked, and what it grants next. */
const page = {
  asked: [] as { redirectUri: string; state: string; codeChallenge: string; details: Details }[],
  exchanged: [] as { codeVerifier: string; query: Details }[],
  refreshed: [] as string[],
  grant: { accountId: 'acct_1', accountName: 'Acme', expiresInSeconds: 1800 } as Partial<Grant>,
  isWithdrawn: false,
}

const granted = (token: string): Grant => ({
  accessToken: `access-${token}`,
  refreshToken: `refresh-${token}`,
  expiresInSeconds: null,
  accountId: null,
  accountName: null,
  ...page.grant,
})

const paged: Partial<Integration> = {
  oauth: {
    isConfigured: true,
    authorizeUrl(request) {
      page.asked.push(request)
      return `https://provider.test/authorize?state=${request.state}`
    },
    exchange({ query, codeVerifier }) {
      page.exchanged.push({ query, codeVerifier })
      if (query.code !== 'good') throw new ApiError('bad_request', 'The provider refused.')
      return Promise.resolve(granted('1'))
    },
    refresh(token) {
      page.refreshed.push(token)
      if (page.isWithdrawn) throw new ApiError('bad_request', 'Connect it again.')
      return Promise.resolve({ ...granted(String(page.refreshed.length + 1)), accountId: null })
    },
  },
  app: {
    async verify(_body, headers) {
      if (headers.get('x-app-signature') !== 'right') throw unsigned()
    },
    read: (body) =>
      (JSON.parse(body) as { id: string; account: string }[]).map(({ id, account }) => ({
        id,
        type: 'gizmo.created',
        body: { id },
        accountId: account,
      })),
  },
}

beforeAll(() => {
  const { integrations } = backend.deps
  const stripe = { ...integrations.stripe, ...paged }
  Object.assign(backend.deps, { integrations: { ...integrations, stripe } })
})

async function authorize(at = shop, more: object = {}) {
  const asked = { provider: 'stripe', name: 'Main', ...more }
  const { status, body } = await at.api('POST', '/connections/authorize', asked)
  expect([status, body.error]).toEqual([200, undefined])
  return new URL(body.url).searchParams.get('state')!
}
const complete = (state: string, { code = 'good', at = shop } = {}) =>
  at.api('POST', '/connections/complete', { provider: 'stripe', query: { state, code } })

describe('an account is connected on the provider’s page', () => {
  test('by what comes back, once, and its tokens are shown to nobody', async () => {
    const state = await authorize()
    const { status, body } = await complete(state)
    expect([status, body]).toMatchObject([
      200,
      { provider: 'stripe', name: 'Main', masked: 'Acme', accountId: 'acct_1', authorized: true },
    ])
    expect(JSON.stringify(body)).not.toContain('access-1')
    const { redirectUri, codeChallenge } = page.asked.at(-1)!
    expect(redirectUri).toBe(`${backend.deps.config.origin}/console/connect/stripe`)
    const { codeVerifier } = page.exchanged.at(-1)!
    const digest = new Bun.CryptoHasher('sha256').update(codeVerifier).digest('base64url')
    expect(digest).toBe(codeChallenge)
    expect((await complete(state)).status).toBe(400)
    const { sql } = backend.deps.db
    const [row] = await sql`select details from connections where id = ${body.id as string}`
    expect(row!.details).not.toContain('access-1')
  })

  test('by who was sent there, in their workspace, within half an hour', async () => {
    const states = [await authorize(), await authorize(), await authorize()]
    expect((await complete(states[0]!, { at: other })).status).toBe(400)
    const { body: key } = await shop.api('POST', '/workspace/keys', {
      name: 'Another',
      scopes: ['workspace.write', 'workspace.read'],
    })
    const asAnother = await shop.api(
      'POST',
      '/connections/complete',
      { provider: 'stripe', query: { state: states[1]!, code: 'good' } },
      { authorization: `Bearer ${key.key}` },
    )
    expect(asAnother.status).toBe(400)
    expect((await complete('made-up')).status).toBe(400)
    expect((await complete(states[2]!, { code: 'denied' })).status).toBe(400)
    const late = await authorize()
    ;(backend.deps.clock as TestClock).advance(31 * 60_000)
    expect((await complete(late)).status).toBe(400)
  })

  test('and its access is renewed in place, but not for another account', async () => {
    const { body: first } = await complete(await authorize())
    const again = await complete(await authorize(shop, { connectionId: first.id }))
    expect(again.body.id).toBe(first.id)
    page.grant = { ...page.grant, accountId: 'acct_2' }
    const renewed = await complete(await authorize(shop, { connectionId: first.id }))
    page.grant = { ...page.grant, accountId: 'acct_1' }
    expect(renewed.status).toBe(409)
    const asked = { provider: 'stripe', name: 'X', connectionId: first.id }
    expect((await other.api('POST', '/connections/authorize', asked)).status).toBe(404)
    const keys = { provider: 'segment', name: 'X' }
    expect((await shop.api('POST', '/connections/authorize', keys)).status).toBe(422)
  })
})

test('an access token that ends is replaced once, by many at once, and keeps its successor', async () => {
  const { body } = await complete(await authorize())
  const scope = {
    workspaceId: shop.id,
    plan: shop.plan,
    actor: { type: 'system', name: 'test' },
  } as const
  const ctx = createCtx(backend.deps, scope)
  const open = () => openAccount(ctx, body.id as string)
  expect((await open()).details.accessToken).toBe('access-1')
  page.refreshed.length = 0
  ;(backend.deps.clock as TestClock).advance(1_750_000)
  const opened = await Promise.all([open(), open(), open()])
  expect(opened.map(({ details }) => details.accessToken)).toEqual(Array(3).fill('access-2'))
  expect(page.refreshed).toEqual(['refresh-1'])
  ;(backend.deps.clock as TestClock).advance(1_750_000)
  page.isWithdrawn = true
  const failed = await open().catch((error: unknown) => error)
  page.isWithdrawn = false
  expect(failed).toMatchObject({ code: 'bad_request' })
  expect((await open()).details.accessToken).toBe('access-4')
  expect(page.refreshed).toEqual(['refresh-1', 'refresh-2', 'refresh-2'])
  const where = [eq(connections.id, body.id as string)]
  expect((await ctx.tx.first(scope, connections, where))!.accountId).toBe('acct_1')
})

describe('events of an app go to the connections of their account', () => {
  const post = (events: object[], signature: string) => {
    const body = JSON.stringify(events)
    const headers = { 'x-app-signature': signature }
    const path = '/api/integrations/stripe/webhook'
    return backend.handle(new Request(`http://localhost${path}`, { method: 'POST', body, headers }))
  }
  const events = [
    { id: 'a', account: 'acct_shared' },
    { id: 'b', account: 'acct_shared' },
    { id: 'c', account: 'acct_unknown' },
  ]
  const inboxOf = async (at: typeof shop, id: string) =>
    (await at.api('GET', `/inbox?connectionId=${id}`)).body
      .map((one: any) => one.providerEventId)
      .toSorted()

  test('in every workspace that connected it, once, and to nobody else', async () => {
    page.grant = { ...page.grant, accountId: 'acct_shared' }
    const mine = (await complete(await authorize())).body.id as string
    const theirs = (await complete(await authorize(other), { at: other })).body.id as string
    page.grant = { ...page.grant, accountId: 'acct_1' }
    expect((await post(events, 'wrong')).status).toBe(401)
    for (const _ of [1, 2]) expect((await post(events, 'right')).status).toBe(200)
    expect([await inboxOf(shop, mine), await inboxOf(other, theirs)]).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ])
    await shop.api('DELETE', `/connections/${mine}`)
    await post([{ id: 'd', account: 'acct_shared' }], 'right')
    expect(await inboxOf(shop, mine)).toEqual(['a', 'b'])
    expect(await inboxOf(other, theirs)).toEqual(['a', 'b', 'd'])
  })

  test('and a provider without an app has no such address', async () => {
    const path = '/api/integrations/segment/webhook'
    const request = new Request(`http://localhost${path}`, { method: 'POST', body: '{}' })
    expect((await backend.handle(request)).status).toBe(404)
  })
})
