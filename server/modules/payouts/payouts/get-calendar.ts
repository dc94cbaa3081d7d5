import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { bigint, int, nullable, oneOf, row, text, type RowOf } from '../../../db/row.ts'
import { payoutDays, scheduledDays } from '../../../domain/payout-calendar.ts'
import { utcDayOf } from '../../../domain/schedule.ts'
import { findProgram } from '../../program/programs/queries.ts'
import type { CalendarQuery, PayoutCalendar } from './calendar-schema.ts'

const DAY_MS = 86_400_000
/** Six weeks: every schedule has a day within them. */
const DEFAULT_DAYS = 42

const SumRow = row({
  status: oneOf(['pending', 'held', 'due']),
  day: nullable(text),
  currency: text,
  amountMinor: bigint,
  commissions: int,
})
type SumRow = RowOf<typeof SumRow>

/**
 * Tells what of a program becomes payable on which UTC day, and the next days of its schedule with what
 * they can take at most. @throws ApiError `not_found`
 */
export async function getCalendar(ctx: Ctx, query: CalendarQuery): Promise<PayoutCalendar> {
  const { deps } = ctx
  const program = await findProgram(ctx, query.programId)
  const nowMs = deps.clock.now()
  const [today, lastDay] = [nowMs, nowMs + (query.days ?? DEFAULT_DAYS) * DAY_MS].map(utcDayOf) as [
    string,
    string,
  ]
  const sums = await readSums(ctx, { programId: program.id, today })
  const ofStatus = (wanted: SumRow['status']) => sums.filter(({ status }) => status === wanted)
  const pending = ofStatus('pending')
  const days = scheduledDays(program.payoutSchedule, today, lastDay)
  const open = [...ofStatus('due'), ...pending]
  return {
    programId: program.id,
    currency: program.currency,
    today,
    lastDay,
    interval: program.payoutSchedule.interval,
    payable: ofStatus('due').map(shown),
    days: pending.flatMap((sum) =>
      sum.day !== null && sum.day <= lastDay ? [{ day: sum.day, ...shown(sum) }] : [],
    ),
    later: added(pending.filter(({ day }) => day !== null && day > lastDay)).map(shown),
    held: ofStatus('held').map(shown),
    payoutDays: payoutDays(days, open).map(({ day, amounts }) => ({
      day,
      amounts: amounts.map(({ currency, amountMinor }) => ({
        currency,
        amount: Number(amountMinor),
      })),
    })),
  }
}

function shown({ currency, amountMinor, commissions }: SumRow) {
  return { currency, amount: Number(amountMinor), commissions }
}

/** Adds up the sums of each currency. */
function added(sums: readonly SumRow[]): SumRow[] {
  const all = new Map<string, SumRow>()
  for (const sum of sums) {
    const before = all.get(sum.currency)
    all.set(sum.currency, {
      ...sum,
      amountMinor: sum.amountMinor + (before?.amountMinor ?? 0n),
      commissions: sum.commissions + (before?.commissions ?? 0),
    })
  }
  return [...all.values()]
}

/** Reads the open commissions by status, day and currency; what the holding period has left counts as today. */
async function readSums(
  { tx, scope }: Ctx,
  { programId, today }: { programId: string; today: string },
): Promise<SumRow[]> {
  return tx.rows(
    scope,
    SumRow,
    (ws) => sql`
    select status, currency, sum(earnings) as "amountMinor", count(*)::int as commissions,
      case when status = 'pending'
        then greatest(to_char(matures_at at time zone 'UTC', 'YYYY-MM-DD'), ${today}) end as day
    from commissions
    where workspace_id = ${ws} and program_id = ${programId}
      and status in ('pending', 'held', 'due')
    group by status, currency, day order by day, currency`,
  )
}
