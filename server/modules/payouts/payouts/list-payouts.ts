import type { Ctx } from '../../../core/ctx.ts'
import { split } from '../../../core/input.ts'
import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import { payouts } from '../../../db/schema/payouts.ts'
import { enrollments } from '../../../db/schema/programs.ts'
import { requirePlan } from '../../../domain/plan.ts'
import { API_LOCALE } from '../../../locales/format.ts'
import { csvLine, type Cell } from '../../../core/csv.ts'
import { amountCell, amountHeading } from '../../../core/csv-money.ts'
import { inOrder, sliceOf, type Slice } from '../../../core/paging.ts'
import { invalid } from '../../../domain/errors.ts'
import { presentPayouts } from './present.ts'
import type { Payout, PayoutsExportQuery, PayoutsQuery } from './schema.ts'

const BATCH = 500

/** Lists one page of payouts, the largest first unless asked otherwise. */
export async function listPayouts(ctx: Ctx, query: PayoutsQuery): Promise<Payout[]> {
  const { tx, scope } = ctx
  requirePlan(scope.plan, 'partnerProgram')
  const slice = sliceOf(query, 'po')
  const rows = await tx.find(scope, payouts, {
    where: [...conditions(scope.workspaceId, query), await beyond(ctx, query, slice)],
    orderBy: orderOf(query, slice),
    limit: slice.limit,
    offset: slice.offset,
  })
  return presentPayouts(ctx, inOrder(rows, slice))
}

/** Orders by the value, those without one last, then by id; what precedes a cursor is read backwards. */
function orderOf(
  { sortBy = 'amount', sortOrder = 'desc' }: PayoutsQuery,
  { cursor }: Slice,
): SQL[] {
  const isBackwards = cursor?.side === 'before'
  const direction = (sortOrder === 'asc') === isBackwards ? desc : asc
  const nulls = isBackwards ? sql`nulls first` : sql`nulls last`
  return [sql`${direction(payouts[sortBy])} ${nulls}`, direction(payouts.id)]
}

/** Builds the condition for what lies beyond the cursor's payout in this order. @throws ApiError for an unknown one */
async function beyond(
  { tx, scope }: Ctx,
  { sortBy = 'amount', sortOrder = 'desc' }: PayoutsQuery,
  { cursor }: Slice,
): Promise<SQL | undefined> {
  if (!cursor) return undefined
  const row = await tx.first(scope, payouts, [eq(payouts.id, cursor.id)])
  const name = cursor.side === 'after' ? 'startingAfter' : 'endingBefore'
  if (!row) throw invalid(name, `No payout has the id ${JSON.stringify(cursor.id)}.`)
  const [column, value] = [payouts[sortBy], row[sortBy]]
  const further = (sortOrder === 'asc') === (cursor.side === 'after') ? gt : lt
  const sameButFurther = and(
    value === null ? isNull(column) : eq(column, value),
    further(payouts.id, cursor.id),
  )
  if (cursor.side === 'after') {
    return value === null
      ? sameButFurther
      : or(further(column, value), sameButFurther, isNull(column))
  }
  return value === null
    ? or(isNotNull(column), sameButFurther)
    : or(further(column, value), sameButFurther)
}

function conditions(ws: string, query: PayoutsExportQuery): (SQL | undefined)[] {
  const { status, provider, programId, partnerId, tenantId, invoiceId, groupId } = query
  const ofTenant = partnerId === undefined && tenantId !== undefined
  return [
    status && eq(payouts.status, status),
    provider === undefined ? undefined : eq(payouts.provider, provider),
    programId === undefined ? undefined : eq(payouts.programId, programId),
    partnerId === undefined ? undefined : eq(payouts.partnerId, partnerId),
    invoiceId === undefined ? undefined : eq(payouts.runId, invoiceId),
    ofTenant ? ofEnrollment(ws, eq(enrollments.tenantId, tenantId)) : undefined,
    groupId === undefined ? undefined : ofGroups(ws, groupId),
  ]
}

/** Builds the condition for groups: `a`, `a,b`, or `-a` for all others. */
function ofGroups(ws: string, text: string): SQL | undefined {
  const excluded = text.startsWith('-')
  const ids = split(excluded ? text.slice(1) : text)
  if (ids.length === 0) return undefined
  return ofEnrollment(ws, (excluded ? notInArray : inArray)(enrollments.groupId, ids))
}

function ofEnrollment(ws: string, condition: SQL): SQL {
  return sql`${payouts.enrollmentId} in (select ${enrollments.id} from ${enrollments}
    where ${enrollments.workspaceId} = ${ws} and ${condition})`
}

/** The columns of an export, in their order. */
const COLUMNS: Record<string, (payout: Payout) => Cell> = {
  id: (p) => p.id,
  runId: (p) => p.invoiceId,
  status: (p) => p.status,
  currency: (p) => p.currency.toUpperCase(),
  [amountHeading('amount')]: (p) => amountCell(p.amount, p.currency),
  partnerId: (p) => p.partner.id,
  partnerName: (p) => p.partner.name,
  partnerEmail: (p) => p.partner.email,
  tenantId: (p) => p.partner.tenantId,
  country: (p) => p.partner.country,
  commissions: (p) => p.commissionCount,
  provider: (p) => p.provider,
  paidTo: (p) => p.masked,
  reference: (p) => p.traceId,
  periodStart: (p) => p.periodStart,
  periodEnd: (p) => p.periodEnd,
  initiatedAt: (p) => p.initiatedAt,
  sentAt: (p) => p.sentAt,
  paidAt: (p) => p.paidAt,
  failedAt: (p) => p.failedAt,
  failureReason: (p) => p.failureReason,
}

/** Exports every matching payout as CSV, newest first, read page by page while it is written. */
export function exportPayouts(ctx: Ctx, query: PayoutsExportQuery): AsyncIterator<string> {
  const { tx, scope } = ctx
  requirePlan(scope.plan, 'partnerProgram')
  const cells = Object.values(COLUMNS)
  return pages()

  async function* pages(): AsyncGenerator<string> {
    yield csvLine(Object.keys(COLUMNS))
    let before: string | undefined
    for (;;) {
      const rows = await tx.find(scope, payouts, {
        where: [
          ...conditions(scope.workspaceId, query),
          before === undefined ? undefined : lt(payouts.id, before),
        ],
        orderBy: [desc(payouts.id)],
        limit: BATCH,
      })
      const shown = await presentPayouts({ ...ctx, locale: API_LOCALE }, rows)
      yield shown.map((payout) => csvLine(cells.map((cell) => cell(payout)))).join('')
      if (rows.length < BATCH) return
      before = rows.at(-1)!.id
    }
  }
}
