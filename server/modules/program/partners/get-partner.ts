import type { Ctx } from '../../../core/ctx.ts'
import { findEnrolled, presentPartner } from './queries.ts'
import type { Partner, WhichPartner } from './schema.ts'

export async function getPartner(ctx: Ctx, which: WhichPartner): Promise<Partner> {
  return presentPartner(ctx, await findEnrolled(ctx, which))
}
