import type { Ctx } from '../../../core/ctx.ts'
import { containing } from '../../../db/like-pattern.ts'
import { asc, eq, sql } from 'drizzle-orm'
import { groups } from '../../../db/schema/programs.ts'
import { requirePlan } from '../../../domain/plan.ts'
import { pageOf } from '../../../core/paging.ts'
import { findProgram } from '../programs/queries.ts'
import { toGroup } from './present.ts'
import type { Group, GroupQuery } from './schema.ts'

/** Lists groups, the oldest first, so a program's own list begins with `default`. */
export async function listGroups(ctx: Ctx, query: GroupQuery): Promise<Group[]> {
  const { tx, scope } = ctx
  requirePlan(scope.plan, 'partnerProgram')
  const { programId, search } = query
  if (programId !== undefined) await findProgram(ctx, programId)
  const pattern = containing(search ?? '')
  const rows = await tx.find(scope, groups, {
    where: [
      programId === undefined ? undefined : eq(groups.programId, programId),
      search
        ? sql`(${groups.name} ilike ${pattern} or ${groups.slug} ilike ${pattern})`
        : undefined,
    ],
    orderBy: [asc(groups.id)],
    ...pageOf(query),
  })
  return rows.map(toGroup)
}
