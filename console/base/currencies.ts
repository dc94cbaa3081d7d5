import { formatOf } from '../../widgets/base/format.ts'
import { locale } from './texts.ts'

let chosen = 'usd'

/** Sets the currency of reports: the workspace's. */
export function useReportCurrency(code: string | undefined): void {
  chosen = code ?? 'usd'
}

/** Returns the currency of reports, in lower case. */
export function reportCurrency(): string {
  return chosen
}

/** Returns the codes of currencies, in lower case as the API has them, with the present one. */
export function currencies(present: string): string[] {
  const known = Intl.supportedValuesOf('currency').map((code) => code.toLowerCase())
  return known.includes(present) ? known : [present, ...known]
}

/** Names a currency in the reader's language: `USD, US Dollar`. */
export function currencyName(code: string): string {
  const upper = code.toUpperCase()
  const name = formatOf(Intl.DisplayNames, locale(), { type: 'currency', fallback: 'code' })
  return `${upper}, ${name.of(upper) ?? upper}`
}
