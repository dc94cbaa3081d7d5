import type { Deps } from '../../../deps.ts'
import type { PayoutProviderInfo } from './schema.ts'

/** Lists the payout providers and the fields of their forms. */
export function listProviders({ payoutProviders }: Deps): PayoutProviderInfo[] {
  return Object.values(payoutProviders).map((provider) => {
    const { name, label, kind, currencies, fundingFields, recipientFields } = provider
    return {
      name,
      label,
      kind,
      currencies: currencies === 'any' ? null : [...currencies],
      fundingFields: [...fundingFields],
      recipientFields: [...recipientFields],
      statusFiles: provider.kind === 'file' && provider.readStatusFile !== null,
    }
  })
}
