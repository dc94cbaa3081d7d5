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

/** Of a page on the server's own host. */
const remember = t.Optional(
  t.Boolean({
    description:
      'Whether the partner stays signed in for 30 days, with a cookie that only the partner portal can use. By default, the session lasts 24 hours.',
  }),
)

export const SessionBody = t.Object({
  token: t.Optional(
    t.String({
      minLength: 1,
      maxLength: 100,
      description: 'The token from the link in the email.',
    }),
  ),
  email: t.Optional(Email),
  code: t.Optional(
    t.String({
      pattern: '^[0-9]{6}$',
      maxLength: 6,
      description: 'The six-digit code from the email, instead of the token. Requires `email`.',
    }),
  ),
  remember,
})
export type SessionBody = Static<typeof SessionBody>

export const InviteBody = t.Object({ ...TokenBody.properties, remember })
export type InviteBody = Static<typeof InviteBody>

export const PartnerSession = t.Object({
  token: t.Nullable(
    t.String({
      description:
        'The session token (`svc_ps_…`), or null if the cookie contains it. Send it as a bearer token.',
    }),
  ),
  expiresAt: t.String({
    description: 'When the session expires, in ISO 8601 format: in 24 hours, or in 30 days.',
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

export const PartnerAccounts = t.Object({
  accounts: t.Array(
    t.Object({
      partnerId: t.String({
        description: 'The ID of the partner. Send it in the `Svc-Partner` header to act as them.',
      }),
      programs: t.Array(
        t.Object({
          programId: t.String(),
          programName: t.String(),
          logo: t.Nullable(t.String()),
          status: oneOf(ENROLLMENT_STATUSES),
        }),
      ),
    }),
    { description: 'One account for each workspace, starting with the last sign-in.' },
  ),
})
export type PartnerAccounts = Static<typeof PartnerAccounts>
