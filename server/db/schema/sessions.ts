import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, idColumn, timeColumn, workspaceId } from './columns.ts'

/** Lets one partner's browser see its own data for a while. Only the token's hash is kept. */
export const embedSessions = pgTable(
  'embed_sessions',
  {
    workspaceId: workspaceId(),
    id: idColumn('id').notNull(),
    tokenHash: text('token_hash').notNull(),
    programId: idColumn('program_id').notNull(),
    enrollmentId: idColumn('enrollment_id').notNull(),
    partnerId: idColumn('partner_id').notNull(),
    /** The page's origin; null: the origin of its first use, which then is the only one. */
    origin: text('origin'),
    scopes: text('scopes').array().notNull(),
    /** Who of the program looks at it in the partner's place, as actors are named: it only reads. */
    viewedBy: text('viewed_by'),
    expiresAt: timeColumn('expires_at').notNull(),
    revokedAt: timeColumn('revoked_at'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    unique('embed_sessions_token').on(t.workspaceId, t.tokenHash),
    index('embed_sessions_partner').on(t.workspaceId, t.partnerId),
    index('embed_sessions_age').on(t.expiresAt),
  ],
)

/** A link in an email that proves the address, or the session that it opened. Only the hash is kept. */
export const partnerTokens = pgTable(
  'partner_tokens',
  {
    workspaceId: workspaceId(),
    id: idColumn('id').notNull(),
    tokenHash: text('token_hash').notNull(),
    /** `sign_in`, `invite` (used once) or `session` */
    purpose: text('purpose').notNull(),
    partnerId: idColumn('partner_id').notNull(),
    programId: idColumn('program_id'),
    email: text('email').notNull(),
    /** Of an invitation: the person who sent it; null when it was nobody in particular. */
    invitedById: idColumn('invited_by_id'),
    /** An owner was given the link, for a server without email: it proves no address. */
    handedOver: boolean('handed_over').notNull().default(false),
    /** A keyed hash of the six digits that stand beside the link. */
    codeHash: text('code_hash'),
    /** How many codes were tried in its place. */
    attempts: integer('attempts').notNull().default(0),
    expiresAt: timeColumn('expires_at').notNull(),
    usedAt: timeColumn('used_at'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    unique('partner_tokens_token').on(t.workspaceId, t.tokenHash),
    index('partner_tokens_partner').on(t.workspaceId, t.partnerId, t.purpose),
    index('partner_tokens_age').on(t.expiresAt),
    // Who enters a code has said an address, and no workspace.
    index('partner_tokens_code')
      .on(t.email)
      .where(sql`code_hash is not null`),
  ],
)
