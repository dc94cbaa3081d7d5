import { inArray, sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { exportRows } from '../../../core/export-rows.ts'
import { actorName } from '../../../db/scope.ts'
import { auditEntries } from '../../../db/schema/audit.ts'
import { customers, leads, sales } from '../../../db/schema/events.ts'
import { refunds } from '../../../db/schema/refunds.ts'
import { requireCustomers } from '../../tracking/customers/queries.ts'
import { recordAction } from '../../platform/audit/record-action.ts'

/**
 * Exports everything about a customer as NDJSON, a row a line; `record` says what it is. By an external ID, so are the
 * customers of all programs who have it.
 * @throws ApiError `not_found`
 */
export async function exportCustomer(ctx: Ctx, id: string): Promise<AsyncGenerator<string>> {
  const { deps, scope } = ctx
  const found = await requireCustomers(ctx, id)
  const { workspaceId } = scope
  const ids = found.map((customer) => customer.id)
  for (const resourceId of ids) {
    deps.log.info({ workspaceId, customer: resourceId, by: actorName(scope) }, 'customer exported')
    await recordAction(ctx, { type: 'customer', action: 'exported', resourceId })
  }
  const names = found.map((customer) => customer.externalId)
  const ofCustomer = inArray(sales.customerExternalId, names)
  const theirs = sql`(select ${sales.id} from ${sales}
    where ${sales.workspaceId} = ${workspaceId} and ${ofCustomer})`
  const without = ['linkNum', 'rolled']
  return exportRows(ctx, [
    { record: 'customer', table: customers, where: inArray(customers.id, ids), without },
    { record: 'lead', table: leads, where: inArray(leads.customerId, ids), without },
    { record: 'sale', table: sales, where: ofCustomer, without },
    {
      record: 'audit_entry',
      table: auditEntries,
      where: inArray(auditEntries.subjectId, ids),
      without: ['actor', 'address', 'requestId'],
    },
    { record: 'refund', table: refunds, where: inArray(refunds.saleId, theirs), without },
  ])
}
