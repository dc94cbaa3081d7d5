import type { Scope } from '../../../db/scope.ts'
import type { Deps } from '../../../deps.ts'
import { presentCustomers, requireCustomer } from './queries.ts'
import type { Customer, CustomerQuery } from './schema.ts'

export async function getCustomer(
  deps: Deps,
  scope: Scope,
  { id, includeExpandedFields: expanded }: CustomerQuery & { id: string },
): Promise<Customer> {
  const { tx } = deps.db
  const row = await requireCustomer(tx, scope, id)
  const { origin } = deps.config
  const [customer] = await presentCustomers(tx, scope, [row], { origin, expanded })
  return customer!
}
