import { BANK, SHARED_RATES, exchangeRates } from '../../../db/schema/commissions.ts'
import type { Scope } from '../../../db/scope.ts'
import type { Deps } from '../../../deps.ts'
import { formatDecimal, type DayRates } from '../../../domain/exchange-rates.ts'

/** Rates of the central bank belong to nobody: every workspace reads them. */
const SHARED: Scope = {
  workspaceId: SHARED_RATES,
  plan: 'free',
  actor: { type: 'system', name: 'exchange-rates' },
}

/** Keeps a day's rates for all workspaces. A rate that is known already stays. Answers how many are new. */
export async function storeBankRates(
  { db, clock }: Deps,
  { day, rates }: DayRates,
): Promise<number> {
  const createdAt = new Date(clock.now())
  const rows = rates.map(({ currency, rate }) => ({
    day,
    currency,
    source: BANK,
    perEuro: formatDecimal(rate),
    createdAt,
  }))
  return (await db.tx.insert(SHARED, exchangeRates, rows, { ignore: true })).length
}
