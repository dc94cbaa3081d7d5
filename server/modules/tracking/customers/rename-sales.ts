import { sql } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import { HOLD_ROLLUPS } from '../../../db/rollups.ts'
import { lockCustomer } from '../../../db/locks.ts'
import type { CustomerRow } from './present.ts'
import { requireCustomer } from './queries.ts'

/**
 * Holds a customer under the name they have and, when it changes, under the next: always in one order,
 * so that two such changes wait for each other.
 */
export async function holdCustomer(
  ctx: TxCtx,
  { id, next }: { id: string; next: string | undefined },
): Promise<CustomerRow> {
  const { tx, scope } = ctx
  const seen = await requireCustomer(ctx, id)
  await tx.run(scope, () => sql`select ${HOLD_ROLLUPS}`)
  for (const name of [...new Set([seen.externalId, next ?? seen.externalId])].sort()) {
    await tx.run(scope, (ws) => sql`select ${lockCustomer(ws, name)}`)
  }
  const held = await requireCustomer(ctx, seen.id, { lock: 'update' })
  // Renamed while we waited: begin again under the new name.
  return held.externalId === seen.externalId ? held : holdCustomer(ctx, { id: seen.id, next })
}

/** Renames a customer's sales, which carry the external id, because they may come before the customer. */
export async function renameSales(
  ctx: TxCtx,
  { id, externalId }: CustomerRow,
  next: string,
): Promise<void> {
  const { tx, scope } = ctx
  await tx.run(
    scope,
    (ws) => sql`
    update sales set customer_external_id = ${next}
    where workspace_id = ${ws} and customer_external_id = ${externalId} and customer_id = ${id}`,
  )
  await tx.run(
    scope,
    (ws) => sql`
    update waiting_sales set customer_external_id = ${next}
    where workspace_id = ${ws} and customer_external_id = ${externalId}`,
  )
}
