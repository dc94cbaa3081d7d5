import { Stripe } from 'stripe'
import { ApiError } from '../../domain/errors.ts'
import { STRIPE_VERSION } from '../../domain/stripe-units.ts'
import type { Account } from '../port.ts'
import { unreachable } from '../provider-answer.ts'

/** Where Stripe is, and the operator's own key, by which connected accounts are reached. */
export interface StripeAddress {
  base: string
  timeoutMs: number
  platformKey: string
}

/**
 * Opens a client for an account: by its restricted key, or by the operator's when it was connected on Stripe's page.
 * Null: it has neither. Without retries of its own: the inbox decides when to ask again.
 */
export function openStripe({ id, details }: Account, address: StripeAddress): Stripe | null {
  const { protocol, hostname, port } = new URL(address.base)
  const config: Stripe.StripeConfig = {
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
    timeout: address.timeoutMs,
    maxNetworkRetries: 0,
    telemetry: false,
    // The library's types accept its own version alone.
    apiVersion: STRIPE_VERSION,
  }
  if (details.apiKey) return new Stripe(details.apiKey, config)
  // Without a token the account has taken its access back.
  if (!address.platformKey || id === null || details.accessToken === undefined) return null
  return new Stripe(address.platformKey, { ...config, stripeAccount: id })
}

/**
 * Waits for an answer of Stripe.
 * @throws ApiError `bad_request` when the key is refused; any other error may pass
 */
export async function askStripe<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    const { errors } = Stripe
    if (error instanceof errors.StripeAuthenticationError) {
      throw new ApiError(
        'bad_request',
        'Stripe doesn’t accept this key. Copy it again from the Stripe Dashboard.',
      )
    }
    if (error instanceof errors.StripePermissionError) {
      throw new ApiError(
        'bad_request',
        'This key doesn’t have the required permission. Grant it in Stripe.',
      )
    }
    if (error instanceof errors.StripeConnectionError) throw unreachable('Stripe')
    // Its own errors hold the whole request.
    throw new Error(error instanceof errors.StripeError ? `Stripe: ${error.type}` : String(error))
  }
}
