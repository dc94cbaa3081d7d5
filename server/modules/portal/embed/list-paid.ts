import { eq } from 'drizzle-orm'
import { payouts } from '../../../db/schema/payouts.ts'
import { format, type Locale } from '../../../locales/format.ts'
import type { EmbedCtx } from '../../../core/callers.ts'
import { findPage } from '../../../core/find-page.ts'
import type { EmbedPayout, EmbedPayoutsQuery } from './figures-schema.ts'

const PAID = { table: payouts, prefix: 'po', noun: 'payout' } as const

/** Lists the partner's own payouts, newest first. */
export async function listPaid(ctx: EmbedCtx, query: EmbedPayoutsQuery): Promise<EmbedPayout[]> {
  const { session, locale } = ctx
  const own = eq(payouts.enrollmentId, session.enrollmentId)
  const rows = await findPage(ctx, PAID, query, [own])
  return rows.map((row) => toEmbedPayout(row, locale))
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
