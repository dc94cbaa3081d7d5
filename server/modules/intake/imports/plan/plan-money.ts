import { inArray, isNull } from 'drizzle-orm'
import type { Ctx } from '../../../../core/ctx.ts'
import { commissions } from '../../../../db/schema/commissions.ts'
import type { CommissionRow, PayoutRow } from '../../../../importers/port.ts'
import type { ProgramRow } from '../../../program/programs/queries.ts'
import { namedPayment, unnamedPayment, type ImportRecord, type Line } from '../rows.ts'
import { findFirsts, findRefs, judgeId, type Ref, type Refs, type Verdict } from './references.ts'

export interface CommissionPlan {
  line: Line<CommissionRow>
  verdict: Verdict
  enrollmentId: string | null
  saleId: string | null
  customerId: string | null
}

interface Here {
  program: ProgramRow
  own: Refs
  partners: Refs
  sales: Refs
  customers: Refs
  /** Enrollment and sale of commissions that were earned here. */
  earned: ReadonlySet<string>
}

/** Plans commissions: a sale that has earned one here earns no second one by being imported. */
export async function planCommissions(
  ctx: Ctx,
  imp: ImportRecord,
  lines: readonly Line<CommissionRow>[],
  program: ProgramRow,
): Promise<CommissionPlan[]> {
  const data = lines.map((line) => line.data)
  const sales = await findRefs(
    ctx,
    imp,
    'sale',
    data.map(({ sale }) => sale),
  )
  const here: Here = {
    program,
    sales,
    own: await findRefs(
      ctx,
      imp,
      'commission',
      data.map(({ id }) => id),
    ),
    partners: await findRefs(
      ctx,
      imp,
      'partner',
      data.map(({ partner }) => partner),
    ),
    customers: await findRefs(
      ctx,
      imp,
      'customer',
      data.map(({ customer }) => customer),
    ),
    earned: await findEarned(ctx, [...sales.values()]),
  }
  return lines.map((line) => {
    const { partner, sale, customer } = line.data
    return {
      line,
      verdict: judge(imp, line, here),
      enrollmentId: here.partners.get(partner)?.targetId ?? null,
      saleId: here.sales.get(sale ?? '')?.targetId ?? null,
      customerId: here.customers.get(customer ?? '')?.targetId ?? null,
    }
  })
}

function judge(imp: ImportRecord, line: Line<CommissionRow>, here: Here): Verdict {
  const { partner: partnerSourceId, sale: saleSourceId, currency } = line.data
  const known = judgeId(imp, line, here.own)
  if (known) return known
  const partner = here.partners.get(partnerSourceId)
  if (!partner) return { skip: 'partner_missing' }
  if (currency !== here.program.currency) return { skip: 'currency_differs' }
  if (saleSourceId === null) return { create: true }
  const sale = here.sales.get(saleSourceId)
  if (!sale) return { skip: 'sale_missing' }
  return here.earned.has(`${partner.targetId} ${sale.targetId}`)
    ? { skip: 'earned_here' }
    : { create: true }
}

/** Finds what sales have earned here; those that an import created earn only by imports. */
async function findEarned({ tx, scope }: Ctx, refs: readonly Ref[]): Promise<Set<string>> {
  const ids = refs.flatMap(({ created, targetId }) => (created ? [] : (targetId ?? [])))
  if (ids.length === 0) return new Set()
  const rows = await tx.find(scope, commissions, {
    where: [inArray(commissions.eventId, ids), isNull(commissions.reversesId)],
  })
  const own = rows.filter(({ sourceKey }) => !sourceKey.startsWith('import:'))
  return new Set(own.map(({ enrollmentId, eventId }) => `${enrollmentId} ${eventId}`))
}

export interface PayoutPlan {
  line: Line<PayoutRow>
  verdict: Verdict
  enrollmentId: string | null
}

/** Plans payouts: what was not paid at the source is no payment. */
export async function planPayouts(
  ctx: Ctx,
  imp: ImportRecord,
  lines: readonly Line<PayoutRow>[],
  program: ProgramRow,
): Promise<PayoutPlan[]> {
  const data = lines.map((line) => line.data)
  const own = await findRefs(
    ctx,
    imp,
    'payout',
    data.map(({ id }) => id),
  )
  const partners = await findRefs(
    ctx,
    imp,
    'partner',
    data.map(({ partner }) => partner),
  )
  const isCounted = await findCounted(ctx, imp, data)
  return lines.map((line) => {
    const partner = partners.get(line.data.partner)
    const verdict: Verdict =
      judgeId(imp, line, own) ??
      (partner ? null : { skip: 'partner_missing' as const }) ??
      (line.data.currency === program.currency ? null : { skip: 'currency_differs' as const }) ??
      (line.data.isPaid ? null : { skip: 'not_paid' as const }) ??
      (isCounted(line.data) ? { skip: 'paid_by_commissions' as const } : { create: true as const })
    return { line, verdict, enrollmentId: partner?.targetId ?? null }
  })
}

/**
 * Tells which payouts are the money of commissions that are booked month by month: those that name none, and
 * those that came with an earlier import.
 */
async function findCounted(
  ctx: Ctx,
  imp: ImportRecord,
  data: readonly PayoutRow[],
): Promise<(payout: PayoutRow) => boolean> {
  const lookups = data.flatMap(({ id, partner }) => [namedPayment(id), unnamedPayment(partner)])
  const coming = await findFirsts(ctx, imp, 'commission', { lookups })
  const known = await findFirsts(ctx, imp, 'commission', { lookups, statuses: ['known'] })
  return ({ id, partner }) => {
    const [named, unnamed] = [namedPayment(id), unnamedPayment(partner)]
    if (known.has(named)) return true
    return !coming.has(named) && (coming.has(unnamed) || known.has(unnamed))
  }
}
