import type { Ctx } from '../../../core/ctx.ts'
import { startReading, writeCsv, writeJsonLines, type CsvColumns } from '../../../core/write-csv.ts'
import { findEntries, findEntriesAfter } from './find-entries.ts'
import { presentEntries } from './present.ts'
import type { AuditEntry, AuditExportQuery } from './schema.ts'

const BATCH = 500

/** The columns of an export, in their order. */
const COLUMNS: CsvColumns<AuditEntry> = {
  createdAt: (e) => e.createdAt,
  id: (e) => e.id,
  actorType: (e) => e.actor.type,
  actorId: (e) => e.actor.id,
  actorName: (e) => e.actor.name,
  address: (e) => e.address,
  requestId: (e) => e.requestId,
  type: (e) => e.type,
  action: (e) => e.action,
  resourceId: (e) => e.resource.id,
  resourceName: (e) => e.resource.name,
  before: (e) => e.before && JSON.stringify(e.before),
  after: (e) => e.after && JSON.stringify(e.after),
  erasedAt: (e) => e.erasedAt,
  number: (e) => e.number,
  hash: (e) => e.hash,
}

/**
 * Exports every matching entry, newest first, or those behind a number, oldest first; page by page: no page is read
 * before the client took the last.
 * @throws ApiError `unprocessable_entity`, before the first part
 */
export async function exportEntries(
  ctx: Ctx,
  { format = 'csv', after, ...query }: AuditExportQuery,
): Promise<AsyncIterator<string>> {
  const entries = await startReading(pages())
  return format === 'csv' ? writeCsv(COLUMNS, entries) : writeJsonLines(entries)

  async function* pages(): AsyncGenerator<AuditEntry[]> {
    let last: AuditEntry | undefined
    for (;;) {
      const rows = await (after === undefined
        ? findEntries(ctx, { ...query, ...(last && { startingAfter: last.id }), pageSize: BATCH })
        : findEntriesAfter(ctx, query, { number: last?.number ?? after, most: BATCH }))
      const entries = await presentEntries(ctx, rows)
      yield entries
      if (rows.length < BATCH) return
      last = entries.at(-1)
    }
  }
}
