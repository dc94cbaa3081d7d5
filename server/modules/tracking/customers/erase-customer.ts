import { eq, sql } from 'drizzle-orm'
import { announceHeard } from '../../../core/announce-heard.ts'
import type { Ctx, TxCtx } from '../../../core/ctx.ts'
import { customers, waitingSales } from '../../../db/schema/events.ts'
import { eraseFromAudit } from '../../platform/audit/erase-from-audit.ts'
import { recordAction } from '../../platform/audit/record-action.ts'
import { removeDeliveries } from '../../platform/webhooks/remove-deliveries.ts'
import { publish } from '../../../core/listeners.ts'
import { auditEvents } from '../../../core/audit-events.ts'
import { transact } from '../../../core/transact.ts'
import { readCustomerName, toCustomerName } from '../../../domain/customer-name.ts'
import { requireCustomers } from './queries.ts'
import { holdCustomer, renameSales } from './rename-sales.ts'

const ERASED = 'Erased customer'

/**
 * Erases the person and keeps the sums: name, address, picture, external id, the metadata of their
 * events and the names of what they bought go; amounts, products, times and attribution stay. Nobody finds the customer
 * afterwards. By an external ID, so are the customers of all programs who have it.
 */
export async function eraseCustomer(ctx: Ctx, id: string): Promise<{ id: string }> {
  return transact(ctx, async (ctx) => {
    await auditEvents(ctx)
    const found = await requireCustomers(ctx, id)
    for (const customer of found) await erase(ctx, customer.id)
    return { id: found[0]!.id }
  })
}

async function erase(ctx: TxCtx, id: string): Promise<void> {
  const { deps, tx, scope } = ctx
  const customer = await holdCustomer(ctx, { id, next: undefined })
  const { externalId: shownId, programId } = readCustomerName(customer.externalId)
  const marker = toCustomerName({ externalId: `erased_${customer.id}`, programId })
  const now = new Date(deps.clock.now())
  await tx.remove(scope, waitingSales, [eq(waitingSales.customerExternalId, customer.externalId)])
  await renameSales(ctx, customer, marker)
  await tx.run(
    scope,
    (ws) => sql`
      with lead as (
        update leads set metadata = null
        where workspace_id = ${ws} and customer_id = ${customer.id} and metadata is not null
      ), sale as (
        update sales set metadata = null, line_items = (
          select jsonb_agg(i.value || '{"name": null}' order by i.ordinality)
          from jsonb_array_elements(line_items) with ordinality i)
        where workspace_id = ${ws} and customer_external_id = ${marker}
          and (metadata is not null or line_items is not null)
      ), flag as (
        update fraud_flags set sentence = '""', evidence = '{}', note = null
        where workspace_id = ${ws} and customer_id = ${customer.id}
      )
      update idempotency_keys set response = null where workspace_id = ${ws}
        and ${shownId} in
          (response->'body'->>'externalId', response->'body'->'customer'->>'externalId')
        and coalesce(response->'body'->'customer'->>'id', case when response->'body' ? 'externalId'
          then response->'body'->>'id' end, ${customer.id}) = ${customer.id}`,
  )
  const erased = { name: ERASED, email: null, avatar: null, externalId: marker }
  const change = { ...erased, erasedAt: now, updatedAt: now }
  await tx.update(scope, customers, change, [eq(customers.id, customer.id)])
  await eraseFromAudit(ctx, { subjectIds: [customer.id], at: now })
  await removeDeliveries(ctx, [customer.id])
  const { externalId } = customer
  await publish(ctx, { type: 'customer.erased', data: { customerId: customer.id, externalId } })
  await announceHeard(ctx, [{ type: 'customer.erased', data: { customerId: customer.id } }])
  await recordAction(ctx, { type: 'customer', action: 'erased', resourceId: customer.id })
}
