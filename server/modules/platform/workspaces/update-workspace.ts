import { sql } from 'drizzle-orm'
import { readColumns } from '../../../core/column-fields.ts'
import type { Ctx } from '../../../core/ctx.ts'
import { sqlState } from '../../../db/failures.ts'
import { ApiError } from '../../../domain/errors.ts'
import { requirePlan } from '../../../domain/plan.ts'
import { transact } from '../../../core/transact.ts'
import { WORKSPACE_COLUMNS } from './columns-schema.ts'
import { checkSlug, slugTaken } from './create-workspace.ts'
import { readWorkspace, settingColumn, SETTINGS } from './queries.ts'
import type { UpdateWorkspaceBody, Workspace } from './schema.ts'

/** Changes what is given and leaves the rest. The conversion switch needs a plan that has conversions. */
export async function updateWorkspace(ctx: Ctx, input: UpdateWorkspaceBody): Promise<Workspace> {
  const { deps, scope } = ctx
  const changes = readColumns(WORKSPACE_COLUMNS, input)
  if (changes.conversionEnabled || changes.clientConversionsEnabled) {
    requirePlan(scope.plan, 'conversionTracking')
  }
  const updated = await transact(ctx, async (ctx) => {
    const current = await readWorkspace(ctx, { lock: true })
    const next = { ...current, ...changes }
    // That of a test workspace ends with .test, and is sent back as it is by whoever changes something else.
    if (next.slug !== current.slug) checkSlug(next.slug)
    if (current.mode === 'test' && (next.name !== current.name || next.slug !== current.slug)) {
      throw new ApiError('conflict', 'Change name and slug in the live workspace.')
    }
    const set = SETTINGS.map((name) => sql`${settingColumn(name)} = ${next[name]}`)
    await ctx.tx.run(
      scope,
      (workspaceId) => sql`
        update workspaces set ${sql.join(set, sql`, `)},
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
