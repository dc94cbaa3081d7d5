import { eq, isNull, sql } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import { lockCustomer } from '../../../db/locks.ts'
import { HOLD_ROLLUPS } from '../../../db/rollups.ts'
import { customers, sales } from '../../../db/schema/events.ts'
import { renameSales } from './rename-sales.ts'
import { mergeCustomers } from './merge-customers.ts'
import { claimUnder } from './update-customer.ts'

/**
 * Gives a customer who was known by a provider's id the external id that is theirs, with what was recorded under
 * the former. When there is a customer of that id already, both become one.
 */
export async function adoptName(ctx: TxCtx, former: string, next: string): Promise<void> {
  const { deps, tx, scope } = ctx
  await tx.run(scope, () => sql`select ${HOLD_ROLLUPS}`)
  for (const name of [former, next].toSorted()) {
    await tx.run(scope, (ws) => sql`select ${lockCustomer(ws, name)}`)
  }
  const named = (name: string) => [eq(customers.externalId, name)]
  const [before, other] = [
    await tx.first(scope, customers, named(former), { lock: 'update' }),
    await tx.first(scope, customers, named(next)),
  ]
  if (before && other) return mergeCustomers(ctx, { from: before, into: other })
  if (before) {
    const change = { externalId: next, updatedAt: new Date(deps.clock.now()) }
    await tx.update(scope, customers, change, [eq(customers.id, before.id)])
    await renameSales(ctx, before, next)
  } else {
    await tx.update(scope, sales, { customerExternalId: next }, [
      eq(sales.customerExternalId, former),
      isNull(sales.customerId),
    ])
    await tx.run(
      scope,
      (ws) => sql`
      update waiting_sales set customer_external_id = ${next}
      where workspace_id = ${ws} and customer_external_id = ${former}`,
    )
  }
  if (before || other) await claimUnder(ctx, next)
}
