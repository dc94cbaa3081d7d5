import { t, type Static } from 'elysia'
import { oneOf } from '../../../core/one-of.ts'
import { MAX_PASSWORD, MIN_PASSWORD } from '../../../domain/password.ts'
import { PLANS } from '../../../domain/plan.ts'
import { ROLES } from '../../../domain/roles.ts'

export const Email = t.String({
  minLength: 3,
  maxLength: 254,
  description: 'Case does not matter',
  examples: ['grace@example.com'],
})
export const PersonName = t.String({
  minLength: 1,
  maxLength: 100,
  description: 'What colleagues call them',
  examples: ['Grace Hopper'],
})
export const NewPassword = t.String({
  minLength: MIN_PASSWORD,
  maxLength: MAX_PASSWORD,
  description: 'Not what is guessed first: the address, common words, rows of the keyboard',
})
/** As it is typed: what is wrong is not said before it is compared. */
const Password = t.String({ minLength: 1, maxLength: MAX_PASSWORD })
export const Role = oneOf(ROLES, {
  description:
    'owner: everything; admin: everything but owners; member: the daily work; viewer: reads; billing: payouts',
})
const Time = (description: string) => t.String({ format: 'date-time', description })

const Code = t.String({
  minLength: 6,
  maxLength: 30,
  description: 'Six digits of the authenticator app, or a recovery code',
  examples: ['123456'],
})
/** Where nobody knows yet whether one is needed. */
const MaybeCode = t.Optional(Code)
export const SignInBody = t.Object({ email: Email, password: Password, code: MaybeCode })
export type SignInBody = Static<typeof SignInBody>

export const OwnWorkspace = t.Object(
  {
    id: t.String({ description: 'Send it as Svc-Workspace' }),
    name: t.String(),
    slug: t.String(),
    plan: oneOf(PLANS),
    timezone: t.String({ description: 'Of its analytics and its console, an IANA name' }),
    currency: t.String({ description: 'Of its reports, ISO 4217 in lower case' }),
    test: t.Nullable(
      t.Object({
        id: t.String({ description: 'Send it as Svc-Workspace for test mode' }),
        timezone: t.String(),
        currency: t.String(),
      }),
    ),
    role: Role,
    scopes: t.Array(t.String(), { description: 'What the role may do, in the words of keys' }),
  },
  { title: 'OwnWorkspace' },
)

export const SignedIn = t.Object(
  {
    person: t.Object({
      id: t.String(),
      email: t.String(),
      name: t.String(),
      twoFactor: t.Boolean({ description: 'Whether signing in asks for a code' }),
    }),
    session: t.Object({
      id: t.String(),
      expiresAt: Time('Sign in again after it, or after 7 days without use'),
    }),
    workspaces: t.Array(OwnWorkspace, {
      description: 'Those that the person is a member of, by name',
    }),
  },
  { title: 'SignedIn' },
)
export type SignedIn = Static<typeof SignedIn>

export const Session = t.Object(
  {
    id: t.String({ examples: ['ses_1t9QzK4bXeRw2Lm0'] }),
    current: t.Boolean({ description: 'Whether it is the one of this call' }),
    address: t.String({ description: 'Where it was opened' }),
    agent: t.String({ description: 'Browser and system, as far as they are known' }),
    createdAt: Time('When it was opened'),
    lastUsedAt: Time('Its last use, to five minutes'),
    expiresAt: Time('When it ends at the latest'),
  },
  { title: 'Session' },
)
export type Session = Static<typeof Session>

export const SessionId = t.Object({ id: t.String({ minLength: 1, maxLength: 64 }) })
export const Revoked = t.Object({
  revoked: t.Integer({ description: 'How many sessions have ended' }),
})
export const SignedOut = t.Object({ signedOut: t.Boolean() })

export const ProfileBody = t.Object({
  name: t.Optional(PersonName),
  password: t.Optional(NewPassword),
  currentPassword: t.Optional(
    t.String({ maxLength: MAX_PASSWORD, description: 'Needed to replace a password' }),
  ),
})
export type ProfileBody = Static<typeof ProfileBody>

export const SetUpState = t.Object({
  open: t.Boolean({ description: 'Whether the server waits for its owner' }),
})

export const SetUpBody = t.Object({
  code: t.String({
    minLength: 1,
    maxLength: 100,
    description:
      'From the address that the server writes into its log when it starts without an owner',
  }),
  name: PersonName,
  email: Email,
  password: NewPassword,
  workspaceName: t.String({ minLength: 1, maxLength: 100, examples: ['Acme'] }),
  workspaceSlug: t.String({
    minLength: 1,
    maxLength: 48,
    description: 'Lower-case letters, digits and dashes',
    examples: ['acme'],
  }),
  timezone: t.Optional(
    t.String({
      minLength: 1,
      maxLength: 64,
      description: 'The time zone of the workspace, an IANA name; default: UTC',
      examples: ['Europe/Berlin'],
    }),
  ),
})
export type SetUpBody = Static<typeof SetUpBody>

export const SetUp = t.Composite([
  SignedIn,
  t.Object({
    secretKey: t.String({ description: 'The first key of the workspace, shown this once' }),
    publishableKey: t.String(),
  }),
])
export type SetUp = Static<typeof SetUp>

export const AskBody = t.Object({ email: Email })
export const Sent = t.Object({
  sent: t.Boolean({
    description: 'Whether or not the address is known. False: the server has no SMTP server',
  }),
})
export const TokenBody = t.Object({
  token: t.String({ minLength: 1, maxLength: 100, description: 'From the link in the mail' }),
})
export const ResetBody = t.Object({
  token: t.String({ minLength: 1, maxLength: 100, description: 'From the link in the mail' }),
  password: NewPassword,
})
export const Changed = t.Object({ changed: t.Boolean() })

export const LinkBody = t.Composite([TokenBody, t.Object({ code: MaybeCode })])
export const CodeBody = t.Object({ code: Code })
export const PasswordBody = t.Object({
  password: t.Optional(
    t.String({ maxLength: MAX_PASSWORD, description: 'Your password, if you have one' }),
  ),
})
export const TotpSecret = t.Object({
  secret: t.String({ description: 'For apps that take it by hand, in base32' }),
  uri: t.String({ description: 'For a QR code: otpauth://totp/…' }),
})
export const RecoveryCodes = t.Object({
  recoveryCodes: t.Array(t.String(), {
    description: 'Each signs in once without the app. They are shown this once: keep them',
  }),
})
export const TwoFactorState = t.Object({ twoFactor: t.Boolean() })
