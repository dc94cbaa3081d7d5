import type { payoutOnboardings } from '../../../db/schema/payout-onboardings.ts'
import type { Deps } from '../../../deps.ts'
import { findProvider } from '../../../payout-providers/find-provider.ts'
import type { Onboarding, PayoutProvider } from '../../../payout-providers/port.ts'
import type { OwnOnboarding } from './schema.ts'

export type OnboardingRow = typeof payoutOnboardings.$inferSelect

/** Returns how partners set up accounts on a provider's pages; null: they enter them in a form. */
export function onboardingOf(provider: PayoutProvider): Onboarding | null {
  return provider.kind === 'online' ? provider.onboarding : null
}

export function presentOnboarding(
  { payoutProviders }: Deps,
  { name, row, country }: { name: string; row: OnboardingRow | undefined; country: string | null },
): OwnOnboarding | null {
  const provider = findProvider(payoutProviders, name)
  const onboarding = provider && onboardingOf(provider)
  if (!onboarding) return null
  const { countries } = onboarding
  return { countries: [...countries], country: row?.country ?? country, begun: row !== undefined }
}
