import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { transact } from '../../../core/transact.ts'
import { CountRow } from '../../../db/row.ts'
import { programs } from '../../../db/schema/programs.ts'
import { toProgram } from './present.ts'
import { findProgram, requireProgramCapacity } from './queries.ts'
import type { Program } from './schema.ts'

/**
 * Archives a program, which deactivates it: it leaves lists and the plan's limits. Links still redirect,
 * and what was earned is still paid, also by its schedule. Repeating it changes nothing.
 */
export async function archiveProgram(ctx: Ctx, id: string): Promise<Program> {
  const { deps, scope } = ctx
  const program = await transact(ctx, async (ctx) => {
    const current = await findProgram(ctx, id, { lock: 'update' })
    if (current.archivedAt !== null) return toProgram(current)
    const now = new Date(deps.clock.now())
    const set = { archivedAt: now, deactivatedAt: current.deactivatedAt ?? now, updatedAt: now }
    const [row] = await ctx.tx.update(scope, programs, set, [eq(programs.id, id)])
    return toProgram(row!)
  })
  await deps.directory.changed()
  return program
}

/** Takes a program out of the archive; it stays deactivated. @throws ApiError `exceeded_limit` */
export async function unarchiveProgram(ctx: Ctx, id: string): Promise<Program> {
  const { deps, scope } = ctx
  return transact(ctx, async (ctx) => {
    const { tx } = ctx
    const current = await findProgram(ctx, id, { lock: 'update' })
    if (current.archivedAt === null) return toProgram(current)
    const [counted] = await tx.rows(
      scope,
      CountRow,
      (ws) => sql`
        select count(*)::int as n from groups where workspace_id = ${ws} and program_id = ${id}`,
    )
    await requireProgramCapacity(ctx, { programs: 1, groups: counted!.n })
    const set = { archivedAt: null, updatedAt: new Date(deps.clock.now()) }
    const [row] = await tx.update(scope, programs, set, [eq(programs.id, id)])
    return toProgram(row!)
  })
}
