import { t, type Static } from 'elysia'
import { pageFields } from '../../../core/fields.ts'

const Time = t.String()

/** The fields of a provider's form. */
export const DetailsBody = t.Record(t.String({ maxLength: 50 }), t.String({ maxLength: 255 }), {
  description: 'The provider’s fields, as listed by `GET /payout-providers`.',
  maxProperties: 20,
})

const ProviderName = t.String({ minLength: 1, maxLength: 50, examples: ['sepa'] })

export const FundingBody = t.Object({
  provider: ProviderName,
  name: t.String({ minLength: 1, maxLength: 100, description: 'A name for the account.' }),
  details: DetailsBody,
})
export type FundingBody = Static<typeof FundingBody>

export const VerifyBody = t.Object({
  confirm: t.Optional(
    t.Boolean({
      description: 'For bank accounts, `true` to confirm that you checked the account details.',
    }),
  ),
})
export type VerifyBody = Static<typeof VerifyBody>

export const FundingQuery = t.Object({
  removed: t.Optional(
    t.Boolean({ description: 'Whether to include replaced and removed accounts.' }),
  ),
  ...pageFields,
})
export type FundingQuery = Static<typeof FundingQuery>

export const FundingAccount = t.Object({
  id: t.String({ examples: ['fa_1Vd4T2sKq0aB3xYz'] }),
  provider: t.String(),
  name: t.String(),
  masked: t.String({ description: 'The masked account. The full details are never returned.' }),
  verifiedAt: t.Nullable(Time),
  createdAt: Time,
  removedAt: t.Nullable(Time),
  callbackUrl: t.Nullable(
    t.String({
      description: 'The URL that the provider sends status updates to, or null if it doesn’t.',
    }),
  ),
})
export type FundingAccount = Static<typeof FundingAccount>

const Field = t.Object({
  name: t.String(),
  label: t.String(),
  secret: t.Boolean(),
  required: t.Boolean(),
  options: t.Nullable(
    t.Array(
      t.Object({
        value: t.String({ description: 'The value to send.' }),
        label: t.String({ description: 'The name of the option.' }),
      }),
      { description: 'The values to choose from, or null if any text is allowed.' },
    ),
  ),
})

export const PayoutProviderInfo = t.Object({
  name: t.String(),
  label: t.String(),
  kind: t.String({
    description:
      'The type of provider. `online` uses an API, `file` creates a file for your bank, `manual` is paid by hand, and `credit` is paid in your product.',
  }),
  currencies: t.Nullable(
    t.Array(t.String(), { description: 'The supported currencies, or null for all.' }),
  ),
  fundingFields: t.Array(Field, { description: 'The fields required to connect your account.' }),
  recipientFields: t.Array(Field, { description: 'The fields that partners fill in.' }),
  onboarding: t.Boolean({
    description: 'Whether partners set up their account on the provider’s pages.',
  }),
  statusFiles: t.Boolean({ description: 'Whether the bank’s status files can be uploaded.' }),
})
export type PayoutProviderInfo = Static<typeof PayoutProviderInfo>
