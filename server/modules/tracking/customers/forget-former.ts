import type { TxCtx } from '../../../core/ctx.ts'
import { eraseFromAudit } from '../../platform/audit/erase-from-audit.ts'
import { moveDeliveries } from '../../platform/webhooks/move-deliveries.ts'
import type { CustomerRow } from './present.ts'

/**
 * Leaves nothing personal under the id of a customer who became another: nobody could export or erase it any more.
 * The audit log's entries keep the id that they were sealed with, so they are emptied.
 */
export async function forgetFormer(
  ctx: TxCtx,
  { from, into }: { from: CustomerRow; into: CustomerRow },
): Promise<void> {
  await eraseFromAudit(ctx, { subjectIds: [from.id], at: new Date(ctx.deps.clock.now()) })
  await moveDeliveries(ctx, { from: from.id, into: into.id })
}
