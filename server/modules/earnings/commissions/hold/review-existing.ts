import { sql } from 'drizzle-orm'
import type { TxCtx } from '../../../../core/ctx.ts'
import { IdRow, oneOf, row } from '../../../../db/row.ts'
import type { Unearned } from '../../../../db/schema/unearned.ts'
import {
  EXISTING_CUSTOMER_POLICIES,
  type ExistingCustomerPolicy,
} from '../../../../domain/attribution-times.ts'
import { message } from '../../../../domain/message/message.ts'
import { setStatus } from '../adjust/set-status.ts'
import { holdCommissions } from './hold-commissions.ts'

const PolicyRow = row({ policy: oneOf(EXISTING_CUSTOMER_POLICIES) })

/** What an event of such a customer says where the program pays nothing for it. */
export const UNEARNED: Unearned = {
  reason: 'existing_customer',
  steps: [message('commission.unearned.existing-customer')],
}

/**
 * Applies a program's rule for existing customers to what it owes for one who turns out to be one. What is in a
 * payout or paid stays.
 */
export async function reviewExisting(
  ctx: TxCtx,
  { customerId, programId }: { customerId: string; programId: string },
): Promise<void> {
  const { deps, tx, scope } = ctx
  const [found] = await tx.rows(
    scope,
    PolicyRow,
    (ws) => sql`
    select existing_customers as policy from programs where workspace_id = ${ws} and id = ${programId}`,
  )
  const policy: ExistingCustomerPolicy = found?.policy ?? 'earn'
  if (policy === 'earn') return
  const at = new Date(deps.clock.now())
  const ids = await findOpen(ctx, { customerId, programId })
  if (ids.length === 0) return
  if (policy === 'hold') {
    await holdCommissions(ctx, { ids, reason: 'existing_customer', at })
    return
  }
  await setStatus(ctx, { ids, status: 'canceled', at })
  for (const table of ['sales', 'leads'] as const) {
    await tx.run(
      scope,
      (ws) => sql`
      update ${sql.identifier(table)} e set unearned = ${JSON.stringify(UNEARNED)}::text::jsonb
      from commissions c where c.workspace_id = ${ws} and c.id in ${ids}
        and e.workspace_id = ${ws} and e.id = c.event_id`,
    )
  }
}

/** Lists what the program has not paid for the customer's leads and sales, but for sales by a discount code. */
async function findOpen(
  { tx, scope }: TxCtx,
  { customerId, programId }: { customerId: string; programId: string },
): Promise<string[]> {
  const rows = await tx.rows(
    scope,
    IdRow,
    (ws) => sql`
    select c.id from commissions c
    where c.workspace_id = ${ws} and c.customer_id = ${customerId} and c.program_id = ${programId}
      and c.type in ('lead', 'sale') and c.status in ('pending', 'held', 'due')
      and c.reverses_id is null and not exists (select from sales s
        where s.workspace_id = ${ws} and s.id = c.event_id and s.reason = 'code')
    order by c.id`,
  )
  return rows.map(({ id }) => id)
}
