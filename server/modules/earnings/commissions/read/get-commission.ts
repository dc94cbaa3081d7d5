import { asc, eq, sql } from 'drizzle-orm'
import type { Ctx, TxCtx } from '../../../../core/ctx.ts'
import { inTransaction } from '../../../../core/transact.ts'
import { json, number, oneOf, row, text, time } from '../../../../db/row.ts'
import {
  commissionReversals,
  commissions,
  type Explanation,
} from '../../../../db/schema/commissions.ts'
import { requirePlan } from '../../../../domain/plan.ts'
import { CAUSES } from '../../../../domain/ledger.ts'
import { format } from '../../../../locales/format.ts'
import type { CommissionRow } from '../write-changes.ts'
import { noCommission, presentCommissions, toReversals } from './present.ts'
import type { ExplainedCommission } from '../schema.ts'
import type { Localizable } from '../../../../domain/message/message.ts'

const MAX_ROWS = 1000

/** Returns one commission with its explanation, in plain English. @throws ApiError `not_found` */
export async function getCommission(ctx: Ctx, id: string): Promise<ExplainedCommission> {
  const { explanation, description, ...found } = await findCommission(ctx, id)
  const steps = explanation.steps.map((step) => format(step))
  return {
    ...found,
    description: description && format(description),
    explanation: { ...explanation, steps },
  }
}

/** The same with messages, to be formatted in any language. */
export type StoredCommission = Omit<ExplainedCommission, 'explanation' | 'description'> & {
  description: Localizable | null
  explanation: Explanation
}

/**
 * Finds a commission or throws.
 * @throws ApiError `not_found`
 */
export async function findCommission(ctx: Ctx, id: string): Promise<StoredCommission> {
  const { scope } = ctx
  requirePlan(scope.plan, 'partnerProgram')
  return inTransaction(ctx, async (ctx) => {
    const { tx } = ctx
    const row = await tx.first(scope, commissions, [eq(commissions.id, id)])
    if (!row) throw noCommission(id)
    const [commission] = await presentCommissions(ctx, [row])
    const reversals = await tx.find(scope, commissionReversals, {
      where: [eq(commissionReversals.commissionId, id)],
      orderBy: [asc(commissionReversals.createdAt), asc(commissionReversals.eventId)],
      limit: MAX_ROWS,
    })
    const { explanation, description } = row
    const postings = await postingsOf(ctx, row)
    return { ...commission!, description, explanation, reversals: toReversals(reversals), postings }
  })
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
