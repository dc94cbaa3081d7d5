import { eq } from 'drizzle-orm'
import { sqlState } from '../../../db/client.ts'
import { countEvents } from '../../../db/rollups.ts'
import { customers } from '../../../db/schema/events.ts'
import type { Scope } from '../../../db/scope.ts'
import type { Tx } from '../../../db/tx.ts'
import type { Deps } from '../../../deps.ts'
import { transact } from '../../../core/transact.ts'
import { claimSales } from '../sales/claim-sales.ts'
import { customerExists } from './create-customer.ts'
import { gatherEvidence, rulesOf } from './evidence.ts'
import { parseAvatar, parseCountry, parseOptional, parseText } from '../../../core/input.ts'
import { presentCustomers, requireCustomer } from './queries.ts'
import { holdCustomer, renameSales } from './rename-sales.ts'
import type { Customer, CustomerQuery, UpdateCustomerBody } from './schema.ts'

/** Changes what is given and leaves the rest. Where the customer came from cannot be changed. */
export async function updateCustomer(
  deps: Deps,
  scope: Scope,
  { id, includeExpandedFields: expanded }: CustomerQuery & { id: string },
  body: UpdateCustomerBody,
): Promise<Customer> {
  const changes = readChanges(body)
  const { origin } = deps.config
  const next = changes.externalId
  const updated = await transact(deps, scope, async (tx) => {
    const before = await holdCustomer(tx, scope, { id, next })
    const updatedAt = new Date(deps.clock.now())
    await tx.update(scope, customers, { ...changes, updatedAt }, [eq(customers.id, before.id)])
    if (next !== undefined && next !== before.externalId) {
      await renameSales(tx, scope, before, next)
      await claimUnder(deps, tx, scope, next)
    }
    const row = await requireCustomer(tx, scope, before.id)
    return (await presentCustomers(tx, scope, [row], { origin, expanded }))[0]!
  }).catch((error: unknown) => {
    throw sqlState(error) === '23505' ? customerExists(next ?? '') : error
  })
  deps.live.announce([scope.workspaceId])
  return updated
}

function readChanges(body: UpdateCustomerBody) {
  return {
    ...(body.externalId !== undefined && { externalId: parseText('externalId', body.externalId) }),
    ...(body.name !== undefined && { name: parseOptional('name', body.name) }),
    ...(body.email !== undefined && { email: parseOptional('email', body.email) }),
    ...(body.avatar !== undefined && { avatar: parseAvatar('avatar', body.avatar) }),
    ...(body.country !== undefined && { country: parseCountry(body.country) }),
  }
}

/** Under the new name, sales may be waiting already. */
async function claimUnder(deps: Deps, tx: Tx, scope: Scope, next: string) {
  const workspace = (await deps.directory.workspaceById(scope.workspaceId))!
  const evidence = await gatherEvidence(tx, scope, {
    externalId: next,
    clickId: null,
    leadName: null,
  })
  const counted = await claimSales(deps, tx, scope, {
    evidence,
    customer: evidence.customer!,
    source: evidence.own,
    lead: null,
    rules: rulesOf(workspace, evidence),
    ownCurrency: workspace.currency,
  })
  countEvents(tx, scope, counted, workspace.currency)
}
