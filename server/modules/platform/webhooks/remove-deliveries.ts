import { or, sql } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import { webhookDeliveries } from '../../../db/schema/webhooks.ts'

/** Deletes what endpoints were told, or were to be told, of erased persons: the log repeats their names. */
export async function removeDeliveries(
  { tx, scope }: TxCtx,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  const names = ids.map((id) => sql`position(${`"${id}"`} in ${webhookDeliveries.body}) > 0`)
  await tx.remove(scope, webhookDeliveries, [or(...names)])
}
