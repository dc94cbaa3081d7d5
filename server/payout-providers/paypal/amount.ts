import { currencyExponent, formatMinor } from '../../domain/money.ts'
import type { TransferLimits } from '../../domain/transfer-limits.ts'

/**
 * Currencies that PayPal pays out:
 * https://developer.paypal.com/docs/reports/reference/paypal-supported-currencies
 */
export const PAYPAL_CURRENCIES: readonly string[] =
  'aud brl cad chf czk dkk eur gbp hkd huf ils jpy mxn myr nok nzd php pln sek sgd thb twd usd'.split(
    ' ',
  )

/** PayPal takes these without decimals, whatever ISO 4217 says. */
const WHOLE = ['huf', 'jpy', 'twd']
/** PayPal's maximum of one payout item, in US cents. */
const MAX_CENTS = 2_000_000n

/** Formats an amount for PayPal: `12.30`; null when PayPal cannot express it. */
export function payPalAmount(amountMinor: bigint, currency: string): string | null {
  if (amountMinor <= 0n || !PAYPAL_CURRENCIES.includes(currency)) return null
  if (!WHOLE.includes(currency)) return formatMinor(amountMinor, currency)
  const unit = unitOf(currency)
  return amountMinor % unit === 0n ? String(amountMinor / unit) : null
}

/**
 * Returns what one payout item can carry. PayPal names a maximum in US dollars only; in other currencies it
 * is that amount's worth: https://developer.paypal.com/docs/payouts/standard/reference/faq
 */
export function payPalLimits(currency: string): TransferLimits {
  const unitMinor = unitOf(currency)
  return { unitMinor, minMinor: unitMinor, maxMinor: currency === 'usd' ? MAX_CENTS : null }
}

/** Returns the smallest amount that PayPal can write, in minor units. */
function unitOf(currency: string): bigint {
  return WHOLE.includes(currency) ? 10n ** BigInt(currencyExponent(currency)) : 1n
}
