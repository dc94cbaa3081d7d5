import { eq, gte, sql } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import { lock } from '../../../db/locks.ts'
import { ledgerClosings, statementNumbers } from '../../../db/schema/closings.ts'
import { monthEndMs, monthOf } from '../../../domain/month.ts'
import type { ProgramRow } from '../../program/programs/queries.ts'

/**
 * Numbers the statements of a program's months that are closed and have none: one for each partner and month
 * with postings, consecutive in the series of the issuer. Other closings of the workspace wait until this
 * transaction ends, so one that fails leaves no gap. After a restore each issuer begins a new series, which is named
 * by the second in which it begins: a number that was given after the backup is never given again.
 */
export async function numberStatements(
  ctx: TxCtx,
  { program, endsAt }: { program: ProgramRow; endsAt: Date },
): Promise<void> {
  const { deps, tx, scope } = ctx
  const { id, legalAddress } = program
  const issuer = toIssuer(legalAddress)
  const now = new Date(deps.clock.now())
  await tx.run(scope, () => sql`select ${lock('statementNumbers', scope.workspaceId)}`)
  await tx.run(
    scope,
    (ws) => sql`
    with restored as (
      select coalesce(restored_at, '-infinity') as at, case when restored_at is null then 0
        else greatest(${toSeries(now)}::int, floor(extract(epoch from restored_at))::int - ${EPOCH} + 1)
        end as least
      from rollup_state
    ), series as (
      select coalesce(
        (select max(series) from statement_numbers
          where workspace_id = ${ws} and issuer = ${issuer} and number = 1 and created_at >= at),
        (select greatest(coalesce(max(series), 0) + 1, least) from statement_numbers where workspace_id = ${ws})
      ) as id from restored
    ), wanted as (
      select e.enrollment_id, to_char(e.booked_at at time zone 'UTC', 'YYYY-MM') as month
      from ledger_entries e
      where e.workspace_id = ${ws} and e.program_id = ${id}
        and e.booked_at < ${endsAt.toISOString()}::timestamptz
        and e.booked_at >= coalesce((
          select ((max(k.month) || '-01')::timestamp + interval '1 month') at time zone 'UTC'
          from statement_numbers k where k.workspace_id = ${ws} and k.program_id = ${id}
        ), '-infinity')
      group by 1, 2
    )
    insert into statement_numbers
      (workspace_id, program_id, enrollment_id, month, issuer, series, number, created_at)
    select ${ws}, ${id}, w.enrollment_id, w.month, ${issuer}, s.id,
      row_number() over (order by w.month, w.enrollment_id) + (
        select coalesce(max(n.number), 0) from statement_numbers n
        where n.workspace_id = ${ws} and n.series = s.id),
      ${now.toISOString()}::timestamptz
    from wanted w cross join series s`,
  )
}

/** Returns who issues the statements of a program; small differences in writing make nobody else. */
function toIssuer(legalAddress: string | null): string {
  const [name = ''] = legalAddress?.trim().split(/\r?\n/) ?? []
  return name.trim().replaceAll(/\s+/g, ' ').toLowerCase()
}

interface Period {
  programId: string
  enrollmentId: string
  start: Date | null
  end: Date
}

/** Finds the number of a statement over one closed month, and whether its time is closed: it never changes then. */
export async function findNumber(
  ctx: TxCtx,
  { programId, enrollmentId, start, end }: Period,
): Promise<{ number: string | null; final: boolean }> {
  const { tx, scope } = ctx
  const closing = await tx.first(scope, ledgerClosings, [
    eq(ledgerClosings.programId, programId),
    gte(ledgerClosings.endsAt, end),
  ])
  if (!closing) return { number: null, final: false }
  if (!start || !isMonthOf(start, end)) return { number: null, final: true }
  const { enrollmentId: enrollment, month } = statementNumbers
  const row = await tx.first(scope, statementNumbers, [
    eq(enrollment, enrollmentId),
    eq(month, monthOf(start.getTime())),
  ])
  return { number: row ? formatNumber(row) : null, final: true }
}

/** Series that began after a restore count the seconds since 2000, which fit into the column until 2068. */
const EPOCH = Date.UTC(2000, 0, 1) / 1000
/** Everything from here on is such a series. */
const FIRST_SECOND = 100_000_000

const toSeries = (time: Date): number => Math.floor(time.getTime() / 1000) - EPOCH

/** Formats `1-000042`: the series of the issuer, by its time after a restore, and the number in it. */
function formatNumber({ series, number }: { series: number; number: number }): string {
  const time = new Date((series + EPOCH) * 1000).toISOString()
  const name = series < FIRST_SECOND ? series : time.slice(0, 19).replaceAll(/[-:]/g, '')
  return `${name}-${String(number).padStart(6, '0')}`
}

function isMonthOf(start: Date, end: Date): boolean {
  const month = monthOf(start.getTime())
  return start.toISOString() === `${month}-01T00:00:00.000Z` && end.getTime() === monthEndMs(month)
}
