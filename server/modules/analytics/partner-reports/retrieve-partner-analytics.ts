import type { Ctx } from '../../../core/ctx.ts'
import { decode, int, number, row, text } from '../../../db/row.ts'
import { buckets } from '../../../domain/time.ts'
import { readFilters } from '../reports/filters.ts'
import { readReport, type Report } from '../reports/read-report.ts'
import { ask, listRows, totals, type Asked } from '../reports/retrieve-analytics.ts'
import { sumRevenueBetween, sumRevenueByLink } from './sum-revenue.ts'
import type { PartnerAnalyticsQuery, PartnerCount, PartnerRow } from './schema.ts'
import { findEnrolled, type Enrolled } from '../../program/partners/queries.ts'

const MAX_LINKS = 1000
const TIMES = 1185

/**
 * Reports a partner's figures in one program, with their earnings: commissions of every type, not of sales
 * alone.
 */
export async function retrievePartnerAnalytics(
  ctx: Ctx,
  query: PartnerAnalyticsQuery,
): Promise<PartnerCount | PartnerRow[]> {
  const { deps } = ctx
  const enrolled = await findEnrolled(ctx, query)
  const { partner, program } = enrolled
  const filters = readFilters({ partnerId: partner.id, programId: program.id })
  const { interval, start, end, timezone } = query
  return readReport(ctx, async (report) => {
    const time = { interval, start, end, timezone }
    const given = Object.fromEntries(
      Object.entries(time).filter(([, value]) => value !== undefined),
    )
    const asked = await ask(deps, report, { ...given, event: 'composite' }, filters)
    if (query.groupBy === 'timeseries') return series(ctx, report, asked, enrolled)
    if (query.groupBy === 'top_links') return topLinks(ctx, report, asked, enrolled)
    const { clicks, leads, sales } = await totals(report, asked)
    const [earnings = 0] = await earningsBetween(report, enrolled, boundsOf(asked))
    const [saleAmount = 0] = await sumRevenueBetween(ctx, enrolled, boundsOf(asked))
    return { clicks, leads, sales, saleAmount, earnings }
  })
}

function boundsOf({ range }: Asked): number[] {
  return [range.startMs, range.endMs]
}

async function series(
  ctx: Ctx,
  report: Report,
  asked: Asked,
  enrolled: Enrolled,
): Promise<PartnerRow[]> {
  const rows = await listRows(ctx.deps, report, asked, { groupBy: 'timeseries', limit: MAX_LINKS })
  const { range, timeZone } = asked
  const starts = buckets(range, range.bucket, timeZone).map(({ startMs }) => startMs)
  const bounds = [...starts, range.endMs]
  const earned = await earningsBetween(report, enrolled, bounds)
  const revenue = await sumRevenueBetween(ctx, enrolled, bounds)
  return rows.map(({ start, clicks, leads, sales }, i) => ({
    start: start!,
    clicks,
    leads,
    sales,
    saleAmount: revenue[i] ?? 0,
    earnings: earned[i] ?? 0,
  }))
}

async function topLinks(
  ctx: Ctx,
  report: Report,
  asked: Asked,
  enrolled: Enrolled,
): Promise<PartnerRow[]> {
  const rows = await listRows(ctx.deps, report, asked, { groupBy: 'top_links', limit: MAX_LINKS })
  const earned = await earningsByLink(report, enrolled, boundsOf(asked))
  const revenue = await sumRevenueByLink(ctx, enrolled, boundsOf(asked))
  return rows.map(({ saleAmounts: _, ...row }) => ({
    ...row,
    saleAmount: revenue.get(row.id!) ?? 0,
    earnings: earned.get(row.id!) ?? 0,
  }))
}

const ColumnSum = row({ column: int, earnings: number })

/** Sums the earnings from each bound to the next, at the times of the events that earned them. */
async function earningsBetween(
  { sql, workspaceId }: Report,
  { enrollment, program }: Enrolled,
  bounds: number[],
): Promise<number[]> {
  const times = bounds.map((ms) => new Date(ms).toISOString())
  const rows = await sql`
    select width_bucket(created_at, ${sql.array(times.slice(0, -1), TIMES)}::timestamptz[]) as column,
      sum(earnings)::float8 as earnings
    from commissions
    where workspace_id = ${workspaceId} and enrollment_id = ${enrollment.id}
      and currency = ${program.currency}
      and created_at >= ${times[0]!}::timestamptz and created_at < ${times.at(-1)!}::timestamptz
    group by 1`
  const earned = bounds.slice(1).map(() => 0)
  for (const { column, earnings } of decode(ColumnSum, rows)) earned[column - 1] = earnings
  return earned
}

const LinkSum = row({ id: text, earnings: number })

/** Sums the earnings by link. A referral's share or a bonus comes through no link. */
async function earningsByLink(
  { sql, workspaceId }: Report,
  { enrollment, program }: Enrolled,
  bounds: number[],
): Promise<Map<string, number>> {
  const [from, to] = bounds.map((ms) => new Date(ms).toISOString())
  const rows = await sql`
    select l.id, sum(c.earnings)::float8 as earnings
    from commissions c join links l on l.workspace_id = ${workspaceId} and l.num = c.link_num
    where c.workspace_id = ${workspaceId} and c.enrollment_id = ${enrollment.id}
      and c.currency = ${program.currency}
      and c.created_at >= ${from!}::timestamptz and c.created_at < ${to!}::timestamptz
    group by 1`
  return new Map(decode(LinkSum, rows).map((row) => [row.id, row.earnings]))
}
