import { sql } from 'drizzle-orm'
import type { PartnerCtx } from '../../../core/callers.ts'
import { int, nullable, row, time } from '../../../db/row.ts'
import { heldUntil } from '../../../domain/account-hold.ts'

const HoldRow = row({ changedAt: nullable(time), holdDays: int })

/**
 * Returns until when payouts to the signed-in partner wait; null: they do not. Of several programs the
 * longest hold counts, since the page shows one account for all of them.
 */
export async function readHold(ctx: PartnerCtx): Promise<Date | null> {
  const { deps, tx, scope, partnerId, programId } = ctx
  const [longest] = await tx.rows(
    scope,
    HoldRow,
    (ws) => sql`
    select a.account_changed_at as "changedAt", r.account_change_hold_days as "holdDays"
    from partners a
    join enrollments e on e.workspace_id = ${ws} and e.partner_id = a.id
    join programs r on r.workspace_id = ${ws} and r.id = e.program_id
    where a.workspace_id = ${ws} and a.id = ${partnerId}
      and (${programId}::text is null or e.program_id = ${programId})
    order by r.account_change_hold_days desc limit 1`,
  )
  return longest ? heldUntil(longest, deps.clock.now()) : null
}
