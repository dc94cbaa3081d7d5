import { invalid } from './errors.ts'
import { formatMoney } from './money.ts'

/**
 * Which payouts a second person must confirm: none, all, or those that together with what went out
 * unapproved within a day exceed an amount. The day keeps one key from paying a sum in small parts.
 */
export const APPROVAL_MODES = ['off', 'always', 'above'] as const
export type ApprovalMode = (typeof APPROVAL_MODES)[number]

export interface PayoutApproval {
  mode: ApprovalMode
  /** Of `above`: the largest sum that needs no approval, in minor units of the program's currency. */
  aboveMinor?: number
}

export const NO_APPROVAL: PayoutApproval = { mode: 'off' }

/** How far back unapproved payouts count. */
export const APPROVAL_WINDOW_MS = 24 * 3_600_000

/**
 * Validates a rule, without what its mode does not use.
 * @throws ApiError `unprocessable_entity`
 */
export function checkApproval(input: {
  mode: ApprovalMode
  aboveAmount?: number | undefined
}): PayoutApproval {
  const { mode, aboveAmount } = input
  if (mode !== 'above') return { mode }
  if (aboveAmount !== undefined) return { mode, aboveMinor: aboveAmount }
  throw invalid(
    'payoutApproval.aboveAmount',
    'Send aboveAmount, the largest sum that needs no approval, in minor units.',
  )
}

/**
 * Decides whether payouts need a second person. Amounts are in minor units; what is in another currency
 * than the program's cannot be compared with the limit, so it always needs one.
 */
export function needsApproval(
  { mode, aboveMinor = 0 }: PayoutApproval,
  payouts: {
    currency: string
    amounts: readonly { currency: string; amountMinor: bigint }[]
    /** What was confirmed by one person within `APPROVAL_WINDOW_MS`. */
    recentMinor: bigint
  },
): boolean {
  const { currency, amounts, recentMinor } = payouts
  if (mode === 'off' || amounts.length === 0) return false
  if (mode === 'always' || amounts.some((one) => one.currency !== currency)) return true
  const sum = amounts.reduce((all, { amountMinor }) => all + amountMinor, 0n)
  return sum + recentMinor > BigInt(aboveMinor)
}

/** Tells whether two rules are the same. */
export function isSameApproval(a: PayoutApproval, b: PayoutApproval): boolean {
  return a.mode === b.mode && a.aboveMinor === b.aboveMinor
}

/** Names a rule for people: `always`, `above 100.00 USD a day`, `off`. */
export function describeApproval(
  { mode, aboveMinor = 0 }: PayoutApproval,
  currency: string,
): string {
  return mode === 'above' ? `above ${formatMoney(BigInt(aboveMinor), currency)} a day` : mode
}
