import { t, type Static } from 'elysia'
import { BAN_REASONS, ENROLLMENT_STATUSES } from '../../../domain/enrollment.ts'
import { columnSchemas } from '../../../core/column-fields.ts'
import { ifUpdatedAt } from '../../../core/fields.ts'
import { oneOf } from '../../../core/one-of.ts'
import { LinkBody } from '../../links/links/schema.ts'
import { ENROLLMENT_COLUMNS, PARTNER_COLUMNS } from './columns-schema.ts'
import { TagIds, TagOfPartner } from '../partner-tags/schema.ts'

export const REJECTION_REASONS = [
  'needsMoreDetail',
  'doesNotMeetRequirements',
  'notTheRightFit',
  'other',
] as const

const maybeText = t.Nullable(t.String())
const maybeTime = t.Nullable(t.String())
const count = t.Integer()
const money = (description: string) => t.Integer({ description })

export const ProgramId = t.Optional(
  t.Nullable(
    t.String({
      maxLength: 64,
      description: 'The ID of the program. Defaults to the oldest active program.',
    }),
  ),
)

/** A partner is named by either; `partnerId` wins. */
export const whichPartner = {
  partnerId: t.Optional(
    t.Nullable(t.String({ maxLength: 64, description: 'The partner’s ID, such as `pn_…`.' })),
  ),
  tenantId: t.Optional(
    t.Nullable(t.String({ maxLength: 255, description: 'Your own ID of the partner.' })),
  ),
  programId: ProgramId,
}
export const WhichPartner = t.Object(whichPartner)
export type WhichPartner = Static<typeof WhichPartner>

export const PartnerId = t.Object({
  id: t.String({
    maxLength: 260,
    description: 'The partner’s ID (`pn_…`), or your own ID with the prefix `ext_`.',
  }),
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
    description: 'The URL to share: the short link, or the destination with `?via=`.',
  }),
  url: t.String({ description: 'The destination URL.' }),
  clicks: count,
  leads: count,
  conversions: count,
  sales: count,
  saleAmount: t.Integer({
    description: 'Net revenue (sales minus refunds), in minor units of the program’s currency.',
  }),
})
export type PartnerLink = Static<typeof PartnerLink>

const never = (why: string) => t.Null({ description: why })
const theirs = never('Always null, because the payout provider manages payout methods.')

const { name: _, username, image, description, ...person } = columnSchemas(PARTNER_COLUMNS, 'shown')
const { tenantId, ...flags } = columnSchemas(ENROLLMENT_COLUMNS, 'shown')

export const Partner = t.Object({
  id: t.String({ examples: ['pn_1C3MxQp0yTfWJ2k'] }),
  partnerId: t.String({ description: 'The partner ID, the same as `id`.' }),
  enrollmentId: t.String({ examples: ['enr_1C3MxQp0yTfWJ2k'] }),
  referredById: t.Nullable(t.String()),
  ownerId: t.Nullable(
    t.String({ description: 'The ID of the member who is responsible for the partner.' }),
  ),
  tags: t.Array(TagOfPartner, { description: 'The partner’s tags, sorted by name.' }),
  programId: t.String(),
  groupId: t.String(),
  tenantId,
  status: oneOf(ENROLLMENT_STATUSES),
  name: t.String(),
  username,
  email: maybeText,
  emailVerifiedAt: maybeTime,
  image,
  description,
  ...person,
  networkStatus: oneOf(['draft', 'submitted', 'approved', 'rejected', 'trusted'], {
    description: 'Always `draft`, because there’s no partner network.',
  }),
  defaultPayoutMethod: theirs,
  paypalEmail: theirs,
  stripeConnectId: theirs,
  payoutsEnabledAt: t.Nullable(
    t.String({ description: 'When the partner first had a payout method.' }),
  ),
  identityVerifiedAt: never('Not used.'),
  ...flags,
  links: t.Nullable(t.Array(PartnerLink)),
  totalClicks: count,
  totalLeads: count,
  totalConversions: count,
  totalSales: count,
  totalSaleAmount: t.Integer({
    description: 'Net revenue (sales minus refunds), in minor units of the program’s currency.',
  }),
  totalCommissions: money('The total commissions, in minor units.'),
  earnings: t.Object(
    {
      currency: t.String(),
      accrued: money('Earnings in the holding period or on hold, in minor units.'),
      payable: money('Earnings that can be paid out, in minor units.'),
      inTransit: money('Earnings in payouts that are in transit, in minor units.'),
      paid: money('Earnings that were paid, in minor units.'),
    },
    { description: 'Earnings by status: held, payable, in transit, and paid.' },
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
  createdAt: t.String({ description: 'When the partner was enrolled, in ISO 8601 format.' }),
  updatedAt: t.String({ description: 'When the partner last changed, in ISO 8601 format.' }),
})
export type Partner = Static<typeof Partner>

/** Fields of a person, the same for every route. */
export const personFields = columnSchemas(PARTNER_COLUMNS, 'body')
const { tenantId: TenantId, ...enrollmentFlags } = columnSchemas(ENROLLMENT_COLUMNS, 'body')
export const Email = t.String({ minLength: 3, maxLength: 254, examples: ['ada@example.com'] })
const GroupId = t.Optional(
  t.Nullable(
    t.String({ maxLength: 64, description: 'The ID of the group. Defaults to the default group.' }),
  ),
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
      description: 'The `enrollmentId` of the referring partner, who earns referral rewards.',
    }),
  ),
)

const OwnerId = t.Optional(
  t.Nullable(
    t.String({
      maxLength: 64,
      description: 'The ID of the member who is responsible for the partner.',
    }),
  ),
)

export const PartnerBody = t.Object({
  ...newPartnerFields,
  tagIds: {
    ...TagIds,
    description: 'The IDs of the partner’s tags. An existing partner keeps its other tags.',
  },
  ownerId: OwnerId,
  referredById: ReferredById,
  programId: ProgramId,
})
export type PartnerBody = Static<typeof PartnerBody>

export const PartnerPatch = t.Object({
  email: t.Optional(Email),
  ...personFields,
  tagIds: TagIds,
  ownerId: OwnerId,
  tenantId: TenantId,
  groupId: GroupId,
  ...enrollmentFlags,
  referredById: ReferredById,
  programId: ProgramId,
  ifUpdatedAt,
})
export type PartnerPatch = Static<typeof PartnerPatch>
