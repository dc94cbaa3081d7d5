import { eq, sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { amountCell, amountHeading } from '../../../core/csv-money.ts'
import { among, listRows, readAllRows, type Listing } from '../../../core/list-rows.ts'
import { writeCsv, type CsvColumns } from '../../../core/write-csv.ts'
import { payouts } from '../../../db/schema/payouts.ts'
import { enrollments } from '../../../db/schema/programs.ts'
import { API_LOCALE } from '../../../locales/format.ts'
import { presentPayouts } from './present.ts'
import type { Payout, PayoutsExportQuery, PayoutsQuery } from './schema.ts'

const PAYOUTS: Listing<typeof payouts, PayoutsQuery> = {
  table: payouts,
  prefix: 'po',
  noun: 'payout',
  filters: {
    status: payouts.status,
    provider: payouts.provider,
    programId: payouts.programId,
    partnerId: payouts.partnerId,
    invoiceId: payouts.runId,
    tenantId: (id, { workspaceId, query }) =>
      query.partnerId === undefined
        ? ofEnrollment(workspaceId, eq(enrollments.tenantId, id))
        : undefined,
    groupId: (text, { workspaceId }) => ofGroups(workspaceId, text),
  },
  sorts: { amount: payouts.amount, initiatedAt: payouts.initiatedAt, paidAt: payouts.paidAt },
  sortBy: 'amount',
}

/** Lists one page of payouts, the largest first unless asked otherwise. */
export async function listPayouts(ctx: Ctx, query: PayoutsQuery): Promise<Payout[]> {
  return presentPayouts(ctx, await listRows(ctx, PAYOUTS, query))
}

function ofGroups(ws: string, text: string): SQL | undefined {
  const groups = among(enrollments.groupId)(text)
  return groups && ofEnrollment(ws, groups)
}

function ofEnrollment(ws: string, condition: SQL): SQL {
  return sql`${payouts.enrollmentId} in (select ${enrollments.id} from ${enrollments}
    where ${enrollments.workspaceId} = ${ws} and ${condition})`
}

/** The columns of an export, in their order. */
const COLUMNS: CsvColumns<Payout> = {
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
  return writeCsv(COLUMNS, pages())

  async function* pages(): AsyncGenerator<Payout[]> {
    for await (const rows of readAllRows(ctx, PAYOUTS, { query })) {
      yield presentPayouts({ ...ctx, locale: API_LOCALE }, rows)
    }
  }
}
