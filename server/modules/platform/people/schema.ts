import { t, type Static } from 'elysia'
import { oneOf } from '../../../core/one-of.ts'
import { MAX_PASSWORD, MIN_PASSWORD } from '../../../domain/password.ts'
import { PLANS } from '../../../domain/plan.ts'
import { ROLES } from '../../../domain/roles.ts'

export const Email = t.String({
  minLength: 3,
  maxLength: 254,
  description: 'The email address. Case doesn’t matter.',
  examples: ['grace@example.com'],
})
export const PersonName = t.String({
  minLength: 1,
  maxLength: 100,
  description: 'The user’s name, as other members see it.',
  examples: ['Grace Hopper'],
})
export const NewPassword = t.String({
  minLength: MIN_PASSWORD,
  maxLength: MAX_PASSWORD,
  description:
    'The password. Common passwords and ones that contain the email address are rejected.',
})
/** As it is typed: what is wrong is not said before it is compared. */
const Password = t.String({ minLength: 1, maxLength: MAX_PASSWORD })
export const Role = oneOf(ROLES, {
  description:
    'The role: `owner` can do everything, `admin` everything except manage owners, `member` day-to-day work, `viewer` read only, and `billing` payouts.',
})
const Time = (description: string) => t.String({ format: 'date-time', description })

const Code = t.String({
  minLength: 6,
  maxLength: 30,
  description: 'A six-digit code from the authenticator app, or a recovery code.',
  examples: ['123456'],
})
/** Where nobody knows yet whether one is needed. */
const MaybeCode = t.Optional(Code)
export const SignInBody = t.Object({ email: Email, password: Password, code: MaybeCode })
export type SignInBody = Static<typeof SignInBody>

export const OwnWorkspace = t.Object(
  {
    id: t.String({
      description: 'The ID of the workspace. Send it in the `Svc-Workspace` header.',
    }),
    name: t.String(),
    slug: t.String(),
    plan: oneOf(PLANS),
    timezone: t.String({
      description: 'The IANA name of the time zone of analytics and the console.',
    }),
    currency: t.String({ description: 'The currency of reports, as a lowercase ISO 4217 code.' }),
    test: t.Nullable(
      t.Object({
        id: t.String({
          description:
            'The ID of the test workspace. Send it in the `Svc-Workspace` header for test mode.',
        }),
        timezone: t.String(),
        currency: t.String(),
      }),
    ),
    role: Role,
    scopes: t.Array(t.String(), { description: 'The scopes of the user’s role.' }),
  },
  { title: 'OwnWorkspace' },
)

export const SignedIn = t.Object(
  {
    person: t.Object({
      id: t.String(),
      email: t.String(),
      name: t.String(),
      twoFactor: t.Boolean({ description: 'Whether two-factor authentication is on.' }),
    }),
    session: t.Object({
      id: t.String(),
      expiresAt: Time('When the session expires. It also ends after 7 days without use.'),
    }),
    workspaces: t.Array(OwnWorkspace, {
      description: 'The user’s workspaces, sorted by name.',
    }),
  },
  { title: 'SignedIn' },
)
export type SignedIn = Static<typeof SignedIn>

export const Session = t.Object(
  {
    id: t.String({ examples: ['ses_1t9QzK4bXeRw2Lm0'] }),
    current: t.Boolean({ description: 'Whether this is the current session.' }),
    address: t.String({ description: 'The IP address that the session was opened from.' }),
    agent: t.String({ description: 'The browser and operating system, if known.' }),
    createdAt: Time('When the session was opened.'),
    lastUsedAt: Time('When the session was last used, to five minutes.'),
    expiresAt: Time('When the session expires at the latest.'),
  },
  { title: 'Session' },
)
export type Session = Static<typeof Session>

export const SessionId = t.Object({ id: t.String({ minLength: 1, maxLength: 64 }) })
export const Revoked = t.Object({
  revoked: t.Integer({ description: 'The number of sessions that ended.' }),
})
export const SignedOut = t.Object({ signedOut: t.Boolean() })

export const ProfileBody = t.Object({
  name: t.Optional(PersonName),
  password: t.Optional(NewPassword),
  currentPassword: t.Optional(
    t.String({
      maxLength: MAX_PASSWORD,
      description: 'Your current password. Required to change the password.',
    }),
  ),
})
export type ProfileBody = Static<typeof ProfileBody>

export const SetUpState = t.Object({
  open: t.Boolean({ description: 'Whether the server is waiting for its first owner.' }),
})

export const SetUpBody = t.Object({
  code: t.String({
    minLength: 1,
    maxLength: 100,
    description: 'The code from the URL that the server logs when it starts without an owner.',
  }),
  name: PersonName,
  email: Email,
  password: NewPassword,
  workspaceName: t.String({ minLength: 1, maxLength: 100, examples: ['Acme'] }),
  workspaceSlug: t.String({
    minLength: 1,
    maxLength: 48,
    description: 'The slug of the workspace. It can contain lowercase letters, digits, and dashes.',
    examples: ['acme'],
  }),
  timezone: t.Optional(
    t.String({
      minLength: 1,
      maxLength: 64,
      description: 'The IANA name of the workspace’s time zone. Defaults to UTC.',
      examples: ['Europe/Berlin'],
    }),
  ),
})
export type SetUpBody = Static<typeof SetUpBody>

export const SetUp = t.Composite([
  SignedIn,
  t.Object({
    secretKey: t.String({
      description: 'The first API key of the workspace, which is returned only once.',
    }),
    publishableKey: t.String(),
  }),
])
export type SetUp = Static<typeof SetUp>

export const AskBody = t.Object({ email: Email })
export const Sent = t.Object({
  sent: t.Boolean({
    description:
      'Whether the email was sent. True even if the address is unknown. False if the server can’t send email.',
  }),
})
export const TokenBody = t.Object({
  token: t.String({
    minLength: 1,
    maxLength: 100,
    description: 'The token from the link in the email.',
  }),
})
export const ResetBody = t.Object({
  token: t.String({
    minLength: 1,
    maxLength: 100,
    description: 'The token from the link in the email.',
  }),
  password: NewPassword,
})
export const Changed = t.Object({ changed: t.Boolean() })

export const LinkBody = t.Composite([TokenBody, t.Object({ code: MaybeCode })])
export const CodeBody = t.Object({ code: Code })
export const PasswordBody = t.Object({
  password: t.Optional(
    t.String({ maxLength: MAX_PASSWORD, description: 'Your password, if you have one.' }),
  ),
})
export const TotpSecret = t.Object({
  secret: t.String({ description: 'The secret to enter in the app manually, in base32.' }),
  uri: t.String({ description: 'The `otpauth://` URI to show as a QR code.' }),
})
export const RecoveryCodes = t.Object({
  recoveryCodes: t.Array(t.String(), {
    description:
      'Recovery codes, which each work once instead of the app. They’re returned only once.',
  }),
})
export const TwoFactorState = t.Object({ twoFactor: t.Boolean() })
