import { sql } from 'drizzle-orm'
import type { TxCtx } from './ctx.ts'

/**
 * Puts what the transaction changes of customers and commissions into the audit log. Events change these rows
 * too, and are their own history; this is for what somebody decides.
 */
export async function auditEvents({ tx, scope }: TxCtx): Promise<void> {
  await tx.run(scope, () => sql`select set_config('svc.audited', 'on', true)`)
}
