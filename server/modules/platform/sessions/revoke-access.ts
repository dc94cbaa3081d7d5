import { eq, isNull, ne, or } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import { embedSessions, partnerTokens } from '../../../db/schema/sessions.ts'

interface Revoked {
  partnerId: string
  /** Invitations to other programs stay; sessions, which see all of them, end in any case. */
  enrollmentId?: string
  programId?: string
  at: Date
}

/** Ends what lets a partner's browsers in: links in mails, sessions, embedded dashboards. */
export async function revokeAccess(
  ctx: TxCtx,
  { partnerId, enrollmentId, programId, at }: Revoked,
): Promise<void> {
  const { tx, scope } = ctx
  const { purpose, programId: program } = partnerTokens
  const concerned =
    programId === undefined ? undefined : or(ne(purpose, 'invite'), eq(program, programId))
  await tx.remove(scope, partnerTokens, [eq(partnerTokens.partnerId, partnerId), concerned])
  await tx.update(scope, embedSessions, { revokedAt: at }, [
    eq(embedSessions.partnerId, partnerId),
    enrollmentId === undefined ? undefined : eq(embedSessions.enrollmentId, enrollmentId),
    isNull(embedSessions.revokedAt),
  ])
}
