import type { OfferRecord } from '../../../db/directory-records.ts'
import type { BriefPartner } from './brief-schema.ts'

/** Converts a partner for visitors' browsers: no address, nothing of their account. */
export function briefPartner(partner: OfferRecord['partner']): BriefPartner {
  const { id, name, image, groupId, tenantId } = partner
  return { id, name, image, groupId, tenantId }
}
