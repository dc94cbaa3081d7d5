import type { Ctx } from '../../../core/ctx.ts'
import { requireDomain, toDomain } from './queries.ts'
import type { Domain } from './schema.ts'

export async function getDomain(ctx: Ctx, named: string): Promise<Domain> {
  return toDomain(ctx.deps, await requireDomain(ctx, named))
}
