import { inArray, or, sql } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import { webhookDeliveries } from '../../../db/schema/webhooks.ts'

/**
 * Deletes what endpoints were told, or were to be told, of erased persons: the log repeats their names. What
 * partners are told names no customer's id, but is about the customer, or about a commission from them.
 */
export async function removeDeliveries(
  { tx, scope }: TxCtx,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  const { body, subject } = webhookDeliveries
  const names = ids.map((id) => sql`position(${`"${id}"`} in ${body}) > 0`)
  const earned = sql`${subject} in (select c.id from commissions c
    where c.workspace_id = ${scope.workspaceId} and c.customer_id in ${ids})`
  await tx.remove(scope, webhookDeliveries, [or(inArray(subject, [...ids]), earned, ...names)])
}
