import type { Ctx } from '../../../core/ctx.ts'
import { containing } from '../../../db/like-pattern.ts'
import { asc, isNotNull, isNull, sql } from 'drizzle-orm'
import { programs } from '../../../db/schema/programs.ts'
import { requirePlan } from '../../../domain/plan.ts'
import { pageOf } from '../../../core/paging.ts'
import { toProgram } from './present.ts'
import type { Program, ProgramQuery } from './schema.ts'

/** Lists programs, the oldest first, also those that were deactivated; archived ones apart. */
export async function listPrograms(ctx: Ctx, query: ProgramQuery): Promise<Program[]> {
  const { tx, scope } = ctx
  requirePlan(scope.plan, 'partnerProgram')
  const pattern = containing(query.search ?? '')
  const rows = await tx.find(scope, programs, {
    where: [
      query.archived ? isNotNull(programs.archivedAt) : isNull(programs.archivedAt),
      query.search
        ? sql`(${programs.name} ilike ${pattern} or ${programs.slug} ilike ${pattern})`
        : undefined,
    ],
    orderBy: [asc(programs.id)],
    ...pageOf(query),
  })
  return rows.map(toProgram)
}
