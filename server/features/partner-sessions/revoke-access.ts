import { eq, isNull } from 'drizzle-orm'
import { embedSessions, partnerTokens } from '../../db/schema/sessions.ts'
import type { Scope } from '../../db/scope.ts'
import type { Tx } from '../../db/tx.ts'

/** Ends what lets a partner's browsers in: links in mails, sessions, embedded dashboards. */
export async function revokeAccess(
  tx: Tx,
  scope: Scope,
  { partnerId, enrollmentId, at }: { partnerId: string; enrollmentId?: string; at: Date },
): Promise<void> {
  await tx.remove(scope, partnerTokens, [eq(partnerTokens.partnerId, partnerId)])
  await tx.update(scope, embedSessions, { revokedAt: at }, [
    eq(embedSessions.partnerId, partnerId),
    enrollmentId === undefined ? undefined : eq(embedSessions.enrollmentId, enrollmentId),
    isNull(embedSessions.revokedAt),
  ])
}
