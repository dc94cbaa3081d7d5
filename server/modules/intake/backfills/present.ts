import type { backfills } from '../../../db/schema/intake.ts'
import type { Backfill } from './schema.ts'

export type BackfillRow = typeof backfills.$inferSelect

export function toBackfill(row: BackfillRow): Backfill {
  const { id, connectionId, dryRun, since, status, pages, seen, added, counts, reason } = row
  const { leads, sales, amounts, problems, reasons } = counts
  return {
    id,
    connectionId,
    dryRun,
    since: since.toISOString(),
    status,
    pages,
    seen,
    added,
    leads,
    sales,
    amounts: Object.entries(amounts)
      .map(([currency, amount]) => ({ currency, amount }))
      .toSorted((a, b) => (a.currency < b.currency ? -1 : 1)),
    problems,
    reasons,
    reason,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
