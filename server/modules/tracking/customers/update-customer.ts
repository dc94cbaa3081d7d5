import { eq } from 'drizzle-orm'
import { announceHeard } from '../../../core/announce-heard.ts'
import { readColumns } from '../../../core/column-fields.ts'
import type { Ctx, TxCtx } from '../../../core/ctx.ts'
import { sqlState } from '../../../db/failures.ts'
import { customers } from '../../../db/schema/events.ts'
import { auditEvents } from '../../../core/audit-events.ts'
import { transact } from '../../../core/transact.ts'
import { readCustomerName, toCustomerName } from '../../../domain/customer-name.ts'
import type { CustomerRow } from './present.ts'
import { claimSales } from '../sales/claim-sales.ts'
import { customerExists } from './create-customer.ts'
import { loadEvidence } from './evidence.ts'
import { rulesOf } from './rules.ts'
import { judgeExisting } from './judge-existing.ts'
import { noteExisting } from './note-existing.ts'
import { presentCustomers, requireCustomer } from './queries.ts'
import { holdCustomer, renameSales } from './rename-sales.ts'
import {
  CUSTOMER_COLUMNS,
  type Customer,
  type CustomerQuery,
  type UpdateCustomerBody,
} from './schema.ts'

/** Changes what is given and leaves the rest. Where the customer came from cannot be changed. */
export async function updateCustomer(
  ctx: Ctx,
  { id, programId, includeExpandedFields: expanded }: CustomerQuery & { id: string },
  body: UpdateCustomerBody,
): Promise<Customer> {
  const { deps, scope } = ctx
  const changes = readColumns(CUSTOMER_COLUMNS, body)
  const { origin } = deps.config
  const updated = await transact(ctx, async (ctx) => {
    await auditEvents(ctx)
    const seen = await requireCustomer(ctx, id, { programId })
    const next = changes.externalId && renamed(seen, changes.externalId)
    const before = await holdCustomer(ctx, { id: seen.id, next })
    const updatedAt = new Date(deps.clock.now())
    const written = { ...changes, ...(next && { externalId: next }), updatedAt }
    await ctx.tx.update(scope, customers, written, [eq(customers.id, before.id)])
    if (next !== undefined && next !== before.externalId) {
      await renameSales(ctx, before, next)
      await claimUnder(ctx, next)
    }
    const row = await requireCustomer(ctx, before.id)
    await announceHeard(ctx, [{ type: 'customer.updated', data: { customerId: row.id } }])
    return (await presentCustomers(ctx, [row], { origin, expanded }))[0]!
  }).catch((error: unknown) => {
    throw sqlState(error) === '23505' ? customerExists(changes.externalId ?? '') : error
  })
  deps.live.announce([scope.workspaceId])
  return updated
}

/** Returns the name of a customer under another external ID; their program stays. */
function renamed(before: CustomerRow, externalId: string): string {
  const { programId } = readCustomerName(before.externalId)
  return toCustomerName({ externalId, programId })
}

/** Claims sales that may be waiting under the new external id. */
export async function claimUnder(ctx: TxCtx, next: string) {
  const { deps, scope } = ctx
  const workspace = (await deps.directory.workspaceById(scope.workspaceId))!
  const evidence = await loadEvidence(ctx, {
    externalId: next,
    clickId: null,
    leadName: null,
  })
  await claimSales(ctx, {
    evidence,
    customer: evidence.customer!,
    source: evidence.own,
    lead: null,
    rules: rulesOf(workspace, evidence),
    ownCurrency: workspace.currency,
    reporter: 'server',
  })
  const found = judgeExisting(evidence, { source: evidence.own, byCode: false, atMs: null })
  await noteExisting(ctx, evidence, found)
}
