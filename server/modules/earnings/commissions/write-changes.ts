import { eq, sql } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import { announce } from '../../../db/outbox.ts'
import { postingWrites } from '../../../db/post-entries.ts'
import { commissions } from '../../../db/schema/commissions.ts'
import { updateRow } from '../../../db/writes.ts'
import type { CommissionChange, CommissionState } from '../../../domain/commission.ts'

export type CommissionRow = typeof commissions.$inferSelect

/** More columns than status and amount that a change touches. */
export type CommissionColumns = Partial<typeof commissions.$inferInsert>

export interface ChangedCommission {
  row: CommissionRow
  change: CommissionChange
  columns?: CommissionColumns
}

/** Converts a row to the state of `domain/commission.ts`. */
export function stateOf(row: CommissionRow): CommissionState {
  const { id, enrollmentId, currency, earnings } = row
  return {
    id,
    enrollmentId,
    currency,
    status: row.status as CommissionState['status'],
    earningsMinor: earnings,
  }
}

/**
 * Writes what became of commissions that are held FOR UPDATE: rows, ledger, balances and the word to
 * whoever listens. `why` names the change for them.
 */
export async function writeChanges(
  ctx: TxCtx,
  { changed, at, why }: { changed: readonly ChangedCommission[]; at: Date; why: string },
): Promise<void> {
  const { deps, tx, scope } = ctx
  if (changed.length === 0) return
  const postings = changed.flatMap(({ row, change }) =>
    change.posting ? [{ ...change.posting, programId: row.programId, at }] : [],
  )
  const ws = scope.workspaceId
  await tx.write(scope, [
    ...changed.map(({ row, change, columns }) =>
      updateRow(ws, commissions, row.id, {
        status: change.status,
        earnings: change.earningsMinor,
        updatedAt: at,
        ...columns,
      }),
    ),
    ...postingWrites(deps.ids, postings),
  ])
  await noteClawBacks(ctx, changed)
  await announce(
    tx,
    scope,
    changed.map(({ row, change }) => ({
      type: 'commission.updated',
      data: {
        commissionId: row.id,
        enrollmentId: row.enrollmentId,
        status: change.status,
        change: why,
      },
    })),
  )
}

/** In the order that everybody locks them in. */
export const LOCK_ORDER = sql`${commissions.id}`

/** Keeps what was clawed back of a commission in step with its claw-backs, which people change too. */
async function noteClawBacks(ctx: TxCtx, changed: readonly ChangedCommission[]): Promise<void> {
  const { tx, scope } = ctx
  for (const { row, change } of changed) {
    const lessMinor = change.earningsMinor - row.earnings
    if (row.reversesId === null || lessMinor === 0n) continue
    const clawedBack = sql`${commissions.clawedBack} - ${String(lessMinor)}::bigint`
    await tx.update(scope, commissions, { clawedBack }, [eq(commissions.id, row.reversesId)])
  }
}
