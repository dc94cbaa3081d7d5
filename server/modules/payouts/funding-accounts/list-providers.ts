import type { Deps } from '../../../deps.ts'
import { API_LOCALE, format, type Locale } from '../../../locales/format.ts'
import type { ProviderField } from '../../../payout-providers/port.ts'
import type { PayoutProviderInfo } from './schema.ts'

/** Lists the payout providers and the fields of their forms, in the language of who reads them. */
export function listProviders(
  { payoutProviders }: Deps,
  locale: Locale = API_LOCALE,
): PayoutProviderInfo[] {
  const shown = ({ label, options, ...field }: ProviderField) => ({
    ...field,
    label: format(label, locale),
    options: options?.map(({ value, label }) => ({ value, label: format(label, locale) })) ?? null,
  })
  return Object.values(payoutProviders).map((provider) => {
    const { name, label, kind, currencies, fundingFields, recipientFields } = provider
    const onboards = provider.kind === 'online' && provider.onboarding !== null
    return {
      name,
      label,
      kind,
      currencies: currencies === 'any' ? null : [...currencies],
      fundingFields: fundingFields.map(shown),
      recipientFields: onboards ? [] : recipientFields.map(shown),
      onboarding: onboards,
      statusFiles: provider.kind === 'file' && provider.readStatusFile !== null,
    }
  })
}
