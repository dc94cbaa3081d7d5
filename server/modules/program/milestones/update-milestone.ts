import { eq } from 'drizzle-orm'
import { readColumns } from '../../../core/column-fields.ts'
import type { Ctx } from '../../../core/ctx.ts'
import { transact } from '../../../core/transact.ts'
import { milestones } from '../../../db/schema/milestones.ts'
import { ApiError, invalid } from '../../../domain/errors.ts'
import { findMilestone, toMilestone } from './present.ts'
import { requireEnd } from './require-end.ts'
import { MILESTONE_COLUMNS, type Milestone, type MilestonePatch } from './schema.ts'

const FIXED = ['metric', 'threshold', 'amount', 'startsAt'] as const

/** Changes the name and the end. What partners work towards, and have reached, stays. */
export async function updateMilestone(
  ctx: Ctx,
  id: string,
  patch: MilestonePatch,
): Promise<Milestone> {
  const { deps, scope } = ctx
  const fixed = FIXED.find((field) => patch[field] !== undefined)
  if (fixed) throw neverChanges(fixed)
  const now = new Date(deps.clock.now())
  const { name, endsAt } = patch
  const set = { ...readColumns(MILESTONE_COLUMNS, { name, endsAt }), updatedAt: now }
  return transact(ctx, async (ctx) => {
    const { tx } = ctx
    const same = [eq(milestones.id, id)]
    const current = await findMilestone(ctx, id, { lock: 'update' })
    if (current.archivedAt) throw archived(id)
    if (set.endsAt) requireEnd({ startsAt: current.startsAt, endsAt: set.endsAt }, now.getTime())
    const [row] = await tx.update(scope, milestones, set, same)
    return toMilestone(row!, ctx.locale)
  })
}

function neverChanges(field: string): ApiError {
  return invalid(
    field,
    `The ${field} of a milestone can’t be changed, because partners are working toward it. ` +
      'Archive it with DELETE, then create another with POST /milestones.',
  )
}

function archived(id: string): ApiError {
  return new ApiError(
    'conflict',
    `The milestone ${id} is archived. Create another with POST /milestones.`,
  )
}
