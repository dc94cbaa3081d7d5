import { sql } from 'drizzle-orm'
import { rowFinder } from '../../../core/row-finder.ts'
import type { Ctx } from '../../../core/ctx.ts'
import { json, nullable, number, row, type RowOf, text } from '../../../db/row.ts'
import { payouts, type payoutFiles } from '../../../db/schema/payouts.ts'
import { CREDIT } from '../../../domain/credit.ts'
import type { PayoutStatus } from '../../../domain/payout.ts'
import type { PayoutRow } from './record-report.ts'
import type { PayoutFile } from './run-schema.ts'
import type { Payout } from './schema.ts'
import { format, type Locale } from '../../../locales/format.ts'

export type FileRow = typeof payoutFiles.$inferSelect

/** How others call the ways to pay that they know. */
const METHODS: Record<string, Payout['method']> = { 'stripe-connect': 'connect', paypal: 'paypal' }

const Beside = row({
  payoutId: text,
  reference: nullable(text),
  enabledMs: nullable(number),
  partner: json<Omit<Payout['partner'], 'defaultPayoutMethod' | 'payoutsEnabledAt'>>(),
})
type Beside = RowOf<typeof Beside>

/** Payouts as the API shows them, in their order: one query more, however many they are. */
export async function presentPayouts(ctx: Ctx, rows: readonly PayoutRow[]): Promise<Payout[]> {
  const { tx, scope, locale } = ctx
  if (rows.length === 0) return []
  const found = await tx.rows(
    scope,
    Beside,
    (ws) => sql`
    select p.id as "payoutId", t.reference,
      json_build_object('id', a.id, 'name', a.name, 'email', a.email, 'image', a.image,
        'country', a.country, 'groupId', e.group_id, 'tenantId', e.tenant_id) as partner,
      (select extract(epoch from coalesce(m.verified_at, m.created_at))::float8 * 1000
        from payout_methods m where m.workspace_id = ${ws} and m.partner_id = a.id
          and m.removed_at is null limit 1) as "enabledMs"
    from payouts p
    join transfers t on t.workspace_id = ${ws} and t.payout_id = p.id
    join enrollments e on e.workspace_id = ${ws} and e.id = p.enrollment_id
    join partners a on a.workspace_id = ${ws} and a.id = p.partner_id
    where p.workspace_id = ${ws} and p.id in ${rows.map((row) => row.id)}`,
  )
  const beside = new Map(found.map((one) => [one.payoutId, one]))
  return rows.map((row) => toPayout(row, beside.get(row.id)!, locale))
}

function toPayout(
  row: PayoutRow,
  { reference, enabledMs, partner }: Beside,
  locale: Locale,
): Payout {
  const { id, programId, enrollmentId, currency, provider, masked, failureReason } = row
  return {
    id,
    invoiceId: row.runId,
    programId,
    enrollmentId,
    amount: Number(row.amount),
    carriedAmount: Number(row.carried),
    currency,
    status: row.status as PayoutStatus,
    commissionCount: row.commissions,
    provider,
    masked: format(masked, locale),
    periodStart: timeOf(row.periodStart),
    periodEnd: timeOf(row.periodEnd),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    initiatedAt: timeOf(row.initiatedAt),
    sentAt: timeOf(row.sentAt),
    paidAt: timeOf(row.paidAt),
    failedAt: timeOf(row.failedAt),
    failureReason: failureReason && format(failureReason, locale),
    mode: provider === CREDIT ? 'external' : 'internal',
    method: METHODS[provider] ?? null,
    traceId: reference,
    partner: {
      ...partner,
      defaultPayoutMethod: null,
      payoutsEnabledAt: timeOf(enabledMs === null ? null : new Date(enabledMs)),
    },
  }
}

export function toFile(row: FileRow): PayoutFile {
  const { id, runId, provider, filename, contentType, transfers, currency, downloadedBy } = row
  return {
    id,
    runId,
    provider,
    filename,
    contentType,
    transfers,
    amount: Number(row.amount),
    currency,
    status: row.discardedAt ? 'discarded' : row.submittedAt ? 'submitted' : 'written',
    submittedAt: timeOf(row.submittedAt),
    discardedAt: timeOf(row.discardedAt),
    downloadedAt: timeOf(row.downloadedAt),
    downloadedBy,
    createdAt: row.createdAt.toISOString(),
  }
}

export function timeOf(at: Date | null): string | null {
  return at?.toISOString() ?? null
}

export const findPayout = rowFinder(payouts, 'payout')
