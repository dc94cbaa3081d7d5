import { inArray } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import { webhooks } from '../../../db/schema/webhooks.ts'
import { holdWebhooks, noteHeard } from './note-heard.ts'

/**
 * Deletes the endpoints of partners, with their logs: of one who is erased, or became another, who must not be
 * told of at addresses that somebody else has chosen.
 */
export async function removeWebhooks(ctx: TxCtx, partnerIds: readonly string[]): Promise<void> {
  const { tx, scope } = ctx
  await holdWebhooks(ctx)
  const removed = await tx.remove(scope, webhooks, [inArray(webhooks.partnerId, [...partnerIds])])
  if (removed.length > 0) await noteHeard(ctx)
}
