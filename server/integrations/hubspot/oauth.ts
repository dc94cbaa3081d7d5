import { ApiError } from '../../domain/errors.ts'
import { internal } from '../../domain/message/message.ts'
import type { Grant, OAuth } from '../port.ts'
import { badAnswer, fetchText } from '../provider-answer.ts'
import { numberOf, textOf, type Fields } from '../read-json.ts'
import { LABEL, parsed, type AskHubSpot } from './api.ts'
import { prepareProperties } from './properties.ts'

const SCOPES = [
  'oauth',
  'crm.objects.contacts.read',
  'crm.objects.contacts.write',
  'crm.objects.deals.read',
  'crm.objects.deals.write',
  'crm.schemas.contacts.read',
  'crm.schemas.contacts.write',
  'crm.schemas.deals.read',
  'crm.schemas.deals.write',
].join(' ')

export interface HubSpotApp {
  clientId: string
  clientSecret: string
  /** The addresses of the API, and of the page that members are sent to. */
  base: string
  pages: string
  timeoutMs: number
}

/** Connects a portal on HubSpot's own page, and prepares the properties that are read and written there. */
export function hubSpotOAuth(app: HubSpotApp, ask: AskHubSpot): OAuth {
  return {
    isConfigured: app.clientId !== '' && app.clientSecret !== '',
    // HubSpot's page takes no code challenge; the state, and the secret of the app, stand in for it.
    authorizeUrl({ redirectUri, state }) {
      const url = new URL('/oauth/authorize', app.pages)
      const query = { client_id: app.clientId, redirect_uri: redirectUri, scope: SCOPES, state }
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
      return url.href
    },
    async exchange({ query, redirectUri, details }) {
      const { code = '' } = query
      const form = { grant_type: 'authorization_code', redirect_uri: redirectUri, code }
      const grant = await requestToken(app, form)
      const account = {
        id: grant.accountId,
        details: { ...details, accessToken: grant.accessToken },
      }
      await prepareProperties(ask, account)
      return grant
    },
    refresh: (token) => requestToken(app, { grant_type: 'refresh_token', refresh_token: token }),
  }
}

const TOKEN = '/oauth/2026-03/token'

async function requestToken(app: HubSpotApp, form: Record<string, string>): Promise<Grant> {
  const answer = await post(app, TOKEN, form)
  if (answer.status >= 429) throw badAnswer(LABEL, answer.status)
  if (answer.status !== 200) throw notGranted()
  const token = parsed(answer)
  const accessToken = textOf(token.access_token)
  if (accessToken === null) throw badAnswer(LABEL, answer.status)
  const about = token.hub_id === undefined ? await describe(app, accessToken) : token
  const accountId = textOf(about.hub_id)
  return {
    accessToken,
    refreshToken: textOf(token.refresh_token),
    expiresInSeconds: numberOf(token.expires_in) || null,
    accountId,
    accountName: textOf(about.hub_domain) ?? accountId,
  }
}

/** Asks whose a token is: not every version of the answer to a code says so. */
async function describe(app: HubSpotApp, token: string): Promise<Fields> {
  const asked = { token, token_type_hint: 'access_token' }
  const answer = await post(app, `${TOKEN}/introspect`, asked)
  return answer.status === 200 ? parsed(answer) : {}
}

/** Sends a form with the app's keys; no secret stands in an address. */
function post(app: HubSpotApp, path: string, form: Record<string, string>) {
  const { base, timeoutMs, clientId, clientSecret } = app
  return fetchText(LABEL, new URL(path, base), {
    method: 'POST',
    body: new URLSearchParams({ ...form, client_id: clientId, client_secret: clientSecret }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
}

function notGranted(): ApiError {
  const values = { provider: LABEL }
  return new ApiError('bad_request', internal('internal.provider.not-granted', values))
}
