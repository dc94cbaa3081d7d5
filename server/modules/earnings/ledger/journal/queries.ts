import { sql, type SQL } from 'drizzle-orm'
import type { Ctx, TxCtx } from '../../../../core/ctx.ts'
import { inTransaction } from '../../../../core/transact.ts'
import { bigint, int, nullable, oneOf, row, type RowOf, text, time } from '../../../../db/row.ts'
import { parseCurrency } from '../../../../domain/money.ts'
import { ACCOUNTS, CAUSES } from '../../../../domain/ledger.ts'
import { readPeriod } from '../read-time.ts'
import { SUBJECT, SUBJECT_COLUMNS } from '../subject-columns.ts'
import type { JournalExportQuery } from './schema.ts'

/** A place in the journal, which is in the order of the booking date, then of writing. */
export interface Position {
  bookedAt: Date
  num: bigint
}

/** Which entries are listed. `owner` also decides whose balance is shown. */
export interface JournalFilter {
  owner: (ws: string) => SQL
  where: (ws: string) => SQL
}

/** Reads the filters. @throws ApiError `unprocessable_entity` */
export function readFilter(query: JournalExportQuery): JournalFilter {
  const { programId, partnerId, payoutId, account, cause } = query
  const { start, end } = readPeriod(query)
  const currency = query.currency === undefined ? undefined : parseCurrency(query.currency)
  const owner = (ws: string): SQL =>
    all([
      programId !== undefined && sql`e.program_id = ${programId}`,
      partnerId !== undefined &&
        sql`e.enrollment_id in (select n.id from enrollments n
          where n.workspace_id = ${ws} and n.partner_id = ${partnerId})`,
    ])
  const where = (ws: string): SQL =>
    all([
      owner(ws),
      account !== undefined && sql`e.account = ${account}`,
      payoutId !== undefined && sql`p.payout_id = ${payoutId}`,
      cause !== undefined && sql`p.cause = ${cause}`,
      currency !== undefined && sql`e.currency = ${currency}`,
      start !== null && sql`e.booked_at >= ${start.toISOString()}`,
      end !== null && sql`e.booked_at < ${end.toISOString()}`,
    ])
  return { owner, where }
}

function all(conditions: readonly (SQL | false)[]): SQL {
  const given = conditions.filter((condition) => condition !== false)
  return sql.join([sql`true`, ...given], sql` and `)
}

/** Returns the condition that an entry `e` lies before or after a place. */
export function beyond(
  { bookedAt, num }: Position,
  side: 'before' | 'after' | 'until' | 'from',
): SQL {
  const compare = { before: '<', after: '>', until: '<=', from: '>=' }[side]
  return sql`(e.booked_at, e.num) ${sql.raw(compare)}
    (${bookedAt.toISOString()}::timestamptz, ${String(num)}::bigint)`
}

/** Runs queries that see the same state of the database. */
export function inSnapshot<T>(ctx: Ctx, work: (ctx: TxCtx) => Promise<T>): Promise<T> {
  return inTransaction(ctx, async (ctx) => {
    await ctx.tx.run(
      ctx.scope,
      () => sql`set transaction isolation level repeatable read, read only`,
    )
    return work(ctx)
  })
}

const EntryRow = row({
  num: bigint,
  postingId: text,
  position: int,
  bookedAt: time,
  eventAt: time,
  account: oneOf(ACCOUNTS),
  cause: oneOf(CAUSES),
  programId: text,
  enrollmentId: text,
  partnerId: text,
  partnerName: text,
  commissionId: nullable(text),
  payoutId: nullable(text),
  currency: text,
  amount: int,
  ...SUBJECT,
})
export type EntryRow = RowOf<typeof EntryRow>

