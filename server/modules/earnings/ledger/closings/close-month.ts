import { desc, eq, sql } from 'drizzle-orm'
import { announceHeard } from '../../../../core/announce-heard.ts'
import type { Ctx, TxCtx } from '../../../../core/ctx.ts'
import { transact } from '../../../../core/transact.ts'
import { lock } from '../../../../db/locks.ts'
import { ledgerClosings } from '../../../../db/schema/closings.ts'
import { actorName } from '../../../../db/scope.ts'
import { ApiError, invalid } from '../../../../domain/errors.ts'
import { isMonth, monthEndMs, nextMonth } from '../../../../domain/month.ts'
import { findProgram, type ProgramRow } from '../../../program/programs/queries.ts'
import { numberStatements } from '../number-statement.ts'
import { presentClosings, type ClosingRow } from './list-closings.ts'
import type { Closing } from './schema.ts'

/**
 * Closes a month of a program, for good: what happened in it and comes later is booked into the next one.
 * A month that is closed already is answered as it is.
 */
export async function closeMonth(ctx: Ctx, programId: string, month: string): Promise<Closing> {
  const { deps, scope } = ctx
  if (!isMonth(month)) throw invalid('month', 'Write the month as 2026-10.')
  if (monthEndMs(month) > deps.clock.now()) {
    throw invalid(
      'month',
      `${month} hasn’t ended in UTC. You can only close months that have ended.`,
    )
  }
  return transact(ctx, async (ctx) => {
    const { tx } = ctx
    const program = await findProgram(ctx, programId)
    // Waits for the postings under way; later ones wait for this and see it (set_booking_date).
    await tx.run(scope, () => sql`select ${lock('closings', programId)}`)
    const last = await lastClosing(ctx, programId)
    const row = (await isClosed(ctx, last, month)) ?? (await close(ctx, { program, month, last }))
    return (await presentClosings(ctx, programId, [row]))[0]!
  })
}

/** Finds the last closed month of a program. */
export async function lastClosing(ctx: Ctx, programId: string): Promise<ClosingRow | undefined> {
  const { tx, scope } = ctx
  return tx.first(scope, ledgerClosings, [eq(ledgerClosings.programId, programId)], {
    orderBy: [desc(ledgerClosings.month)],
  })
}

/** Finds the closing of a month that is closed already. @throws ApiError when the month is not the next. */
async function isClosed(
  ctx: TxCtx,
  last: ClosingRow | undefined,
  month: string,
): Promise<ClosingRow | undefined> {
  if (!last || month === nextMonth(last.month)) return undefined
  if (month > last.month) {
    throw new ApiError(
      'conflict',
      `Months are closed in order, and ${last.month} was the last. Close ${nextMonth(last.month)} first.`,
    )
  }
  const { tx, scope } = ctx
  const same = [eq(ledgerClosings.programId, last.programId), eq(ledgerClosings.month, month)]
  const known = await tx.first(scope, ledgerClosings, same)
  if (known) return known
  throw new ApiError(
    'conflict',
    `${month} was closed together with a later month, the first that was closed in this program.`,
  )
}

async function close(
  ctx: TxCtx,
  { program, month, last }: { program: ProgramRow; month: string; last: ClosingRow | undefined },
): Promise<ClosingRow> {
  const { deps, tx, scope } = ctx
  const programId = program.id
  const period = {
    // Nothing is older: times before the year 2000 are refused (core/input.ts).
    startsAt: last?.endsAt ?? new Date(0),
    endsAt: new Date(monthEndMs(month)),
  }
  const closedBy = actorName(scope)
  const createdAt = new Date(deps.clock.now())
  const values = { programId, month, ...period, closedBy, createdAt }
  const [row] = await tx.insert(scope, ledgerClosings, values)
  await tx.run(
    scope,
    (ws) => sql`
    insert into ledger_closing_balances
      (workspace_id, program_id, enrollment_id, account, currency, month, opening, closing)
    select ${ws}, ${programId}, enrollment_id, account, currency, ${month}, opening, opening + moved
    from (
      select m.*, coalesce((select b.closing from ledger_closing_balances b
        where b.workspace_id = ${ws} and b.program_id = ${programId}
          and b.enrollment_id = m.enrollment_id and b.account = m.account
          and b.currency = m.currency
        order by b.month desc limit 1), 0) as opening
      from (
        select e.enrollment_id, e.account, e.currency, sum(e.amount) as moved
        from ledger_entries e
        where e.workspace_id = ${ws} and e.program_id = ${programId}
          and e.booked_at >= ${period.startsAt.toISOString()}
          and e.booked_at < ${period.endsAt.toISOString()}
        group by 1, 2, 3
      ) m
    ) s`,
  )
  await numberStatements(ctx, { program, endsAt: period.endsAt })
  await announceHeard(ctx, [{ type: 'month.closed', data: { programId, month } }])
  return row!
}
