import { sql } from 'drizzle-orm'
import type { Scope } from './scope.ts'
import type { Tx } from './tx.ts'

/**
 * Keeps the plans of prepared statements for the rest of the transaction. PostgreSQL would plan some anew
 * each time while their tables grow, since it compares with what earlier plans cost.
 */
export async function keepPlans(tx: Tx, scope: Scope): Promise<void> {
  await tx.run(scope, () => sql`set local plan_cache_mode = force_generic_plan`)
}
