import { invalid } from '../domain/errors.ts'
import { parseCurrency } from '../domain/money.ts'

/**
 * Checks that a call's currency, if it names one, is the only one possible.
 * @throws ApiError `unprocessable_entity`
 */
export function requireCurrency(only: string, given: string | null | undefined): void {
  if (!given || parseCurrency(given) === only) return
  const code = only.toUpperCase()
  throw invalid('currency', `The amount must be in ${code}. Convert it, or leave currency out.`)
}
