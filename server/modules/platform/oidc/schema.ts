import { t, type Static } from 'elysia'

export const OidcState = t.Object(
  {
    name: t.Nullable(
      t.String({
        description: 'What people know the service by; null: there is none',
        examples: ['Google'],
      }),
    ),
  },
  { title: 'OidcState' },
)

export const EmptyBody = t.MaybeEmpty(t.Object({}))

export const OidcStart = t.Object(
  { url: t.String({ description: 'Where the browser goes to sign in at the service' }) },
  { title: 'OidcStart' },
)
export type OidcStart = Static<typeof OidcStart>

const part = (description: string) => t.String({ minLength: 1, maxLength: 4096, description })

/** What the service added to the address that it returned to. */
export const ReturnBody = t.Object({
  code: part('As the service has put it into the address'),
  state: part('As the service has put it into the address'),
  iss: t.Optional(part('As the service has put it into the address, if it has')),
})
export type ReturnBody = Static<typeof ReturnBody>

export const CodeBody = t.Object({
  ticket: t.String({
    minLength: 32,
    maxLength: 32,
    description: 'Of `details.ticket` in the answer that asked for the code',
  }),
  code: t.String({
    minLength: 6,
    maxLength: 30,
    description: 'Six digits of the authenticator app, or a recovery code',
    examples: ['123456'],
  }),
})
export type CodeBody = Static<typeof CodeBody>
