import { t, type Static } from 'elysia'
import { ENROLLMENT_STATUSES } from '../../../domain/enrollment.ts'
import { oneOf } from '../../../core/one-of.ts'
import { PublishableKey } from '../../../core/fields.ts'
import { Email, PartnerLink, ProgramId } from '../../program/partners/schema.ts'

export const SignInBody = t.Object({
  publishableKey: PublishableKey,
  email: Email,
  programId: ProgramId,
})
export type SignInBody = Static<typeof SignInBody>

export const Sent = t.Object({
  sent: t.Boolean({
    description:
      'Whether the email was sent. True even if the address is unknown. False if the server can’t send email.',
  }),
})
export type Sent = Static<typeof Sent>

export const TokenBody = t.Object({
  token: t.String({
    minLength: 1,
    maxLength: 100,
    description: 'The token from the link in the email.',
  }),
})

export const PartnerSession = t.Object({
  token: t.String({ description: 'The session token (`svc_ps_…`). Send it as a bearer token.' }),
  expiresAt: t.String({
    description: 'When the session expires, 24 hours from now, in ISO 8601 format.',
  }),
  partnerId: t.String(),
  programId: t.Nullable(t.String()),
})
export type PartnerSession = Static<typeof PartnerSession>

export const SignedInPartner = t.Object({
  partner: t.Object({
    id: t.String(),
    name: t.String(),
    email: t.Nullable(t.String()),
    emailVerifiedAt: t.Nullable(t.String()),
    image: t.Nullable(t.String()),
    country: t.Nullable(t.String()),
    address: t.Nullable(t.String(), { description: 'The postal address, as shown on statements.' }),
  }),
  enrollments: t.Array(
    t.Object({
      id: t.String(),
      programId: t.String(),
      programName: t.String(),
      status: oneOf(ENROLLMENT_STATUSES),
      links: t.Array(PartnerLink),
    }),
  ),
})
export type SignedInPartner = Static<typeof SignedInPartner>

export const SignedInPatch = t.Object({
  address: t.Optional(
    t.Nullable(
      t.String({ maxLength: 500, description: 'The postal address, as shown on statements.' }),
    ),
  ),
})
export type SignedInPatch = Static<typeof SignedInPatch>

export const ShownInvite = t.Object({
  programId: t.String(),
  programName: t.String(),
  inviter: t.Nullable(
    t.String({
      description:
        'The name of the person who sent the invitation, or null if it was sent with the API.',
    }),
  ),
  rewards: t.Array(t.String(), { description: 'The rewards, one sentence each.' }),
})
export type ShownInvite = Static<typeof ShownInvite>

export const DashboardBody = t.Object({
  programId: t.String({
    minLength: 1,
    maxLength: 64,
    description: 'The ID of one of the partner’s programs.',
  }),
})
export type DashboardBody = Static<typeof DashboardBody>

export const InviteAnswer = t.Object({
  programId: t.String(),
  partnerId: t.String(),
  status: oneOf(ENROLLMENT_STATUSES),
  session: t.Nullable(PartnerSession),
})
export type InviteAnswer = Static<typeof InviteAnswer>
