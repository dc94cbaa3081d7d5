import { sql } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import { lockCustomer } from '../../../db/locks.ts'
import { bigint, bool, row, type RowOf, text } from '../../../db/row.ts'
import { isOwnSale, type Reporter } from './own-sale.ts'

/** How many sales one order may grow into. */
const MAX_SALES = 20

const OrderSale = row({
  invoiceId: text,
  externalId: text,
  currency: text,
  processor: text,
  amount: bigint,
  refunded: bigint,
  hasRefund: bool,
})
export type OrderSale = RowOf<typeof OrderSale>

/**
 * Reads the sales of an order: the first has the order's id, the further ones (see `nextInvoice`) are what was
 * paid later. Those of another program are none of it. Their customer is locked, so that nothing is added or refunded meanwhile.
 */
export async function lockOrderSales(
  ctx: TxCtx,
  reporter: Reporter,
  { invoiceId, refundId = '' }: { invoiceId: string; refundId?: string },
): Promise<OrderSale[]> {
  const { tx, scope } = ctx
  const read = () => readSales(ctx, reporter, { invoiceId, refundId })
  const [first] = await read()
  if (!first) return []
  await tx.run(scope, (ws) => sql`select ${lockCustomer(ws, first.externalId)}`)
  return read()
}

/** Returns the invoice of an order's next sale; null when it has too many. */
export function nextInvoice(invoiceId: string, sales: readonly OrderSale[]): string | null {
  return sales.length >= MAX_SALES ? null : nthInvoice(invoiceId, sales.length + 1)
}

function nthInvoice(invoiceId: string, n: number): string {
  return n === 1 ? invoiceId : `${invoiceId}:${n}`
}

function readSales(
  { tx, scope }: TxCtx,
  reporter: Reporter,
  { invoiceId, refundId }: { invoiceId: string; refundId: string },
): Promise<OrderSale[]> {
  const ids = Array.from({ length: MAX_SALES }, (_, index) => nthInvoice(invoiceId, index + 1))
  const listed = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )
  return tx.rows(
    scope,
    OrderSale,
    (ws) => sql`
    select k.invoice_id as "invoiceId", s.customer_external_id as "externalId", s.currency, s.amount,
      s.payment_processor as processor,
      (select coalesce(sum(r.amount), 0) from refunds r
        where r.workspace_id = ${ws} and r.sale_id = s.id)::text as refunded,
      exists (select 1 from refunds r where r.workspace_id = ${ws} and r.sale_id = s.id
        and r.refund_id = ${refundId}) as "hasRefund"
    from invoice_keys k join sales s on s.workspace_id = ${ws} and s.id = k.sale_id
    where k.workspace_id = ${ws} and k.invoice_id in (${listed}) and ${isOwnSale(ws, reporter)}
    order by length(k.invoice_id), k.invoice_id`,
  )
}
