import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { lock } from '../../../db/locks.ts'
import { bool, int, nullable, oneOf, row, text, textArray } from '../../../db/row.ts'
import { workspaces } from '../../../db/schema/workspaces.ts'
import { PLANS } from '../../../domain/plan.ts'
import { WORKSPACE_COLUMNS } from './columns-schema.ts'
import type { Workspace } from './schema.ts'

const iso = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

const WorkspaceRow = row({
  id: text,
  name: text,
  slug: text,
  mode: oneOf(['live', 'test']),
  currency: text,
  timezone: text,
  conversionEnabled: bool,
  clientConversionsEnabled: bool,
  honorOptOut: bool,
  attributionModel: oneOf(['first', 'last']),
  attributionWindowDays: nullable(int),
  plan: oneOf(PLANS),
  publishableKey: text,
  allowedHostnames: textArray,
  createdAt: text,
  updatedAt: text,
})

export const SETTINGS = Object.keys(WORKSPACE_COLUMNS) as (keyof typeof WORKSPACE_COLUMNS)[]

/** Names the column that stores a setting. */
export const settingColumn = (name: (typeof SETTINGS)[number]) =>
  sql.identifier(workspaces[name].name)

/** Reads the caller's workspace as the API shows it; `lock` keeps others from changing it meanwhile. */
export async function readWorkspace(
  ctx: Ctx,
  options: { lock?: boolean } = {},
): Promise<Workspace> {
  const { tx, scope } = ctx
  const locked = options.lock && tx.run(scope, (ws) => sql`select ${lock('workspace', ws)}`)
  const settings = sql.join(
    SETTINGS.map((name) => sql`${settingColumn(name)} as ${sql.identifier(name)}`),
    sql`, `,
  )
  const read = tx.rows(
    scope,
    WorkspaceRow,
    (workspaceId) => sql`
      select id, mode, ${settings}, plan, publishable_key as "publishableKey", allowed_hostnames as "allowedHostnames",
        ${iso('created_at')} as "createdAt", ${iso('updated_at')} as "updatedAt"
      from workspaces where id = ${workspaceId}`,
  )
  const [, [row]] = await Promise.all([locked, read])
  return row!
}
