import { afterAll, describe, expect, test } from 'bun:test'
import { ApiError } from '../domain/errors.ts'
import { chargebeePoll } from './chargebee/events.ts'
import { hubSpotApi } from './hubspot/api.ts'
import { hubSpotOAuth } from './hubspot/oauth.ts'
import { AdminApi } from './shopify/admin.ts'
import { askStripe, openStripe } from './stripe/client.ts'
import { stripeOAuth } from './stripe/oauth.ts'

const TIMEOUT_MS = 200

/** How a provider fails, by the first part of the path. */
const FAULTS: Readonly<Record<string, () => Response | Promise<Response>>> = {
  'is busy': () =>
    Response.json(
      { error: { message: 'slow down' } },
      { status: 429, headers: { 'retry-after': '90' } },
    ),
  'has failed': () => new Response('<h1>oops</h1>', { status: 500 }),
  'answers nonsense': () => new Response('<html>{"data"'),
  'does not answer': () => new Promise<Response>(() => {}),
}
let fault = ''
const provider = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => FAULTS[fault]!() })
afterAll(() => provider.stop(true))
const { origin: base } = provider.url

const account = {
  id: 'acct_1',
  details: { apiKey: 'rk_test_1', accessToken: 'token-of-the-account' },
}
const app = {
  base,
  clientId: 'client',
  clientSecret: 'token-of-the-account',
  timeoutMs: TIMEOUT_MS,
}
const hubSpotToken = hubSpotOAuth({ ...app, pages: base }, hubSpotApi(app))
const stripeToken = stripeOAuth({
  clientId: 'client',
  platformKey: 'rk_test_1',
  connectBase: base,
  timeoutMs: TIMEOUT_MS,
})
/** What comes back with a member from a provider's page. */
const RETURNED = { query: { code: 'code' }, redirectUri: base, codeVerifier: 'v', details: {} }
const site = { id: null, details: { site: 'acme', apiKey: 'token-of-the-account' } }
const pollChargebee = (timeoutMs: number) =>
  chargebeePoll({ base, timeoutMs }).read(site, { sinceMs: 0, cursor: null, nowMs: 0 })
const ASKED: Readonly<Record<string, () => Promise<unknown>>> = {
  HubSpot: () =>
    hubSpotApi({ base, timeoutMs: TIMEOUT_MS })(account, { path: '/crm/v3/objects/deals/1' }),
  Shopify: () =>
    new AdminApi({ address: base, timeoutMs: TIMEOUT_MS }).query(
      { domain: 'a.myshopify.com', accessToken: 'token-of-the-account' },
      'query { shop { name } }',
      {},
    ),
  'Shopify, for a token': () =>
    new AdminApi({ address: base, timeoutMs: TIMEOUT_MS }).token('a.myshopify.com', {}),
  Chargebee: () => pollChargebee(TIMEOUT_MS),
  'HubSpot, for a token': () => hubSpotToken.exchange(RETURNED),
  'Stripe, for a token': () => stripeToken.exchange(RETURNED),
  Stripe: () => {
    const stripe = openStripe(account, { base, timeoutMs: TIMEOUT_MS, platformKey: '' })!
    return askStripe(stripe.customers.retrieve('cus_1'))
  },
}

describe.each(Object.keys(ASKED))('%s', (name) => {
  test.each(Object.keys(FAULTS))(
    'that %s is asked again later, and no token is told',
    async (how) => {
      fault = how
      const error = await ASKED[name]!().then(
        () => null,
        (error: unknown) => error,
      )
      expect(error).toBeInstanceOf(Error)
      // What is final would never be asked again.
      if (error instanceof ApiError) expect(error.code).toBe('service_unavailable')
      expect(String(error)).not.toContain('token-of-the-account')
      expect(String(error)).not.toContain('rk_test_1')
    },
  )
})

test('Chargebee says how long it wants to be left alone', async () => {
  fault = 'is busy'
  const error = await pollChargebee(60_000).catch((error: unknown) => error)
  expect(error).toMatchObject({ code: 'service_unavailable', retryAfterSeconds: 90 })
})
