import { eq, isNull } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { inTransaction } from '../../../core/transact.ts'
import { embedSessions } from '../../../db/schema/sessions.ts'
import { findEnrolled } from '../../program/partners/queries.ts'
import type { RevokeBody, Revoked } from './token-schema.ts'

/** Ends every session of a partner, in one program if it is named. What they show is gone at once. */
export async function revokeEmbedTokens(ctx: Ctx, which: RevokeBody): Promise<Revoked> {
  const { scope } = ctx
  return inTransaction(ctx, async (ctx) => {
    const { deps, tx } = ctx
    const { enrollment } = await findEnrolled(ctx, which)
    const revokedAt = new Date(deps.clock.now())
    const ended = await tx.update(scope, embedSessions, { revokedAt }, [
      eq(embedSessions.partnerId, enrollment.partnerId),
      which.programId ? eq(embedSessions.programId, which.programId) : undefined,
      isNull(embedSessions.revokedAt),
    ])
    const open = ended.filter((row) => row.expiresAt > revokedAt)
    return { revoked: open.length }
  })
}
