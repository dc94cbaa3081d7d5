import type { Sql } from 'postgres'
import type { Role } from '../domain/roles.ts'
import { type KeyRecord, RoleRow, StoredKey } from './directory-records.ts'
import { decode } from './row.ts'

/** Finds a secret key that was not revoked, with the present role of whoever created it. */
export async function findKey(sql: Sql, hash: string): Promise<KeyRecord | null> {
  const rows = await sql`
    select k.id, k.scopes, k.created_by as "createdBy", extract(epoch from k.expires_at)::float8 * 1000 as "expiresAtMs",
      ${workspaceColumn(sql)} as workspace
    from api_keys k join workspaces w on w.id = k.workspace_id
    where k.hash = ${hash} and k.revoked_at is null`
  const [key] = decode(StoredKey, rows)
  return key ? { ...key, role: await findRole(sql, key) } : null
}

async function findRole(sql: Sql, { workspace, createdBy }: StoredKey): Promise<Role | null> {
  if (createdBy === null) return null
  const rows = await sql`
    select role from members where workspace_id = ${workspace.id} and person_id = ${createdBy}`
  return decode(RoleRow, rows)[0]?.role ?? null
}

/** Builds the column of the workspace `w` that its record has. */
export function workspaceColumn(sql: Sql) {
  return sql`json_build_object('id', w.id, 'slug', w.slug, 'plan', w.plan,
    'currency', w.currency, 'publishableKey', w.publishable_key,
    'allowedHostnames', w.allowed_hostnames, 'conversionEnabled', w.conversion_enabled,
    'clientConversionsEnabled', w.client_conversions_enabled, 'honorOptOut', w.honor_opt_out,
    'attributionModel', w.attribution_model, 'attributionWindowDays', w.attribution_window_days,
    'heardEvents', w.heard_events)`
}
