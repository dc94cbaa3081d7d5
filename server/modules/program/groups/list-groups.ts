import type { Ctx } from '../../../core/ctx.ts'
import { contains, listRows, type Listing } from '../../../core/list-rows.ts'
import { groups } from '../../../db/schema/programs.ts'
import { findProgram } from '../programs/queries.ts'
import { toGroup } from './present.ts'
import type { Group, GroupQuery } from './schema.ts'

const GROUPS: Listing<typeof groups, GroupQuery> = {
  table: groups,
  prefix: 'grp',
  noun: 'group',
  filters: { programId: groups.programId, search: contains(groups.name, groups.slug) },
  sortOrder: 'asc',
}

/** Lists groups, the oldest first, so a program's own list begins with `default`. */
export async function listGroups(ctx: Ctx, query: GroupQuery): Promise<Group[]> {
  if (query.programId !== undefined) await findProgram(ctx, query.programId)
  return (await listRows(ctx, GROUPS, query)).map(toGroup)
}
