import { eq, isNull } from 'drizzle-orm'
import { embedSessions } from '../../../db/schema/sessions.ts'
import type { Scope } from '../../../db/scope.ts'
import type { Deps } from '../../../deps.ts'
import { requirePlan } from '../../../domain/plan.ts'
import { findEnrolled } from '../../program/partners/queries.ts'
import type { RevokeBody, Revoked } from './token-schema.ts'

/** Ends every session of a partner, in one program if it is named. What they show is gone at once. */
export async function revokeEmbedTokens(
  deps: Deps,
  scope: Scope,
  which: RevokeBody,
): Promise<Revoked> {
  requirePlan(scope.plan, 'partnerProgram')
  return deps.db.transact(async (tx) => {
    const { enrollment } = await findEnrolled(tx, scope, which)
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
