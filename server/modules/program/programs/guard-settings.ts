import { hasScope, requireScope } from '../../../core/require-scope.ts'
import type { Scope } from '../../../db/scope.ts'
import { DEFAULT_BONUS_LIMIT } from '../../../domain/bonus-limit.ts'
import { ApiError } from '../../../domain/errors.ts'
import { isSameApproval } from '../../../domain/payout-approval.ts'
import { DEFAULT_HOLD_DAYS } from '../../../domain/account-hold.ts'
import type { ProgramColumns } from './read-terms.ts'
import type { ProgramRow } from './queries.ts'

/**
 * Checks that a caller may loosen what protects payouts. Without that, a key could first switch off what
 * is in its way. `current` is missing for a new program.
 * @throws ApiError `forbidden`
 */
export function guardSettings(scope: Scope, set: ProgramColumns, current?: ProgramRow): void {
  const approval = current && set.payoutApproval
  const isOther = approval && !isSameApproval(current.payoutApproval, approval)
  if (isOther && !hasScope(scope, 'payouts.write')) {
    throw new ApiError(
      'forbidden',
      'To change payoutApproval, use a key or role with the scope payouts.write.',
    )
  }
  const holdDays = current?.accountChangeHoldDays ?? DEFAULT_HOLD_DAYS
  if ((set.accountChangeHoldDays ?? holdDays) < holdDays) {
    const why = `Payouts wait ${holdDays} days after an account was changed, and fewer accountChangeHoldDays would let them go sooner`
    requireScope(scope, 'payouts.write', why)
  }
  const limit = current?.dailyBonusLimit ?? DEFAULT_BONUS_LIMIT
  if ((set.dailyBonusLimit ?? limit) > limit) {
    const why = `Keys without payouts.write give at most ${limit} (dailyBonusLimit) a day by hand, and this is more`
    requireScope(scope, 'payouts.write', why)
  }
}
