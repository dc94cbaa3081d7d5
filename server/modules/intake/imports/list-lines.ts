import { asc, eq, gt, isNotNull } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { MAX_PAGE_SIZE } from '../../../core/paging.ts'
import { importRows } from '../../../db/schema/imports.ts'
import type { ImportReason } from '../../../domain/imports.ts'
import { toLine } from './present.ts'
import { findImport } from './rows.ts'
import type { ImportLine, ImportRowsQuery } from './schema.ts'

/** Lists the lines of an import in their order, such as those that do not come. */
export async function listLines(
  ctx: Ctx,
  id: string,
  query: ImportRowsQuery,
): Promise<ImportLine[]> {
  const { tx, scope } = ctx
  await findImport(ctx, id)
  const { kind, status, reason, after, pageSize = MAX_PAGE_SIZE } = query
  const rows = await tx.find(scope, importRows, {
    where: [
      eq(importRows.importId, id),
      eq(importRows.derived, false),
      kind && eq(importRows.kind, kind),
      status && eq(importRows.status, status),
      // Few of many lines do not come, and all of those have a reason: there is an index of them.
      status === 'skipped' || status === 'kept' ? isNotNull(importRows.reason) : undefined,
      // A reason that there is not has no lines.
      reason === undefined ? undefined : eq(importRows.reason, reason as ImportReason),
      after === undefined ? undefined : gt(importRows.num, after),
    ],
    orderBy: [asc(importRows.num)],
    limit: pageSize,
  })
  return rows.map(toLine)
}