/** Finds entries with what a sentence about them needs, in the journal's order or the other way round. */
export async function findEntries(
  ctx: Ctx,
  filter: JournalFilter,
  { within, limit, backwards = false }: { within: SQL; limit: number; backwards?: boolean },
): Promise<EntryRow[]> {
  const { tx, scope } = ctx
  const direction = sql.raw(backwards ? 'desc' : 'asc')
  return tx.rows(
    scope,
    EntryRow,
    (ws) => sql`
    with e as materialized (
      select e.*, p.cause, p.commission_id, p.payout_id
      from ledger_entries e
      join ledger_postings p on p.workspace_id = ${ws} and p.id = e.posting_id
      where e.workspace_id = ${ws} and ${filter.where(ws)} and ${within}
      order by e.booked_at ${direction}, e.num ${direction} limit ${limit}
    )
    select e.num::text, e.posting_id as "postingId", e.position, e.booked_at as "bookedAt",
      e.created_at as "eventAt", e.account, e.cause, e.program_id as "programId",
      e.enrollment_id as "enrollmentId", a.id as "partnerId", a.name as "partnerName",
      e.commission_id as "commissionId", e.payout_id as "payoutId", e.currency,
      e.amount::text as amount, ${SUBJECT_COLUMNS}
    from e
    join enrollments n on n.workspace_id = ${ws} and n.id = e.enrollment_id
    join partners a on a.workspace_id = ${ws} and a.id = n.partner_id
    left join commissions c on c.workspace_id = ${ws} and c.id = e.commission_id
    left join payouts o on o.workspace_id = ${ws} and o.id = e.payout_id
    order by e.booked_at ${direction}, e.num ${direction}`,
  )
}

const PositionRow = row({ bookedAt: time, num: bigint })

/** Finds the place of an entry. */
export async function findPosition(
  ctx: Ctx,
  { postingId, position }: { postingId: string; position: number },
): Promise<Position | undefined> {
  const { tx, scope } = ctx
  const [found] = await tx.rows(
    scope,
    PositionRow,
    (ws) => sql`
    select e.booked_at as "bookedAt", e.num::text from ledger_entries e
    where e.workspace_id = ${ws} and e.posting_id = ${postingId} and e.position = ${position}`,
  )
  return found
}

/** Of which account a balance is. */
export type BalanceOwner = Pick<EntryRow, 'programId' | 'account' | 'currency'>

const Sum = row({ programId: text, account: oneOf(ACCOUNTS), currency: text, sum: bigint })

/** Sums up each account of each program over a part of the journal, whatever its account and cause. */
export async function sumAccounts(
  ctx: Ctx,
  { owner }: JournalFilter,
  within: SQL,
): Promise<RowOf<typeof Sum>[]> {
  const { tx, scope } = ctx
  return tx.rows(
    scope,
    Sum,
    (ws) => sql`
    select e.program_id as "programId", e.account, e.currency, sum(e.amount)::text as sum
    from ledger_entries e
    where e.workspace_id = ${ws} and ${owner(ws)} and ${within} group by 1, 2, 3`,
  )
}

const Running = row({ num: bigint, sum: bigint })

/** Sums up, for each of these entries, its account from the beginning of a part of the journal to itself. */
export async function runningSums(
  ctx: Ctx,
  { owner }: JournalFilter,
  { within, nums }: { within: SQL; nums: readonly bigint[] },
): Promise<Map<bigint, bigint>> {
  const { tx, scope } = ctx
  const listed = JSON.stringify(nums.map(String))
  const rows = await tx.rows(
    scope,
    Running,
    (ws) => sql`
    select s.num::text, s.sum::text from (
      select e.num, sum(e.amount) over (
        partition by e.program_id, e.account, e.currency order by e.booked_at, e.num
      ) as sum
      from ledger_entries e where e.workspace_id = ${ws} and ${owner(ws)} and ${within}
    ) s
    where s.num in (select jsonb_array_elements_text(${listed}::text::jsonb)::bigint)`,
  )
  return new Map(rows.map(({ num, sum }) => [num, sum]))
}
