import { eq, isNull } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { milestones } from '../../../db/schema/milestones.ts'
import { enrollments, groups } from '../../../db/schema/programs.ts'
import { discounts, rewards } from '../../../db/schema/rewards.ts'
import { ApiError } from '../../../domain/errors.ts'
import { transact } from '../../../core/transact.ts'
import { DEFAULT_GROUP, findGroup } from '../programs/queries.ts'

/** Deletes an empty group. Its offers are archived, because customers may have been won with them. */
export async function deleteGroup(ctx: Ctx, id: string): Promise<{ id: string }> {
  const { scope } = ctx
  return transact(ctx, async (ctx) => {
    const { deps, tx } = ctx
    const group = await findGroup(ctx, id, { lock: 'update' })
    if (group.slug === DEFAULT_GROUP) {
      throw new ApiError('conflict', 'The group "default" belongs to its program and stays.')
    }
    if (await tx.first(scope, enrollments, [eq(enrollments.groupId, id)])) {
      throw new ApiError(
        'conflict',
        `The group "${group.slug}" has partners. Move them first: POST /groups/${id}/move-enrollments.`,
      )
    }
    const archived = { archivedAt: new Date(deps.clock.now()) }
    await tx.update(scope, rewards, archived, [eq(rewards.groupId, id), isNull(rewards.archivedAt)])
    await tx.update(scope, discounts, archived, [
      eq(discounts.groupId, id),
      isNull(discounts.archivedAt),
    ])
    await tx.update(scope, milestones, archived, [
      eq(milestones.groupId, id),
      isNull(milestones.archivedAt),
    ])
    await tx.remove(scope, groups, [eq(groups.id, id)])
    return { id }
  })
}
