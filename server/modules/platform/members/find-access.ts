import { sql } from 'drizzle-orm'
import { createCtx, type Ctx } from '../../../core/ctx.ts'
import { findTwin } from '../../../db/find-twin.ts'
import { oneOf, row, text, textArray, time, type RowOf } from '../../../db/row.ts'
import { requireMember } from './queries.ts'
import { ACCESS_TYPES, type MemberAccess } from './schema.ts'

const AccessRow = row({
  type: oneOf(ACCESS_TYPES),
  mode: oneOf(['live', 'test']),
  id: text,
  name: text,
  /** Of a key; empty for the rest. */
  scopes: textArray,
  createdAt: time,
})

/** A key, webhook, share link or invitation. */
export type FoundAccess = RowOf<typeof AccessRow>

/** Lists the keys, webhooks, share links and invitations that a member created. @throws ApiError `not_found` */
export async function listAccess(ctx: Ctx, personId: string): Promise<MemberAccess[]> {
  await requireMember(ctx, personId)
  const twin = await findTwinCtx(ctx)
  const found = await findAccess(ctx, personId)
  const others = twin ? await findAccess(twin, personId) : []
  return [...found, ...others].map(toAccess)
}

/** Returns the context of the same caller in the test workspace of a live one, or the other way round. */
export async function findTwinCtx({ deps, scope }: Ctx): Promise<Ctx | null> {
  const twin = await findTwin(deps.db, scope.workspaceId)
  const { actor, request } = scope
  return twin && createCtx(deps, { workspaceId: twin.id, plan: twin.plan, actor, request })
}

export function toAccess({ type, id, name, mode, createdAt }: FoundAccess): MemberAccess {
  return { type, id, name, mode, createdAt: createdAt.toISOString() }
}

/** Finds what somebody created in one workspace, and what works without them. */
export function findAccess({ tx, scope }: Ctx, personId: string): Promise<FoundAccess[]> {
  return tx.rows(
    scope,
    AccessRow,
    (ws) => sql`
      with found as (
        select 'key' as type, id, name, scopes, created_at from api_keys
        where workspace_id = ${ws} and created_by = ${personId} and revoked_at is null
        union all
        select 'webhook', id, url, '{}', created_at from webhooks
        where workspace_id = ${ws} and created_by = ${personId}
        union all
        select 'share_link', s.id, v.name, '{}', s.created_at from share_links s
        join saved_views v on v.workspace_id = ${ws} and v.id = s.view_id
        where s.workspace_id = ${ws} and s.created_by = ${personId}
        union all
        select 'invitation', id, email, '{}', created_at from invitations
        where workspace_id = ${ws} and invited_by in (
          select ${`member:${personId}`} union all
          select 'key:' || id from api_keys where workspace_id = ${ws} and created_by = ${personId}))
      select type, w.mode, f.id, f.name, scopes, f.created_at as "createdAt"
      from found f join workspaces w on w.id = ${ws}`,
  )
}
