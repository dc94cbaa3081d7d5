import {
  PAYPAL_CLIENT,
  PAYPAL_SECRET,
  PAYPAL_WEBHOOK,
  PayPalStub,
} from '../../test/kit/paypal-stub.ts'
import { STRIPE_KEY, STRIPE_WEBHOOK_SECRET, StripeStub } from '../../test/kit/stripe-stub.ts'
import type { StubAnswer, StubRequest } from '../../test/kit/payout-stub.ts'
import { createProviders, type Providers } from '../../server/payout-providers/index.ts'

/** Short, since nothing is further away than this process. */
const TIMEOUT_MS = 400

/** Pays at once when nobody is there to say what becomes of a payment. */
class PayPalStandIn extends PayPalStub {
  prompt = false
  readonly #seen = new Set<string>()

  protected override answer(request: StubRequest): StubAnswer {
    const answer = super.answer(request)
    for (const { transferId } of this.payments) {
      if (this.prompt && !this.#seen.has(transferId)) this.settle(transferId, 'SUCCESS')
      this.#seen.add(transferId)
    }
    return answer
  }
}

/** Who pays in the place of Stripe and PayPal: no call leaves this machine, and they fail when told to. */
export interface StandIns {
  stripe: StripeStub
  paypal: PayPalStandIn
  /** The ways to pay, of which these two speak to the stand-ins. */
  providers(): Providers
  stop(): Promise<void>
}

export async function openStandIns(): Promise<StandIns> {
  const [stripe, paypal] = [new StripeStub(), new PayPalStandIn()]
  await Promise.all([stripe.start(), paypal.start()])
  return {
    stripe,
    paypal,
    providers: () =>
      createProviders({
        stripeApiBase: stripe.base,
        paypalApiBase: paypal.base,
        payoutTimeoutMs: TIMEOUT_MS,
      }),
    async stop() {
      await Promise.all([stripe.stop(), paypal.stop()])
    },
  }
}

/** The accounts that pay, as the stand-ins and two banks know them. */
export const FUNDING = [
  {
    provider: 'stripe-connect',
    name: 'Stripe',
    details: { secretKey: STRIPE_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET },
  },
  {
    provider: 'paypal',
    name: 'PayPal',
    details: { clientId: PAYPAL_CLIENT, clientSecret: PAYPAL_SECRET, webhookId: PAYPAL_WEBHOOK },
  },
  {
    provider: 'sepa',
    name: 'House bank',
    details: { name: 'Acme Roasters GmbH', iban: 'DE89 3704 0044 0532 0130 00' },
  },
  {
    provider: 'nacha',
    name: 'US bank',
    details: {
      bankName: 'First Harbor Bank',
      bankRouting: '011401533',
      companyName: 'Acme Roasters Inc',
      companyId: '12-3456789',
    },
  },
] as const
