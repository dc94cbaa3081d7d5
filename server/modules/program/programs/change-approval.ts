import type { TxCtx } from '../../../core/ctx.ts'
import { announce } from '../../../db/outbox.ts'
import { actorName } from '../../../db/scope.ts'
import { invalid } from '../../../domain/errors.ts'
import { isSameApproval } from '../../../domain/payout-approval.ts'
import type { ProgramRow } from './queries.ts'
import type { ProgramColumns } from './read-terms.ts'

/**
 * Announces a change of who confirms payouts, and a new address of the people who would be told of one.
 * @throws ApiError `unprocessable_entity`
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
  const hasOtherCurrency = set.currency !== undefined && set.currency !== current.currency
  if (hasOtherCurrency && approval.mode === 'above' && set.payoutApproval === undefined) {
    throw invalid('payoutApproval', `Send payoutApproval too, in ${set.currency}.`)
  }
  const isUntold = set.supportEmail !== undefined && set.supportEmail !== formerEmail
  if (!isOther && !(isUntold && previous.mode !== 'off')) return
  const data = { programId: current.id, approval, previous, formerEmail, by: actorName(scope) }
  await announce(tx, scope, [{ type: 'program.approval_changed', data }])
}
