import { containing } from '../../../db/like-pattern.ts'
import { asc, sql } from 'drizzle-orm'
import { programs } from '../../../db/schema/programs.ts'
import type { Scope } from '../../../db/scope.ts'
import type { Deps } from '../../../deps.ts'
import { requirePlan } from '../../../domain/plan.ts'
import { pageOf } from '../../../core/paging.ts'
import { toProgram } from './present.ts'
import type { Program, ProgramQuery } from './schema.ts'

/** The oldest first, also those that were deactivated. */
export async function listPrograms(
  deps: Deps,
  scope: Scope,
  query: ProgramQuery,
): Promise<Program[]> {
  requirePlan(scope.plan, 'partnerProgram')
  const pattern = containing(query.search ?? '')
  const rows = await deps.db.tx.find(scope, programs, {
    where: [
      query.search
        ? sql`(${programs.name} ilike ${pattern} or ${programs.slug} ilike ${pattern})`
        : undefined,
    ],
    orderBy: [asc(programs.id)],
    ...pageOf(query),
  })
  return rows.map(toProgram)
}
