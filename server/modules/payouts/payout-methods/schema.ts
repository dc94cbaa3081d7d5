import { t, type Static } from 'elysia'
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

export const OwnPayoutMethod = t.Object({
  payoutMethod: t.Nullable(PayoutMethod, { description: 'null: none was set up yet' }),
  payoutHold: t.Nullable(PayoutHold, { description: 'Why payouts wait; null: they do not' }),
  providers: t.Array(
    t.Pick(PayoutProviderInfo, ['name', 'label', 'currencies', 'recipientFields']),
    {
      description: 'What can be chosen, with the fields to ask for',
    },
  ),
})
export type OwnPayoutMethod = Static<typeof OwnPayoutMethod>
