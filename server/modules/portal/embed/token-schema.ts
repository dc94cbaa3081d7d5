import { t, type Static } from 'elysia'
import { EMBED_SCOPES } from '../../../domain/embed.ts'
import { oneOf } from '../../../core/one-of.ts'
import { newPartnerFields, whichPartner } from '../../program/partners/schema.ts'

export const MIN_SECONDS = 60
export const MAX_SECONDS = 10_800
export const USUAL_SECONDS = 7_200
/** Of a session in which somebody of the program looks at a dashboard. */
export const VIEW_SECONDS = 600

const Origin = t.Optional(
  t.Nullable(
    t.String({
      maxLength: 300,
      description: 'The origin that can use the token. Defaults to the first one that uses it.',
      examples: ['https://app.example.com'],
    }),
  ),
)

export const EmbedTokenBody = t.Object({
  ...whichPartner,
  partner: t.Optional(
    t.Object(newPartnerFields, {
      description: 'A partner to enroll or update first, as in `POST /partners`.',
    }),
  ),
  origin: Origin,
  scopes: t.Optional(
    t.Array(oneOf(EMBED_SCOPES), {
      maxItems: 10,
      description: 'The scopes in addition to reading, which is always allowed. Defaults to none.',
    }),
  ),
  expiresIn: t.Optional(
    t.Integer({
      minimum: MIN_SECONDS,
      maximum: MAX_SECONDS,
      description: `The lifetime in seconds. Defaults to ${USUAL_SECONDS}.`,
    }),
  ),
})
export type EmbedTokenBody = Static<typeof EmbedTokenBody>

export const ViewAsBody = t.Object({ ...whichPartner, origin: Origin })
export type ViewAsBody = Static<typeof ViewAsBody>

export const EmbedToken = t.Object({
  publicToken: t.String({
    description:
      'The embed token (`svc_es_…`), which is returned only once and works only on that page.',
  }),
  expires: t.String(),
})
export type EmbedToken = Static<typeof EmbedToken>

export const RevokeBody = t.Object(whichPartner)
export type RevokeBody = Static<typeof RevokeBody>
export const Revoked = t.Object({
  revoked: t.Integer({ description: 'The number of sessions that ended.' }),
})
export type Revoked = Static<typeof Revoked>
