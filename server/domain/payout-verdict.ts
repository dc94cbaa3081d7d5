import type { EnrollmentStatus } from './enrollment.ts'
import { formatMoney } from './money.ts'

export interface PayoutFacts {
  /** The sum of the due commissions and corrections, as the ledger has it; never what a client sent. */
  dueMinor: bigint
  minPayoutMinor: bigint
  currency: string
  /** How the partner wants to be paid; null when nothing was set up. */
  method: { verified: boolean } | null
  /** Currencies that the method's provider can send, lower-case. */
  providerCurrencies: readonly string[] | 'any'
  /** Whether the program has an account that can pay through that provider. */
  funded: boolean
  enrollmentStatus: EnrollmentStatus
  /** The amount that may still be paid out; null or absent when there is no cap. */
  capMinor?: bigint | null | undefined
}

export const PAYOUT_REFUSALS = [
  'banned',
  'negative',
  'nothing_due',
  'below_minimum',
  'no_payout_method',
  'method_unverified',
  'currency_not_supported',
  'no_funding_account',
  'over_cap',
] as const
export type PayoutRefusal = (typeof PAYOUT_REFUSALS)[number]

export type PayoutVerdict = { ok: true } | { ok: false; reason: PayoutRefusal; sentence: string }

/**
 * Decides whether this can be paid out now. Of several reasons against it, the first of `PAYOUT_REFUSALS`
 * is named.
 */
export function payoutVerdict(facts: PayoutFacts): PayoutVerdict {
  const reason = refusal(facts)
  return reason === null ? { ok: true } : { ok: false, reason, sentence: sentenceOf(reason, facts) }
}

function refusal(facts: PayoutFacts): PayoutRefusal | null {
  const { dueMinor, minPayoutMinor, method, capMinor = null } = facts
  if (facts.enrollmentStatus === 'banned') return 'banned'
  if (dueMinor < 0n) return 'negative'
  if (dueMinor === 0n) return 'nothing_due'
  if (dueMinor < minPayoutMinor) return 'below_minimum'
  if (method === null) return 'no_payout_method'
  if (!method.verified) return 'method_unverified'
  const { currency, providerCurrencies } = facts
  if (providerCurrencies !== 'any' && !providerCurrencies.includes(currency)) {
    return 'currency_not_supported'
  }
  if (!facts.funded) return 'no_funding_account'
  return capMinor !== null && dueMinor > capMinor ? 'over_cap' : null
}

function sentenceOf(reason: PayoutRefusal, facts: PayoutFacts): string {
  const money = (amountMinor: bigint) => formatMoney(amountMinor, facts.currency)
  const due = money(facts.dueMinor)
  const sentences: Record<PayoutRefusal, string> = {
    banned: 'The partner is banned from the program; nothing is paid out.',
    negative: `The balance is ${due}; new commissions are set off against it first.`,
    nothing_due: 'Nothing is due yet.',
    below_minimum: `${due} is due; the minimum payout is ${money(facts.minPayoutMinor)}.`,
    no_payout_method: 'The partner has not set up a payout method yet.',
    method_unverified: 'The payout method is not verified yet; the partner must confirm it.',
    currency_not_supported:
      `The partner's payout method cannot receive ${facts.currency.toUpperCase()}; ` +
      'the partner must choose another one.',
    no_funding_account:
      'No verified account of yours pays through this provider. Connect one in the payout settings.',
    over_cap: `${due} is due; only ${money(facts.capMinor ?? 0n)} may still be paid out now.`,
  }
  return sentences[reason]
}
