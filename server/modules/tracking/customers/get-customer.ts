import type { Ctx } from '../../../core/ctx.ts'
import { presentCustomers, requireCustomer } from './queries.ts'
import type { Customer, CustomerQuery } from './schema.ts'

export async function getCustomer(
  ctx: Ctx,
  { id, programId, includeExpandedFields: expanded }: CustomerQuery & { id: string },
): Promise<Customer> {
  const row = await requireCustomer(ctx, id, { programId })
  const { origin } = ctx.deps.config
  const [customer] = await presentCustomers(ctx, [row], { origin, expanded })
  return customer!
}
