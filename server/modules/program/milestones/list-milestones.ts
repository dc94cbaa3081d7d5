import type { Ctx } from '../../../core/ctx.ts'
import { listRows, whetherSet, type Listing } from '../../../core/list-rows.ts'
import { milestones } from '../../../db/schema/milestones.ts'
import { toMilestone } from './present.ts'
import type { Milestone, MilestoneQuery } from './schema.ts'

const MILESTONES: Listing<typeof milestones, MilestoneQuery> = {
  table: milestones,
  prefix: 'ms',
  noun: 'milestone',
  filters: {
    programId: milestones.programId,
    groupId: milestones.groupId,
    archived: whetherSet(milestones.archivedAt),
  },
  sortOrder: 'asc',
}

/** Lists milestones, oldest first. */
export async function listMilestones(ctx: Ctx, query: MilestoneQuery): Promise<Milestone[]> {
  const rows = await listRows(ctx, MILESTONES, query)
  return rows.map((row) => toMilestone(row, ctx.locale))
}
