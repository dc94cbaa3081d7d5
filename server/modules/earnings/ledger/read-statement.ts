import { sql, type SQL } from 'drizzle-orm'
import type { Ctx, TxCtx } from '../../../core/ctx.ts'
import { inTransaction } from '../../../core/transact.ts'
import { int, json, nullable, oneOf, row, type RowOf, text, time } from '../../../db/row.ts'
import { ApiError, invalid } from '../../../domain/errors.ts'
import { CAUSES } from '../../../domain/ledger.ts'
import type { Localizable, Message } from '../../../domain/message/message.ts'
import { sentenceOf } from '../../../domain/receipt-sentence.ts'
import { endWith, receiptOf } from '../../../domain/receipt.ts'
import { API_LOCALE, format, type Locale } from '../../../locales/format.ts'
import { describeLine, subjectOf } from './describe-line.ts'
import { findNumber } from './number-statement.ts'
import { readTime } from './read-time.ts'
import { SUBJECT, SUBJECT_COLUMNS } from './subject-columns.ts'
import type { Balance, Statement, StatementLine, StatementQuery } from './schema.ts'

const MAX_LINES = 20_000

/** A statement whose lines can be formatted in any language. */
export interface StoredStatement extends Omit<Statement, 'lines'> {
  lines: StoredLine[]
}
type StoredLine = Omit<StatementLine, 'text' | 'subject' | 'receipt'> & {
  content: Message
  about: Localizable
  how: Message | null
}

/** Reads the statement in plain English, or another locale. */
export async function readStatement(
  ctx: Ctx,
  partnerId: string,
  query: StatementQuery,
  locale: Locale = API_LOCALE,
): Promise<Statement> {
  const { lines, ...statement } = await findStatement(ctx, partnerId, query)
  return {
    ...statement,
    lines: lines.map((line) => toStatementLine(line, (text) => format(text, locale))),
  }
}

/**
 * Computes a partner's statement: the opening balances, every posting, the closing balances. The closing
 * balances are the opening ones plus the lines, to the last unit. Lines are in it by their booking date, so
 * that the statement of a closed month never changes.
 */
export async function findStatement(
  ctx: Ctx,
  partnerId: string,
  query: StatementQuery,
): Promise<StoredStatement> {
  const { deps, scope } = ctx
  const start = readTime('start', query.start)
  // What was written in this very millisecond belongs to it.
  const end = readTime('end', query.end) ?? new Date(deps.clock.now() + 1)
  if (start && start >= end) throw invalid('end', 'The end must be after the start.')
  return inTransaction(ctx, async (ctx) => {
    await ctx.tx.run(scope, () => sql`set transaction isolation level repeatable read, read only`)
    const who = await findEnrollment(ctx, partnerId, query.programId)
    const { enrollmentId, program, partner } = who
    const opening = start ? await balancesAt(ctx, enrollmentId, start) : []
    const lines = await linesOf(ctx, enrollmentId, { start, end })
    const closing = await balancesAt(ctx, enrollmentId, end)
    return {
      program: { id: program.id, name: program.name },
      partner: { id: partner.id, name: partner.name },
      ...(await findNumber(ctx, { programId: program.id, enrollmentId, start, end })),
      payer: payerOf(program),
      payee: { name: partner.companyName ?? partner.name, address: partner.address },
      note: program.note,
      start: start?.toISOString() ?? null,
      end: end.toISOString(),
      opening,
      lines,
      closing,
    }
  })
}

const Who = row({
  enrollmentId: text,
  program: json<Statement['program'] & { address: string | null; note: string | null }>(),
  partner: json<Statement['partner'] & { companyName: string | null; address: string | null }>(),
})
type Who = RowOf<typeof Who>

async function findEnrollment(
  ctx: TxCtx,
  partnerId: string,
  programId: string | undefined,
): Promise<Who> {
  const { tx, scope } = ctx
  const rows = await tx.rows(
    scope,
    Who,
    (ws) => sql`
    select e.id as "enrollmentId", json_build_object('id', p.id, 'name', p.name,
        'address', p.legal_address, 'note', p.statement_note) as program,
      json_build_object('id', a.id, 'name', a.name, 'companyName', a.company_name,
        'address', a.address) as partner
    from enrollments e
    join programs p on p.workspace_id = ${ws} and p.id = e.program_id
    join partners a on a.workspace_id = ${ws} and a.id = e.partner_id
    where e.workspace_id = ${ws} and e.partner_id = ${partnerId}
      and (${programId ?? null}::text is null or e.program_id = ${programId ?? null}) limit 2`,
  )
  if (rows.length === 2) {
    throw invalid('programId', 'The partner is in several programs. Send programId.')
  }
  if (rows[0]) return rows[0]
  const id = JSON.stringify(partnerId)
  throw new ApiError(
    'not_found',
    `No partner has the ID ${id}${programId ? ' in this program' : ''}.`,
  )
}

