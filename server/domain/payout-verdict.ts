import type { EnrollmentStatus } from './enrollment.ts'
import { internal, money, time, type Message } from './message/message.ts'
import { splitDue, type FileLimits, type SplitDue, type TransferLimits } from './transfer-limits.ts'

export interface PayoutFacts {
  /** The sum of the due commissions and corrections, as the ledger has it; never what a client sent. */
  dueMinor: bigint
  minPayoutMinor: bigint
  currency: string
  /** How the partner wants to be paid; null when nothing was set up. */
  method: { verified: boolean; isOffered: boolean } | null
  /** Whether it is credit and nothing says into which account of the host's product. */
  noRecipient?: boolean
  /** Whether it is a bank file, and neither the partner's name nor an account holder can be written in it. */
  noLatinName?: boolean
  /** Currencies that the method's provider can send, lower-case. */
  providerCurrencies: readonly string[] | 'any'
  /** Whether the program has an account that can pay through that provider. */
  funded: boolean
  enrollmentStatus: EnrollmentStatus
  /** Payouts wait until then, since the partner's account was changed; null or absent: they do not. */
  heldUntil?: Date | null | undefined
  /** What one transfer of the method's provider can carry in the currency. */
  limits: TransferLimits
  /** The room that is left in the provider's bank file; null or absent when it writes none or has no limit. */
  fileRoom?: FileLimits | null | undefined
  /** The amount that may still be paid out; null or absent when there is no cap. */
  capMinor?: bigint | null | undefined
}

export const PAYOUT_REFUSALS = [
  'banned',
  'negative',
  'nothing_due',
  'below_minimum',
  'no_payout_method',
  'method_not_offered',
  'no_tenant_id',
  'method_unverified',
  'name_not_latin',
  'recently_changed',
  'currency_not_supported',
  'no_funding_account',
  'not_expressible',
  'below_provider_minimum',
  'over_provider_limit',
  'over_cap',
] as const
export type PayoutRefusal = (typeof PAYOUT_REFUSALS)[number]

/** `sentence` says why a rest is carried to the next payout; null when everything is paid. */
export type PayoutVerdict =
  | ({ ok: true; sentence: Message | null } & SplitDue)
  | {
      ok: false
      reason: PayoutRefusal
      sentence: Message
      /** For `recently_changed`: when payouts go on. */
      heldUntil: Date | null
    }

/**
 * Decides whether this can be paid out now, and how much of it: the largest part that the provider can
 * send. Of several reasons against it, the first of `PAYOUT_REFUSALS` is named.
 */
export function payoutVerdict(facts: PayoutFacts): PayoutVerdict {
  const split = splitDue(facts.dueMinor, facts.limits)
  const reason = refusal(facts, split)
  if (reason !== null) {
    const until = reason === 'recently_changed' ? (facts.heldUntil ?? null) : null
    return { ok: false, reason, sentence: sentenceOf(reason, facts, split), heldUntil: until }
  }
  return { ok: true, ...split, sentence: carriedSentence(facts, split) }
}

function refusal(facts: PayoutFacts, { payableMinor }: SplitDue): PayoutRefusal | null {
  const { dueMinor, minPayoutMinor, method, capMinor = null } = facts
  if (facts.enrollmentStatus === 'banned') return 'banned'
  if (dueMinor < 0n) return 'negative'
  if (dueMinor === 0n) return 'nothing_due'
  if (dueMinor < minPayoutMinor) return 'below_minimum'
  if (method === null) return 'no_payout_method'
  if (!method.isOffered) return 'method_not_offered'
  if (facts.noRecipient) return 'no_tenant_id'
  if (!method.verified) return 'method_unverified'
  if (facts.noLatinName) return 'name_not_latin'
  if (facts.heldUntil) return 'recently_changed'
  const { currency, providerCurrencies } = facts
  if (providerCurrencies !== 'any' && !providerCurrencies.includes(currency)) {
    return 'currency_not_supported'
  }
  if (!facts.funded) return 'no_funding_account'
  if (payableMinor === 0n) return 'not_expressible'
  if (payableMinor < facts.limits.minMinor) return 'below_provider_minimum'
  const { fileRoom = null } = facts
  const fits =
    fileRoom === null || (payableMinor <= fileRoom.maxSumMinor && fileRoom.maxTransfers > 0)
  if (!fits) return 'over_provider_limit'
  return capMinor !== null && payableMinor > capMinor ? 'over_cap' : null
}

function carriedSentence(facts: PayoutFacts, { carriedMinor }: SplitDue): Message | null {
  if (carriedMinor === 0n) return null
  const { limits, currency, dueMinor } = facts
  const { unitMinor, maxMinor } = limits
  const rest = money(carriedMinor, currency)
  return maxMinor !== null && dueMinor > maxMinor
    ? internal('internal.payout.carried-most', { rest, most: money(maxMinor, currency) })
    : internal('internal.payout.carried-unit', { rest, unit: money(unitMinor, currency) })
}

function sentenceOf(
  reason: PayoutRefusal,
  facts: PayoutFacts,
  { payableMinor }: SplitDue,
): Message {
  const { currency, limits, heldUntil } = facts
  const due = money(facts.dueMinor, currency)
  const payable = money(payableMinor, currency)
  switch (reason) {
    case 'negative':
      return internal('internal.payout.refusal.negative', { due })
    case 'below_minimum': {
      const minimum = money(facts.minPayoutMinor, currency)
      return internal('internal.payout.refusal.below_minimum', { due, minimum })
    }
    case 'recently_changed':
      return internal('internal.payout.refusal.recently_changed', {
        until: time(heldUntil?.getTime() ?? 0),
      })
    case 'currency_not_supported':
      return internal('internal.payout.refusal.currency_not_supported', {
        currency: currency.toUpperCase(),
      })
    case 'not_expressible': {
      const unit = money(limits.unitMinor, currency)
      return internal('internal.payout.refusal.not_expressible', { due, unit })
    }
    case 'below_provider_minimum': {
      const least = money(limits.minMinor, currency)
      return internal('internal.payout.refusal.below_provider_minimum', { payable, least })
    }
    case 'over_provider_limit':
      return internal('internal.payout.refusal.over_provider_limit', { payable })
    case 'over_cap':
      return internal('internal.payout.refusal.over_cap', {
        due,
        left: money(facts.capMinor ?? 0n, currency),
      })
    default:
      return internal(`internal.payout.refusal.${reason}`)
  }
}
