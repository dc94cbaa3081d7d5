import { t, type Static } from 'elysia'
import { PublishableKey, RequestId } from '../../../core/fields.ts'
import { BriefPartner } from '../../program/partners/brief-schema.ts'
import { oneOf } from '../../../core/one-of.ts'
import { BriefDiscount } from '../../program/discounts/schema.ts'

export const TrackClickBody = t.Object({
  publishableKey: PublishableKey,
  domain: t.Optional(
    t.String({
      maxLength: 190,
      description: 'The link’s domain. Defaults to your primary domain.',
    }),
  ),
  key: t.Optional(t.String({ minLength: 1, maxLength: 190, description: 'The link’s key.' })),
  via: t.Optional(t.String({ minLength: 1, maxLength: 190, description: 'The same as `key`.' })),
  url: t.Optional(
    t.Nullable(
      t.String({ maxLength: 8192, description: 'The URL of the page that the visitor is on.' }),
    ),
  ),
  referrer: t.Optional(t.Nullable(t.String({ maxLength: 8192 }))),
  requestId: RequestId,
})
export type TrackClickBody = Static<typeof TrackClickBody>

export const TrackedClick = t.Object({
  clickId: t.Nullable(
    t.String({ description: 'The ID of the stored click, or null if there is none.' }),
  ),
  partner: t.Optional(BriefPartner),
  discount: t.Optional(BriefDiscount),
  reason: t.Optional(
    oneOf(['unknown_link', 'not_counted'], {
      description:
        'Why there is no click. `unknown_link`: no active link has this key. `not_counted`: a bot, a prefetch, or an opt-out.',
    }),
  ),
})
export type TrackedClick = Static<typeof TrackedClick>

export const ClickId = t.Object({
  id: t.String({ minLength: 1, maxLength: 128, description: 'The value of the `svc_id` cookie.' }),
})

export const ClickOfferQuery = t.Object({
  publishableKey: t.Optional(
    t.String({
      maxLength: 100,
      description: 'The publishable key (`svc_pk_…`), if it isn’t in the header.',
    }),
  ),
})
export type ClickOfferQuery = Static<typeof ClickOfferQuery>

export const ClickOffer = t.Object({
  clickId: t.Nullable(
    t.String({ description: 'The ID of the click, or null if it doesn’t exist.' }),
  ),
  partner: t.Optional(BriefPartner),
  discount: t.Optional(BriefDiscount),
})
export type ClickOffer = Static<typeof ClickOffer>

export const BriefLink = t.Object({
  id: t.String(),
  domain: t.String(),
  key: t.String(),
  url: t.String(),
})
export type BriefLink = Static<typeof BriefLink>

export const TrackVisitBody = t.Object({
  publishableKey: PublishableKey,
  domain: t.Optional(
    t.String({
      maxLength: 190,
      description: 'The link’s domain. Defaults to your primary domain.',
    }),
  ),
  url: t.String({
    maxLength: 8192,
    description: 'The URL of the page. Its path is the key of the link.',
  }),
  referrer: t.Optional(t.Nullable(t.String({ maxLength: 8192 }))),
  requestId: RequestId,
})
export type TrackVisitBody = Static<typeof TrackVisitBody>

export const TrackOpenBody = t.Object({
  deepLink: t.Optional(
    t.Nullable(t.String({ maxLength: 8192, description: 'The short link that opened the app.' })),
  ),
  domain: t.Optional(
    t.Nullable(
      t.String({
        maxLength: 190,
        description: 'The link domain, if the app was installed first.',
      }),
    ),
  ),
})
export type TrackOpenBody = Static<typeof TrackOpenBody>

export const TrackedVisit = t.Object({
  clickId: t.Nullable(t.String()),
  link: t.Nullable(BriefLink),
})
export type TrackedVisit = Static<typeof TrackedVisit>
