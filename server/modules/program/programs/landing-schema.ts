import { t, type Static } from 'elysia'
import { OfferedDiscount, OfferedReward } from '../rewards/offer-schema.ts'
import { shownBrand } from './brand-columns-schema.ts'

export const LandingQuery = t.Object({
  publishableKey: t.Optional(
    t.String({
      maxLength: 100,
      description: 'The publishable key (`svc_pk_…`), if it isn’t in the header.',
    }),
  ),
  group: t.Optional(
    t.String({ maxLength: 64, description: 'The slug of a group. Defaults to `default`.' }),
  ),
})
export type LandingQuery = Static<typeof LandingQuery>

export const LandingPage = t.Object({
  programId: t.String(),
  groupId: t.String(),
  name: t.String(),
  slug: t.String(),
  description: t.Nullable(t.String()),
  currency: t.String(),
  termsUrl: t.Nullable(t.String()),
  helpUrl: t.Nullable(t.String()),
  logo: shownBrand.logo,
  brandColor: shownBrand.brandColor,
  landing: shownBrand.landing,
  applicationForm: shownBrand.applicationForm,
  rewards: t.Array(OfferedReward),
  discount: t.Nullable(OfferedDiscount),
})
export type LandingPage = Static<typeof LandingPage>
