import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { ApiError, invalid } from '../../domain/errors.ts'
import type { Account, AppWebhook, Details, Grant, OAuth, ProviderEvent } from '../port.ts'
import { fieldsOf, readJson, textOf, type Fields } from '../read-json.ts'
import { requireHmac, unsigned } from '../signatures.ts'
import { refused, type AdminApi } from './admin.ts'
import { activatePixel, subscribe } from './register.ts'
import { isStore, readStore } from './store.ts'

/** The operator's app. Without an id accounts are connected by their keys alone. */
export interface AppKeys {
  clientId: string
  clientSecret: string
}

const SCOPES = [
  'read_orders',
  'read_shopify_payments_disputes',
  'write_pixels',
  'read_customer_events',
]
const WEBHOOKS = '/api/integrations/shopify/webhook'

/** Creates the installing of the app on a store's own page. */
export function createOAuth(keys: AppKeys, api: AdminApi): OAuth {
  const { clientId, clientSecret } = keys
  return {
    isConfigured: clientId !== '' && clientSecret !== '',
    authorizeUrl({ redirectUri, state, details }) {
      const url = new URL(`https://${storeOf(details)}/admin/oauth/authorize`)
      const asked = {
        client_id: clientId,
        scope: SCOPES.join(','),
        redirect_uri: redirectUri,
        state,
      }
      for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value)
      return url.href
    },
    async exchange({ query, redirectUri, details }) {
      requireSignedQuery(query, clientSecret)
      const domain = storeOf(details)
      const { code = '', shop = '' } = query
      if (shop !== domain || !isStore(shop))
        throw refused('Shopify returned another store. Try again.')
      const asked = { client_id: clientId, client_secret: clientSecret, code, expiring: '1' }
      const grant = grantOf(await api.token(domain, asked), domain)
      await setUp(keys, api, { origin: new URL(redirectUri).origin, domain, details, ...grant })
      return grant
    },
    async refresh(refreshToken, account) {
      const domain = account.id ?? storeOf(account.details)
      const asked = {
        client_id: clientId,
        client_secret: clientSecret,
        refresh_token: refreshToken,
      }
      return grantOf(await api.token(domain, { ...asked, grant_type: 'refresh_token' }), domain)
    },
  }
}

function storeOf({ store }: Details): string {
  if (store !== undefined) return readStore(store)
  throw invalid('details.store', 'Enter the store’s address, such as acme.myshopify.com.')
}

/** Subscribes to the store's events, and turns the pixel on where it is known for whom. */
async function setUp(
  keys: AppKeys,
  api: AdminApi,
  found: { origin: string; domain: string; details: Details; accessToken: string },
): Promise<void> {
  const { origin, domain, details, accessToken } = found
  const store = { domain, accessToken }
  await subscribe(api, store, origin + addressOf(domain, keys))
  const { publishableKey: key } = details
  if (key) await activatePixel(api, store, { origin, key })
}

/** Asks whether the store still gives access. */
export async function checkStore(api: AdminApi, { id, details }: Account) {
  const { accessToken } = details
  if (!id || !accessToken) return { accountId: id }
  const { shop } = await api.query(
    { domain: id, accessToken },
    'query { shop { myshopifyDomain } }',
    {},
  )
  return { accountId: textOf(fieldsOf(shop).myshopifyDomain) ?? id }
}

function grantOf(answer: Fields, domain: string): Grant {
  const granted = (textOf(answer.scope) ?? '').split(',')
  if (!granted.some((scope) => scope === 'read_orders' || scope === 'write_orders')) {
    throw refused('The app doesn’t have permission to read orders. Connect the store again.')
  }
  const seconds = Number(answer.expires_in)
  return {
    accessToken: textOf(answer.access_token)!,
    refreshToken: textOf(answer.refresh_token),
    expiresInSeconds: Number.isFinite(seconds) && seconds > 0 ? seconds : null,
    accountId: domain,
    accountName: domain,
  }
}

/** Checks that Shopify has written the query that a member came back with. */
function requireSignedQuery({ hmac = '', signature: _, ...query }: Details, secret: string): void {
  const text = Object.keys(query)
    .toSorted()
    .map((name) => `${name}=${query[name]}`)
    .join('&')
  if (equals(hmac, createHmac('sha256', secret).update(text).digest('hex'))) return
  throw refused('This URL isn’t signed by Shopify. Connect the store again.')
}

/** Whose an event of the app is, when it says so itself. Headers are not signed. */
const NAMED: Readonly<Record<string, string>> = {
  'app/uninstalled': 'myshopify_domain',
  'customers/data_request': 'shop_domain',
  'customers/redact': 'shop_domain',
  'shop/redact': 'shop_domain',
}

/**
 * Creates what takes calls to the app. One secret signs for all stores and leaves the header with the store's name out, so that a
 * store could speak for another one. Orders therefore come to an address that only Shopify and this server
 * know for a store; the rest names the store in what is signed.
 */
export function createAppWebhook(keys: AppKeys): AppWebhook {
  return {
    async verify(rawBody, headers, { url }) {
      if (keys.clientSecret === '') throw unsigned()
      const sent = headers.get('x-shopify-hmac-sha256')
      requireHmac(sent, rawBody, { secret: keys.clientSecret, hash: 'sha256', as: 'base64' })
      if (Object.hasOwn(NAMED, topicOf(headers))) return
      const { pathname, search } = new URL(url)
      if (!equals(pathname + search, addressOf(storeIn(headers), keys))) throw unsigned()
    },
    read(rawBody, headers) {
      const [event] = readEvent(rawBody, headers)
      const field = NAMED[event!.type]
      const accountId =
        field === undefined ? storeIn(headers) : textOf(fieldsOf(event!.body)[field])
      return accountId === null ? [] : [{ ...event!, accountId: accountId.toLowerCase() }]
    },
  }
}

/** Returns the address for the events of one store. */
function addressOf(domain: string, { clientSecret }: AppKeys): string {
  const mac = createHmac('sha256', clientSecret).update(`store ${domain}`).digest('hex')
  return `${WEBHOOKS}?${new URLSearchParams({ store: domain, key: mac.slice(0, 40) })}`
}

function storeIn(headers: Headers): string {
  return headers.get('x-shopify-shop-domain')?.trim().toLowerCase() ?? ''
}

function topicOf(headers: Headers): string {
  return headers.get('x-shopify-topic')?.trim() ?? ''
}

/** Reads an event and names it by its bytes: its ids of deliveries are not signed; the same bytes are the same event. */
export function readEvent(rawBody: string, headers: Headers): ProviderEvent[] {
  const type = topicOf(headers)
  if (!type) throw new ApiError('bad_request', 'The header X-Shopify-Topic is missing.')
  const id = createHash('sha256').update(`${type}\n${rawBody}`).digest('base64url')
  return [{ id, type, body: readJson(rawBody) }]
}

/** Compares in constant time. */
function equals(given: string, own: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(own)]
  return a.length === b.length && timingSafeEqual(a, b)
}
