import type { Ctx } from '../../../core/ctx.ts'
import { contains, listRows, whetherSet, type Listing } from '../../../core/list-rows.ts'
import { programs } from '../../../db/schema/programs.ts'
import { toProgram } from './present.ts'
import type { Program, ProgramQuery } from './schema.ts'

const PROGRAMS: Listing<typeof programs, ProgramQuery> = {
  table: programs,
  prefix: 'prog',
  noun: 'program',
  filters: {
    search: contains(programs.name, programs.slug),
    archived: whetherSet(programs.archivedAt),
  },
  sortOrder: 'asc',
}

/** Lists programs, the oldest first, also those that were deactivated; archived ones apart. */
export async function listPrograms(ctx: Ctx, query: ProgramQuery): Promise<Program[]> {
  return (await listRows(ctx, PROGRAMS, query)).map(toProgram)
}
