import { asc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { pageOf } from '../../../core/paging.ts'
import { milestones } from '../../../db/schema/milestones.ts'
import { requirePlan } from '../../../domain/plan.ts'
import { toMilestone } from './present.ts'
import type { Milestone, MilestoneQuery } from './schema.ts'

/** Lists milestones, oldest first. */
export async function listMilestones(ctx: Ctx, query: MilestoneQuery): Promise<Milestone[]> {
  const { tx, scope } = ctx
  requirePlan(scope.plan, 'partnerProgram')
  const { programId, groupId, archived } = query
  const rows = await tx.find(scope, milestones, {
    where: [
      programId === undefined ? undefined : eq(milestones.programId, programId),
      groupId === undefined ? undefined : eq(milestones.groupId, groupId),
      archived ? isNotNull(milestones.archivedAt) : isNull(milestones.archivedAt),
    ],
    orderBy: [asc(milestones.id)],
    ...pageOf(query),
  })
  return rows.map((row) => toMilestone(row, ctx.locale))
}
