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
      description: 'The page that may use it. Default: the first that does',
      examples: ['https://app.example.com'],
    }),
  ),
)

export const EmbedTokenBody = t.Object({
  ...whichPartner,
  partner: t.Optional(
    t.Object(newPartnerFields, {
      description: 'Enrolls or updates somebody first, as POST /partners does',
    }),
  ),
  origin: Origin,
  scopes: t.Optional(
    t.Array(oneOf(EMBED_SCOPES), {
      maxItems: 10,
      description:
        'What the page may do besides reading, which is always included. Default: nothing',
    }),
  ),
  expiresIn: t.Optional(
    t.Integer({
      minimum: MIN_SECONDS,
      maximum: MAX_SECONDS,
      description: `Seconds; default ${USUAL_SECONDS}`,
    }),
  ),
})
export type EmbedTokenBody = Static<typeof EmbedTokenBody>

export const ViewAsBody = t.Object({ ...whichPartner, origin: Origin })
export type ViewAsBody = Static<typeof ViewAsBody>

export const EmbedToken = t.Object({
  publicToken: t.String({ description: 'svc_es_…, shown this once: for that page and no other' }),
  expires: t.String({ description: 'ISO 8601' }),
})
export type EmbedToken = Static<typeof EmbedToken>

export const RevokeBody = t.Object(whichPartner)
export type RevokeBody = Static<typeof RevokeBody>
export const Revoked = t.Object({ revoked: t.Integer({ description: 'Sessions that ended' }) })
export type Revoked = Static<typeof Revoked>
