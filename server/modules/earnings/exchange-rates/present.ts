import type { exchangeRates } from '../../../db/schema/commissions.ts'
import type { ExchangeRate } from './schema.ts'

export function toRate(row: typeof exchangeRates.$inferSelect): ExchangeRate {
  const { day, currency, source, perEuro, createdAt } = row
  return { day, currency, source, perEuro, createdAt: createdAt.toISOString() }
}
