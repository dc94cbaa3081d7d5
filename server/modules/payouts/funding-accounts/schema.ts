import { t, type Static } from 'elysia'
import { pageFields } from '../../../core/fields.ts'

const Time = t.String({ description: 'ISO 8601' })

/** The fields of a provider's form. */
export const DetailsBody = t.Record(t.String({ maxLength: 50 }), t.String({ maxLength: 255 }), {
  description: 'The fields of the provider, as GET /payout-providers lists them',
  maxProperties: 20,
})

const ProviderName = t.String({ minLength: 1, maxLength: 50, examples: ['sepa'] })

export const FundingBody = t.Object({
  provider: ProviderName,
  name: t.String({ minLength: 1, maxLength: 100, description: 'What you call the account' }),
  details: DetailsBody,
})
export type FundingBody = Static<typeof FundingBody>

export const VerifyBody = t.Object({
  confirm: t.Optional(
    t.Boolean({
      description: 'Banks: true, once somebody compared the account with what is shown of it',
    }),
  ),
})
export type VerifyBody = Static<typeof VerifyBody>

export const FundingQuery = t.Object({
  removed: t.Optional(t.Boolean({ description: 'Also those that were replaced or removed' })),
  ...pageFields,
})
export type FundingQuery = Static<typeof FundingQuery>

export const FundingAccount = t.Object({
  id: t.String({ examples: ['fa_1Vd4T2sKq0aB3xYz'] }),
  provider: t.String(),
  name: t.String(),
  masked: t.String({ description: 'As it may be shown; the details are never shown again' }),
  verifiedAt: t.Nullable(Time),
  createdAt: Time,
  removedAt: t.Nullable(Time),
  callbackUrl: t.Nullable(
    t.String({ description: 'Where the provider reports to; null: it does not' }),
  ),
})
export type FundingAccount = Static<typeof FundingAccount>

const Field = t.Object({
  name: t.String(),
  label: t.String(),
  secret: t.Boolean(),
  required: t.Boolean(),
})

export const PayoutProviderInfo = t.Object({
  name: t.String(),
  label: t.String(),
  kind: t.String({
    description:
      'online: over its API; file: for your bank; manual: by hand; credit: in your own product',
  }),
  currencies: t.Nullable(t.Array(t.String(), { description: 'null: every currency' })),
  fundingFields: t.Array(Field, { description: 'What connecting your account asks for' }),
  recipientFields: t.Array(Field, { description: 'What partners are asked for' }),
  onboarding: t.Boolean({
    description: 'Partners set up their account on the pages of the provider, not in a form',
  }),
  statusFiles: t.Boolean({ description: 'Whether files of the bank can be read back' }),
})
export type PayoutProviderInfo = Static<typeof PayoutProviderInfo>
