/**
 * Accounts of the ledger. `expense` is the program's side: what it has promised, as a negative sum. The
 * rest are the partner's: `accrued` (earned, holding period), `payable` (may be paid out), `in_transit`
 * (handed to a payout provider), `paid` (arrived; the program's cash went there).
 */
export const ACCOUNTS = ['expense', 'accrued', 'payable', 'in_transit', 'paid'] as const
export type Account = (typeof ACCOUNTS)[number]

/** Why entries were written. One cause happens once: its key is unique. */
export const CAUSES = [
  'commission_accrued',
  'commission_matured',
  'commission_adjusted',
  'commission_reversed',
  'commission_canceled',
  'commission_restored',
  'payout_sent',
  'payout_completed',
  'payout_failed',
  'payout_returned',
  'payout_canceled',
  'enrollment_merged',
] as const
export type Cause = (typeof CAUSES)[number]

/** One line of the ledger. Positive: the partner is owed more there (or has got it). */
export interface Entry {
  enrollmentId: string
  account: Account
  currency: string
  amountMinor: bigint
}

/** The entries of one cause: they sum to zero per currency, or they are not written. */
export interface Posting {
  cause: Cause
  /** Unique for ever in the workspace: `cm_…:accrued`, `po_…:sent`. Posting it again does nothing. */
  key: string
  commissionId: string | null
  payoutId: string | null
  entries: readonly Entry[]
}

export interface Move {
  cause: Cause
  key: string
  commissionId?: string
  payoutId?: string
  enrollmentId: string
  currency: string
  from: Account
  to: Account
  amountMinor: bigint
}

/**
 * Moves money from one account of an enrollment to another. Null when there is nothing to move; a negative
 * amount moves it the other way.
 */
export function move({
  from,
  to,
  amountMinor,
  enrollmentId,
  currency,
  ...rest
}: Move): Posting | null {
  if (amountMinor === 0n) return null
  const { cause, key, commissionId = null, payoutId = null } = rest
  return {
    cause,
    key,
    commissionId,
    payoutId,
    entries: [
      { enrollmentId, currency, account: from, amountMinor: -amountMinor },
      { enrollmentId, currency, account: to, amountMinor },
    ],
  }
}

/** Finds the first currency in which the entries do not sum to zero, or null. */
export function imbalance(
  entries: readonly Entry[],
): { currency: string; sumMinor: bigint } | null {
  const sums = new Map<string, bigint>()
  for (const { currency, amountMinor } of entries) {
    sums.set(currency, (sums.get(currency) ?? 0n) + amountMinor)
  }
  for (const [currency, sumMinor] of sums) if (sumMinor !== 0n) return { currency, sumMinor }
  return null
}
