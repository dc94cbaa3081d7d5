import { inArray, sql } from 'drizzle-orm'
import type { TxCtx } from '../../../../core/ctx.ts'
import { IdRow } from '../../../../db/row.ts'
import { commissions } from '../../../../db/schema/commissions.ts'
import { hold, mayBecome, type HoldReason } from '../../../../domain/commission.ts'
import { LOCK_ORDER, writeChanges, stateOf, type CommissionRow } from '../write-changes.ts'

export interface Hold {
  ids: readonly string[]
  reason: HoldReason
  at: Date
}

/**
 * Makes commissions wait for a person, and with them the referral shares of them. What is in a payout,
 * canceled or reversed is left as it is; what waits already may get the graver reason. Answers those
 * that are held now.
 */
export async function holdCommissions(ctx: TxCtx, { ids, reason, at }: Hold): Promise<string[]> {
  const rows = await lockWithShares(ctx, ids)
  const changed = rows.flatMap((row) => {
    const state = stateOf(row)
    if (mayBecome(state.status, 'held')) {
      const change = hold(state, ctx.deps.ids.make('lp'))
      return [{ row, change, columns: { holdReason: reason } }]
    }
    if (!isGraver(row, reason)) return []
    const change = { status: state.status, earningsMinor: state.earningsMinor, posting: null }
    return [{ row, change, columns: { holdReason: reason } }]
  })
  await writeChanges(ctx, { changed, at, why: 'held' })
  const held = new Set(changed.map(({ row }) => row.id))
  return rows.filter((row) => row.status === 'held' || held.has(row.id)).map((row) => row.id)
}

/**
 * Tells whether a suspicion replaces the present reason; one that waits for a rate is judged again when it
 * has it.
 */
function isGraver({ status, holdReason }: CommissionRow, reason: HoldReason): boolean {
  return (
    status === 'held' && reason === 'fraud' && isOtherThan(holdReason, ['fraud', 'rate_missing'])
  )
}

function isOtherThan(text: string | null, list: readonly HoldReason[]): boolean {
  return !list.some((known) => known === text)
}

/** Locks commissions with the referral shares in them, in the order that all code locks in. */
export async function lockWithShares(ctx: TxCtx, ids: readonly string[]): Promise<CommissionRow[]> {
  const { tx, scope } = ctx
  if (ids.length === 0) return []
  // A share belongs to the event of its source: the index on it finds both.
  const all = await tx.rows(
    scope,
    IdRow,
    (ws) => sql`
    select id from commissions where workspace_id = ${ws} and id in ${ids}
    union
    select s.id from commissions c join commissions s on s.workspace_id = ${ws}
      and s.event_id = c.event_id and s.source_id = c.id
    where c.workspace_id = ${ws} and c.id in ${ids}`,
  )
  if (all.length === 0) return []
  return tx.find(scope, commissions, {
    where: [
      inArray(
        commissions.id,
        all.map(({ id }) => id),
      ),
    ],
    orderBy: [LOCK_ORDER],
    lock: 'update',
  })
}
