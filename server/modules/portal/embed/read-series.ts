import { sql } from 'drizzle-orm'
import type { BucketSize, Range } from '../../../domain/time.ts'
import type { EmbedCtx } from '../../../core/callers.ts'
import { number, row, type RowOf, text } from '../../../db/row.ts'
import { readTime } from '../../analytics/reports/read-time.ts'
import { ClicksRemoved } from '../../analytics/reports/refuse-removed.ts'
import type { PartnerRow } from '../../analytics/partner-reports/schema.ts'
import { retrievePartnerAnalytics } from '../../analytics/partner-reports/retrieve-partner-analytics.ts'
import type { EmbedAnalytics, EmbedTimeQuery, Figures } from './figures-schema.ts'

type Series = EmbedAnalytics['series']

/**
 * Reads clicks, leads, sales and earnings over time through the partner's links, and those of the time
 * before.
 */
export async function readSeries(ctx: EmbedCtx, query: EmbedTimeQuery): Promise<EmbedAnalytics> {
  try {
    return await readInZone(ctx, query, query.timezone ?? 'UTC')
  } catch (error) {
    // Totals go by the hour: in zones between the hours they need clicks that are gone.
    if (error instanceof ClicksRemoved) return readInZone(ctx, query, 'UTC')
    throw error
  }
}

async function readInZone(
  ctx: EmbedCtx,
  query: EmbedTimeQuery,
  timezone: string,
): Promise<EmbedAnalytics> {
  const { currency, firstMs } = await readBeginning(ctx)
  const asked = { interval: '30d' as const, ...query, timezone }
  const range = readTime(asked, { nowMs: ctx.deps.clock.now(), firstMs })
  const series = await seriesOf(ctx, { range, timezone })
  const isAll = query.interval === 'all' && query.start === undefined
  return {
    ...times(range),
    timezone,
    bucket: range.bucket,
    currency,
    totals: sum(series),
    series,
    previous: isAll ? null : await previousOf(ctx, { range, timezone }),
  }
}

interface Asked {
  range: Range & { bucket: BucketSize }
  timezone: string
}

async function previousOf(
  ctx: EmbedCtx,
  { range, timezone }: Asked,
): Promise<EmbedAnalytics['previous']> {
  const { startMs, endMs, bucket } = range
  const before = { startMs: Math.max(0, 2 * startMs - endMs), endMs: startMs, bucket }
  if (before.startMs >= before.endMs) return null
  const series = await seriesOf(ctx, { range: before, timezone })
  return { ...times(before), totals: sum(series), series }
}

/** Reads the series that the program sees for this partner. */
async function seriesOf(ctx: EmbedCtx, { range, timezone }: Asked): Promise<Series> {
  const { session } = ctx
  const { partnerId, programId } = session
  const rows = await retrievePartnerAnalytics(ctx, {
    partnerId,
    programId,
    groupBy: 'timeseries',
    ...times(range),
    timezone,
  })
  return (rows as PartnerRow[]).map(({ start = '', clicks, leads, sales, earnings }) => ({
    start,
    clicks,
    leads,
    sales,
    earnings,
  }))
}

const Beginning = row({ currency: text, firstMs: number })

/** Returns the start of `all`: older events may have been imported. */
async function readBeginning(ctx: EmbedCtx): Promise<RowOf<typeof Beginning>> {
  const { tx, scope, session } = ctx
  const [row] = await tx.rows(
    scope,
    Beginning,
    (ws) => sql`
    select r.currency, extract(epoch from least(e.created_at,
      (select min(c.created_at) from commissions c
        where c.workspace_id = ${ws} and c.enrollment_id = e.id),
      (select min(u.hour) from rollup_link u join links l
        on l.workspace_id = ${ws} and l.num = u.link_num
        where u.workspace_id = ${ws} and l.partner_id = e.partner_id
          and l.program_id = e.program_id)))::float8 * 1000 as "firstMs"
    from enrollments e join programs r on r.workspace_id = ${ws} and r.id = e.program_id
    where e.workspace_id = ${ws} and e.id = ${session.enrollmentId}`,
  )
  return row!
}

function times({ startMs, endMs }: Range): { start: string; end: string } {
  return { start: new Date(startMs).toISOString(), end: new Date(endMs).toISOString() }
}

function sum(series: Series): Figures {
  const totals = { clicks: 0, leads: 0, sales: 0, earnings: 0 }
  for (const { clicks, leads, sales, earnings } of series) {
    totals.clicks += clicks
    totals.leads += leads
    totals.sales += sales
    totals.earnings += earnings
  }
  return totals
}
