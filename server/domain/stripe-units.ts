import { currencyExponent, isCurrency, mulDivRound } from './money.ts'
import type { TransferLimits } from './transfer-limits.ts'

/** The version of Stripe's API that is asked for; events have the one of the account. */
export const STRIPE_VERSION = '2026-10-28.endive'

/** Currencies in which Stripe uses other units than ISO 4217: https://docs.stripe.com/currencies */
const DECIMALS: Readonly<Record<string, number>> = { isk: 2, ugx: 2, mga: 0 }

/** Converts an amount to Stripe's units; null when Stripe or a number cannot express it. */
export function stripeAmount(amountMinor: bigint, currency: string): number | null {
  const { unitMinor, maxMinor } = stripeLimits(currency)
  if (amountMinor <= 0n || amountMinor > maxMinor || amountMinor % unitMinor !== 0n) return null
  const { numerator, denominator } = scaleOf(currency)
  return Number((amountMinor * numerator) / denominator)
}

/** Returns what one transfer can carry; what Stripe writes must be a safe integer. */
export function stripeLimits(currency: string): TransferLimits & { maxMinor: bigint } {
  const { numerator, denominator } = scaleOf(currency)
  // In currencies with three decimals the last must be 0.
  const unitMinor = currencyExponent(currency) === 3 ? 10n : denominator
  const maxMinor = (BigInt(Number.MAX_SAFE_INTEGER) * denominator) / numerator
  return { unitMinor, minMinor: unitMinor, maxMinor }
}

/**
 * Converts an amount that Stripe reports to minor units, rounded half away from zero. In a currency that is
 * none of ISO 4217 it stays as it is.
 */
export function fromStripe(amount: number, currency: string): number {
  const code = currency.toLowerCase()
  if (!isCurrency(code)) return amount
  const { numerator, denominator } = scaleOf(code)
  if (numerator === denominator) return amount
  return Number(mulDivRound(BigInt(amount), denominator, numerator))
}

/** Returns Stripe's units in one minor unit of ISO 4217, as a fraction. */
function scaleOf(currency: string): { numerator: bigint; denominator: bigint } {
  const exponent = currencyExponent(currency)
  const shift = (DECIMALS[currency] ?? exponent) - exponent
  const factor = 10n ** BigInt(Math.abs(shift))
  return shift < 0 ? { numerator: 1n, denominator: factor } : { numerator: factor, denominator: 1n }
}
