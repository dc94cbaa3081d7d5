import { t, type Static } from 'elysia'
import { oneOf } from '../../../core/one-of.ts'
import { PayoutHold } from '../../program/partners/hold-schema.ts'
import { DetailsBody, PayoutProviderInfo } from '../funding-accounts/schema.ts'

const Time = t.String({ description: 'ISO 8601' })

export const PayoutMethodBody = t.Object({
  provider: t.String({ minLength: 1, maxLength: 50, examples: ['paypal'] }),
  details: DetailsBody,
})
export type PayoutMethodBody = Static<typeof PayoutMethodBody>

const PayoutMethod = t.Object({
  id: t.String({ examples: ['pm_1Vd4T2sKq0aB3xYz'] }),
  provider: t.String(),
  masked: t.String({ description: 'As it may be shown; the details are never shown again' }),
  verifiedAt: t.Nullable(Time),
  createdAt: Time,
})
export type PayoutMethod = Static<typeof PayoutMethod>

const OwnOnboarding = t.Object(
  {
    countries: t.Array(t.String(), {
      description: 'Where the provider opens accounts, ISO 3166-1',
    }),
    country: t.Nullable(t.String(), { description: 'Of the account, or else of the partner' }),
    begun: t.Boolean({ description: 'An account was opened' }),
  },
  {
    description:
      'The account is set up on the pages of the provider: POST /partner/payout-method/onboarding; null: in a form',
  },
)
export type OwnOnboarding = Static<typeof OwnOnboarding>

export const OnboardingBody = t.Object({
  provider: t.String({ minLength: 1, maxLength: 50, examples: ['stripe-connect'] }),
  country: t.Optional(
    t.String({
      pattern: '^[A-Za-z]{2}$',
      maxLength: 2,
      description: 'Where the partner lives, ISO 3166-1; without it what is known of them',
    }),
  ),
})
export type OnboardingBody = Static<typeof OnboardingBody>

export const PayoutOnboarding = t.Object({
  status: oneOf(['open', 'in_review', 'ready'], {
    description:
      'open: go on at url; in_review: the provider checks what was entered; ready: it is the payout method now',
  }),
  url: t.Nullable(t.String({ description: 'A page of the provider; it works once, for minutes' })),
})
export type PayoutOnboarding = Static<typeof PayoutOnboarding>

export const OwnPayoutMethod = t.Object({
  payoutMethod: t.Nullable(PayoutMethod, { description: 'null: none was set up yet' }),
  payoutHold: t.Nullable(PayoutHold, { description: 'Why payouts wait; null: they do not' }),
  providers: t.Array(
    t.Composite([
      t.Pick(PayoutProviderInfo, ['name', 'label', 'currencies', 'recipientFields']),
      t.Object({ onboarding: t.Nullable(OwnOnboarding) }),
    ]),
    {
      description: 'What can be chosen, with the fields to ask for',
    },
  ),
})
export type OwnPayoutMethod = Static<typeof OwnPayoutMethod>
