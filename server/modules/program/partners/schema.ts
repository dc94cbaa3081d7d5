import { t, type Static } from 'elysia'
import { BAN_REASONS, ENROLLMENT_STATUSES } from '../../../domain/enrollment.ts'
import { oneOf } from '../../../core/one-of.ts'
import { pageFields } from '../../../core/fields.ts'
import { Link, LinkBody } from '../../links/links/schema.ts'

export const REJECTION_REASONS = [
  'needsMoreDetail',
  'doesNotMeetRequirements',
  'notTheRightFit',
  'other',
] as const

const maybeText = t.Nullable(t.String())
const maybeTime = t.Nullable(t.String({ description: 'ISO 8601' }))
const count = t.Integer()
const money = t.Integer({ description: 'Minor units' })

export const ProgramId = t.Optional(
  t.Nullable(
    t.String({ maxLength: 64, description: 'Default: the oldest program that is not deactivated' }),
  ),
)

/** A partner is named by either; `partnerId` wins. */
export const whichPartner = {
  partnerId: t.Optional(t.Nullable(t.String({ maxLength: 64, description: 'pn_…' }))),
  tenantId: t.Optional(
    t.Nullable(t.String({ maxLength: 255, description: 'Your own id of the partner' })),
  ),
  programId: ProgramId,
}
export const WhichPartner = t.Object(whichPartner)
export type WhichPartner = Static<typeof WhichPartner>

export const PartnerId = t.Object({
  id: t.String({ maxLength: 260, description: 'pn_… or ext_<tenantId>' }),
})
export const InProgram = t.Object({ programId: ProgramId })

/** Options of the links that a call makes for a partner. */
export const LinkProps = t.Omit(LinkBody, [
  'url',
  'domain',
  'key',
  'programId',
  'partnerId',
  'trackConversion',
])
export type LinkProps = Static<typeof LinkProps>

export const PartnerLink = t.Object({
  id: t.String(),
  domain: t.String(),
  key: t.String(),
  shortLink: t.String(),
  shareUrl: t.String({
    description: 'What the partner hands out: the short link, or the destination with ?via=',
  }),
  url: t.String({ description: 'The destination' }),
  clicks: count,
  leads: count,
  conversions: count,
  sales: count,
  saleAmount: t.Integer({
    description: "Net revenue: sales less refunds, in minor units of the program's currency",
  }),
})
export type PartnerLink = Static<typeof PartnerLink>

const never = (why: string) => t.Null({ description: why })
const theirs = never('Always null: how partners are paid is between them and the payout provider')

export const Partner = t.Object({
  id: t.String({ examples: ['pn_1C3MxQp0yTfWJ2k'] }),
  partnerId: t.String({ description: 'The same as id' }),
  enrollmentId: t.String({ examples: ['enr_1C3MxQp0yTfWJ2k'] }),
  referredById: t.Nullable(t.String()),
  programId: t.String(),
  groupId: t.String(),
  tenantId: maybeText,
  status: oneOf(ENROLLMENT_STATUSES),
  name: t.String(),
  username: maybeText,
  email: maybeText,
  emailVerifiedAt: maybeTime,
  image: maybeText,
  description: maybeText,
  country: maybeText,
  companyName: maybeText,
  address: maybeText,
  locale: maybeText,
  networkStatus: oneOf(['draft', 'submitted', 'approved', 'rejected', 'trusted'], {
    description: 'Always draft: there is no network of partners here',
  }),
  defaultPayoutMethod: theirs,
  paypalEmail: theirs,
  stripeConnectId: theirs,
  payoutsEnabledAt: t.Nullable(t.String({ description: 'Has a payout method since then' })),
  identityVerifiedAt: never('Not used'),
  groupLocked: t.Boolean({ description: 'No rule moves the partner to another group' }),
  listed: t.Boolean({
    description: 'Agreed to be shown on the leaderboard with name and earnings',
  }),
  sharesCustomers: t.Boolean({ description: "Sees customers' e-mail addresses unmasked" }),
  links: t.Nullable(t.Array(PartnerLink)),
  totalClicks: count,
  totalLeads: count,
  totalConversions: count,
  totalSales: count,
  totalSaleAmount: t.Integer({
    description: "Net revenue: sales less refunds, in minor units of the program's currency",
  }),
  totalCommissions: money,
  earnings: t.Object(
    {
      currency: t.String(),
      accrued: money,
      payable: money,
      inTransit: money,
      paid: money,
    },
    { description: 'Where the commissions stand: held, due, on their way, paid' },
  ),
  bannedAt: maybeTime,
  bannedReason: t.Nullable(oneOf(BAN_REASONS)),
  application: t.Nullable(
    t.Object({
      rejectionReason: t.Nullable(oneOf(REJECTION_REASONS)),
      rejectionNote: maybeText,
      reviewedAt: maybeTime,
    }),
  ),
  createdAt: t.String({ description: 'When the partner was enrolled, as ISO 8601' }),
})
export type Partner = Static<typeof Partner>

