import { createProviders } from '../../server/payout-providers/index.ts'
import type { OnlineProvider } from '../../server/payout-providers/port.ts'
import type { PayoutStub } from './payout-stub.ts'
import { PAYPAL_CLIENT, PAYPAL_SECRET, PAYPAL_WEBHOOK, PayPalStub } from './paypal-stub.ts'
import { STRIPE_KEY, STRIPE_WEBHOOK_SECRET, StripeStub } from './stripe-stub.ts'

/** A provider, the stub that it speaks to, and how to make things happen there. */
export interface OnlineRig {
  provider: OnlineProvider
  stub: PayoutStub
  details: Record<string, string>
  secrets: string[]
  wrongKey: Record<string, string>
  recipient: Record<string, string>
  unknownRecipient: Record<string, string>
  /** 123.45 dollars and 500 yen, as the provider writes them. */
  amounts: [usd: string, jpy: string]
  /** The partner has the money for good; it went back. */
  complete(id: string): void
  takeBack(id: string): void
  callback(id: string): { body: string; headers: Headers }
  foreignCallback(): { body: string; headers: Headers }
}

export const stripe = new StripeStub()
export const paypal = new PayPalStub()

export function stripeRig(): OnlineRig {
  return {
    provider: createProviders({ stripeApiBase: stripe.base, payoutTimeoutMs: 300 })[
      'stripe-connect'
    ],
    stub: stripe,
    details: { secretKey: STRIPE_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET },
    secrets: [STRIPE_KEY, STRIPE_WEBHOOK_SECRET],
    wrongKey: { secretKey: 'sk_test_anotherKeyThatIsWrong' },
    recipient: { accountId: 'acct_1GraceOkoro123' },
    unknownRecipient: { accountId: 'acct_1UnknownAccount' },
    amounts: ['12345', '500'],
    complete: () => {},
    takeBack: (id) => stripe.takeBack(id),
    callback: (id) => stripe.event('transfer.updated', id),
    foreignCallback: () => stripe.event('payout.failed', 'none'),
  }
}

export function payPalRig(): OnlineRig {
  return {
    provider: createProviders({ paypalApiBase: paypal.base, payoutTimeoutMs: 300 }).paypal,
    stub: paypal,
    details: { clientId: PAYPAL_CLIENT, clientSecret: PAYPAL_SECRET, webhookId: PAYPAL_WEBHOOK },
    secrets: [PAYPAL_SECRET, Buffer.from(`${PAYPAL_CLIENT}:${PAYPAL_SECRET}`).toString('base64')],
    wrongKey: { clientSecret: 'another-secret-that-is-wrong' },
    recipient: { email: 'grace@example.com' },
    unknownRecipient: { email: 'nobody@refused.example' },
    amounts: ['123.45', '500'],
    complete: (id) => paypal.settle(id, 'SUCCESS'),
    takeBack: (id) => paypal.settle(id, 'RETURNED', 'RECEIVER_UNREGISTERED'),
    callback: (id) => paypal.event('PAYMENT.PAYOUTS-ITEM.SUCCEEDED', id),
    foreignCallback: () => paypal.event('PAYMENT.CAPTURE.COMPLETED', 'none'),
  }
}

export async function startStubs(): Promise<void> {
  await Promise.all([stripe.start(), paypal.start()])
}

export async function stopStubs(): Promise<void> {
  await Promise.all([stripe.stop(), paypal.stop()])
}
