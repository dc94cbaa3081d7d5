import { csvLine, type Cell } from '../../../core/csv.ts'
import type { Ctx } from '../../../core/ctx.ts'
import { findEntries, findEntriesAfter, type AuditRow } from './find-entries.ts'
import { presentEntries } from './present.ts'
import type { AuditEntry, AuditExportQuery } from './schema.ts'

const BATCH = 500

/** The columns of an export, in their order. */
const COLUMNS: Record<string, (entry: AuditEntry) => Cell> = {
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
  const read = (last?: AuditEntry): Promise<AuditRow[]> => {
    if (after === undefined) {
      return findEntries(ctx, { ...query, ...(last && { startingAfter: last.id }) }, BATCH)
    }
    return findEntriesAfter(ctx, query, { number: last?.number ?? after, most: BATCH })
  }
  const first = await read()
  const write = format === 'csv' ? lineOf : (entry: AuditEntry) => `${JSON.stringify(entry)}\n`
  return pages()

  async function* pages(): AsyncGenerator<string> {
    if (format === 'csv') yield csvLine(Object.keys(COLUMNS))
    let rows = first
    while (rows.length > 0) {
      const entries = await presentEntries(ctx, rows)
      yield entries.map(write).join('')
      if (rows.length < BATCH) return
      rows = await read(entries.at(-1))
    }
  }
}

function lineOf(entry: AuditEntry): string {
  return csvLine(Object.values(COLUMNS).map((cell) => cell(entry)))
}
