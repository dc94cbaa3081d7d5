import { ApiError } from '../../../domain/errors.ts'
import { currencyExponent, formatMoney, parseCurrency } from '../../../domain/money.ts'
import type { TrackSaleClientBody } from './schema.ts'

const MAX_MINOR = 1_000_000
const MAX_WITHOUT_DECIMALS = 10_000_000
/** Rewards may pay for each unit. */
const MAX_UNITS = 100

/** Caps a sale reported by a browser, since anybody can call a public route. */
export function requireModest(
  sale: Pick<TrackSaleClientBody, 'amount' | 'currency' | 'lineItems'>,
): void {
  const units = (sale.lineItems ?? []).reduce((sum, { quantity = 1 }) => sum + quantity, 0)
  if (units > MAX_UNITS) {
    throw new ApiError(
      'forbidden',
      `A browser can report at most ${MAX_UNITS} units in one sale. Send larger sales from your server.`,
    )
  }
  const currency = parseCurrency(sale.currency ?? 'usd')
  const max = currencyExponent(currency) === 0 ? MAX_WITHOUT_DECIMALS : MAX_MINOR
  if (sale.amount <= max) return
  throw new ApiError(
    'forbidden',
    `A browser can report at most ${formatMoney(BigInt(max), currency)}. Send larger sales from your server.`,
  )
}
