import { createCtx } from '../../server/core/ctx.ts'
import { inTransaction } from '../../server/core/transact.ts'
import { setPayoutMethod } from '../../server/modules/payouts/payout-methods/set-payout-method.ts'
import type { TestBackend } from './backend.ts'
import type { Scope } from '../../server/db/scope.ts'

/** Has a partner paid by hand. */
export async function payByHand(
  { deps }: TestBackend,
  { workspaceId, partnerId }: { workspaceId: string; partnerId: string },
): Promise<void> {
  const actor = { type: 'system', name: 'test' } as const
  const scope: Scope = { workspaceId, plan: 'enterprise', actor }
  const method = { partnerId, provider: 'manual', details: { instructions: 'By cheque' } }
  await inTransaction(createCtx(deps, scope), (ctx) => setPayoutMethod(ctx, method))
}
