import { asc, eq, sql } from 'drizzle-orm'
import { notFound } from '../../../../domain/errors.ts'
import type { Ctx, TxCtx } from '../../../../core/ctx.ts'
import { inTransaction } from '../../../../core/transact.ts'
import {
  json,
  localizable,
  nullable,
  number,
  oneOf,
  row,
  type RowOf,
  text,
  time,
} from '../../../../db/row.ts'
import {
  commissionReversals,
  commissions,
  type Explanation,
} from '../../../../db/schema/commissions.ts'
import { CAUSES } from '../../../../domain/ledger.ts'
import { API_LOCALE, format, type Locale } from '../../../../locales/format.ts'
import type { CommissionRow } from '../write-changes.ts'
import { toReceipt } from './present-receipt.ts'
import { presentCommissions, toReversals } from './present.ts'
import type { ExplainedCommission } from '../schema.ts'
import { internal, money, type Localizable } from '../../../../domain/message/message.ts'
import { endWith, receiptOf } from '../../../../domain/receipt.ts'

const MAX_ROWS = 1000

/**
 * Returns one commission with its explanation for the caller, and as its partner reads it in `locale`.
 * @throws ApiError `not_found`
 */
export async function getCommission(
  ctx: Ctx,
  id: string,
  locale: Locale = API_LOCALE,
): Promise<ExplainedCommission> {
  const stored = await findCommission(ctx, id)
  const { explanation, description, earned: _, net, moments: __, timeZone: ___, ...found } = stored
  const end = endWith(receiptOf(explanation.steps), net, found.currency).final
  const gets = internal('internal.commission.final', {
    partner: found.partner.name,
    amount: money(net, found.currency),
  })
  const said: Localizable[] = end ? [...explanation.steps, gets] : explanation.steps
  const steps = said.map((step) => format(step, ctx.locale))
  return {
    ...found,
    description: description && format(description, ctx.locale),
    explanation: { ...explanation, steps },
    receipt: toReceipt(stored, { locale, nowMs: ctx.deps.clock.now() }),
  }
}

/** The same with messages, to be formatted in any language. */
export type StoredCommission = Omit<
  ExplainedCommission,
  'explanation' | 'description' | 'receipt'
> & {
  description: Localizable | null
  explanation: Explanation
  /** Before refunds. */
  earned: bigint
  /** After refunds, those of paid commissions included. */
  net: bigint
  /** The partner's. */
  timeZone: string | null
  moments: Omit<RowOf<typeof Moments>, 'timeZone'>
}

const Moments = row({
  clickedMs: nullable(number),
  leadMs: nullable(number),
  sentMs: nullable(number),
  masked: nullable(localizable),
  timeZone: nullable(text),
})

/**
 * Finds a commission or throws.
 * @throws ApiError `not_found`
 */
export async function findCommission(ctx: Ctx, id: string): Promise<StoredCommission> {
  const { scope } = ctx
  return inTransaction(ctx, async (ctx) => {
    const { tx } = ctx
    const row = await tx.first(scope, commissions, [eq(commissions.id, id)])
    if (!row) throw notFound('commission', id)
    const [commission] = await presentCommissions(ctx, [row])
    const reversals = await tx.find(scope, commissionReversals, {
      where: [eq(commissionReversals.commissionId, id)],
      orderBy: [asc(commissionReversals.createdAt), asc(commissionReversals.eventId)],
      limit: MAX_ROWS,
    })
    const { explanation, description, earned } = row
    const postings = await postingsOf(ctx, row)
    const { timeZone, ...moments } = await momentsOf(ctx, row)
    return {
      ...commission!,
      description,
      explanation,
      reversals: toReversals(reversals),
      postings,
      earned,
      net: row.earnings - row.clawedBack,
      timeZone,
      moments,
    }
  })
}

/** Finds when its way began and its payout left. */
async function momentsOf(ctx: TxCtx, row: CommissionRow): Promise<RowOf<typeof Moments>> {
  const { tx, scope } = ctx
  const ms = (column: string) => sql.raw(`extract(epoch from ${column})::float8 * 1000`)
  const [found] = await tx.rows(
    scope,
    Moments,
    (ws) => sql`
    select ${ms('b.clicked_at')} as "clickedMs", ${ms('l.created_at')} as "leadMs",
      ${ms('o.sent_at')} as "sentMs", o.masked, p.time_zone as "timeZone"
    from commissions c
    join partners p on p.workspace_id = ${ws} and p.id = c.partner_id
    left join customers b on b.workspace_id = ${ws} and b.id = c.customer_id
    left join leads l on l.workspace_id = ${ws} and l.id = b.lead_id
    left join payouts o on o.workspace_id = ${ws} and o.id = c.payout_id
    where c.workspace_id = ${ws} and c.id = ${row.id}`,
  )
  return found ?? { clickedMs: null, leadMs: null, sentMs: null, masked: null, timeZone: null }
}

const PostingRow = row({
  id: text,
  cause: oneOf(CAUSES),
  atMs: number,
  bookedAt: time,
  entries: json<{ account: string; currency: string; amount: number }[]>(),
})

async function postingsOf(
  ctx: TxCtx,
  row: CommissionRow,
): Promise<ExplainedCommission['postings']> {
  const { tx, scope } = ctx
  const rows = await tx.rows(
    scope,
    PostingRow,
    (ws) => sql`
    select p.id, p.cause, extract(epoch from p.created_at)::float8 * 1000 as "atMs",
      p.booked_at as "bookedAt",
      json_agg(json_build_object('account', e.account, 'currency', e.currency,
        'amount', e.amount) order by e.position) as entries
    from ledger_postings p
    join ledger_entries e on e.workspace_id = ${ws} and e.enrollment_id = ${row.enrollmentId}
      and e.posting_id = p.id
    where p.workspace_id = ${ws} and p.commission_id = ${row.id}
    group by p.id, p.cause, p.created_at, p.booked_at order by p.created_at, min(e.num) limit ${MAX_ROWS}`,
  )
  return rows.map(({ atMs, bookedAt, ...rest }) => ({
    ...rest,
    createdAt: new Date(atMs).toISOString(),
    bookingDate: bookedAt.toISOString(),
  }))
}
