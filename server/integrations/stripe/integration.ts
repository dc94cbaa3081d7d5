import { Stripe } from 'stripe'
import { ApiError, invalid } from '../../domain/errors.ts'
import { STRIPE_VERSION } from '../../domain/stripe-units.ts'
import { defineIntegration } from '../define-integration.ts'
import { readDetails } from '../details.ts'
import type { ConnectionField, Details, ProviderEvent, Signed } from '../port.ts'
import { fieldsOf, idOf, readJson, textOf } from '../read-json.ts'
import { requireFresh, unsigned } from '../signatures.ts'
import { askStripe, openStripe, type StripeAddress } from './client.ts'
import { completeEvent } from './complete.ts'
import { stripeDiscounts } from './discounts.ts'
import { enrich } from './enrich.ts'
import { stripeHistory } from './history.ts'
import { EVENTS } from './events.ts'
import { NodeCrypto } from './node-crypto.ts'
import { stripeOAuth } from './oauth.ts'
import texts from './texts.json' with { type: 'json' }
import { translateStripe } from './translate.ts'

const { webhooks } = new Stripe('sk_unused')
const crypto = new NodeCrypto()

const fields: readonly ConnectionField[] = [
  { name: 'apiKey', secret: true, required: false },
  { name: 'trials', secret: false, required: false, choices: ['ignore', 'lead'] },
  { name: 'coupons', secret: false, required: false, choices: ['ignore', 'create'] },
]

/** Payments, invoices, refunds and disputes of a Stripe account. */
export const stripe = defineIntegration({
  apis: [
    {
      name: 'API',
      version: STRIPE_VERSION,
      sunset: null,
      source: 'https://docs.stripe.com/api/versioning',
    },
  ],
  settings: {
    STRIPE_API_BASE: {
      fallback: 'https://api.stripe.com',
      meaning: 'Base URL of the Stripe API, also used for payouts',
    },
    STRIPE_CONNECT_BASE: {
      fallback: 'https://connect.stripe.com',
      meaning: 'Base URL of Stripe OAuth',
    },
    STRIPE_CLIENT_ID: {
      fallback: '',
      meaning:
        'Client ID of your Stripe platform (`ca_…`). Without it, members connect with API keys',
    },
    STRIPE_PLATFORM_KEY: { fallback: '', meaning: 'Secret key of your Stripe platform' },
    STRIPE_PLATFORM_WEBHOOK_SECRET: {
      fallback: '',
      meaning:
        'Signing secret of the platform’s Connect webhook, at `/api/integrations/stripe/webhook`',
    },
  },
  texts,
  create(settings, { timeoutMs }) {
    const platformKey = settings.STRIPE_PLATFORM_KEY
    const address: StripeAddress = { base: settings.STRIPE_API_BASE, timeoutMs, platformKey }
    const clientId = settings.STRIPE_CLIENT_ID
    const connectBase = settings.STRIPE_CONNECT_BASE
    return {
      name: 'stripe',
      label: 'Stripe',
      events: EVENTS,
      fields,
      checkSecret,
      checkDetails,
      verify,
      read: (rawBody) => [readEvent(rawBody)],
      isTest,
      async translate(event, account) {
        const { details, id } = await account()
        const { type } = event
        if (translateStripe(event, { details, clientId }).length === 0) return []
        const client = openStripe({ details, id }, address)
        const body = client ? await completeEvent(client, type, event.body) : event.body
        const verbs = translateStripe({ type, body }, { details, clientId })
        return client ? enrich(client, verbs) : verbs
      },
      async checkAccount(account) {
        const client = openStripe(account, address)
        if (!client) return { accountId: account.id }
        await askStripe(client.charges.list({ limit: 1 }))
        return { accountId: account.id }
      },
      history: stripeHistory(address),
      discounts: stripeDiscounts(address),
      oauth: stripeOAuth({ clientId, platformKey, connectBase, timeoutMs }),
      app: {
        async verify(rawBody, headers, signed) {
          const secret = settings.STRIPE_PLATFORM_WEBHOOK_SECRET
          if (secret === '') throw unsigned()
          verify(rawBody, headers, { ...signed, secret })
        },
        read(rawBody) {
          const accountId = idOf(readJson(rawBody).account)
          return accountId === null ? [] : [{ ...readEvent(rawBody), accountId }]
        },
      },
    }
  },
})

/** Events that are made from the account’s history do not say. */
function isTest(body: unknown): boolean | null {
  const { livemode } = fieldsOf(body)
  return typeof livemode === 'boolean' ? !livemode : null
}

function checkSecret(secret: string): string {
  const trimmed = secret.trim()
  if (/^whsec_[A-Za-z0-9+/=_-]{10,200}$/.test(trimmed)) return trimmed
  throw invalid('secret', 'Stripe signing secrets start with whsec_.')
}

function checkDetails(details: Details): Details {
  const values = readDetails(fields, details)
  if (values.apiKey === undefined || /^(sk|rk)_(test|live)_[A-Za-z0-9]{10,}$/.test(values.apiKey)) {
    return values
  }
  throw invalid('apiKey', 'Stripe restricted keys start with rk_live_ or rk_test_.')
}

function readEvent(rawBody: string): ProviderEvent {
  const body = readJson(rawBody)
  const [id, type] = [textOf(body.id), textOf(body.type)]
  if (id && type) return { id, type, body }
  throw new ApiError('bad_request', 'This isn’t an event from Stripe.')
}

/** Checks with the library's own check, but for the time, which tells a stale event from a forged one. */
function verify(rawBody: string, headers: Headers, { secret, nowMs }: Signed): void {
  const header = headers.get('stripe-signature') ?? ''
  try {
    webhooks.signature!.verifyHeader(rawBody, header, secret, Infinity, crypto, nowMs)
  } catch {
    throw unsigned()
  }
  requireFresh(Number(/(?:^|,)t=(\d+)/.exec(header)?.[1]) * 1000, nowMs)
}
