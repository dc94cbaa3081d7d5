import type { Mark } from '../../../core/secrets.ts'
import { payoutMethods } from '../../../db/schema/payouts.ts'
import type { Deps } from '../../../deps.ts'
import { findProvider } from '../../../payout-providers/find-provider.ts'
import type { PayoutProvider } from '../../../payout-providers/port.ts'

const PURPOSE = 'payout account'
type Details = Readonly<Record<string, string>>

/** Hashes what two payout methods share if they are one account; null: the provider has no accounts. */
export function fingerprintOf(
  { secrets }: Deps,
  provider: PayoutProvider,
  details: Details,
): string | null {
  const account = provider.fingerprint(details)
  return account && secrets.fingerprint(account, PURPOSE)
}

/** Hashes it with every key: methods that were stored before the key was changed are found, too. */
export function fingerprintsOf(
  { secrets }: Deps,
  provider: PayoutProvider,
  details: Details,
): readonly string[] {
  const account = provider.fingerprint(details)
  return account ? secrets.fingerprints(account, PURPOSE) : []
}

/** Makes the hash of a stored method anew, when its details are encrypted with another key. */
export const METHOD_MARK: Mark = {
  column: payoutMethods.fingerprint.name,
  by: payoutMethods.provider.name,
  of(deps, name, plain) {
    const provider = findProvider(deps.payoutProviders, name)
    // What was sealed here is the JSON of the details that the provider has checked.
    return provider && fingerprintOf(deps, provider, JSON.parse(plain) as Details)
  },
}
