import { t, type Static } from 'elysia'
import { oneOf } from '../../../core/one-of.ts'
import { PayoutHold } from '../../program/partners/hold-schema.ts'
import { DetailsBody, PayoutProviderInfo } from '../funding-accounts/schema.ts'

const Time = t.String()

export const PayoutMethodBody = t.Object({
  provider: t.String({ minLength: 1, maxLength: 50, examples: ['paypal'] }),
  details: DetailsBody,
})
export type PayoutMethodBody = Static<typeof PayoutMethodBody>

const PayoutMethod = t.Object({
  id: t.String({ examples: ['pm_1Vd4T2sKq0aB3xYz'] }),
  provider: t.String(),
  masked: t.String({ description: 'The masked account. The full details are never returned.' }),
  verifiedAt: t.Nullable(Time),
  createdAt: Time,
})
export type PayoutMethod = Static<typeof PayoutMethod>

const OwnOnboarding = t.Object(
  {
    countries: t.Array(t.String(), {
      description: 'The countries where the provider opens accounts (ISO 3166-1).',
    }),
    country: t.Nullable(t.String(), { description: 'The country of the account or the partner.' }),
    begun: t.Boolean({ description: 'Whether an account was opened.' }),
  },
  {
    description:
      'Whether the account is set up on the provider’s pages with `POST /partner/payout-method/onboarding`. Null for a form.',
  },
)
export type OwnOnboarding = Static<typeof OwnOnboarding>

export const OnboardingBody = t.Object({
  provider: t.String({ minLength: 1, maxLength: 50, examples: ['stripe-connect'] }),
  country: t.Optional(
    t.String({
      pattern: '^[A-Za-z]{2}$',
      maxLength: 2,
      description: 'The partner’s country (ISO 3166-1). Defaults to the known country.',
    }),
  ),
})
export type OnboardingBody = Static<typeof OnboardingBody>

export const PayoutOnboarding = t.Object({
  status: oneOf(['open', 'in_review', 'ready'], {
    description:
      'The status. `open`: continue at `url`. `in_review`: the provider is checking the account. `ready`: it’s now the payout method.',
  }),
  url: t.Nullable(
    t.String({
      description: 'The URL of the provider’s page. It works once and expires after a few minutes.',
    }),
  ),
})
export type PayoutOnboarding = Static<typeof PayoutOnboarding>

export const OwnPayoutMethod = t.Object({
  payoutMethod: t.Nullable(PayoutMethod, {
    description: 'The payout method, or null if none is set up.',
  }),
  payoutHold: t.Nullable(PayoutHold, {
    description: 'The hold on payouts, or null if there is none.',
  }),
  providers: t.Array(
    t.Composite([
      t.Pick(PayoutProviderInfo, ['name', 'label', 'currencies', 'recipientFields']),
      t.Object({ onboarding: t.Nullable(OwnOnboarding) }),
    ]),
    {
      description: 'The available payout providers and their fields.',
    },
  ),
})
export type OwnPayoutMethod = Static<typeof OwnPayoutMethod>
