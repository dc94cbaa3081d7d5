import type { Ctx } from '../../../core/ctx.ts'
import { findFlags, presentFlags } from './queries.ts'
import type { FraudFlag } from './schema.ts'

/**
 * Finds a flag or throws.
 * @throws ApiError `not_found`
 */
export async function getFlag(ctx: Ctx, id: string): Promise<FraudFlag> {
  const [flag] = await presentFlags(ctx, await findFlags(ctx, [id]))
  return flag!
}
