import { t, type Static } from 'elysia'
import { CREDIT_POLICIES } from '../../../domain/credit.ts'
import { EMBED_SCOPES } from '../../../domain/embed.ts'
import { ENROLLMENT_STATUSES } from '../../../domain/enrollment.ts'
import { SCHEDULE_INTERVALS } from '../../../domain/schedule.ts'
import { INTERVALS } from '../../../domain/time.ts'
import { oneOf } from '../../../core/one-of.ts'
import { pageFields } from '../../../core/fields.ts'
import { Balance } from '../../earnings/ledger/schema.ts'
import { PayoutHold } from '../../program/partners/hold-schema.ts'
import { messageFields, RESOURCE_KINDS } from '../../program/programs/brand-schema.ts'
import { OfferedDiscount, OfferedReward } from '../../program/rewards/offer-schema.ts'
import { EmbedAnalytics, Figures } from './figures-schema.ts'
import { EmbedMilestone } from './milestone-schema.ts'

const text = t.Nullable(t.String())
const time = t.String({ description: 'ISO 8601' })
const count = t.Integer({ minimum: 0 })
const minor = (description: string) => t.Integer({ description: `${description}, in minor units` })

export const EmbedSession = t.Object({
  programId: t.String(),
  partnerId: t.String(),
  status: oneOf(ENROLLMENT_STATUSES),
  scopes: t.Array(oneOf(EMBED_SCOPES)),
  origin: t.Nullable(t.String({ description: 'The only page that may use the session' })),
  expires: time,
  expiresIn: t.Integer({ description: 'Seconds' }),
})
export type EmbedSession = Static<typeof EmbedSession>

export const EmbedLink = t.Object(
  {
    id: t.String(),
    domain: t.String(),
    key: t.String(),
    shortLink: t.String(),
    shareUrl: t.String({ description: 'What the partner hands out' }),
    qrCode: t.String({ description: 'The address of a PNG' }),
    url: t.String({ description: 'The destination' }),
    clicks: count,
    leads: count,
    sales: count,
    discountCode: t.Nullable(t.String({ description: 'What friends can type instead' })),
    createdAt: time,
  },
  { title: 'EmbedLink' },
)
export type EmbedLink = Static<typeof EmbedLink>

export const EmbedViewQuery = t.Object({
  interval: t.Optional(oneOf(INTERVALS, { description: 'Also answers `analytics` of that time' })),
  timezone: t.Optional(
    t.String({
      maxLength: 64,
      description: 'Of `analytics`, where the partner has none: IANA name; default UTC',
      examples: ['Europe/Berlin'],
    }),
  ),
})
export type EmbedViewQuery = Static<typeof EmbedViewQuery>

export const EmbedView = t.Object(
  {
    program: t.Object({
      id: t.String(),
      name: t.String(),
      url: t.String({ description: 'Where links lead unless they say otherwise' }),
      logo: text,
      brandColor: text,
      currency: t.String(),
      minPayout: minor('The least that is paid out'),
      holdingPeriodDays: count,
      termsUrl: text,
      helpUrl: text,
      supportEmail: text,
      payoutSchedule: t.Object({
        interval: oneOf(SCHEDULE_INTERVALS),
        weekday: t.Optional(t.Integer()),
        day: t.Optional(t.Integer()),
      }),
      creditPayouts: oneOf(CREDIT_POLICIES, {
        description: 'Who is paid on their account in the product instead of with money',
      }),
      nextPayoutAt: t.Nullable(t.String({ description: 'null: a person decides' })),
      deactivatedAt: t.Nullable(t.String({ description: 'Nothing is earned any more since then' })),
    }),
    partner: t.Object({
      id: t.String(),
      name: t.String(),
      image: text,
      email: t.Nullable(t.String({ description: 'Masked: somebody else may look at the page' })),
      emailVerified: t.Boolean(),
      country: text,
      locale: text,
      timeZone: text,
    }),
    enrollment: t.Object({
      status: oneOf(ENROLLMENT_STATUSES),
      since: t.String({ description: 'In this program since then' }),
      listed: t.Boolean({
        description: 'Shown on the leaderboard with name and earnings, by the partner’s consent',
      }),
      digestOff: t.Boolean({ description: 'Wants no mails about new commissions' }),
      groupName: t.String(),
      maxLinks: count,
    }),
    rewards: t.Array(OfferedReward),
    milestones: t.Array(EmbedMilestone, {
      description: 'Bonuses for numbers, and how far they are',
    }),
    discount: t.Nullable(OfferedDiscount),
    links: t.Array(EmbedLink),
    balances: t.Array(Balance),
    holdingEnds: t.Nullable(
      t.Object({
        amount: minor('What they earn, after refunds'),
        first: t.String({ description: 'ISO 8601' }),
        last: t.String({ description: 'ISO 8601' }),
      }),
      {
        description:
          "Commissions in their holding period, in the program's currency, and when the first and the last of them become payable; null: there are none",
      },
    ),
    firsts: t.Object(
      { link: text, sale: text, payout: text },
      {
        description: 'When the partner had the first link, sale and arrived payout; null: not yet',
      },
    ),
    totals: t.Object({ all: Figures, last30Days: Figures }),
    resources: t.Array(
      t.Object({
        kind: oneOf(RESOURCE_KINDS),
        name: t.String(),
        value: t.String(),
        ...messageFields,
      }),
    ),
    faq: t.Array(t.Object({ question: t.String(), answer: t.String() })),
    payoutMethod: t.Nullable(
      t.Object({ provider: t.String(), masked: t.String(), verified: t.Boolean() }),
    ),
    payoutHold: t.Nullable(PayoutHold, { description: 'Why payouts wait; null: they do not' }),
    session: EmbedSession,
    analytics: t.Optional(EmbedAnalytics),
  },
  { title: 'EmbedView' },
)
export type EmbedView = Static<typeof EmbedView>

export const EmbedSettingsBody = t.Object({
  listed: t.Optional(
    t.Boolean({ description: 'May the leaderboard show other partners name and earnings?' }),
  ),
  digestOff: t.Optional(t.Boolean({ description: 'No mails about new commissions' })),
  locale: t.Optional(
    t.Nullable(t.String({ maxLength: 35, description: 'BCP 47', examples: ['pt-BR'] })),
  ),
  timeZone: t.Optional(
    t.Nullable(t.String({ maxLength: 64, description: 'IANA name', examples: ['Asia/Tokyo'] })),
  ),
})
export type EmbedSettingsBody = Static<typeof EmbedSettingsBody>

export const EmbedSettings = t.Object({
  listed: t.Boolean(),
  digestOff: t.Boolean(),
  locale: text,
  timeZone: text,
})
export type EmbedSettings = Static<typeof EmbedSettings>

export const MailSent = t.Object({
  sent: t.Boolean({ description: 'false: one went out within the last minute, or too many today' }),
  to: t.String({ description: 'The address on file, masked' }),
})
export type MailSent = Static<typeof MailSent>

export const EmbedLinkBody = t.Object({
  url: t.Optional(
    t.String({ maxLength: 8192, description: 'Default: the address of the program' }),
  ),
  key: t.Optional(t.String({ maxLength: 190, description: 'Default: 7 random characters' })),
})
export type EmbedLinkBody = Static<typeof EmbedLinkBody>

export const EmbedLinksQuery = t.Object(pageFields)
export type EmbedLinksQuery = Static<typeof EmbedLinksQuery>
