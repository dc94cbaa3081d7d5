/** ISO 4217, by the number of decimals of the minor unit. Codes without a minor unit are left out. */
const CODES_BY_EXPONENT: Record<number, string> = {
  0: 'bif clp djf gnf isk jpy kmf krw pyg rwf ugx uyi vnd vuv xaf xof xpf',
  2: `aed afn all amd ang aoa ars aud awg azn bam bbd bdt bgn bmd bnd bob bov brl bsd btn bwp byn bzd
      cad cdf che chf chw cny cop cou crc cup cve czk dkk dop dzd egp ern etb eur fjd fkp gbp gel ghs
      gip gmd gtq gyd hkd hnl htg huf idr ils inr irr jmd kes kgs khr kpw kyd kzt lak lbp lkr lrd lsl
      mad mdl mga mkd mmk mnt mop mru mur mvr mwk mxn mxv myr mzn nad ngn nio nok npr nzd pab pen pgk
      php pkr pln qar ron rsd rub sar sbd scr sdg sek sgd shp sle sos srd ssp stn svc syp szl thb tjs
      tmt top try ttd twd tzs uah usd usn uyu uzs ved ves wst xad xcd xcg yer zar zmw zwg`,
  3: 'bhd iqd jod kwd lyd omr tnd',
  4: 'clf uyw',
}

const EXPONENTS = new Map(
  Object.entries(CODES_BY_EXPONENT).flatMap(([exponent, codes]) =>
    codes.split(/\s+/).map((code) => [code, Number(exponent)] as const),
  ),
)

/** Every known code, lower-case, in alphabetical order. */
export const CURRENCIES: readonly string[] = [...EXPONENTS.keys()].sort()

/** Tells whether a code is a lower-case ISO 4217 code. */
export function isCurrency(code: string): boolean {
  return EXPONENTS.has(code)
}

/** Decimals of the minor unit: 0 for jpy, 2 for usd, 3 for kwd, 4 for clf. Takes a known, lower-case code. */
export function currencyExponent(code: string): number {
  const exponent = EXPONENTS.get(code)
  if (exponent === undefined) throw new RangeError(`unknown currency ${JSON.stringify(code)}`)
  return exponent
}

/** Formats an amount as a plain decimal number in the currency's major unit: `-12.05`, `1200`, `0.001`. */
export function formatMinor(amountMinor: bigint, currency: string): string {
  const exponent = currencyExponent(currency)
  const sign = amountMinor < 0n ? '-' : ''
  const digits = String(amountMinor < 0n ? -amountMinor : amountMinor).padStart(exponent + 1, '0')
  if (exponent === 0) return sign + digits
  return `${sign}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`
}

/** Formats an amount for sentences: `12.05 USD`. */
export function formatMoney(amountMinor: bigint, currency: string): string {
  return `${formatMinor(amountMinor, currency)} ${currency.toUpperCase()}`
}
