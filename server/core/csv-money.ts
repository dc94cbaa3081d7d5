import { formatMinor } from '../domain/money.ts'
import type { Cell } from './csv.ts'

/**
 * Returns the heading of a column of amounts. In every CSV file they are decimals of their own currency, which a
 * column beside them names.
 */
export function amountHeading(name: string): string {
  return `${name} (major units)`
}

/** Writes an amount with as many decimals as its currency has: 646 of usd is 6.46, of jpy 646. */
export function amountCell(
  amount: number | null | undefined,
  currency: string | null | undefined,
): Cell {
  if (amount === null || amount === undefined || !currency) return null
  return { decimal: formatMinor(BigInt(amount), currency) }
}

/** Adds the currency before the first column of amounts where it was not asked for. */
export function withCurrency(columns: readonly string[], isAmount: (name: string) => boolean) {
  const first = columns.findIndex(isAmount)
  if (first === -1 || columns.includes('currency')) return [...columns]
  return columns.toSpliced(first, 0, 'currency')
}
