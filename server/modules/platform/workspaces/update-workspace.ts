import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { sqlState } from '../../../db/failures.ts'
import { ApiError } from '../../../domain/errors.ts'
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
  if (changes.timezone !== undefined) checkTimeZone(changes.timezone)
  if (changes.currency !== undefined) changes.currency = parseCurrency(changes.currency)

  const updated = await transact(ctx, async (ctx) => {
    const current = await readWorkspace(ctx, { lock: true })
    const next = { ...current, ...changes }
    // That of a test workspace ends with .test, and is sent back as it is by whoever changes something else.
    if (next.slug !== current.slug) checkSlug(next.slug)
    if (current.mode === 'test' && (next.name !== current.name || next.slug !== current.slug)) {
      throw new ApiError('conflict', 'Change name and slug in the live workspace.')
    }
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