const text = (maxLength: number, description: string) =>
  t.Optional(t.Nullable(t.String({ maxLength, description })))

/** Fields of a person, the same for every route. */
export const personFields = {
  name: text(190, 'Full name, or that of the company. Default: the e-mail address'),
  username: text(100, 'Unique in the workspace; the key of the first link is made of it'),
  image: text(2048, 'An http or https address of a picture'),
  country: text(2, 'Two letters (ISO 3166-1)'),
  companyName: text(190, 'The legal name of a company'),
  address: text(500, 'The postal address, as statements say it'),
  description: text(5000, 'Who the partner is'),
  locale: text(
    35,
    'The language of mails, and how figures are written (BCP 47): pt-BR. Default: what the partner first reads the dashboard in',
  ),
}
export const Email = t.String({ minLength: 3, maxLength: 254, examples: ['ada@example.com'] })
const TenantId = t.Optional(
  t.Nullable(t.String({ maxLength: 255, description: 'Your own id of the partner' })),
)
const GroupId = t.Optional(
  t.Nullable(t.String({ maxLength: 64, description: 'Default: the group "default"' })),
)

/** Fields that create or invite a partner. */
export const newPartnerFields = {
  email: Email,
  ...personFields,
  tenantId: TenantId,
  groupId: GroupId,
  linkProps: t.Optional(LinkProps),
}

const ReferredById = t.Optional(
  t.Nullable(
    t.String({
      maxLength: 64,
      description:
        'The enrollmentId of the partner who brought this one: earns by referral rewards',
    }),
  ),
)

export const PartnerBody = t.Object({
  ...newPartnerFields,
  referredById: ReferredById,
  programId: ProgramId,
})
export type PartnerBody = Static<typeof PartnerBody>

const flag = (description: string) => t.Optional(t.Boolean({ description }))

export const PartnerPatch = t.Object({
  email: t.Optional(Email),
  ...personFields,
  tenantId: TenantId,
  groupId: GroupId,
  groupLocked: flag('No rule moves the partner to another group'),
  listed: flag('Agreed to be shown on the leaderboard with name and earnings'),
  sharesCustomers: flag("Sees customers' e-mail addresses unmasked"),
  referredById: ReferredById,
  programId: ProgramId,
})
export type PartnerPatch = Static<typeof PartnerPatch>

export const SORTS = [
  'createdAt',
  'totalClicks',
  'totalLeads',
  'totalConversions',
  'totalSales',
  'totalSaleAmount',
  'totalCommissions',
] as const

export const ListPartnersQuery = t.Object({
  programId: ProgramId,
  status: t.Optional(oneOf(ENROLLMENT_STATUSES)),
  groupId: t.Optional(t.String({ maxLength: 64 })),
  country: t.Optional(t.String({ maxLength: 2 })),
  tenantId: t.Optional(t.String({ maxLength: 255 })),
  email: t.Optional(t.String({ maxLength: 254, description: 'Exactly this address' })),
  search: t.Optional(
    t.String({ maxLength: 255, description: 'Part of the name, e-mail address, company or id' }),
  ),
  sortBy: t.Optional(oneOf(SORTS, { description: 'Default: totalSaleAmount' })),
  sortOrder: t.Optional(oneOf(['asc', 'desc'], { description: 'Default: desc' })),
  ...pageFields,
})
export type ListPartnersQuery = Static<typeof ListPartnersQuery>

const partnerLinkFields = {
  ...whichPartner,
  key: t.Optional(t.String({ maxLength: 190, description: 'Default: 7 random characters' })),
  comments: text(5000, 'Notes of yours'),
  linkProps: t.Optional(LinkProps),
}
const Destination = t.String({
  maxLength: 8192,
  description: 'The destination: on the host of the program, or one that the group allows',
})

export const PartnerLinkBody = t.Object({
  ...partnerLinkFields,
  url: t.Optional(t.Nullable(Destination)),
})
export type PartnerLinkBody = Static<typeof PartnerLinkBody>
export const UpsertPartnerLinkBody = t.Object({ ...partnerLinkFields, url: Destination })
export type UpsertPartnerLinkBody = Static<typeof UpsertPartnerLinkBody>

export const CreatedPartnerLink = t.Object({ ...Link.properties, shareUrl: t.String() })
export type CreatedPartnerLink = Static<typeof CreatedPartnerLink>
