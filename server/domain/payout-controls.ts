import type { PayoutApproval } from './payout-approval.ts'

/** What protects the payouts of a program, or of a group of it. */
export interface PayoutControls {
  payoutApproval: PayoutApproval
  holdingPeriodDays: number
  accountChangeHoldDays: number
  /** In minor units. */
  dailyBonusLimit: bigint
}

/** For how long another person can join in a change. */
export const CHANGE_OPEN_MS = 7 * 86_400_000

/** Picks what a change loosens. Making a control stricter needs nobody else. */
export function loosenedControls(
  current: PayoutControls,
  set: { readonly [Name in keyof PayoutControls]?: PayoutControls[Name] | undefined },
): Partial<PayoutControls> {
  const { payoutApproval: rule, holdingPeriodDays, accountChangeHoldDays, dailyBonusLimit } = set
  const isFewer = (days: number | undefined, before: number): days is number =>
    days !== undefined && days < before
  return {
    ...(rule && isLooser(rule, current.payoutApproval) && { payoutApproval: rule }),
    ...(isFewer(holdingPeriodDays, current.holdingPeriodDays) && { holdingPeriodDays }),
    ...(isFewer(accountChangeHoldDays, current.accountChangeHoldDays) && { accountChangeHoldDays }),
    ...(dailyBonusLimit !== undefined &&
      dailyBonusLimit > current.dailyBonusLimit && { dailyBonusLimit }),
  }
}

function isLooser(rule: PayoutApproval, before: PayoutApproval): boolean {
  if (before.mode === 'off' || rule.mode === 'always') return false
  if (before.mode === 'always' || rule.mode === 'off') return true
  return (rule.aboveMinor ?? 0) > (before.aboveMinor ?? 0)
}
