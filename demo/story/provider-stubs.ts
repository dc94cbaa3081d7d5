import {
  createProviders,
  PROVIDER_NAMES,
  type Providers,
} from '../../server/payout-providers/index.ts'
import {
  fixture as payPalFixture,
  type PayPalStub,
} from '../../server/payout-providers/paypal/testing.ts'
import {
  fixture as stripeFixture,
  type StripeStub,
} from '../../server/payout-providers/stripe-connect/testing.ts'
import { loadFixture, type OnlineFixture } from '../../server/payout-providers/testing.ts'
import type { PayoutStub } from '../../server/payout-providers/testing-stub.ts'

/** Take the place of every payment service: no call leaves this machine, and they fail when told to. */
export interface ProviderStubs {
  stripe: StripeStub
  paypal: PayPalStub
  /** Settings with which every online provider connects to its stub. */
  settings: Record<string, string>
  /** The ways to pay, with these settings. */
  providers(): Providers
  stop(): Promise<void>
}

export async function openProviderStubs(): Promise<ProviderStubs> {
  const [stripe, paypal] = [stripeFixture.createStub(), payPalFixture.createStub()]
  const stubs = new Map<OnlineFixture, PayoutStub>([
    [stripeFixture, stripe],
    [payPalFixture, paypal],
  ])
  const fixtures = await Promise.all(PROVIDER_NAMES.map(loadFixture))
  const settings: Record<string, string> = {}
  for (const fixture of fixtures) {
    if (fixture.kind !== 'online') continue
    const stub = stubs.get(fixture) ?? fixture.createStub()
    stubs.set(fixture, await stub.start())
    Object.assign(settings, fixture.settings(stub.base))
  }
  return {
    stripe,
    paypal,
    settings,
    providers: () => createProviders({ settings }),
    async stop() {
      await Promise.all(Array.from(stubs.values(), (stub) => stub.stop()))
    },
  }
}

/** The accounts that pay, as the stubs and two banks know them. */
export const FUNDING = [
  { provider: 'stripe-connect', name: 'Stripe', details: stripeFixture.details },
  { provider: 'paypal', name: 'PayPal', details: payPalFixture.details },
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
