import { bool, decode, nullable, oneOf, row, type RowOf, text, textArray, time } from './row.ts'
import { ENROLLMENT_STATUSES } from '../domain/enrollment.ts'
import { PLANS } from '../domain/plan.ts'
import type { Database } from './client.ts'
import type { TokenKey } from './find-token.ts'

/** A session of an embedded dashboard, whoever's it is, with what may change while it lasts. */
const EmbedSessionRecord = row({
  id: text,
  workspaceId: text,
  plan: oneOf(PLANS),
  programId: text,
  enrollmentId: text,
  partnerId: text,
  /** Null: the first page that uses it decides. */
  origin: nullable(text),
  scopes: textArray,
  /** Somebody of the program looks at it: nothing may be written, not even a language. */
  viewed: bool,
  expiresAt: time,
  revokedAt: nullable(time),
  /** Status of the enrollment, now. */
  status: oneOf(ENROLLMENT_STATUSES),
  sharesCustomers: bool,
  /** The program is deactivated. */
  ended: bool,
})
export type EmbedSessionRecord = RowOf<typeof EmbedSessionRecord>

const OriginRow = row({ origin: nullable(text) })

/**
 * Finds an embed session by its token. Never cached: a revoked session must fail with the very next
 * request.
 */
export async function findEmbedSession(
  { sql }: Database,
  key: TokenKey | null,
): Promise<EmbedSessionRecord | null> {
  if (!key) return null
  const { workspaceId } = key
  const rows = await sql`
    select s.id, s.workspace_id as "workspaceId", w.plan, s.program_id as "programId",
      s.enrollment_id as "enrollmentId", s.partner_id as "partnerId", s.origin, s.scopes,
      s.viewed_by is not null as viewed,
      s.expires_at as "expiresAt", s.revoked_at as "revokedAt", e.status,
      e.shares_customers as "sharesCustomers", r.deactivated_at is not null as ended
    from embed_sessions s
    join workspaces w on w.id = ${workspaceId}
    join enrollments e on e.workspace_id = ${workspaceId} and e.id = s.enrollment_id
    join programs r on r.workspace_id = ${workspaceId} and r.id = s.program_id
    join partners p on p.workspace_id = ${workspaceId} and p.id = s.partner_id
    where s.workspace_id = ${workspaceId} and s.token_hash = ${key.hash}
      and p.merged_into_id is null
      and (s.viewed_by is null or s.viewed_by not like 'member:%' or exists (
        select from members m
        where m.workspace_id = ${workspaceId} and 'member:' || m.person_id = s.viewed_by))`
  return decode(EmbedSessionRecord, rows)[0] ?? null
}

/** Gives the session to the first origin that asks. Of two at once one gets it; answers whose it is now. */
export async function bindOrigin(
  { sql }: Database,
  { id, workspaceId }: Pick<EmbedSessionRecord, 'id' | 'workspaceId'>,
  origin: string,
): Promise<string | null> {
  const bound = await sql`
    update embed_sessions set origin = ${origin}
    where workspace_id = ${workspaceId} and id = ${id} and origin is null returning origin`
  if (bound.length > 0) return origin
  const rows = await sql`
    select origin from embed_sessions where workspace_id = ${workspaceId} and id = ${id}`
  return decode(OriginRow, rows)[0]?.origin ?? null
}
