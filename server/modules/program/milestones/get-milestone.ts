import type { Ctx } from '../../../core/ctx.ts'
import { findMilestone, toMilestone } from './present.ts'
import type { Milestone } from './schema.ts'

export async function getMilestone(ctx: Ctx, id: string): Promise<Milestone> {
  const row = await findMilestone(ctx, id)
  return toMilestone(row, ctx.locale)
}
