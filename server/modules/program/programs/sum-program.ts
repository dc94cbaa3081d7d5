import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { int, number, row, type RowOf, text } from '../../../db/row.ts'
import { revenueByEnrollment } from '../../../db/volume.ts'
import { findProgram, type ProgramRow } from './queries.ts'
import type { ProgramStats } from './schema.ts'

const LinkSums = row({
  clicks: number,
  leads: number,
  conversions: number,
  sales: number,
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

/** Sums what a program brought and what it owes, mostly from counters that are kept anyway: links and balances. */
export async function sumProgram(ctx: Ctx, id: string): Promise<ProgramStats> {
  const program = await findProgram(ctx, id)
  return {
    ...(await sumLinks(ctx, id)),
    saleAmount: await sumRevenue(ctx, program),
    saleCurrency: program.currency,
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
        coalesce(sum(sales), 0)::float8 as sales
      from links where workspace_id = ${ws} and program_id = ${id}`,
  )
  return row!
}

const Revenue = row({ revenue: number })

/** Sums the net revenue that rewards and milestones go by, in the program's currency. */
async function sumRevenue({ tx, scope }: Ctx, program: ProgramRow): Promise<number> {
  const [sum] = await tx.rows(
    scope,
    Revenue,
    (ws) => sql`
      select coalesce(sum(v.revenue), 0)::float8 as revenue
      from ${revenueByEnrollment(ws, program)} v`,
  )
  return sum!.revenue
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
