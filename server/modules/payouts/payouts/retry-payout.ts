import type { Ctx } from '../../../core/ctx.ts'
import { transact } from '../../../core/transact.ts'
import { enqueue } from '../../../db/enqueue.ts'
import type { Deps } from '../../../deps.ts'
import { ApiError } from '../../../domain/errors.ts'
import { mayRepeat } from '../../../domain/payout.ts'
import { findProvider } from '../../../payout-providers/find-provider.ts'
import { holdPayout } from './cancel-payout.ts'
import { loadPayout } from './get-payout.ts'
import type { HeldTransfer } from './record-report.ts'
import type { PayoutDetail } from './schema.ts'
import { TOO_OLD } from './send-transfer.ts'

/**
 * Tries an online transfer again now instead of at its next turn: one that the provider may not have is
 * handed over under the same id, of one that it has it is asked what became of it. Neither pays twice.
 */
export async function retryPayout(ctx: Ctx, id: string): Promise<PayoutDetail> {
  return transact(ctx, async (ctx) => {
    const { deps, tx, scope } = ctx
    const held = await holdPayout(ctx, id)
    requireRetryable(deps, held)
    const { id: transferId, status } = held.transfer
    const payload = { transferId }
    // The key is that of the job which waits for its turn: it is replaced, and has all its attempts again.
    if (status === 'sent') {
      await enqueue(tx, scope, { task: 'check-transfer', payload }, { key: `check:${transferId}` })
    } else await enqueue(tx, scope, { task: 'send-transfer', payload }, { key: transferId })
    return loadPayout(ctx, id)
  })
}

/** Checks that trying again can change anything. @throws ApiError `bad_request` */
function requireRetryable(deps: Deps, { transfer, payout }: HeldTransfer): void {
  const { id, status } = payout
  const { attempts, createdAt } = transfer
  if (findProvider(deps.payoutProviders, payout.provider)?.kind !== 'online') {
    throw new ApiError(
      'bad_request',
      `Payout ${id} is paid with ${payout.provider}, which has no API to retry. Report the result with POST /payouts/${id}/complete or /fail.`,
    )
  }
  if (status !== 'processing' && status !== 'sent') {
    throw new ApiError(
      'bad_request',
      `Payout ${id} is ${status}, so it can’t be retried. Amounts that weren’t paid are payable again and will be part of the next payout.`,
    )
  }
  const isUnknown = transfer.status === 'submitting'
  if (isUnknown && !mayRepeat({ attempts, createdMs: createdAt.getTime() }, deps.clock.now())) {
    throw new ApiError('bad_request', TOO_OLD)
  }
}
