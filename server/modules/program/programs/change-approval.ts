import type { TxCtx } from '../../../core/ctx.ts'
import { hasScope } from '../../../core/require-scope.ts'
import { announce } from '../../../db/outbox.ts'
import { actorName } from '../../../db/scope.ts'
import { ApiError, invalid } from '../../../domain/errors.ts'
import { isSameApproval } from '../../../domain/payout-approval.ts'
import type { ProgramRow } from './queries.ts'
import type { ProgramColumns } from './read-terms.ts'

/**
 * Checks that the caller may change who confirms payouts, and announces it: whoever can pay could otherwise
 * lift the rule, pay and set it again unnoticed. So is a new address of the people who would be told.
 * @throws ApiError `forbidden`, `unprocessable_entity`
 */
export async function changeApproval(
  ctx: TxCtx,
  current: ProgramRow,
  set: ProgramColumns,
): Promise<void> {
  const { tx, scope } = ctx
  const { payoutApproval: previous, supportEmail: formerEmail } = current
  const approval = set.payoutApproval ?? previous
  const isOther = !isSameApproval(previous, approval)
  if (isOther && !hasScope(scope, 'payouts.write')) {
    throw new ApiError(
      'forbidden',
      'Changing payoutApproval needs a key or a role with the scope payouts.write.',
    )
  }
  const hasOtherCurrency = set.currency !== undefined && set.currency !== current.currency
  if (hasOtherCurrency && approval.mode === 'above' && set.payoutApproval === undefined) {
    throw invalid('payoutApproval', `Send payoutApproval too, in ${set.currency}.`)
  }
  const isUntold = set.supportEmail !== undefined && set.supportEmail !== formerEmail
  if (!isOther && !(isUntold && previous.mode !== 'off')) return
  const data = { programId: current.id, approval, previous, formerEmail, by: actorName(scope) }
  await announce(tx, scope, [{ type: 'program.approval_changed', data }])
}
