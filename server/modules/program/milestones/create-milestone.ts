import { and, eq, isNull } from 'drizzle-orm'
import { readColumns } from '../../../core/column-fields.ts'
import type { Ctx } from '../../../core/ctx.ts'
import { transact } from '../../../core/transact.ts'
import { milestones } from '../../../db/schema/milestones.ts'
import { ApiError } from '../../../domain/errors.ts'
import { MAX_MILESTONES } from '../../../domain/milestone.ts'
import { findGroup, findProgram } from '../programs/queries.ts'
import { recordBonus } from '../programs/record-bonus.ts'
import { toMilestone } from './present.ts'
import { requireEnd } from './require-end.ts'
import { MILESTONE_COLUMNS, type Milestone, type MilestoneBody } from './schema.ts'

/**
 * Offers a bonus to each partner of a group who reaches a number. A partner who is past it already earns it
 * with the next event that counts.
 */
export async function createMilestone(ctx: Ctx, body: MilestoneBody): Promise<Milestone> {
  const { deps, scope } = ctx
  const now = new Date(deps.clock.now())
  const set = { startsAt: null, endsAt: null, ...readColumns(MILESTONE_COLUMNS, body) }
  requireEnd(set, now.getTime())
  const made = { id: deps.ids.make('ms'), groupId: body.groupId, createdAt: now, updatedAt: now }
  const values = { ...set, ...made }
  return transact(ctx, async (ctx) => {
    const { tx } = ctx
    const within = body.programId ? { programId: body.programId } : {}
    // Locked, so that the group does not get one too many, nor the program another currency.
    const { programId } = await findGroup(ctx, body.groupId, { ...within, lock: 'update' })
    const { currency } = await findProgram(ctx, programId, { lock: 'key share' })
    const others = and(eq(milestones.groupId, body.groupId), isNull(milestones.archivedAt))
    if ((await tx.find(scope, milestones, { where: [others] })).length >= MAX_MILESTONES) {
      throw tooMany()
    }
    const [row] = await tx.insert(scope, milestones, { ...values, programId, currency })
    // A partner who is past it already gets the bonus with the next event.
    await recordBonus(ctx, { programId, bonusMinor: values.amount })
    return toMilestone(row!, ctx.locale)
  })
}

function tooMany(): ApiError {
  return new ApiError(
    'conflict',
    `The group already has ${MAX_MILESTONES} milestones. Archive one with DELETE /milestones/{id} first.`,
  )
}
