import type { EnrollmentStatus } from './enrollment.ts'
import { formatMoney } from './money.ts'
import { splitDue, type FileLimits, type SplitDue, type TransferLimits } from './transfer-limits.ts'

export interface PayoutFacts {
  /** The sum of the due commissions and corrections, as the ledger has it; never what a client sent. */
  dueMinor: bigint
  minPayoutMinor: bigint
  currency: string
  /** How the partner wants to be paid; null when nothing was set up. */
  method: { verified: boolean; isOffered: boolean } | null
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
  'method_unverified',
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
  | ({ ok: true; sentence: string | null } & SplitDue)
  | {
      ok: false
      reason: PayoutRefusal
      sentence: string
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
  if (!method.verified) return 'method_unverified'
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

function carriedSentence(facts: PayoutFacts, { carriedMinor }: SplitDue): string | null {
  if (carriedMinor === 0n) return null
  const { limits, currency, dueMinor } = facts
  const { unitMinor, maxMinor } = limits
  const rule =
    maxMinor !== null && dueMinor > maxMinor
      ? `sends at most ${formatMoney(maxMinor, currency)} at once`
      : `sends multiples of ${formatMoney(unitMinor, currency)}`
  return (
    `${formatMoney(carriedMinor, currency)} stays payable for the next payout: ` +
    `the provider ${rule}.`
  )
}

function sentenceOf(reason: PayoutRefusal, facts: PayoutFacts, { payableMinor }: SplitDue): string {
  const money = (amountMinor: bigint) => formatMoney(amountMinor, facts.currency)
  const due = money(facts.dueMinor)
  const sentences: Record<PayoutRefusal, string> = {
    banned: 'The partner is banned from the program; nothing is paid out.',
    negative: `The balance is ${due}; new commissions are set off against it first.`,
    nothing_due: 'Nothing is due yet.',
    below_minimum: `${due} is due; the minimum payout is ${money(facts.minPayoutMinor)}.`,
    no_payout_method: 'The partner has not set up a payout method yet.',
    method_not_offered:
      'The partner chose credit, which the program does not pay; the partner must choose another method.',
    method_unverified: 'The payout method is not verified yet; the partner must confirm it.',
    recently_changed:
      "The partner's e-mail address or payout method was changed lately; " +
      `payouts wait until ${minuteOf(facts.heldUntil)}.`,
    currency_not_supported:
      `The partner's payout method cannot receive ${facts.currency.toUpperCase()}; ` +
      'the partner must choose another one.',
    no_funding_account:
      'No verified account of yours pays through this provider. Connect one in the payout settings.',
    not_expressible: `${due} is due; the provider sends multiples of ${money(facts.limits.unitMinor)}.`,
    below_provider_minimum:
      `${money(payableMinor)} could be paid; ` +
      `the provider sends at least ${money(facts.limits.minMinor)}.`,
    over_provider_limit:
      `${money(payableMinor)} does not fit into this run's bank file any more; ` +
      'the next run pays it.',
    over_cap: `${due} is due; only ${money(facts.capMinor ?? 0n)} may still be paid out now.`,
  }
  return sentences[reason]
}

/** Writes a time in UTC, to the minute: `2026-03-04 12:00 UTC`. */
function minuteOf(time: Date | null | undefined): string {
  const [day, clock = ''] = (time?.toISOString() ?? '').split('T')
  return `${day} ${clock.slice(0, 5)} UTC`
}
