import type { LinkRecord } from '../../../db/directory-records.ts'
import type { Deps } from '../../../deps.ts'
import { offerStands } from '../../../domain/offer.ts'
import { briefDiscount } from '../../program/discounts/brief-discount.ts'
import { briefPartner } from '../../program/partners/brief-partner.ts'
import type { TrackedClick } from './schema.ts'

/** Returns the offer for a banner and the checkout: who sent the visitor, and the discount. */
export async function offerOf(
  deps: Deps,
  link: Pick<LinkRecord, 'workspaceId' | 'programId' | 'partnerId'>,
  clickAgeMs: number,
): Promise<Pick<TrackedClick, 'partner' | 'discount'>> {
  const offer = await deps.directory.offerOfLink(link).catch((error: unknown) => {
    if (deps.offline.isOn) return null
    throw error
  })
  if (!offer || !offerStands(offer, clickAgeMs)) return {}
  const { partner, discount } = offer
  return {
    partner: briefPartner(partner),
    ...(discount && { discount: briefDiscount(discount) }),
  }
}
