import type { Ctx } from '../../../core/ctx.ts'
import { decode, int, number, row, text } from '../../../db/row.ts'
import { parseCurrency } from '../../../domain/money.ts'
import { buckets } from '../../../domain/time.ts'
import { readReport, type Report } from '../reports/read-report.ts'
import { readTime } from '../reports/read-time.ts'
import type { EarningsQuery, EarningsReport } from './schema.ts'

/** The type of an array of times in PostgreSQL. */
const TIMES = 1185
const Sum = row({ column: int, currency: text, earnings: number })
type Amounts = Record<string, number>

/**
 * Reports what partners earned, in total and over time, beside the revenue of `retrieveAnalytics`: the steps
 * of the same time are the same.
 * @throws ApiError `unprocessable_entity`
 */
export async function retrieveEarnings(ctx: Ctx, query: EarningsQuery): Promise<EarningsReport> {
  const nowMs = ctx.deps.clock.now()
  const { currency: wanted, programId, partnerId, ...time } = query
  return readReport(ctx, async (report) => {
    const timeZone = query.timezone ?? report.timeZone
    const currency = wanted ? parseCurrency(wanted) : report.currency
    const firstMs = report.firstMs ?? nowMs
    const range = readTime({ ...time, timezone: timeZone }, { nowMs, firstMs })
    const steps = buckets(range, range.bucket, timeZone)
    const bounds = [...steps.map(({ startMs }) => startMs), range.endMs]
    const sums = await sumEarnings(report, bounds, { programId, partnerId })
    const total: Amounts = {}
    const series = steps.map(({ label }) => ({ start: label, earningsAmounts: {} as Amounts }))
    for (const { column, currency: one, earnings } of sums) {
      total[one] = (total[one] ?? 0) + earnings
      series[column - 1]!.earningsAmounts[one] = earnings
    }
    const figures = (earningsAmounts: Amounts) => ({
      earnings: earningsAmounts[currency] ?? 0,
      earningsAmounts,
    })
    return {
      ...figures(total),
      series: series.map(({ start, earningsAmounts }) => ({ start, ...figures(earningsAmounts) })),
    }
  })
}

/** Sums the earnings from each bound to the next, at the times of the events that earned them. */
async function sumEarnings(
  { sql, workspaceId }: Report,
  bounds: readonly number[],
  { programId, partnerId }: { programId: string | undefined; partnerId: string | undefined },
) {
  const times = bounds.map((ms) => new Date(ms).toISOString())
  const rows = await sql`
    select width_bucket(created_at, ${sql.array(times.slice(0, -1), TIMES)}::timestamptz[]) as column,
      currency, sum(earnings)::float8 as earnings
    from commissions
    where workspace_id = ${workspaceId}
      and created_at >= ${times[0]!}::timestamptz and created_at < ${times.at(-1)!}::timestamptz
      ${programId === undefined ? sql`` : sql`and program_id = ${programId}`}
      ${partnerId === undefined ? sql`` : sql`and partner_id = ${partnerId}`}
    group by 1, 2`
  return decode(Sum, rows)
}
