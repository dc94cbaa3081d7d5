import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { int, number, row, type RowOf, text } from '../../../db/row.ts'
import { requirePlan } from '../../../domain/plan.ts'
import { readWorkspace } from '../../platform/workspaces/queries.ts'
import { findProgram } from './queries.ts'
import type { ProgramStats } from './schema.ts'

const LinkSums = row({
  clicks: number,
  leads: number,
  conversions: number,
  sales: number,
  saleAmount: number,
})
type LinkSums = RowOf<typeof LinkSums>
const Earnings = row({
  currency: text,
  accrued: number,
  payable: number,
  inTransit: number,
  paid: number,
})
type Earnings = RowOf<typeof Earnings>

const StatusCount = row({ status: text, n: int })

/** Sums what a program brought and what it owes, from counters that are kept anyway: links and balances. */
export async function sumProgram(ctx: Ctx, id: string): Promise<ProgramStats> {
  requirePlan(ctx.scope.plan, 'partnerProgram')
  await findProgram(ctx, id)
  const { currency: saleCurrency } = await readWorkspace(ctx)
  return {
    ...(await sumLinks(ctx, id)),
    saleCurrency,
    earnings: await sumBalances(ctx, id),
    partners: await countPartners(ctx, id),
  }
}

async function sumLinks(ctx: Ctx, id: string): Promise<LinkSums> {
  const { tx, scope } = ctx
  const [row] = await tx.rows(
    scope,
    LinkSums,
    (ws) => sql`
      select coalesce(sum(clicks), 0)::float8 as clicks, coalesce(sum(leads), 0)::float8 as leads,
        coalesce(sum(conversions), 0)::float8 as conversions,
        coalesce(sum(sales), 0)::float8 as sales,
        coalesce(sum(sale_amount), 0)::float8 as "saleAmount"
      from links where workspace_id = ${ws} and program_id = ${id}`,
  )
  return row!
}

async function sumBalances(ctx: Ctx, id: string): Promise<Earnings[]> {
  const { tx, scope } = ctx
  return tx.rows(
    scope,
    Earnings,
    (ws) => sql`
      select currency, sum(accrued)::float8 as accrued, sum(payable)::float8 as payable,
        sum(in_transit)::float8 as "inTransit", sum(paid)::float8 as paid
      from balances where workspace_id = ${ws} and program_id = ${id}
      group by currency order by currency`,
  )
}

async function countPartners(ctx: Ctx, id: string): Promise<ProgramStats['partners']> {
  const { tx, scope } = ctx
  const rows = await tx.rows(
    scope,
    StatusCount,
    (ws) => sql`
      select status, count(*)::int as n from enrollments
      where workspace_id = ${ws} and program_id = ${id} group by status order by status`,
  )
  return Object.fromEntries(rows.map(({ status, n }) => [status, n]))
}
