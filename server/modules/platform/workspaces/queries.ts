import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import type { Workspace } from './schema.ts'

const iso = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

/** Reads the caller's workspace as the API shows it; `lock` keeps others from changing it meanwhile. */
export async function readWorkspace(
  ctx: Ctx,
  options: { lock?: boolean } = {},
): Promise<Workspace> {
  const { tx, scope } = ctx
  const [row] = await tx.rows<Workspace>(
    scope,
    (workspaceId) => sql`
      select id, name, slug, currency, conversion_enabled as "conversionEnabled",
        client_conversions_enabled as "clientConversionsEnabled", honor_opt_out as "honorOptOut",
        attribution_model as "attributionModel", attribution_window_days as "attributionWindowDays",
        plan, publishable_key as "publishableKey", allowed_hostnames as "allowedHostnames",
        ${iso('created_at')} as "createdAt", ${iso('updated_at')} as "updatedAt"
      from workspaces where id = ${workspaceId} ${sql.raw(options.lock ? 'for update' : '')}`,
  )
  return row!
}
