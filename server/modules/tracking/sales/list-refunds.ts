import { namesAnywhere } from '../../../db/names-anywhere.ts'
import { readCustomerName } from '../../../domain/customer-name.ts'
import { sql, type SQL } from 'drizzle-orm'
import { createdWithin } from '../../../core/created-within.ts'
import type { Ctx } from '../../../core/ctx.ts'
import { afterCursorId } from '../../../core/find-page.ts'
import { inOrder, sliceOf } from '../../../core/paging.ts'
import { int, json, nullable, oneOf, row, type RowOf, text, time } from '../../../db/row.ts'
import type { ReversalReason } from '../../../db/schema/refunds.ts'
import { notFound } from '../../../domain/errors.ts'
import type { Refund, RefundDetail, RefundsQuery } from './refund-schema.ts'

/** Lists one page of refunds, newest first. */
export async function listRefunds(ctx: Ctx, query: RefundsQuery): Promise<Refund[]> {
  const { deps, scope } = ctx
  const slice = sliceOf(query, 'evt')
  const { workspaceId } = scope
  const period = createdWithin(sql`r.id`, 'evt', query, deps.clock.now())
  const where = [...conditions(workspaceId, query), period, afterCursorId(sql`r.id`, slice)]
  const backwards = slice.cursor?.side === 'before'
  const rows = await findRefunds(ctx, { where, limit: slice.limit, backwards })
  return inOrder(rows, slice).map(toRefund)
}

/**
 * Gets a refund with what it took back of commissions.
 * @throws ApiError `not_found`
 */
export async function getRefund(ctx: Ctx, id: string): Promise<RefundDetail> {
  const { tx, scope } = ctx
  const [refund] = await findRefunds(ctx, { where: [sql`r.id = ${id}`], limit: 1 })
  if (!refund) throw notFound('refund', id)
  const commissions = await tx.rows(
    scope,
    TakenBack,
    (ws) => sql`
    select c.id, c.partner_id as "partnerId", v.amount::text, c.currency,
      v.clawback_id as "clawbackId"
    from commissions c join commission_reversals v on v.workspace_id = ${ws}
      and v.commission_id = c.id and v.event_id = ${id}
    where c.workspace_id = ${ws} and c.event_id = ${refund.saleId} order by c.id`,
  )
  return { ...toRefund(refund), commissions }
}

const TakenBack = row({
  id: text,
  partnerId: text,
  amount: int,
  currency: text,
  clawbackId: nullable(text),
})

const RefundRow = row({
  id: text,
  refundId: text,
  kind: oneOf(['refund', 'chargeback']),
  amount: int,
  currency: text,
  createdAt: time,
  reversal: nullable(json<{ id: string; reason: ReversalReason; createdAt: string }>()),
  saleId: text,
  invoiceId: nullable(text),
  saleAmount: int,
  soldAt: time,
  customerId: nullable(text),
  externalId: text,
  programId: nullable(text),
})
type RefundRow = RowOf<typeof RefundRow>

async function findRefunds(
  ctx: Ctx,
  {
    where,
    limit,
    backwards = false,
  }: { where: readonly (SQL | undefined)[]; limit: number; backwards?: boolean },
): Promise<RefundRow[]> {
  const { tx, scope } = ctx
  const given = [sql`true`, ...where.filter((condition) => condition !== undefined)]
  return tx.rows(
    scope,
    RefundRow,
    (ws) => sql`
    select r.id, r.refund_id as "refundId", r.kind, r.amount::text, r.currency,
      r.created_at as "createdAt", s.id as "saleId", s.invoice_id as "invoiceId",
      s.amount::text as "saleAmount", s.created_at as "soldAt", s.customer_id as "customerId",
      s.customer_external_id as "externalId", l.program_id as "programId",
      (select json_build_object('id', u.id, 'reason', u.reason, 'createdAt', u.created_at)
        from refunds u where u.workspace_id = ${ws} and u.sale_id = r.sale_id
          and u.refund_id = r.refund_id and u.reverses_id = r.id) as reversal
    from refunds r
    join sales s on s.workspace_id = ${ws} and s.id = r.sale_id
    left join links l on l.workspace_id = ${ws} and l.num = r.link_num
    where r.workspace_id = ${ws} and r.reverses_id = '' and ${sql.join(given, sql` and `)}
    order by r.id ${sql.raw(backwards ? 'asc' : 'desc')} limit ${limit}`,
  )
}

function conditions(ws: string, query: RefundsQuery): (SQL | undefined)[] {
  const { saleId, invoiceId, customerId, programId, kind } = query
  return [
    saleId === undefined ? undefined : sql`r.sale_id = ${saleId}`,
    invoiceId === undefined
      ? undefined
      : sql`r.sale_id = (select k.sale_id from invoice_keys k
          where k.workspace_id = ${ws} and k.invoice_id = ${invoiceId})`,
    customerId === undefined ? undefined : ofCustomer(ws, customerId),
    programId === undefined ? undefined : sql`l.program_id = ${programId}`,
    kind === undefined ? undefined : sql`r.kind = ${kind}`,
  ]
}

function ofCustomer(ws: string, id: string): SQL {
  if (!id.startsWith('ext_')) return sql`s.customer_id = ${id}`
  return sql`s.customer_external_id in ${namesAnywhere(ws, id.slice('ext_'.length))}`
}

function toRefund(row: RefundRow): Refund {
  const { id, refundId, kind, amount, currency, createdAt, reversal } = row
  const { customerId, programId } = row
  const { externalId } = readCustomerName(row.externalId)
  return {
    id,
    refundId,
    kind,
    amount,
    currency,
    createdAt: createdAt.toISOString(),
    reversal: reversal && { ...reversal, createdAt: new Date(reversal.createdAt).toISOString() },
    sale: {
      id: row.saleId,
      invoiceId: row.invoiceId,
      amount: row.saleAmount,
      createdAt: row.soldAt.toISOString(),
    },
    customer: customerId === null ? null : { id: customerId, externalId },
    programId,
  }
}
