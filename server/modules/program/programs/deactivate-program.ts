import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { programs } from '../../../db/schema/programs.ts'
import { transact } from '../../../core/transact.ts'
import { toProgram } from './present.ts'
import { findProgram, isArchived } from './queries.ts'
import type { Program } from './schema.ts'

/**
 * Deactivates a program: nothing is earned or offered any more. Links still redirect, and what was earned
 * is still paid.
 */
export async function deactivateProgram(ctx: Ctx, id: string): Promise<Program> {
  return setDeactivated(ctx, id, true)
}

export async function reactivateProgram(ctx: Ctx, id: string): Promise<Program> {
  return setDeactivated(ctx, id, false)
}

/** Sets whether a program is deactivated. Repeating it changes nothing, not even the time. */
async function setDeactivated(ctx: Ctx, id: string, wanted: boolean): Promise<Program> {
  const { deps, scope } = ctx
  const program = await transact(ctx, async (ctx) => {
    const current = await findProgram(ctx, id, { lock: 'update' })
    if (!wanted && current.archivedAt) throw isArchived(id)
    if ((current.deactivatedAt !== null) === wanted) return toProgram(current)
    const now = new Date(deps.clock.now())
    const set = { deactivatedAt: wanted ? now : null, updatedAt: now }
    const [row] = await ctx.tx.update(scope, programs, set, [eq(programs.id, id)])
    return toProgram(row!)
  })
  await deps.directory.changed()
  return program
}
