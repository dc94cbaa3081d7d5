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
          'Whether to restore the commissions that the ban canceled, minus later refunds. Works once, also after the ban is lifted. Defaults to false.',
      }),
    ),
  }),
)
export type UnbanBody = Static<typeof UnbanBody>

const GroupId = t.Optional(
  t.Nullable(t.String({ maxLength: 64, description: 'The ID of the group for the partner.' })),
)

export const ApproveBody = t.MaybeEmpty(t.Object({ programId: ProgramId, groupId: GroupId }))
export type ApproveBody = Static<typeof ApproveBody>

export const REAPPLICATIONS = ['instant', 'standard', 'never'] as const

const rejection = {
  rejectionReason: t.Optional(oneOf(REJECTION_REASONS)),
  rejectionNote: t.Optional(
    t.Nullable(t.String({ maxLength: 500, description: 'A note that the partner sees.' })),
  ),
  reapplicationTimeframe: t.Optional(
    oneOf(REAPPLICATIONS, {
      description:
        'When the partner can apply again. `standard` is after 30 days. Defaults to `standard`.',
    }),
  ),
  flagForFraud: t.Optional(t.Boolean({ description: 'Not supported. Ban the partner instead.' })),
  flagForFraudReason: t.Optional(t.String({ maxLength: 1000, description: 'Not used.' })),
}
export const RejectBody = t.MaybeEmpty(t.Object({ programId: ProgramId, ...rejection }))
export type RejectBody = Static<typeof RejectBody>

const reason = oneOf(BAN_REASONS)
export const BanBody = t.Object({ programId: ProgramId, reason })
export type BanBody = Static<typeof BanBody>

export const BanPartnerBody = t.Object({ ...whichPartner, reason })
const OnePartner = t.String({ maxLength: 64, description: 'The partner’s ID, such as `pn_…`.' })
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
  t.Nullable(t.String({ maxLength: 1000, description: 'A personal note in the email.' })),
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
  description:
    'The delivery status. `not_configured`: the server can’t send email, so the email is kept.',
})

export const InvitedPartner = t.Object(
  { ...Partner.properties, delivery },
  { title: 'InvitedPartner' },
)
export type InvitedPartner = Static<typeof InvitedPartner>

export const AccessLink = t.Object(
  {
    url: t.String({ description: 'A link that works once. Share it only with the partner.' }),
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
      description: 'The partner’s current status, or null if the address is unknown.',
    }),
  ),
  error: t.Nullable(
    t.String({ description: 'Why the invitation would fail, or null if it wouldn’t.' }),
  ),
  code: t.Nullable(t.String()),
  path: t.Nullable(t.String({ description: 'The invalid field, if there is one.' })),
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
  id: t.String({ description: 'The ID of the enrollment.' }),
  createdAt: t.String({ description: 'When the application was submitted, in ISO 8601 format.' }),
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
      description: 'The answers with the labels at that time.',
    }),
  ),
})
export type Application = Static<typeof Application>
