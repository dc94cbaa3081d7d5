import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { int, number, row, text } from '../../../db/row.ts'
import { selectPartnerRevenue } from '../../../db/volume.ts'
import type { Enrolled } from '../../program/partners/queries.ts'

const ColumnSum = row({ column: int, revenue: number })
const LinkSum = row({ id: text, revenue: number })

const toOwner = ({ enrollment, program, partner }: Enrolled) => ({
  enrollmentId: enrollment.id,
  programId: program.id,
  partnerId: partner.id,
})

const iso = (ms: number) => new Date(ms).toISOString()

/** Sums a partner's net revenue from each bound to the next, at the times of the sales. */
export async function sumRevenueBetween(
  { tx, scope }: Ctx,
  enrolled: Enrolled,
  bounds: readonly number[],
): Promise<number[]> {
  const times = bounds.map(iso)
  const starts = sql.join(
    times.slice(0, -1).map((time) => sql`${time}::timestamptz`),
    sql`, `,
  )
  const rows = await tx.rows(
    scope,
    ColumnSum,
    (ws) => sql`
      select width_bucket(r.created_at, array[${starts}]) as column, sum(r.amount)::float8 as revenue
      from ${selectPartnerRevenue(ws, toOwner(enrolled))} r
      where r.created_at >= ${times[0]!}::timestamptz
        and r.created_at < ${times.at(-1)!}::timestamptz
      group by 1`,
  )
  const sums = bounds.slice(1).map(() => 0)
  for (const { column, revenue } of rows) sums[column - 1] = revenue
  return sums
}

/** Sums the same by link, whose ids are the keys. */
export async function sumRevenueByLink(
  { tx, scope }: Ctx,
  enrolled: Enrolled,
  bounds: readonly number[],
): Promise<Map<string, number>> {
  const [from, to] = bounds.map(iso)
  const rows = await tx.rows(
    scope,
    LinkSum,
    (ws) => sql`
      select l.id, sum(r.amount)::float8 as revenue
      from ${selectPartnerRevenue(ws, toOwner(enrolled))} r
      join links l on l.workspace_id = ${ws} and l.num = r.link_num
      where r.created_at >= ${from!}::timestamptz and r.created_at < ${to!}::timestamptz
      group by 1`,
  )
  return new Map(rows.map(({ id, revenue }) => [id, revenue]))
}
