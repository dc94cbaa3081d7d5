import { currencyExponent } from '../../domain/money.ts'

/** Currencies in which Stripe uses other units than ISO 4217: https://docs.stripe.com/currencies */
const DECIMALS: Record<string, number> = { isk: 2, ugx: 2, mga: 0 }

/** Converts an amount to Stripe's units; null when Stripe or a number cannot express it. */
export function stripeAmount(amountMinor: bigint, currency: string): number | null {
  const exponent = currencyExponent(currency)
  const shift = (DECIMALS[currency] ?? exponent) - exponent
  const factor = 10n ** BigInt(Math.abs(shift))
  if (shift < 0 && amountMinor % factor !== 0n) return null
  const amount = shift < 0 ? amountMinor / factor : amountMinor * factor
  // In currencies with three decimals the last must be 0.
  if (exponent === 3 && amount % 10n !== 0n) return null
  return amount > 0n && amount <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(amount) : null
}
