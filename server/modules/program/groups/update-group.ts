import { eq } from 'drizzle-orm'
import { readColumns } from '../../../core/column-fields.ts'
import type { Ctx } from '../../../core/ctx.ts'
import { violatedConstraint } from '../../../db/conflicts.ts'
import { groups } from '../../../db/schema/programs.ts'
import { ApiError, invalid } from '../../../domain/errors.ts'
import { requireUnchanged } from '../../../core/require-unchanged.ts'
import { transact } from '../../../core/transact.ts'
import { DEFAULT_GROUP, findGroup, findProgram } from '../programs/queries.ts'
import { approveHoldingPeriod } from './approve-holding-period.ts'
import { GROUP_COLUMNS } from './columns-schema.ts'
import { slugTaken, toGroup } from './present.ts'
import { allowMoveRules } from './queries.ts'
import type { Group, GroupPatch } from './schema.ts'

/** Changes what the body names. Customers keep what was fixed when they came. */
export async function updateGroup(ctx: Ctx, id: string, body: GroupPatch): Promise<Group> {
  const { scope } = ctx
  const set = readColumns(GROUP_COLUMNS, body)
  const outcome = await transact(ctx, async (ctx) => {
    const { deps, tx } = ctx
    const { programId } = await findGroup(ctx, id)
    if (set.moveRules) await findProgram(ctx, programId, { lock: 'update' })
    const current = await findGroup(ctx, id, { lock: 'update' })
    requireUnchanged('group', current, body.ifUpdatedAt)
    const unapproved = await approveHoldingPeriod(ctx, { set, current, programId })
    if (unapproved) return unapproved
    if (current.slug === DEFAULT_GROUP && (set.slug ?? DEFAULT_GROUP) !== DEFAULT_GROUP) {
      throw invalid('slug', 'The slug of the group "default" stays: its name can be another.')
    }
    if (set.moveRules) {
      const { moveRules, name = current.name } = set
      await allowMoveRules(ctx, { ...current, name, moveRules })
    }
    const changed = { ...set, updatedAt: new Date(deps.clock.now()) }
    const [row] = await tx.update(scope, groups, changed, [eq(groups.id, id)])
    return toGroup(row!)
  }).catch((error: unknown) => {
    throw violatedConstraint(error) === 'groups_slug' ? slugTaken(body.slug ?? '') : error
  })
  if (outcome instanceof ApiError) throw outcome
  return outcome
}
