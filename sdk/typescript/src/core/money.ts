import { MINOR_DIGITS } from './currencies.ts'
import { ConfigurationError } from './errors.ts'

/** An amount as the API has it: a whole number of the currency's minor units. */
export interface Money {
  amount: number
  currency: string
}

/** Reads a decimal number exactly: `money('12.05', 'usd')` is 1205 cents. @throws ConfigurationError */
export function money(decimal: string, currency: string): Money {
  const code = currency.toLowerCase()
  const [, sign, whole, part = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(decimal) ?? []
  const digits = digitsOf(code)
  if (whole === undefined || part.length > digits) {
    throw new ConfigurationError(`${decimal} is no amount with at most ${digits} decimals.`)
  }
  const amount = Number(`${sign}${whole}${part.padEnd(digits, '0')}`)
  if (!Number.isSafeInteger(amount)) throw new ConfigurationError(`${decimal} is too large.`)
  return { amount: amount === 0 ? 0 : amount, currency: code }
}

/** Writes an amount as a decimal number: `12.05`. */
export function formatMoney({ amount, currency }: Money): string {
  const digits = digitsOf(currency.toLowerCase())
  const text = String(Math.abs(amount)).padStart(digits + 1, '0')
  const sign = amount < 0 ? '-' : ''
  if (digits === 0) return sign + text
  return `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`
}

function digitsOf(currency: string): number {
  if (!/^[a-z]{3}$/.test(currency)) {
    throw new ConfigurationError('A currency has three letters, such as usd.')
  }
  return MINOR_DIGITS[currency] ?? 2
}
