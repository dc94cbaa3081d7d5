import type { TxCtx } from '../../../core/ctx.ts'
import type { ApiError } from '../../../domain/errors.ts'
import { loosenedControls } from '../../../domain/payout-controls.ts'
import { approveChange } from '../programs/approve-change.ts'
import { findProgram } from '../programs/queries.ts'
import type { GroupRow } from './columns-schema.ts'

/** Decides whether a group may wait fewer days than before, or than its program; see `approveChange`. */
export async function approveHoldingPeriod(
  ctx: TxCtx,
  change: {
    set: Partial<Pick<GroupRow, 'holdingPeriodDays'>>
    /** Missing: a new group. */
    current?: { id: string; holdingPeriodDays: number | null }
    programId: string
  },
): Promise<ApiError | null> {
  const { set, current, programId } = change
  if (set.holdingPeriodDays === undefined) return null
  const program = await findProgram(ctx, programId)
  const before = current?.holdingPeriodDays ?? program.holdingPeriodDays
  const holdingPeriodDays = set.holdingPeriodDays ?? program.holdingPeriodDays
  const loosened = loosenedControls(
    { ...program, holdingPeriodDays: before },
    { holdingPeriodDays },
  )
  return approveChange(ctx, program, { of: current?.id ?? 'new group', loosened })
}
