import { invalid } from '../../domain/errors.ts'
import { message } from '../../domain/message/message.ts'

/** The weights of the digits of a routing number. */
const WEIGHTS = [3, 7, 1, 3, 7, 1, 3, 7, 1]

/**
 * Parses an ABA routing number of nine digits.
 * @throws ApiError that says what is wrong with it
 */
export function parseRouting(path: string, text: string): string {
  const routing = text.replace(/[\s-]/g, '')
  if (!/^\d{9}$/.test(routing)) throw invalid(path, message('payout.nacha.no-routing'))
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(routing[index]), 0)
  const district = Number(routing.slice(0, 2))
  if (sum % 10 === 0 && isDistrict(district)) return routing
  throw invalid(path, message('payout.nacha.bad-routing'))
}

/**
 * Tells whether two digits are a Federal Reserve district, a thrift, an electronic routing number or
 * traveller's cheques.
 */
function isDistrict(district: number): boolean {
  const within = (from: number, to: number) => district >= from && district <= to
  return within(1, 12) || within(21, 32) || within(61, 72) || district === 80
}

/**
 * Parses an account number.
 * @throws ApiError
 */
export function parseAccount(path: string, text: string): string {
  const account = text.replace(/[\s-]/g, '').toUpperCase()
  if (/^[A-Z0-9]{1,17}$/.test(account) && /[1-9A-Z]/.test(account)) return account
  throw invalid(path, message('payout.nacha.no-account-number'))
}

/**
 * Parses a company id: a tax id of nine digits with the 1 before it that says so, or what the bank
 * assigned. @throws ApiError
 */
export function parseCompanyId(path: string, text: string): string {
  const id = text.replace(/-/g, '').toUpperCase()
  if (/^\d{9}$/.test(id)) return `1${id}`
  if (/^[A-Z0-9]{10}$/.test(id)) return id
  throw invalid(path, 'Use the 9-digit tax ID (EIN), or the 10 characters that the bank assigned.')
}
