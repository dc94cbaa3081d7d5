import { containing } from '../../../db/like-pattern.ts'
import { asc, eq, sql } from 'drizzle-orm'
import { groups } from '../../../db/schema/programs.ts'
import type { Scope } from '../../../db/scope.ts'
import type { Deps } from '../../../deps.ts'
import { requirePlan } from '../../../domain/plan.ts'
import { pageOf } from '../../../core/paging.ts'
import { findProgram } from '../programs/queries.ts'
import { toGroup } from './present.ts'
import type { Group, GroupQuery } from './schema.ts'

/** The oldest first, so a program's own list begins with `default`. */
export async function listGroups(deps: Deps, scope: Scope, query: GroupQuery): Promise<Group[]> {
  requirePlan(scope.plan, 'partnerProgram')
  const { programId, search } = query
  if (programId !== undefined) await findProgram(deps.db.tx, scope, programId)
  const pattern = containing(search ?? '')
  const rows = await deps.db.tx.find(scope, groups, {
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
