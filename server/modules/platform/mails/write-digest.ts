import { desc, eq, inArray } from 'drizzle-orm'
import type { Ctx, TxCtx } from '../../../core/ctx.ts'
import { inTransaction } from '../../../core/transact.ts'
import { commissions } from '../../../db/schema/commissions.ts'
import { enrollments, programs } from '../../../db/schema/programs.ts'
import { isEligible } from '../../../domain/enrollment.ts'
import { ApiError } from '../../../domain/errors.ts'
import type { Message } from '../../../domain/message/message.ts'
import { howOf } from './commission-mails.ts'
import { findRecipient } from './queries.ts'
import { unsubscribeUrl } from './unsubscribe-token.ts'
import { writeMail } from './write-mail.ts'

/** How many of them a digest explains. */
const MOST = 5
const COUNTED = ['pending', 'due']

/** Tells a partner of the commissions that were counted since the last mail, and counts anew. */
export async function writeDigest(ctx: Ctx, enrollmentId: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const { deps, tx, scope } = ctx
    const recipient = await findRecipient(ctx, enrollmentId)
    const same = [eq(enrollments.id, enrollmentId)]
    const row = await tx.first(scope, enrollments, same, { lock: 'update' })
    const program = await tx.first(scope, programs, [eq(programs.id, recipient.programId)])
    if (!row || !program) throw new ApiError('not_found', `No enrollment is ${enrollmentId}.`)
    if (row.newCommissions === 0) return
    const now = new Date(deps.clock.now())
    const set = { newCommissions: 0, newEarnings: 0n, notifiedAt: now }
    await tx.update(scope, enrollments, set, same)
    if (recipient.email === null || row.digestOff || !isEligible(recipient.status)) return
    const url = unsubscribeUrl(ctx, enrollmentId)
    const { programId, partnerId, partner, email: to } = recipient
    const latest = await latestOf(ctx, enrollmentId, row.newCommissions)
    const total = { amountMinor: row.newEarnings, currency: program.currency }
    await writeMail(ctx, {
      // Another digest of this enrollment has another end.
      key: `commission-digest:${enrollmentId}:${now.getTime()}`,
      template: 'commission-digest',
      programId,
      partnerId,
      to,
      unsubscribeUrl: url,
      data: { partner, count: row.newCommissions, total, latest, unsubscribeUrl: url },
    })
  })
}

/** Explains the newest of the commissions that a digest counts. */
async function latestOf(ctx: TxCtx, enrollmentId: string, count: number): Promise<Message[]> {
  const { deps, tx, scope } = ctx
  const rows = await tx.find(scope, commissions, {
    where: [eq(commissions.enrollmentId, enrollmentId), inArray(commissions.status, COUNTED)],
    orderBy: [desc(commissions.id)],
    limit: Math.min(count, MOST),
  })
  return rows.map((row) =>
    howOf(row, row.status === 'pending' ? 'pending' : 'processed', deps.clock.now()),
  )
}
