import { currencyExponent, parseCurrency } from '../domain/money.ts'
import { invalid } from '../domain/errors.ts'

/**
 * Converts a decimal number or text, such as 19.99, to minor units of its currency, exactly, rounding half
 * away from zero what is finer than a unit.
 * @throws ApiError `unprocessable_entity`
 */
export function decimalToMinor(value: unknown, currency: string): number {
  const exponent = currencyExponent(parseCurrency(currency))
  const text =
    typeof value === 'number' ? value.toFixed(8) : (typeof value === 'string' ? value : '').trim()
  const found = /^(-?)(\d{1,15})(?:\.(\d*))?$/.exec(text)
  if (!found) throw invalid('amount', `${JSON.stringify(text.slice(0, 30))} is not an amount.`)
  const [, sign, whole = '', decimals = ''] = found
  const digits = decimals.padEnd(exponent + 1, '0')
  const units = BigInt(whole + digits.slice(0, exponent))
  const rounded = units + (digits[exponent]! >= '5' ? 1n : 0n)
  return Number(sign ? -rounded : rounded)
}
