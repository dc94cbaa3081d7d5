import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { sqlState } from '../../../db/failures.ts'
import { parseCurrency } from '../../../domain/money.ts'
import { requirePlan } from '../../../domain/plan.ts'
import { transact } from '../../../core/transact.ts'
import { checkSlug, checkTimeZone, parseName, slugTaken } from './create-workspace.ts'
import { readWorkspace } from './queries.ts'
import type { UpdateWorkspaceBody, Workspace } from './schema.ts'

/** Changes what is given and leaves the rest. The conversion switch needs a plan that has conversions. */
export async function updateWorkspace(ctx: Ctx, input: UpdateWorkspaceBody): Promise<Workspace> {
  const { deps, scope } = ctx
  const changes = { ...input }
  if (changes.conversionEnabled || changes.clientConversionsEnabled) {
    requirePlan(scope.plan, 'conversionTracking')
  }
  if (changes.name !== undefined) changes.name = parseName(changes.name)
  if (changes.slug !== undefined) checkSlug(changes.slug)
  if (changes.timezone !== undefined) checkTimeZone(changes.timezone)
  if (changes.currency !== undefined) changes.currency = parseCurrency(changes.currency)

  const updated = await transact(ctx, async (ctx) => {
    const next = { ...(await readWorkspace(ctx, { lock: true })), ...changes }
    await ctx.tx.run(
      scope,
      (workspaceId) => sql`
        update workspaces set name = ${next.name}, slug = ${next.slug}, currency = ${next.currency},
          timezone = ${next.timezone},
          conversion_enabled = ${next.conversionEnabled},
          client_conversions_enabled = ${next.clientConversionsEnabled},
          honor_opt_out = ${next.honorOptOut}, attribution_model = ${next.attributionModel},
          attribution_window_days = ${next.attributionWindowDays},
          updated_at = ${new Date(deps.clock.now()).toISOString()}
        where id = ${workspaceId}`,
    )
    return readWorkspace(ctx)
  }).catch((error: unknown) => {
    throw sqlState(error) === '23505' ? slugTaken(changes.slug ?? '') : error
  })
  await deps.directory.changed()
  return updated
}
