import { t, type Static } from 'elysia'

/** Longer than what any authenticator sends. */
const Coded = (maxLength: number, description: string) =>
  t.String({ minLength: 1, maxLength, pattern: '^[A-Za-z0-9_-]+$', description })

const PasskeyName = t.String({
  minLength: 1,
  maxLength: 60,
  description: 'A name for the passkey.',
  examples: ['Laptop'],
})
const CredentialId = Coded(1400, 'The credential ID, in base64url.')

export const Passkey = t.Object(
  {
    id: t.String({ examples: ['psk_1t9QzK4bXeRw2Lm0'] }),
    name: t.String(),
    synced: t.Boolean({ description: 'Whether the passkey is synced across devices.' }),
    lastUsedAt: t.Nullable(t.String({ format: 'date-time' })),
    createdAt: t.String({ format: 'date-time' }),
  },
  { title: 'Passkey' },
)
export type Passkey = Static<typeof Passkey>

const Descriptor = t.Object({
  type: t.Literal('public-key'),
  id: t.String(),
  transports: t.Array(t.String()),
})

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export const CreationOptions = t.Object(
  {
    rp: t.Object({ id: t.String(), name: t.String() }),
    user: t.Object({ id: t.String(), name: t.String(), displayName: t.String() }),
    challenge: t.String({
      description: 'The challenge. Valid once, for 10 minutes, in this session.',
    }),
    pubKeyCredParams: t.Array(t.Object({ type: t.Literal('public-key'), alg: t.Integer() })),
    timeout: t.Integer(),
    excludeCredentials: t.Array(Descriptor),
    authenticatorSelection: t.Object({
      residentKey: t.String(),
      requireResidentKey: t.Boolean(),
      userVerification: t.String(),
    }),
    attestation: t.String(),
  },
  { title: 'PasskeyCreationOptions' },
)
export type CreationOptions = Static<typeof CreationOptions>

/** `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
export const RequestOptions = t.Object(
  {
    challenge: t.String({
      description: 'The challenge. Valid once, for 10 minutes, in this browser.',
    }),
    rpId: t.String(),
    timeout: t.Integer(),
    userVerification: t.String(),
  },
  { title: 'PasskeyRequestOptions' },
)
export type RequestOptions = Static<typeof RequestOptions>

export const AddBody = t.Object({
  name: PasskeyName,
  id: CredentialId,
  clientDataJSON: Coded(
    8000,
    'The `clientDataJSON` of the authenticator’s response, in base64url.',
  ),
  attestationObject: Coded(
    20_000,
    'The `attestationObject` of the authenticator’s response, in base64url.',
  ),
  transports: t.Optional(
    t.Array(t.String({ maxLength: 20, pattern: '^[a-z-]+$' }), {
      maxItems: 10,
      description: 'The result of `getTransports()`.',
    }),
  ),
})
export type AddBody = Static<typeof AddBody>

export const SignInBody = t.Object({
  id: CredentialId,
  clientDataJSON: Coded(
    8000,
    'The `clientDataJSON` of the authenticator’s response, in base64url.',
  ),
  authenticatorData: Coded(
    8000,
    'The `authenticatorData` of the authenticator’s response, in base64url.',
  ),
  signature: Coded(4000, 'The `signature` of the authenticator’s response, in base64url.'),
  userHandle: Coded(200, 'The `userHandle` of the authenticator’s response, in base64url.'),
})
export type SignInBody = Static<typeof SignInBody>

export const NameBody = t.Object({ name: PasskeyName })
export const PasskeyId = t.Object({ id: t.String({ minLength: 1, maxLength: 64 }) })
export const EmptyBody = t.MaybeEmpty(t.Object({}))
