import { desc, eq, inArray, sql } from 'drizzle-orm'
import type { Ctx, TxCtx } from '../../../core/ctx.ts'
import { inTransaction } from '../../../core/transact.ts'
import { bigint, int, row, textArray, type RowOf } from '../../../db/row.ts'
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

/** Tells a partner what is left of the commissions since the last mail, and counts anew. */
export async function writeDigest(ctx: Ctx, enrollmentId: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const { deps, tx, scope } = ctx
    const recipient = await findRecipient(ctx, enrollmentId)
    const same = [eq(enrollments.id, enrollmentId)]
    const enrollment = await tx.first(scope, enrollments, same, { lock: 'update' })
    const program = await tx.first(scope, programs, [eq(programs.id, recipient.programId)])
    if (!enrollment || !program)
      throw new ApiError('not_found', `No enrollment is ${enrollmentId}.`)
    if (enrollment.newCommissions === 0) return
    const now = new Date(deps.clock.now())
    const set = { newCommissions: 0, newEarnings: 0n, notifiedAt: now }
    await tx.update(scope, enrollments, set, same)
    if (recipient.email === null || enrollment.digestOff || !isEligible(recipient.status)) return
    const news = await readNews(ctx, enrollment)
    if (news.count === 0) return
    const url = unsubscribeUrl(ctx, enrollmentId)
    const { programId, partnerId, partner, email: to } = recipient
    const latest = await explainLatest(ctx, news.latest)
    const total = { amountMinor: news.totalMinor, currency: program.currency }
    await writeMail(ctx, {
      // Another digest of this enrollment has another end.
      key: `commission-digest:${enrollmentId}:${now.getTime()}`,
      template: 'commission-digest',
      programId,
      partnerId,
      to,
      unsubscribeUrl: url,
      data: { partner, count: news.count, total, latest, unsubscribeUrl: url },
    })
  })
}

const News = row({ count: int, totalMinor: bigint, latest: textArray })

/** Reads what is left of the newest commissions, which were counted: some may be refunded or canceled by now. */
async function readNews(
  { tx, scope }: TxCtx,
  { id, newCommissions }: Pick<typeof enrollments.$inferSelect, 'id' | 'newCommissions'>,
): Promise<RowOf<typeof News>> {
  const [news] = await tx.rows(
    scope,
    News,
    (ws) => sql`
    with newest as (
      select id, status, earnings - clawed_back as net from commissions
      where workspace_id = ${ws} and enrollment_id = ${id} and reverses_id is null and earned > 0
      order by id desc limit ${newCommissions}
    ), left_over as (
      select * from newest where net > 0 and status not in ('reversed', 'canceled')
    )
    select count(*)::int as count, coalesce(sum(net), 0)::bigint as "totalMinor",
      array(select id from left_over where status in ('pending', 'due')
        order by id desc limit ${MOST}) as latest
    from left_over`,
  )
  return news!
}

async function explainLatest(ctx: TxCtx, ids: string[]): Promise<Message[]> {
  const { deps, tx, scope } = ctx
  if (ids.length === 0) return []
  const rows = await tx.find(scope, commissions, {
    where: [inArray(commissions.id, ids)],
    orderBy: [desc(commissions.id)],
  })
  return rows.map((row) =>
    howOf(row, row.status === 'pending' ? 'pending' : 'processed', deps.clock.now()),
  )
}
