import { t, type Static } from 'elysia'
import { oneOf } from '../../../core/one-of.ts'
import { pageFields } from '../../../core/fields.ts'
import { BAN_REASONS, ENROLLMENT_STATUSES } from '../../../domain/enrollment.ts'
import {
  newPartnerFields,
  Partner,
  ProgramId,
  REJECTION_REASONS,
  whichPartner,
} from '../partners/schema.ts'

export const ChangeBody = t.MaybeEmpty(t.Object({ programId: ProgramId }))
export type ChangeBody = Static<typeof ChangeBody>

export const UnbanBody = t.MaybeEmpty(
  t.Object({
    programId: ProgramId,
    restore: t.Optional(
      t.Boolean({
        description:
          'Restores the commissions that the ban canceled, less what was refunded since; also afterwards, ' +
          'and once only. Default: false',
      }),
    ),
  }),
)
export type UnbanBody = Static<typeof UnbanBody>

const GroupId = t.Optional(
  t.Nullable(t.String({ maxLength: 64, description: 'The group to put the partner into' })),
)

export const ApproveBody = t.MaybeEmpty(t.Object({ programId: ProgramId, groupId: GroupId }))
export type ApproveBody = Static<typeof ApproveBody>

export const REAPPLICATIONS = ['instant', 'standard', 'never'] as const

const rejection = {
  rejectionReason: t.Optional(oneOf(REJECTION_REASONS)),
  rejectionNote: t.Optional(
    t.Nullable(t.String({ maxLength: 500, description: 'The partner reads it' })),
  ),
  reapplicationTimeframe: t.Optional(
    oneOf(REAPPLICATIONS, {
      description: 'When the partner may apply again; standard: after 30 days. Default: standard',
    }),
  ),
  flagForFraud: t.Optional(t.Boolean({ description: 'Not supported: ban the partner instead' })),
  flagForFraudReason: t.Optional(t.String({ maxLength: 1000, description: 'Not used' })),
}
export const RejectBody = t.MaybeEmpty(t.Object({ programId: ProgramId, ...rejection }))
export type RejectBody = Static<typeof RejectBody>

const reason = oneOf(BAN_REASONS)
export const BanBody = t.Object({ programId: ProgramId, reason })
export type BanBody = Static<typeof BanBody>

export const BanPartnerBody = t.Object({ ...whichPartner, reason })
const OnePartner = t.String({ maxLength: 64, description: 'pn_…' })
export const ApproveApplicationBody = t.Object({
  partnerId: OnePartner,
  programId: ProgramId,
  groupId: GroupId,
})
export const RejectApplicationBody = t.Object({
  partnerId: OnePartner,
  programId: ProgramId,
  ...rejection,
})
export const ChangedPartner = t.Object({ partnerId: t.String() })
export type ChangedPartner = Static<typeof ChangedPartner>

const note = t.Optional(
  t.Nullable(t.String({ maxLength: 1000, description: 'From you; stands in the mail' })),
)
export const InviteBody = t.Object({ ...newPartnerFields, note, programId: ProgramId })
export type InviteBody = Static<typeof InviteBody>

export const Invitation = t.Object({ ...newPartnerFields, note })
export type Invitation = Static<typeof Invitation>

export const BulkInviteBody = t.Object({
  programId: ProgramId,
  invitations: t.Array(Invitation, { minItems: 1, maxItems: 100 }),
})
export type BulkInviteBody = Static<typeof BulkInviteBody>

const delivery = oneOf(['queued', 'not_configured'], {
  description: 'not_configured: the server has no SMTP server, so the mail is kept and not sent',
})

export const InvitedPartner = t.Object(
  { ...Partner.properties, delivery },
  { title: 'InvitedPartner' },
)
export type InvitedPartner = Static<typeof InvitedPartner>

export const AccessLink = t.Object(
  {
    url: t.String({ description: 'Works once. Give it to the partner alone' }),
    purpose: oneOf(['invite', 'sign_in']),
    expiresAt: t.String({ format: 'date-time' }),
  },
  { title: 'AccessLink' },
)
export type AccessLink = Static<typeof AccessLink>

export const InviteError = t.Object({ email: t.String(), error: t.String(), code: t.String() })
export type InviteError = Static<typeof InviteError>
export const BulkInviteAnswer = t.Array(t.Union([InvitedPartner, InviteError]))

export const InviteCheck = t.Object({
  email: t.String(),
  status: t.Nullable(
    oneOf(ENROLLMENT_STATUSES, {
      description: 'How the partner stands now; null: is not known yet',
    }),
  ),
  error: t.Nullable(
    t.String({ description: 'Why this invitation would fail; null: it would not' }),
  ),
  code: t.Nullable(t.String()),
  path: t.Nullable(t.String({ description: 'The field that is wrong, where it is one' })),
})
export type InviteCheck = Static<typeof InviteCheck>

const maybeText = t.Nullable(t.String())

export const ApplicationQuery = t.Object({
  programId: ProgramId,
  groupId: t.Optional(t.String({ maxLength: 64 })),
  country: t.Optional(t.String({ maxLength: 2 })),
  ...pageFields,
})
export type ApplicationQuery = Static<typeof ApplicationQuery>

export const Application = t.Object({
  id: t.String({ description: "The enrollment's id" }),
  createdAt: t.String({ description: 'When it was sent, as ISO 8601' }),
  programId: t.String(),
  partner: t.Object({
    id: t.String(),
    name: t.String(),
    companyName: maybeText,
    email: maybeText,
    emailVerifiedAt: maybeText,
    image: maybeText,
    description: maybeText,
    country: maybeText,
    groupId: t.String(),
    status: oneOf(ENROLLMENT_STATUSES),
  }),
  applicationFormData: t.Nullable(
    t.Array(t.Object({ label: t.String(), value: maybeText }), {
      description: 'The answers, with the labels of that time',
    }),
  ),
})
export type Application = Static<typeof Application>
