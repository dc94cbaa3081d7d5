import { sql } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import { requireCapacity } from '../../../domain/plan.ts'
import type { Workspace } from '../../platform/workspaces/schema.ts'
import { differing, pick, type Changes } from './changes.ts'

const COPIED = [
  'currency',
  'timezone',
  'conversionEnabled',
  'clientConversionsEnabled',
  'honorOptOut',
  'attributionModel',
  'attributionWindowDays',
] as const

/** Copies what a workspace says about itself, but for its name, which both share. */
export async function copyWorkspace(
  { deps, tx, scope }: TxCtx,
  { from, to }: { from: Workspace; to: Workspace },
  changes: Changes,
): Promise<void> {
  const fields = differing(to, pick(from, COPIED))
  if (fields.length === 0) return
  await tx.run(
    scope,
    (ws) => sql`
      update workspaces set currency = ${from.currency}, timezone = ${from.timezone},
        conversion_enabled = ${from.conversionEnabled},
        client_conversions_enabled = ${from.clientConversionsEnabled},
        honor_opt_out = ${from.honorOptOut}, attribution_model = ${from.attributionModel},
        attribution_window_days = ${from.attributionWindowDays},
        updated_at = ${new Date(deps.clock.now()).toISOString()}
      where id = ${ws}`,
  )
  changes.add('workspace', 'updated', { names: [to.name], fields })
}

/** Adds the allowed hostnames that are missing; none is taken away, since pages may use it. */
export async function copyHostnames(
  { tx, scope }: TxCtx,
  { from, to }: { from: Workspace; to: Workspace },
  changes: Changes,
): Promise<void> {
  const { allowedHostnames: existing } = to
  const missing = from.allowedHostnames.filter((hostname) => !existing.includes(hostname))
  if (missing.length === 0) return
  requireCapacity(scope.plan, 'hostnames', { existing: existing.length, adding: missing.length })
  const all = sql.join(
    [...existing, ...missing].map((hostname) => sql`${hostname}`),
    sql`, `,
  )
  await tx.run(
    scope,
    (ws) => sql`update workspaces set allowed_hostnames = array[${all}]::text[] where id = ${ws}`,
  )
  for (const hostname of missing) changes.add('hostname', 'created', { names: [hostname] })
}
