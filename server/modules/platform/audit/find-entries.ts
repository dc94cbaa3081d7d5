import { and, asc, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { listRows, readFilters, type Listing } from '../../../core/list-rows.ts'
import { auditEntries, auditSeals } from '../../../db/schema/audit.ts'
import { invalid } from '../../../domain/errors.ts'
import { idFloor } from '../../../domain/ids.ts'
import type { AuditQuery } from './schema.ts'

export type AuditRow = typeof auditEntries.$inferSelect

const DAY_MS = 86_400_000
const DATE = /^\d{4}-\d{2}-\d{2}$/

const ENTRIES: Listing<typeof auditEntries, AuditQuery> = {
  table: auditEntries,
  prefix: 'aud',
  noun: 'entry',
  filters: {
    actor: auditEntries.actor,
    type: auditEntries.type,
    action: auditEntries.action,
    resourceId: auditEntries.resourceId,
    // Ids begin with the time.
    start: (text) => gte(auditEntries.id, idFloor('aud', timeOf('start', text))),
    end: (text) => lt(auditEntries.id, idFloor('aud', endOf(text))),
  },
}

/** Finds the entries of one page, the newest first. */
export function findEntries(ctx: Ctx, query: AuditQuery): Promise<AuditRow[]> {
  return listRows(ctx, ENTRIES, query)
}

/** Finds entries behind a number, the oldest first, in the order in which they were committed. */
export async function findEntriesAfter(
  ctx: Ctx,
  query: AuditQuery,
  { number, most }: { number: number; most: number },
): Promise<AuditRow[]> {
  const { tx, scope } = ctx
  const a = auditEntries
  const matching = [eq(a.workspaceId, scope.workspaceId), eq(a.id, auditSeals.entryId)]
  const isWanted = sql`exists (select from ${a}
    where ${and(...matching, ...readFilters(ctx, ENTRIES, query))})`
  const seals = await tx.find(scope, auditSeals, {
    where: [gt(auditSeals.num, number), isWanted],
    orderBy: [asc(auditSeals.num)],
    limit: most,
  })
  const rows = await tx.find(scope, a, {
    where: [
      inArray(
        a.id,
        seals.map(({ entryId }) => entryId),
      ),
    ],
  })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return seals.flatMap(({ entryId }) => byId.get(entryId) ?? [])
}

function endOf(text: string): number {
  return timeOf('end', text) + (DATE.test(text) ? DAY_MS : 0)
}

/** Reads a date, which begins at midnight UTC, or a time with its offset. @throws ApiError */
function timeOf(name: string, text: string): number {
  const isTime = DATE.test(text) || /T.*(Z|[+-]\d{2}:?\d{2})$/i.test(text)
  const ms = isTime ? Date.parse(text) : Number.NaN
  if (!Number.isNaN(ms)) return ms
  throw invalid(name, `${name} is a date or a time with its offset: 2026-01-31T12:00:00Z.`)
}
