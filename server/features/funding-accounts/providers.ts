import type { Deps } from '../../deps.ts'
import { ApiError, invalid } from '../../domain/errors.ts'
import type { PayoutProvider } from '../../payout-providers/port.ts'
import { providerOf } from '../payouts/candidates.ts'
import type { PayoutProviderInfo } from './schema.ts'

/** @throws ApiError `unprocessable_entity` */
export function requireProvider(deps: Deps, name: string): PayoutProvider {
  const provider = providerOf(deps, name)
  if (provider) return provider
  const known = Object.keys(deps.payoutProviders).join(', ')
  throw invalid(
    'provider',
    `There is no provider ${JSON.stringify(name.slice(0, 50))}. Use one of ${known}.`,
  )
}

/** A provider's check of a form: what it has against a field is said of that field of the body. */
export function checkDetails<T>(check: () => T): T {
  try {
    return check()
  } catch (error) {
    const [issue] = error instanceof ApiError ? (error.issues ?? []) : []
    if (!issue) throw error
    throw invalid(`details.${issue.path}`, issue.message)
  }
}

/** What forms need to know of every way to pay. */
export function listProviders({ payoutProviders }: Deps): PayoutProviderInfo[] {
  return Object.values(payoutProviders).map(describeProvider)
}

export function describeProvider(provider: PayoutProvider): PayoutProviderInfo {
  const { name, label, kind, currencies } = provider
  return {
    name,
    label,
    kind,
    currencies: currencies === 'any' ? null : [...currencies],
    fundingFields: [...provider.fundingFields],
    recipientFields: [...provider.recipientFields],
    statusFiles: provider.kind === 'file' && provider.readStatusFile !== null,
  }
}
