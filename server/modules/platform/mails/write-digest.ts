import { desc, eq, inArray, sql } from 'drizzle-orm'
import type { Ctx, TxCtx } from '../../../core/ctx.ts'
import { inTransaction } from '../../../core/transact.ts'
import { bigint, int, row, textArray, type RowOf } from '../../../db/row.ts'
import { commissions } from '../../../db/schema/commissions.ts'
import { enrollments, programs } from '../../../db/schema/programs.ts'
import { isEligible } from '../../../domain/enrollment.ts'
import { ApiError } from '../../../domain/errors.ts'
import type { CommissionDigest } from '../../../notify/templates/commission-digest.ts'
import { draftHeld, howOf } from './commission-mails.ts'
import { writeDrafts } from './drafts.ts'
import { findRecipient, type Recipient } from './queries.ts'
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
    if (news.count === 0) return writeHeld(ctx, news.held, recipient)
    const url = unsubscribeUrl(ctx, enrollmentId)
    const { programId, partnerId, partner, email: to } = recipient
    const told = await describeNews(ctx, news, program.currency)
    await writeMail(ctx, {
      // Another digest of this enrollment has another end.
      key: `commission-digest:${enrollmentId}:${now.getTime()}`,
      template: 'commission-digest',
      programId,
      partnerId,
      to,
      unsubscribeUrl: url,
      data: { partner, ...told, unsubscribeUrl: url },
    })
  })
}

const News = row({
  count: int,
  totalMinor: bigint,
  heldMinor: bigint,
  latest: textArray,
  held: textArray,
})
type News = RowOf<typeof News>

/**
 * Reads what is left of the newest commissions, which were counted: some may be refunded or canceled by now. Those
 * under review are summed up apart.
 */
async function readNews(
  { tx, scope }: TxCtx,
  { id, newCommissions }: Pick<typeof enrollments.$inferSelect, 'id' | 'newCommissions'>,
): Promise<News> {
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
    select count(*) filter (where status <> 'held')::int as count,
      coalesce(sum(net) filter (where status <> 'held'), 0)::bigint as "totalMinor",
      coalesce(sum(net) filter (where status = 'held'), 0)::bigint as "heldMinor",
      array(select id from left_over where status <> 'held' order by id desc limit ${MOST}) as latest,
      array(select id from left_over where status = 'held' order by id desc limit ${MOST}) as held
    from left_over`,
  )
  return news!
}

/** Tells of the newest commissions under review, where nothing else is new: a mail each, as for later reviews. */
async function writeHeld(ctx: TxCtx, ids: string[], recipient: Recipient): Promise<void> {
  const { deps, tx, scope } = ctx
  const rows = await tx.find(scope, commissions, {
    where: [inArray(commissions.id, ids)],
    orderBy: [desc(commissions.id)],
  })
  await writeDrafts(
    ctx,
    rows.map((row) => draftHeld(row, recipient, deps.clock.now())),
  )
}

/** Says what a digest reports, in amounts that add up. */
async function describeNews(
  ctx: TxCtx,
  { count, totalMinor, heldMinor, latest: ids }: News,
  currency: string,
): Promise<Pick<CommissionDigest, 'count' | 'total' | 'latest' | 'others' | 'held'>> {
  const { deps, tx, scope } = ctx
  const rows = await tx.find(scope, commissions, {
    where: [inArray(commissions.id, ids)],
    orderBy: [desc(commissions.id)],
  })
  const money = (amountMinor: bigint) => ({ amountMinor, currency })
  const latest = rows.map((row) => ({
    how: howOf(row, row.status === 'pending' ? 'pending' : 'processed', deps.clock.now()),
    net: money(row.earnings - row.clawedBack),
  }))
  const listedMinor = latest.reduce((sum, { net }) => sum + net.amountMinor, 0n)
  return {
    count,
    total: money(totalMinor),
    latest,
    others: count > latest.length ? money(totalMinor - listedMinor) : null,
    held: heldMinor > 0n ? money(heldMinor) : null,
  }
}
