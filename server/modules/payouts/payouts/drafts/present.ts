import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../../core/ctx.ts'
import { int, nullable, row, text } from '../../../../db/row.ts'
import { draftStatus } from '../../../../domain/payout-draft.ts'
import { format } from '../../../../locales/format.ts'
import { timeOf } from '../present.ts'
import type { DraftRow, LineRow } from './queries.ts'
import type { Draft, DraftDetail } from './schema.ts'

const TotalRow = row({ draftId: text, currency: text, provider: text, payouts: int, amount: int })

/** Drafts as the API shows them, in their order: one query more, however many they are. */
export async function presentDrafts(ctx: Ctx, rows: readonly DraftRow[]): Promise<Draft[]> {
  const { deps, tx, scope } = ctx
  if (rows.length === 0) return []
  const sums = await tx.rows(
    scope,
    TotalRow,
    (ws) => sql`
    select draft_id as "draftId", currency, provider, count(*)::int as payouts,
      sum(amount) as amount
    from payout_draft_lines
    where workspace_id = ${ws} and draft_id in ${rows.map((row) => row.id)}
    group by 1, 2, 3 order by 1, 2, 3`,
  )
  return rows.map((row) => ({
    id: row.id,
    programId: row.programId,
    status: draftStatus(row, deps.clock.now()),
    source: row.source,
    amount: Number(row.amount),
    currency: row.currency,
    payoutCount: row.lines,
    totals: sums
      .filter(({ draftId }) => draftId === row.id)
      .map(({ draftId: _, ...total }) => total),
    digest: row.digest,
    createdBy: row.createdBy,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    confirmedBy: row.confirmedBy,
    confirmedAt: timeOf(row.confirmedAt),
    runId: row.runId,
    discardedBy: row.discardedBy,
    discardedAt: timeOf(row.discardedAt),
  }))
}

const PartnerRow = row({ id: text, name: text, email: nullable(text) })

/** Lines as the API shows them, in their order. */
export async function presentLines(
  { tx, scope, locale }: Ctx,
  lines: readonly LineRow[],
): Promise<DraftDetail['payouts']> {
  if (lines.length === 0) return []
  const rows = await tx.rows(
    scope,
    PartnerRow,
    (ws) => sql`
    select id, name, email from partners
    where workspace_id = ${ws} and id in ${[...new Set(lines.map((line) => line.partnerId))]}`,
  )
  const partners = new Map(rows.map((partner) => [partner.id, partner]))
  return lines.map((line) => ({
    partner: partners.get(line.partnerId)!,
    enrollmentId: line.enrollmentId,
    amount: Number(line.amount),
    currency: line.currency,
    commissionCount: line.commissionIds.length,
    provider: line.provider,
    payoutMethodId: line.payoutMethodId,
    masked: format(line.masked, locale),
  }))
}
