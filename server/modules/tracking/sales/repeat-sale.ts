import { sql } from 'drizzle-orm'
import type { BatchCtx } from '../../../core/ctx.ts'
import { rowLoader } from '../../../db/loader.ts'
import { salePartsOf } from '../../../db/sale-parts.ts'
import { json, nullable, row, type RowOf } from '../../../db/row.ts'
import { ApiError } from '../../../domain/errors.ts'
import { answerSale, type StoredSale } from './answer-sale.ts'
import type { Evidence, KnownCustomer } from '../customers/evidence.ts'
import type { TrackedSale } from './schema.ts'

/**
 * Answers an invoice that was recorded before. Its lock is held (see `loadEvidence`), so that of two
 * simultaneous calls the second comes here.
 * @throws ApiError `conflict` when the earlier sale said something else.
 */
export async function repeatSale(
  { tx, scope }: BatchCtx,
  { invoiceId, bodyHash }: { invoiceId: string | null; bodyHash: string },
  earlier: NonNullable<Evidence['invoice']>,
): Promise<TrackedSale> {
  if (earlier.bodyHash !== bodyHash) {
    throw new ApiError(
      'conflict',
      `Invoice ${JSON.stringify(invoiceId)} was already recorded with other values. Send a new invoiceId for a new sale.`,
    )
  }
  const row = await tx.load(scope, EARLIER, { id: earlier.saleId })
  return answerSale(row!.sale, row!.customer)
}

const EarlierRow = row({ sale: json<StoredSale>(), customer: nullable(json<KnownCustomer>()) })

const EARLIER = rowLoader<{ id: string }, RowOf<typeof EarlierRow>>({
  row: EarlierRow,
  name: 'earlier sale',
  key: 'id text',
  select: (ws, keys) => sql`
    select r.n, json_build_object('eventName', s.event_name, 'amountMinor', s.amount,
        'parts', ${sql.raw(salePartsOf('s'))},
        'currency', s.currency, 'paymentProcessor', s.payment_processor, 'invoiceId', s.invoice_id,
        'metadata', s.metadata) as sale,
      (select json_build_object('id', c.id, 'name', c.name, 'email', c.email, 'avatar', c.avatar,
        'externalId', c.external_id) from customers c
        where c.workspace_id = ${ws} and c.id = s.customer_id) as customer
    from ${keys} join sales s on s.workspace_id = ${ws} and s.id = r.id`,
})
