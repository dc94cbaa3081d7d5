import { isNull } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import { connections } from '../../../db/schema/intake.ts'
import { findIntegration } from '../../../integrations/find-integration.ts'
import { detailsOf } from '../connections/details.ts'
import { insertEvents } from '../inbox/store-events.ts'

/** An event of ours in the inbox of a connection: what is to be done at the provider. */
export const CODE_EVENT = 'svc.discount_code'

/**
 * Tells the connections that create coupons of a new code, or one that ended. It is done after the commit, tried again
 * with growing pauses, and visible in the inbox with its reason when it fails.
 */
export async function queueCode(
  ctx: TxCtx,
  { codeId, change }: { codeId: string; change: 'created' | 'ended' },
): Promise<void> {
  const { deps, tx, scope } = ctx
  const all = await tx.find(scope, connections, { where: [isNull(connections.removedAt)] })
  for (const row of all) {
    const { discounts } = findIntegration(deps.integrations, row.provider) ?? {}
    if (!discounts || detailsOf(deps, row).coupons !== 'create') continue
    // A code may be given again after it ended.
    const id = `${codeId} ${change} ${deps.clock.now()}`
    const type = `${CODE_EVENT}.${change}`
    await insertEvents(ctx, row.id, [{ id, type, body: { codeId } }])
  }
}
