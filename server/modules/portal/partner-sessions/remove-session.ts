import { eq } from 'drizzle-orm'
import { inTransaction } from '../../../core/transact.ts'
import { partnerTokens } from '../../../db/schema/sessions.ts'
import type { PartnerCtx } from '../../../core/callers.ts'

/** Signs out: the token is worth nothing from now on. */
export async function removeSession(ctx: PartnerCtx): Promise<{ signedOut: boolean }> {
  const { sessionId } = ctx
  await inTransaction(ctx, (ctx) =>
    ctx.tx.remove(ctx.scope, partnerTokens, [eq(partnerTokens.id, sessionId)]),
  )
  return { signedOut: true }
}
