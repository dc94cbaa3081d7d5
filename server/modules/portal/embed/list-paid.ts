import { asc, desc, eq, gt, lt } from 'drizzle-orm'
import { payouts } from '../../../db/schema/payouts.ts'
import { format, type Locale } from '../../../locales/format.ts'
import type { EmbedCtx } from '../../../core/callers.ts'
import { inOrder, sliceOf } from '../../../core/paging.ts'
import type { EmbedPayout, EmbedPayoutsQuery } from './figures-schema.ts'

/** Lists the partner's own payouts, newest first. */
export async function listPaid(ctx: EmbedCtx, query: EmbedPayoutsQuery): Promise<EmbedPayout[]> {
  const { tx, scope, session, locale } = ctx
  const slice = sliceOf(query, 'po')
  const before = slice.cursor?.side === 'before'
  const rows = await tx.find(scope, payouts, {
    where: [
      eq(payouts.enrollmentId, session.enrollmentId),
      slice.cursor ? (before ? gt : lt)(payouts.id, slice.cursor.id) : undefined,
    ],
    orderBy: [(before ? asc : desc)(payouts.id)],
    limit: slice.limit,
  })
  return inOrder(rows, slice).map((row) => toEmbedPayout(row, locale))
}

/** Converts a payout for its partner. */
export function toEmbedPayout(row: typeof payouts.$inferSelect, locale: Locale): EmbedPayout {
  const { id, currency, commissions, provider, masked, failureReason } = row
  return {
    id,
    status: row.status as EmbedPayout['status'],
    amount: Number(row.amount),
    currency,
    commissions,
    provider,
    masked: format(masked, locale),
    periodStart: iso(row.periodStart),
    periodEnd: iso(row.periodEnd),
    failureReason: failureReason && format(failureReason, locale),
    createdAt: row.createdAt.toISOString(),
    sentAt: iso(row.sentAt),
    paidAt: iso(row.paidAt),
    failedAt: iso(row.failedAt),
  }
}

function iso(time: Date | null): string | null {
  return time?.toISOString() ?? null
}
