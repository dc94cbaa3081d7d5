import { t, type Static } from 'elysia'

export const OidcState = t.Object(
  {
    name: t.Nullable(
      t.String({
        description: 'The name of the identity provider, or null if there is none.',
        examples: ['Google'],
      }),
    ),
  },
  { title: 'OidcState' },
)

export const EmptyBody = t.MaybeEmpty(t.Object({}))

export const OidcStart = t.Object(
  { url: t.String({ description: 'The URL of the identity provider’s sign-in page.' }) },
  { title: 'OidcStart' },
)
export type OidcStart = Static<typeof OidcStart>

const part = (description: string) => t.String({ minLength: 1, maxLength: 4096, description })

/** What the service added to the address that it returned to. */
export const ReturnBody = t.Object({
  code: part('The `code` parameter from the redirect URL of the identity provider.'),
  state: part('The `state` parameter from the redirect URL of the identity provider.'),
  iss: t.Optional(part('The `iss` parameter from the redirect URL, if present.')),
})
export type ReturnBody = Static<typeof ReturnBody>

export const CodeBody = t.Object({
  ticket: t.String({
    minLength: 32,
    maxLength: 32,
    description: 'The `details.ticket` from the response that asked for the code.',
  }),
  code: t.String({
    minLength: 6,
    maxLength: 30,
    description: 'A six-digit code from the authenticator app, or a recovery code.',
    examples: ['123456'],
  }),
})
export type CodeBody = Static<typeof CodeBody>