/** Reads who pays from what the program wrote: its legal name, then its address. */
function payerOf({ name, address }: Who['program']): Statement['payer'] {
  const [first = name, ...rest] = address?.split(/\r?\n/) ?? []
  return { name: first, address: rest.join('\n') || null }
}

const of = (name: string): SQL =>
  sql`coalesce(sum(l.amount) filter (where l.account = ${name}), 0)::text`
const ACCOUNTS = sql`${of('accrued')} as accrued, ${of('payable')} as payable,
  ${of('in_transit')} as "inTransit", ${of('paid')} as paid`

const Sums = row({ currency: text, accrued: int, payable: int, inTransit: int, paid: int })

async function balancesAt(ctx: TxCtx, enrollmentId: string, before: Date): Promise<Balance[]> {
  const { tx, scope } = ctx
  return tx.rows(
    scope,
    Sums,
    (ws) => sql`
    select l.currency, ${ACCOUNTS} from ledger_entries l
    where l.workspace_id = ${ws} and l.enrollment_id = ${enrollmentId}
      and l.booked_at < ${before.toISOString()}
    group by l.currency order by l.currency`,
  )
}

const LineRow = row({
  ...Sums.columns,
  id: text,
  cause: oneOf(CAUSES),
  bookedAt: time,
  eventAt: time,
  commissionId: nullable(text),
  payoutId: nullable(text),
  steps: nullable(json<Message[]>()),
  ...SUBJECT,
})
type LineRow = RowOf<typeof LineRow>

async function linesOf(
  ctx: TxCtx,
  enrollmentId: string,
  { start, end }: { start: Date | null; end: Date },
): Promise<StoredLine[]> {
  const { tx, scope } = ctx
  const rows = await tx.rows(
    scope,
    LineRow,
    (ws) => sql`
    with line as materialized (
      select l.posting_id as id, l.currency, min(l.num) as num, min(l.booked_at) as booked_at,
        min(l.created_at) as event_at, ${ACCOUNTS}
      from ledger_entries l
      where l.workspace_id = ${ws} and l.enrollment_id = ${enrollmentId}
        and l.booked_at < ${end.toISOString()}
        and (${start?.toISOString() ?? null}::timestamptz is null
          or l.booked_at >= ${start?.toISOString() ?? null}::timestamptz)
      group by l.posting_id, l.currency order by booked_at, num limit ${MAX_LINES + 1}
    )
    select line.*, line.booked_at as "bookedAt", line.event_at as "eventAt", p.cause,
      p.commission_id as "commissionId", p.payout_id as "payoutId",
      case when p.cause = 'commission_accrued' then c.explanation -> 'steps' end as steps,
      ${SUBJECT_COLUMNS}
    from line join ledger_postings p on p.workspace_id = ${ws} and p.id = line.id
    left join commissions c on c.workspace_id = ${ws} and c.id = p.commission_id
    left join payouts o on o.workspace_id = ${ws} and o.id = p.payout_id
    order by line.booked_at, line.num`,
  )
  if (rows.length > MAX_LINES) {
    throw invalid(
      'start',
      `A statement can have at most ${MAX_LINES} lines. Choose a shorter time range.`,
    )
  }
  return rows.map(toLine)
}

/** Formats a line; `said` formats a text for the reader. */
export function toStatementLine(
  { content, about, how, ...line }: StoredLine,
  said: (text: Localizable) => string,
): StatementLine {
  return { ...line, text: said(content), subject: said(about), receipt: how && said(how) }
}

/** Says how a commission came about. What was noted later is left out: a closed month reads as it did. */
function howOf(
  steps: readonly Message[],
  { commissionId, currency, amount }: Pick<StoredLine, 'commissionId' | 'currency' | 'amount'>,
): Message {
  const receipt = receiptOf(steps, [commissionId])
  return sentenceOf({ ...endWith(receipt, BigInt(amount), currency), notes: [] })
}

function toLine(row: LineRow): StoredLine {
  const { commissionId, currency, accrued, payable, inTransit, paid } = row
  const amount = accrued + payable + inTransit + paid
  return {
    id: row.id,
    bookingDate: row.bookedAt.toISOString(),
    eventDate: row.eventAt.toISOString(),
    cause: row.cause,
    content: describeLine(row),
    about: subjectOf(row),
    how: row.steps && howOf(row.steps, { commissionId, currency, amount }),
    commissionId,
    payoutId: row.payoutId,
    currency,
    amount,
    accrued,
    payable,
    inTransit,
    paid,
  }
}
