import { eq, inArray, sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { actorName } from '../../../db/scope.ts'
import { auditEntries } from '../../../db/schema/audit.ts'
import { customers, leads, sales } from '../../../db/schema/events.ts'
import { refunds } from '../../../db/schema/refunds.ts'
import { requireCustomer } from '../../tracking/customers/queries.ts'
import { recordAction } from '../../platform/audit/record-action.ts'
import { exportRows } from './export-rows.ts'

/**
 * Exports everything about a customer as NDJSON, a row a line; `record` says what it is.
 * @throws ApiError `not_found`
 */
export async function exportCustomer(ctx: Ctx, id: string): Promise<AsyncGenerator<string>> {
  const { deps, scope } = ctx
  const customer = await requireCustomer(ctx, id)
  const { workspaceId } = scope
  deps.log.info({ workspaceId, customer: customer.id, by: actorName(scope) }, 'customer exported')
  await recordAction(ctx, { type: 'customer', action: 'exported', resourceId: customer.id })
  const ofCustomer = eq(sales.customerExternalId, customer.externalId)
  const theirs = sql`(select ${sales.id} from ${sales}
    where ${sales.workspaceId} = ${workspaceId} and ${ofCustomer})`
  const without = ['linkNum', 'rolled']
  return exportRows(ctx, [
    { record: 'customer', table: customers, where: eq(customers.id, customer.id), without },
    { record: 'lead', table: leads, where: eq(leads.customerId, customer.id), without },
    { record: 'sale', table: sales, where: ofCustomer, without },
    {
      record: 'audit_entry',
      table: auditEntries,
      where: eq(auditEntries.subjectId, customer.id),
      without: ['actor', 'address', 'requestId'],
    },
    { record: 'refund', table: refunds, where: inArray(refunds.saleId, theirs), without },
  ])
}
