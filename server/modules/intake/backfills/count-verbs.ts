import type { BackfillCounts } from '../../../db/schema/intake.ts'
import { ApiError } from '../../../domain/errors.ts'
import type { Account, Integration, ProviderEvent, Verb } from '../../../integrations/port.ts'
import { formatError } from '../../../locales/format-error.ts'

const MAX_REASONS = 50
/** The provider, and not the event, is the reason: the page is read again. */
const TEMPORARY = new Set(['service_unavailable', 'unauthorized', 'rate_limit_exceeded'])

/**
 * Counts what events would record.
 * @throws ApiError when the provider does not say what they mean
 */
export async function countVerbs(
  counts: BackfillCounts,
  events: readonly ProviderEvent[],
  { integration, account }: { integration: Integration; account: Account },
): Promise<BackfillCounts> {
  const sum = { ...counts, amounts: { ...counts.amounts }, reasons: [...counts.reasons] }
  for (const event of events) {
    try {
      const verbs = await integration.translate(event, () => Promise.resolve(account))
      for (const one of verbs) addVerb(sum, one)
    } catch (error) {
      if (!(error instanceof ApiError) || TEMPORARY.has(error.code)) throw error
      sum.problems++
      const reason = formatError(error).message
      if (sum.reasons.length < MAX_REASONS) sum.reasons.push({ event: event.id, reason })
    }
  }
  return sum
}

function addVerb(sum: BackfillCounts, one: Verb): void {
  if (one.verb === 'lead' && !one.deferred) sum.leads++
  if (one.verb !== 'sale' && one.verb !== 'settle') return
  if (one.amountMinor <= 0 || !one.currency) return
  sum.sales++
  const before = BigInt(sum.amounts[one.currency] ?? '0')
  sum.amounts[one.currency] = String(before + BigInt(one.amountMinor))
}
