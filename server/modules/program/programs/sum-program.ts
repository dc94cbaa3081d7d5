import { sql } from 'drizzle-orm'
import type { Scope } from '../../../db/scope.ts'
import type { Tx } from '../../../db/tx.ts'
import type { Deps } from '../../../deps.ts'
import { requirePlan } from '../../../domain/plan.ts'
import { readWorkspace } from '../../platform/workspaces/queries.ts'
import { findProgram } from './queries.ts'
import type { ProgramStats } from './schema.ts'

type LinkSums = Pick<ProgramStats, 'clicks' | 'leads' | 'conversions' | 'sales' | 'saleAmount'>
type Earnings = ProgramStats['earnings'][number]

/** What a program brought and what it owes, from counters that are kept anyway: links and balances. */
export async function sumProgram(deps: Deps, scope: Scope, id: string): Promise<ProgramStats> {
  requirePlan(scope.plan, 'partnerProgram')
  const { tx } = deps.db
  await findProgram(tx, scope, id)
  const { currency: saleCurrency } = await readWorkspace(tx, scope)
  return {
    ...(await sumLinks(tx, scope, id)),
    saleCurrency,
    earnings: await sumBalances(tx, scope, id),
    partners: await countPartners(tx, scope, id),
  }
}

async function sumLinks(tx: Tx, scope: Scope, id: string): Promise<LinkSums> {
  const [row] = await tx.rows<LinkSums>(
    scope,
    (ws) => sql`
      select coalesce(sum(clicks), 0)::float8 as clicks, coalesce(sum(leads), 0)::float8 as leads,
        coalesce(sum(conversions), 0)::float8 as conversions,
        coalesce(sum(sales), 0)::float8 as sales,
        coalesce(sum(sale_amount), 0)::float8 as "saleAmount"
      from links where workspace_id = ${ws} and program_id = ${id}`,
  )
  return row!
}

async function sumBalances(tx: Tx, scope: Scope, id: string): Promise<Earnings[]> {
  return tx.rows<Earnings>(
    scope,
    (ws) => sql`
      select currency, sum(accrued)::float8 as accrued, sum(payable)::float8 as payable,
        sum(in_transit)::float8 as "inTransit", sum(paid)::float8 as paid
      from balances where workspace_id = ${ws} and program_id = ${id}
      group by currency order by currency`,
  )
}

async function countPartners(tx: Tx, scope: Scope, id: string): Promise<ProgramStats['partners']> {
  const rows = await tx.rows<{ status: string; n: number }>(
    scope,
    (ws) => sql`
      select status, count(*)::int as n from enrollments
      where workspace_id = ${ws} and program_id = ${id} group by status order by status`,
  )
  return Object.fromEntries(rows.map(({ status, n }) => [status, n]))
}
