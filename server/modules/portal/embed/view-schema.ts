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
const time = t.String()
const count = t.Integer({ minimum: 0 })
const minor = (description: string) => t.Integer({ description })

export const EmbedSession = t.Object({
  programId: t.String(),
  partnerId: t.String(),
  status: oneOf(ENROLLMENT_STATUSES),
  scopes: t.Array(oneOf(EMBED_SCOPES)),
  origin: t.Nullable(t.String({ description: 'The only origin that can use the session.' })),
  expires: time,
  expiresIn: t.Integer({ description: 'The lifetime of the token, in seconds.' }),
})
export type EmbedSession = Static<typeof EmbedSession>

export const EmbedLink = t.Object(
  {
    id: t.String(),
    domain: t.String(),
    key: t.String(),
    shortLink: t.String(),
    shareUrl: t.String({ description: 'The URL that the partner shares.' }),
    qrCode: t.String({ description: 'The URL of a QR code as PNG.' }),
    url: t.String({ description: 'The destination URL.' }),
    clicks: count,
    leads: count,
    sales: count,
    discountCode: t.Nullable(
      t.String({ description: 'The discount code that customers can enter instead.' }),
    ),
    createdAt: time,
  },
  { title: 'EmbedLink' },
)
export type EmbedLink = Static<typeof EmbedLink>

export const EmbedViewQuery = t.Object({
  interval: t.Optional(
    oneOf(INTERVALS, {
      description: 'The time range of `analytics`, which is added to the response.',
    }),
  ),
  timezone: t.Optional(
    t.String({
      maxLength: 64,
      description:
        'The IANA name of the time zone of `analytics`, if the partner has none. Defaults to UTC.',
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
      url: t.String({ description: 'The default destination of links.' }),
      logo: text,
      brandColor: text,
      currency: t.String(),
      minPayout: minor('The minimum payout, in minor units.'),
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
        description: 'Which partners are paid in the product instead of with money.',
      }),
      nextPayoutAt: t.Nullable(
        t.String({
          description: 'When the next payout is scheduled, or null if payouts are manual.',
        }),
      ),
      deactivatedAt: t.Nullable(
        t.String({
          description: 'When the program was deactivated. Partners can no longer earn.',
        }),
      ),
    }),
    partner: t.Object({
      id: t.String(),
      name: t.String(),
      image: text,
      email: t.Nullable(
        t.String({ description: 'The masked email address, because others might see the page.' }),
      ),
      emailVerified: t.Boolean(),
      country: text,
      locale: text,
      timeZone: text,
    }),
    enrollment: t.Object({
      status: oneOf(ENROLLMENT_STATUSES),
      since: t.String({ description: 'When the partner joined the program.' }),
      listed: t.Boolean({
        description:
          'Whether the partner agreed to show their name and earnings on the leaderboard.',
      }),
      digestOff: t.Boolean({ description: 'Whether emails about new commissions are off.' }),
      groupName: t.String(),
      maxLinks: count,
    }),
    rewards: t.Array(OfferedReward),
    milestones: t.Array(EmbedMilestone, {
      description: 'The milestones with the partner’s progress.',
    }),
    discount: t.Nullable(OfferedDiscount),
    links: t.Array(EmbedLink),
    balances: t.Array(Balance),
    holdingEnds: t.Nullable(
      t.Object({
        amount: minor('The earnings after refunds, in minor units.'),
        first: t.String(),
        last: t.String(),
      }),
      {
        description:
          'Commissions in their holding period, in the program’s currency, and when the first and the last become payable. Null if there are none.',
      },
    ),
    firsts: t.Object(
      { link: text, sale: text, payout: text },
      {
        description: 'When the partner had their first link, sale, and payout, or null.',
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
    payoutHold: t.Nullable(PayoutHold, {
      description: 'The hold on payouts, or null if there is none.',
    }),
    session: EmbedSession,
    analytics: t.Optional(EmbedAnalytics),
  },
  { title: 'EmbedView' },
)
export type EmbedView = Static<typeof EmbedView>

export const EmbedSettingsBody = t.Object({
  listed: t.Optional(
    t.Boolean({
      description:
        'Whether other partners can see the partner’s name and earnings on the leaderboard.',
    }),
  ),
  digestOff: t.Optional(
    t.Boolean({ description: 'Whether to turn off emails about new commissions.' }),
  ),
  locale: t.Optional(
    t.Nullable(
      t.String({
        maxLength: 35,
        description: 'The language, as a BCP 47 tag.',
        examples: ['pt-BR'],
      }),
    ),
  ),
  timeZone: t.Optional(
    t.Nullable(
      t.String({
        maxLength: 64,
        description: 'The IANA name of the time zone.',
        examples: ['Asia/Tokyo'],
      }),
    ),
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
  sent: t.Boolean({
    description:
      'Whether the email was sent. False if one was sent in the last minute, or too many today.',
  }),
  to: t.String({ description: 'The masked email address.' }),
})
export type MailSent = Static<typeof MailSent>

export const EmbedLinkBody = t.Object({
  url: t.Optional(
    t.String({
      maxLength: 8192,
      description: 'The destination URL. Defaults to the program’s URL.',
    }),
  ),
  key: t.Optional(
    t.String({ maxLength: 190, description: 'The key. Defaults to 7 random characters.' }),
  ),
})
export type EmbedLinkBody = Static<typeof EmbedLinkBody>

export const EmbedLinksQuery = t.Object(pageFields)
export type EmbedLinksQuery = Static<typeof EmbedLinksQuery>
