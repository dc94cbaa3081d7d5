import type { Ctx } from '../../../core/ctx.ts'
import { presentPartnerLinks } from './present.ts'
import { findEnrolled, linksOf } from './queries.ts'
import type { PartnerLink, WhichPartner } from './schema.ts'

export async function listPartnerLinks(ctx: Ctx, which: WhichPartner): Promise<PartnerLink[]> {
  const { partner, program, group } = await findEnrolled(ctx, which)
  const rows = await linksOf(ctx, { programId: program.id, partnerIds: [partner.id] })
  return presentPartnerLinks(ctx, rows, () => group)
}
