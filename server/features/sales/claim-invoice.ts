import { eq, sql } from 'drizzle-orm'
import { invoiceKeys } from '../../db/schema/events.ts'
import type { Scope } from '../../db/scope.ts'
import type { Tx } from '../../db/tx.ts'
import { ApiError } from '../../domain/errors.ts'
import { answerSale, type StoredSale } from './answer-sale.ts'
import type { KnownCustomer } from '../customers/evidence.ts'
import type { TrackedSale } from './schema.ts'

/**
 * Takes the invoice for this sale, or answers the sale that has it. A simultaneous call with the same
 * invoice waits here for the first.
 * @throws ApiError `conflict` when the earlier sale said something else.
 */
export async function claimInvoice(
  tx: Tx,
  scope: Scope,
  key: { invoiceId: string; saleId: string; bodyHash: string },
): Promise<TrackedSale | null> {
  const [taken] = await tx.insert(scope, invoiceKeys, key, { ignore: true })
  if (taken) return null
  const earlier = await tx.first(scope, invoiceKeys, [eq(invoiceKeys.invoiceId, key.invoiceId)])
  if (earlier?.bodyHash !== key.bodyHash) {
    throw new ApiError(
      'conflict',
      `Invoice ${JSON.stringify(key.invoiceId)} was recorded as a different sale. Send a new invoiceId for a new sale.`,
    )
  }
  const [row] = await tx.rows<{ sale: StoredSale; customer: KnownCustomer | null }>(
    scope,
    (ws) => sql`
    select json_build_object('eventName', s.event_name, 'amountMinor', s.amount,
        'currency', s.currency, 'paymentProcessor', s.payment_processor, 'invoiceId', s.invoice_id,
        'metadata', s.metadata) as sale,
      (select json_build_object('id', c.id, 'name', c.name, 'email', c.email, 'avatar', c.avatar,
        'externalId', c.external_id) from customers c
        where c.workspace_id = ${ws} and c.id = s.customer_id) as customer
    from sales s where s.workspace_id = ${ws} and s.id = ${earlier.saleId}`,
  )
  return answerSale(row!.sale, row!.customer)
}
