import { beforeAll, expect, test } from 'bun:test'
import type { AuthConfig } from '@auth/core'
import { betterAuth } from 'better-auth'
import { memoryAdapter } from 'better-auth/adapters/memory'
import { signWebhook, Svc } from '../../sdk/typescript/src/index.ts'
import {
  authJsEvents,
  betterAuthHooks,
  clerkWebhook,
  supabaseWebhook,
} from '../../sdk/typescript/src/sign-in/index.ts'
import { createApp } from '../../server/app.ts'
import { openShop, type Shop } from '../kit/conversions.ts'
import { testBackend } from '../kit/test-backend.ts'

const backend = await testBackend()
const app = createApp(backend.deps)
let shop: Shop
let svc: Svc

beforeAll(async () => {
  shop = await openShop(backend)
  svc = new Svc({
    baseUrl: 'http://svc.test',
    apiKey: shop.secretKey,
    fetch: async (url, init) => app.handle(new Request(url, init)),
  })
})

const away = new Svc({
  baseUrl: 'http://svc.test',
  apiKey: 'svc_sk_away',
  maxRetries: 0,
  fetch: () => Promise.reject(new Error('away')),
})
const leadsOf = async (externalId: string) => {
  const { status, body } = await shop.api('GET', '/events?event=leads&limit=100')
  expect(status).toBe(200)
  return body
    .filter((one: any) => one.customer.externalId === externalId)
    .map((one: any) => [one.eventName, one.customer.name, one.customer.email])
}

const openAuth = (client: Svc, onError?: (error: unknown) => void) =>
  betterAuth({
    baseURL: 'http://shop.test',
    secret: 'a secret of thirty-two characters or more',
    database: memoryAdapter({ user: [], session: [], account: [], verification: [] }),
    emailAndPassword: { enabled: true },
    databaseHooks: betterAuthHooks(client, onError ? { onError } : {}),
  })
const signUp = (auth: ReturnType<typeof openAuth>, email: string, cookie?: string) =>
  auth.handler(
    new Request('http://shop.test/api/auth/sign-up/email', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: 'http://shop.test',
        ...(cookie && { cookie }),
      },
      body: JSON.stringify({ name: 'Ada', email, password: 'a good password' }),
    }),
  )

test('Better Auth reports a sign-up with its click, and none without', async () => {
  const auth = openAuth(svc)
  const cookie = `theme=dark; svc_id=${await shop.click()}`
  const { user } = await (await signUp(auth, 'ada@friends.test', cookie)).json()
  expect(await leadsOf(user.id)).toEqual([['Sign up', 'Ada', 'ada@friends.test']])
  const { user: other } = await (await signUp(auth, 'bob@friends.test')).json()
  expect([typeof other.id, await leadsOf(other.id)]).toEqual(['string', []])
})

test('nobody fails to sign up because svc is away, or the click is made up', async () => {
  const errors: unknown[] = []
  const answer = await signUp(
    openAuth(away, (error) => errors.push(error)),
    'c@x.test',
    'svc_id=a',
  )
  const made = await signUp(
    openAuth(svc, (error) => errors.push(error)),
    'd@x.test',
    'svc_id=none',
  )
  expect([answer.status, made.status, errors.length]).toEqual([200, 200, 2])
})

test('Auth.js events have the types of the library, and report with the cookie of the request', async () => {
  const cookies = () => Promise.resolve(new Map([['svc_id', clickId]]))
  const clickId = await shop.click()
  const events = authJsEvents(svc, { cookies }) satisfies NonNullable<AuthConfig['events']>
  await events.createUser({ user: { id: 'auth-1', name: 'Grace', email: 'grace@x.test' } })
  expect(await leadsOf('auth-1')).toEqual([['Sign up', 'Grace', 'grace@x.test']])
  const errors: unknown[] = []
  const broken = authJsEvents(svc, {
    cookies: () => {
      throw new Error('outside of a request')
    },
    onError: (error) => errors.push(error),
  })
  await broken.createUser({ user: { id: 'auth-2' } })
  expect([errors.length, await leadsOf('auth-2')]).toEqual([1, []])
})

const CLERK = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const clerkUser = (id: string, svcClickId: unknown) => ({
  type: 'user.created',
  object: 'event',
  data: {
    id,
    first_name: 'Alan',
    last_name: null,
    image_url: 'https://img.clerk.test/a.png',
    primary_email_address_id: 'idn_2',
    email_addresses: [
      { id: 'idn_1', email_address: 'old@x.test' },
      { id: 'idn_2', email_address: 'alan@x.test' },
    ],
    unsafe_metadata: { svcClickId },
  },
})
async function fromClerk(event: object, { secret = CLERK, client = svc } = {}): Promise<Response> {
  const body = JSON.stringify(event)
  const signed = await signWebhook(body, secret)
  const headers = Object.fromEntries(
    Object.entries(signed).map(([name, value]) => [name.replace('webhook-', 'svix-'), value]),
  )
  const request = new Request('http://shop.test/clerk', { method: 'POST', headers, body })
  return clerkWebhook(client, { secret: CLERK, eventName: 'Joined' })(request)
}

test('Clerk’s signed webhook reports the user with the click in the metadata', async () => {
  expect((await fromClerk(clerkUser('user_1', await shop.click()))).status).toBe(204)
  expect(await leadsOf('user_1')).toEqual([['Joined', 'Alan', 'alan@x.test']])
  expect((await fromClerk({ type: 'user.deleted', data: { id: 'user_1' } })).status).toBe(204)
  expect((await fromClerk(clerkUser('user_2', { a: 1 }))).status).toBe(204)
})

test('Clerk is told to send again what svc did not take, and a forged event is refused', async () => {
  const event = clerkUser('user_3', await shop.click())
  expect((await fromClerk(event, { secret: 'whsec_AAAAAAAAAAAAAAAAAAAAAAAA' })).status).toBe(401)
  expect((await fromClerk(event, { client: away })).status).toBe(502)
  expect(await leadsOf('user_3')).toEqual([])
})

const SECRET = 'a shared secret of ours'
const fromSupabase = (body: string, secret = SECRET) =>
  supabaseWebhook(svc, { secret: SECRET })(
    new Request('http://shop.test/supabase', {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}` },
      body,
    }),
  )
const inserted = (id: string, svcClickId: string) =>
  JSON.stringify({
    type: 'INSERT',
    table: 'users',
    schema: 'auth',
    record: { id, email: 'lin@x.test', raw_user_meta_data: { svcClickId, full_name: '林' } },
    old_record: null,
  })

test('Supabase’s webhook reports an inserted user, for whoever knows the secret', async () => {
  const clickId = await shop.click()
  expect((await fromSupabase(inserted('sb-1', clickId), 'another')).status).toBe(401)
  expect(await leadsOf('sb-1')).toEqual([])
  expect((await fromSupabase(inserted('sb-1', clickId))).status).toBe(204)
  expect((await fromSupabase(inserted('sb-1', clickId))).status).toBe(204)
  expect(await leadsOf('sb-1')).toEqual([['Sign up', '林', 'lin@x.test']])
  for (const body of ['', 'null', '{"type":"DELETE"}']) {
    expect((await fromSupabase(body)).status).toBe(204)
  }
})
