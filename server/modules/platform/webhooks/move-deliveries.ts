import { and, eq, not, or, sql } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import { webhookDeliveries } from '../../../db/schema/webhooks.ts'

/**
 * Brings what endpoints were told, or are to be told, of a customer to the one they became: it goes with them when
 * they are erased. What is about a commission follows that.
 */
export async function moveDeliveries(
  { tx, scope }: TxCtx,
  { from, into }: { from: string; into: string },
): Promise<void> {
  const { body, subject, event } = webhookDeliveries
  const names = and(
    sql`position(${`"${from}"`} in ${body}) > 0`,
    not(sql`starts_with(${event}, 'commission.')`),
  )
  await tx.update(scope, webhookDeliveries, { subject: into }, [or(eq(subject, from), names)])
}
