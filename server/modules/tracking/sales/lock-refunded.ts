import { sql, type SQL } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import { lockCustomer } from '../../../db/locks.ts'
import { CLOSED_MS, HOLD_ROLLUPS, type Origin } from '../../../db/rollups.ts'
import { bigint, json, nullable, number, row, type RowOf, text } from '../../../db/row.ts'
import type { RefundKind } from '../../../db/schema/refunds.ts'
import { readCustomerName } from '../../../domain/customer-name.ts'
import { ApiError } from '../../../domain/errors.ts'

/** How a call names a refund: by the sale's invoice and the caller's own id of the refund. */
export interface WhichRefund {
  invoiceId: string
  refundId: string
  /** The program that the sale's customer must be of. Null: any, or none. */
  programId?: string | null
}

const FoundSale = row({ id: text, externalId: text })

const LockedSale = row({
  id: text,
  customerId: nullable(text),
  linkNum: nullable(number),
  origin: json<Origin>(),
  amount: bigint,
  currency: text,
  atMs: number,
  refunded: bigint,
  closedMs: number,
  earlier: nullable(json<StoredRefund>()),
  /** What undid it. */
  reversal: nullable(json<StoredRefund>()),
})
export type LockedSale = RowOf<typeof LockedSale>

export interface StoredRefund {
  id: string
  kind: RefundKind
  amount: bigint | number
  currency: string
  bodyHash: string
  createdAt: Date | string
}

/**
 * Locks the customer, then the sale, in the order in which leads and sales lock, and reads what was refunded.
 * @throws ApiError `not_found` for an unknown invoice
 */
export async function lockRefunded(ctx: TxCtx, input: WhichRefund): Promise<LockedSale> {
  const { tx, scope } = ctx
  const [found] = await tx.rows(
    scope,
    FoundSale,
    (ws) => sql`
    select s.id, s.customer_external_id as "externalId" from invoice_keys k
    join sales s on s.workspace_id = ${ws} and s.id = k.sale_id
    where k.workspace_id = ${ws} and k.invoice_id = ${input.invoiceId}`,
  )
  const { programId = null } = input
  if (
    !found ||
    (programId !== null && readCustomerName(found.externalId).programId !== programId)
  ) {
    const what = JSON.stringify(input.invoiceId)
    throw new ApiError(
      'not_found',
      `No sale has the invoiceId ${what}. Only tracked sales can be refunded.`,
    )
  }
  const { id, externalId } = found
  await tx.run(
    scope,
    (ws) => sql`
    select ${HOLD_ROLLUPS}, ${lockCustomer(ws, externalId)}`,
  )
  await tx.run(
    scope,
    (ws) => sql`select 1 from sales where workspace_id = ${ws} and id = ${id} for update`,
  )
  const [sale] = await tx.rows(
    scope,
    LockedSale,
    (ws) => sql`
    select ${CLOSED_MS} as "closedMs", s.id, s.customer_id as "customerId", s.link_num::float8 as "linkNum",
      s.amount, s.currency, extract(epoch from s.created_at)::float8 * 1000 as "atMs", json_build_object('locationId', s.location_id, 'agentId', s.agent_id,
        'referrerId', s.referrer_id, 'urlId', s.url_id, 'utmId', s.utm_id, 'trigger', s.trigger) as origin,
      (select coalesce(sum(r.amount), 0) from refunds r
        where r.workspace_id = ${ws} and r.sale_id = s.id)::text as refunded,
      ${refundOf(ws, input, sql`r.reverses_id = ''`)} as earlier,
      ${refundOf(ws, input, sql`r.reverses_id <> ''`)} as reversal
    from sales s where s.workspace_id = ${ws} and s.id = ${id}`,
  )
  return sale!
}

const refundOf = (ws: string, { refundId }: WhichRefund, which: SQL): SQL => sql`(
  select json_build_object('id', r.id, 'kind', r.kind, 'amount', r.amount, 'currency', r.currency,
    'bodyHash', r.body_hash, 'createdAt', r.created_at) from refunds r
  where r.workspace_id = ${ws} and r.sale_id = s.id and r.refund_id = ${refundId} and ${which})`
