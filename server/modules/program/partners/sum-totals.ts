import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { nullable, number, row, text, time } from '../../../db/row.ts'
import { VOLUME } from '../../../db/volume.ts'
import type { ProgramRow } from '../programs/queries.ts'
import type { Totals } from './present.ts'

const TotalsRow = row({
  id: text,
  clicks: number,
  leads: number,
  conversions: number,
  sales: number,
  revenue: number,
  accrued: number,
  payable: number,
  inTransit: number,
  paid: number,
  payoutsEnabledAt: nullable(time),
})

/** Sums what partners brought, including their deleted links. */
export async function sumTotals(
  ctx: Ctx,
  program: ProgramRow,
  ids: string[],
): Promise<Map<string, Totals>> {
  const { tx, scope } = ctx
  const owner = {
    enrollmentId: sql`e.id`,
    partnerId: sql`e.partner_id`,
    programId: sql`e.program_id`,
    currency: sql`${program.currency}`,
  }
  const rows = await tx.rows(
    scope,
    TotalsRow,
    (ws) => sql`
      select e.id, l.*, ${VOLUME.revenue(ws, owner)}::float8 as revenue, coalesce(b.accrued, 0)::float8 as accrued,
        coalesce(b.payable, 0)::float8 as payable, coalesce(b.in_transit, 0)::float8 as "inTransit",
        coalesce(b.paid, 0)::float8 as paid,
        (select coalesce(m.verified_at, m.created_at) from payout_methods m
          where m.workspace_id = ${ws} and m.partner_id = e.partner_id and m.removed_at is null
        ) as "payoutsEnabledAt"
      from enrollments e
      left join balances b on b.workspace_id = ${ws} and b.enrollment_id = e.id
        and b.currency = ${program.currency}
      cross join lateral (
        select coalesce(sum(clicks), 0)::float8 as clicks, coalesce(sum(leads), 0)::float8 as leads,
          coalesce(sum(conversions), 0)::float8 as conversions, coalesce(sum(sales), 0)::float8 as sales
        from links where workspace_id = ${ws} and partner_id = e.partner_id
          and program_id = e.program_id
      ) l
      where e.workspace_id = ${ws} and e.id in ${ids}`,
  )
  return new Map(rows.map((row) => [row.id, row]))
}
