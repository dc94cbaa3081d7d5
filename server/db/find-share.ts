import { PLANS } from '../domain/plan.ts'
import type { Database } from './client.ts'
import type { TokenKey } from './find-token.ts'
import { decode, nullable, oneOf, row, type RowOf, text, time } from './row.ts'

/** A link that shares a report, with the report and its workspace. */
const ShareRecord = row({
  id: text,
  workspaceId: text,
  workspace: text,
  plan: oneOf(PLANS),
  currency: text,
  timezone: text,
  name: text,
  page: oneOf(['overview', 'funnel']),
  query: text,
  expiresAt: nullable(time),
})
export type ShareRecord = RowOf<typeof ShareRecord>

/** Finds a shared report by its token. Never cached: a revoked link must fail at once. */
export async function findShare(
  { sql }: Database,
  key: TokenKey | null,
): Promise<ShareRecord | null> {
  if (!key) return null
  const { workspaceId } = key
  const rows = await sql`
    select s.id, s.workspace_id as "workspaceId", w.name as workspace, w.plan, w.currency, w.timezone,
      v.name, v.page, v.query, s.expires_at as "expiresAt"
    from share_links s
    join saved_views v on v.workspace_id = ${workspaceId} and v.id = s.view_id
    join workspaces w on w.id = ${workspaceId}
    where s.workspace_id = ${workspaceId} and s.token_hash = ${key.hash}`
  return decode(ShareRecord, rows)[0] ?? null
}
