import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { milestones } from '../../../db/schema/milestones.ts'
import { noMilestone, toMilestone } from './present.ts'
import type { Milestone } from './schema.ts'

export async function getMilestone(ctx: Ctx, id: string): Promise<Milestone> {
  const { tx, scope } = ctx
  const row = await tx.first(scope, milestones, [eq(milestones.id, id)])
  if (!row) throw noMilestone(id)
  return toMilestone(row, ctx.locale)
}
