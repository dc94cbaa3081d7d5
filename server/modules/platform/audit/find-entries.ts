import { and, asc, desc, eq, gt, gte, inArray, lt, sql, type SQL } from 'drizzle-orm'
import { inOrder, sliceOf, type PageQuery } from '../../../core/paging.ts'
import type { Ctx } from '../../../core/ctx.ts'
import { auditEntries, auditSeals } from '../../../db/schema/audit.ts'
import { invalid } from '../../../domain/errors.ts'
import { idFloor } from '../../../domain/ids.ts'
import type { AuditQuery } from './schema.ts'

export type AuditRow = typeof auditEntries.$inferSelect

const DAY_MS = 86_400_000
const DATE = /^\d{4}-\d{2}-\d{2}$/

type Filters = Omit<AuditQuery, keyof PageQuery>

/** Finds the entries of one page, the newest first. */
export async function findEntries(
  { tx, scope }: Ctx,
  query: AuditQuery,
  most?: number,
): Promise<AuditRow[]> {
  const slice = sliceOf(query, 'aud')
  const { cursor, offset, limit } = slice
  const { id } = auditEntries
  const beyond = cursor && (cursor.side === 'after' ? lt(id, cursor.id) : gt(id, cursor.id))
  const rows = await tx.find(scope, auditEntries, {
    where: [matching(query), beyond ?? undefined],
    orderBy: [cursor?.side === 'before' ? asc(id) : desc(id)],
    limit: most ?? limit,
    offset,
  })
  return inOrder(rows, slice)
}

/** Finds entries behind a number, the oldest first, in the order in which they were committed. */
export async function findEntriesAfter(
  { tx, scope }: Ctx,
  query: Filters,
  { number, most }: { number: number; most: number },
): Promise<AuditRow[]> {
  const a = auditEntries
  const isWanted = sql`exists (select from ${a}
    where ${and(eq(a.workspaceId, scope.workspaceId), eq(a.id, auditSeals.entryId), matching(query))})`
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

function matching({ actor, type, action, resourceId, start, end }: Filters): SQL | undefined {
  const a = auditEntries
  return and(
    actor === undefined ? undefined : eq(a.actor, actor),
    type === undefined ? undefined : eq(a.type, type),
    action === undefined ? undefined : eq(a.action, action),
    resourceId === undefined ? undefined : eq(a.resourceId, resourceId),
    // Ids begin with the time.
    start === undefined ? undefined : gte(a.id, idFloor('aud', timeOf('start', start))),
    end === undefined ? undefined : lt(a.id, idFloor('aud', endOf(end))),
  )
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
