import type { Deps } from '../deps.ts'
import { priceHeldCommissions } from '../modules/earnings/commissions/hold/price-held-commissions.ts'
import { contextsOf } from './contexts-of.ts'

/** Prices whatever has waited for an exchange rate that is known by now. Answers how many. */
export async function priceAll(deps: Deps): Promise<number> {
  const { sql } = deps.db
  const unpriced = sql`
    select workspace_id as id from commissions
    where status = 'held' and hold_reason = 'rate_missing'`
  let priced = 0
  for (const ctx of await contextsOf(deps, 'price-commissions', unpriced)) {
    priced += await priceHeldCommissions(ctx)
  }
  return priced
}
