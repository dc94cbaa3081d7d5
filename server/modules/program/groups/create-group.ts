import { readColumns } from '../../../core/column-fields.ts'
import type { Ctx } from '../../../core/ctx.ts'
import { groups } from '../../../db/schema/programs.ts'
import { ApiError } from '../../../domain/errors.ts'
import { transact } from '../../../core/transact.ts'
import { findProgram, isArchived, requireProgramCapacity } from '../programs/queries.ts'
import { slugOf } from '../programs/read-terms.ts'
import { approveHoldingPeriod } from './approve-holding-period.ts'
import { GROUP_COLUMNS } from './columns-schema.ts'
import { slugTaken, toGroup } from './present.ts'
import { allowMoveRules } from './queries.ts'
import type { Group, GroupBody } from './schema.ts'

export async function createGroup(ctx: Ctx, body: GroupBody): Promise<Group> {
  const { deps, scope } = ctx
  const set = readColumns(GROUP_COLUMNS, body)
  const name = set.name!
  const slug = set.slug ?? slugOf(name)
  const now = new Date(deps.clock.now())
  const outcome = await transact(ctx, async (ctx) => {
    const { tx } = ctx
    const { id: programId, archivedAt } = await findProgram(ctx, body.programId, {
      lock: 'update',
    })
    if (archivedAt) throw isArchived(programId)
    const unapproved = await approveHoldingPeriod(ctx, { set, programId })
    if (unapproved) return unapproved
    await requireProgramCapacity(ctx, { programs: 0, groups: 1 })
    const made = { id: deps.ids.make('grp'), programId, createdAt: now, updatedAt: now }
    const values = { ...set, ...made, name, slug }
    await allowMoveRules(ctx, { ...values, moveRules: set.moveRules ?? [] })
    const [row] = await tx.insert(scope, groups, values, { ignore: true })
    if (!row) throw slugTaken(slug)
    return toGroup(row)
  })
  if (outcome instanceof ApiError) throw outcome
  return outcome
}
