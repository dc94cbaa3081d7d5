import { ApiError } from '../../../domain/errors.ts'
import { currencyExponent, formatMoney, parseCurrency } from '../../../domain/money.ts'

const MAX_MINOR = 1_000_000
const MAX_WITHOUT_DECIMALS = 10_000_000

/** Caps a sale reported by a browser, since anybody can call a public route. */
export function requireModest(sale: { amount: number; currency?: string | undefined }): void {
  const currency = parseCurrency(sale.currency ?? 'usd')
  const max = currencyExponent(currency) === 0 ? MAX_WITHOUT_DECIMALS : MAX_MINOR
  if (sale.amount <= max) return
  throw new ApiError(
    'forbidden',
    `A browser may report at most ${formatMoney(BigInt(max), currency)}. Send larger sales from your server.`,
  )
}
