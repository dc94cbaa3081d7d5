import { manual } from './manual/provider.ts'
import { nacha } from './nacha/provider.ts'
import { payPal } from './paypal/provider.ts'
import type { PayoutProvider } from './port.ts'
import { sepa } from './sepa/provider.ts'
import { stripeConnect } from './stripe-connect/provider.ts'

export interface ProviderOptions {
  /** Where Stripe and PayPal are, by the configuration; absent: their live APIs. */
  stripeApiBase?: string | undefined
  paypalApiBase?: string | undefined
  /** How long to wait for one answer. */
  payoutTimeoutMs?: number
}

export type Providers = ReturnType<typeof createProviders>
export type ProviderName = keyof Providers

/** Every way to pay: a folder and a line here. */
export function createProviders(options: ProviderOptions = {}) {
  const { stripeApiBase, paypalApiBase, payoutTimeoutMs: timeoutMs = 30_000 } = options
  return {
    'stripe-connect': stripeConnect({ base: stripeApiBase ?? 'https://api.stripe.com', timeoutMs }),
    paypal: payPal({ base: paypalApiBase ?? 'https://api-m.paypal.com', timeoutMs }),
    sepa,
    nacha,
    manual,
  } as const satisfies Record<string, PayoutProvider>
}
