import type { Scope } from '../../../db/scope.ts'
import type { Deps } from '../../../deps.ts'
import { requirePlan } from '../../../domain/plan.ts'
import { toPartnerLink } from './present.ts'
import { findEnrolled, linksOf } from './queries.ts'
import type { PartnerLink, WhichPartner } from './schema.ts'

export async function listPartnerLinks(
  deps: Deps,
  scope: Scope,
  which: WhichPartner,
): Promise<PartnerLink[]> {
  requirePlan(scope.plan, 'partnerProgram')
  const { tx } = deps.db
  const { partner, program, group } = await findEnrolled(tx, scope, which)
  const rows = await linksOf(tx, scope, { programId: program.id, partnerIds: [partner.id] })
  return rows.map((row) => toPartnerLink(deps.config.origin, row, group))
}
