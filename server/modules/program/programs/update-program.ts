import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { violatedConstraint } from '../../../db/conflicts.ts'
import { programs } from '../../../db/schema/programs.ts'
import { ApiError } from '../../../domain/errors.ts'
import { parseMoment } from '../../../core/input.ts'
import { transact } from '../../../core/transact.ts'
import { loosenedControls } from '../../../domain/payout-controls.ts'
import { allowCurrency } from './allow-currency.ts'
import { approveChange } from './approve-change.ts'
import { changeApproval } from './change-approval.ts'
import { guardSettings } from './guard-settings.ts'
import { slugTaken, toProgram } from './present.ts'
import { findProgram, linkDomain, type ProgramRow } from './queries.ts'
import { readTerms } from './read-terms.ts'
import type { Program, ProgramPatch } from './schema.ts'

/** Changes what the body names. Customers and commissions keep what was fixed when they came about. */
export async function updateProgram(ctx: Ctx, id: string, body: ProgramPatch): Promise<Program> {
  const { deps, scope } = ctx
  const outcome = await transact(ctx, async (ctx) => {
    const current = await findProgram(ctx, id, { lock: 'update' })
    requireUnchanged(current, body.ifUpdatedAt)
    const set = readTerms(body, current)
    guardSettings(scope, set, current)
    const loosened = loosenedControls(current, set)
    const unapproved = await approveChange(ctx, current, { of: current.id, loosened })
    if (unapproved) return unapproved
    const domain = await linkDomain(ctx, body.domain)
    if (domain !== undefined) set.domain = domain
    await allowCurrency(ctx, current, set)
    await changeApproval(ctx, current, set)
    const changed = { ...set, updatedAt: new Date(deps.clock.now()) }
    const [row] = await ctx.tx.update(scope, programs, changed, [eq(programs.id, id)])
    return toProgram(row!)
  }).catch((error: unknown) => {
    throw violatedConstraint(error) === 'programs_slug' ? slugTaken(body.slug ?? '') : error
  })
  if (outcome instanceof ApiError) throw outcome
  await deps.directory.changed()
  return outcome
}

/** Keeps who read an older version from writing over what somebody else wrote meanwhile. */
function requireUnchanged({ updatedAt }: ProgramRow, read: string | undefined): void {
  if (read === undefined) return
  if (parseMoment('ifUpdatedAt', read).getTime() === updatedAt.getTime()) return
  throw new ApiError('conflict', 'The program has changed. Load it again.')
}
