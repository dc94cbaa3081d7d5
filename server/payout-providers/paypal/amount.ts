import { currencyExponent, formatMinor } from '../../domain/money.ts'

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

/** Formats an amount for PayPal: `12.30`; null when PayPal cannot express it. */
export function payPalAmount(amountMinor: bigint, currency: string): string | null {
  if (amountMinor <= 0n || !PAYPAL_CURRENCIES.includes(currency)) return null
  if (!WHOLE.includes(currency)) return formatMinor(amountMinor, currency)
  const unit = 10n ** BigInt(currencyExponent(currency))
  return amountMinor % unit === 0n ? String(amountMinor / unit) : null
}
