import type { Ctx } from '../../../core/ctx.ts'
import { split } from '../../../core/input.ts'
import { asc, desc, eq, inArray, lt, notInArray, sql, type SQL } from 'drizzle-orm'
import { payouts } from '../../../db/schema/payouts.ts'
import { enrollments } from '../../../db/schema/programs.ts'
import { requirePlan } from '../../../domain/plan.ts'
import { csvLine, type Cell } from '../../../core/csv.ts'
import { pageOf } from '../../../core/paging.ts'
import { presentPayouts } from './present.ts'
import type { Payout, PayoutsExportQuery, PayoutsQuery } from './schema.ts'

const BATCH = 500

/** Lists one page of payouts, the largest first unless asked otherwise. */
export async function listPayouts(ctx: Ctx, query: PayoutsQuery): Promise<Payout[]> {
  const { tx, scope } = ctx
  requirePlan(scope.plan, 'partnerProgram')
  const rows = await tx.find(scope, payouts, {
    where: conditions(scope.workspaceId, query),
    orderBy: orderOf(query),
    ...pageOf(query),
  })
  return presentPayouts(ctx, rows)
}

function orderOf({ sortBy = 'amount', sortOrder = 'desc' }: PayoutsQuery): SQL[] {
  const direction = sortOrder === 'asc' ? asc : desc
  return [sql`${direction(payouts[sortBy])} nulls last`, direction(payouts.id)]
}

function conditions(ws: string, query: PayoutsExportQuery): (SQL | undefined)[] {
  const { status, programId, partnerId, tenantId, invoiceId, groupId } = query
  const ofTenant = partnerId === undefined && tenantId !== undefined
  return [
    status && eq(payouts.status, status),
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
  amount: (p) => p.amount,
  currency: (p) => p.currency,
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
      const shown = await presentPayouts(ctx, rows)
      yield shown.map((payout) => csvLine(cells.map((cell) => cell(payout)))).join('')
      if (rows.length < BATCH) return
      before = rows.at(-1)!.id
    }
  }
}
