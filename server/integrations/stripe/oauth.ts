import { ApiError } from '../../domain/errors.ts'
import { internal } from '../../domain/message/message.ts'
import { badAnswer, fetchText } from '../provider-answer.ts'
import { idOf, readJson, textOf, type Fields } from '../read-json.ts'
import type { Grant, OAuth } from '../port.ts'

const LABEL = 'Stripe'

export interface StripeApp {
  clientId: string
  platformKey: string
  connectBase: string
  timeoutMs: number
}

/** Connects an account on Stripe's page, through the operator's platform account. */
export function stripeOAuth(app: StripeApp): OAuth {
  const { clientId, platformKey, connectBase } = app
  return {
    isConfigured: clientId !== '' && platformKey !== '',
    authorizeUrl({ redirectUri, state }) {
      const url = new URL('/oauth/authorize', connectBase)
      url.search = new URLSearchParams({
        response_type: 'code',
        client_id: clientId,
        scope: 'read_write',
        state,
        redirect_uri: redirectUri,
      }).toString()
      return url.href
    },
    exchange: ({ query }) =>
      token(app, { grant_type: 'authorization_code', code: query.code ?? '' }),
    refresh: (refreshToken) =>
      token(app, { grant_type: 'refresh_token', refresh_token: refreshToken }),
  }
}

async function token(app: StripeApp, form: Record<string, string>): Promise<Grant> {
  const { status, text } = await fetchText(LABEL, new URL('/oauth/token', app.connectBase), {
    method: 'POST',
    body: new URLSearchParams({ ...form, client_secret: app.platformKey }),
    redirect: 'error',
    signal: AbortSignal.timeout(app.timeoutMs),
  })
  if (status >= 500 || status === 429) throw badAnswer(LABEL, status)
  const granted = status === 200 ? parsed(text) : {}
  const accountId = idOf(granted.stripe_user_id)
  const accessToken = textOf(granted.access_token)
  if (accountId === null || accessToken === null) {
    const values = { provider: LABEL }
    throw new ApiError('bad_request', internal('internal.provider.not-granted', values))
  }
  return {
    accessToken,
    refreshToken: textOf(granted.refresh_token),
    expiresInSeconds: null,
    accountId,
    accountName: accountId,
  }
}

function parsed(text: string): Fields {
  try {
    return readJson(text)
  } catch {
    throw badAnswer(LABEL, 200)
  }
}
