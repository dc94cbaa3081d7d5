import type { OfferRecord } from '../../../db/directory.ts'
import type { BriefPartner } from './brief-schema.ts'

/** A partner as visitors' browsers know them: no address, nothing of their account. */
export function briefPartner(partner: OfferRecord['partner']): BriefPartner {
  const { id, name, image, groupId, tenantId } = partner
  return { id, name, image, groupId, tenantId }
}
