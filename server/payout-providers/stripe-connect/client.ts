import { Stripe } from 'stripe'
import { STRIPE_VERSION } from '../../domain/stripe-units.ts'
import type { FundingAccount } from '../port.ts'

/** Stripe's address, and the timeout of a request. */
export interface StripeAddress {
  base: string
  timeoutMs: number
}

/** Opens a client without retries of its own: the caller decides when to ask again. */
export function openStripe(funding: FundingAccount, address: StripeAddress): Stripe {
  const { protocol, hostname, port } = new URL(address.base)
  return new Stripe(funding.details.secretKey ?? '', {
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout: address.timeoutMs,
    maxNetworkRetries: 0,
    telemetry: false,
    // The library's types accept its own version alone.
    apiVersion: STRIPE_VERSION,
  })
}
