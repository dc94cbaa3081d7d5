import { inArray } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import type { customers } from '../../../db/schema/events.ts'
import { partners } from '../../../db/schema/programs.ts'
import { discounts } from '../../../db/schema/rewards.ts'
import { describeDiscount } from '../../../domain/discount.ts'
import { format } from '../../../locales/format.ts'
import { briefDiscount } from '../../program/discounts/brief-discount.ts'
import { termsOf } from '../../program/discounts/present.ts'
import type { CustomerDiscount, CustomerPartner } from './schema.ts'

/** The partner who brought a customer and the discount the customer was won under. */
export interface CustomerOffer {
  partner: CustomerPartner | null
  discount: CustomerDiscount | null
}

type Won = Pick<typeof customers.$inferSelect, 'partnerId' | 'pinned'>

/** Loads the offers of these customers in two look-ups. An archived discount is still theirs. */
export async function loadOffers(
  ctx: Ctx,
  rows: readonly Won[],
): Promise<(row: Won) => CustomerOffer> {
  const { tx, scope } = ctx
  const partnerIds = [...new Set(rows.flatMap((row) => row.partnerId ?? []))]
  const discountIds = [...new Set(rows.flatMap((row) => row.pinned?.discountId ?? []))]
  const [found, given] = await Promise.all([
    partnerIds.length > 0
      ? tx.find(scope, partners, { where: [inArray(partners.id, partnerIds)] })
      : [],
    discountIds.length > 0
      ? tx.find(scope, discounts, { where: [inArray(discounts.id, discountIds)] })
      : [],
  ])
  const partnerOf = new Map(
    found.map(({ id, name, email, image }) => [id, { id, name, email, image }]),
  )
  const discountOf = new Map(
    given.map((row) => {
      const terms = termsOf(row)
      const sentence = format(describeDiscount(terms, row.currency), ctx.locale)
      const brief = briefDiscount({ ...row, ...terms })
      return [row.id, { ...brief, sentence, description: row.description }]
    }),
  )
  return ({ partnerId, pinned }) => ({
    partner: partnerOf.get(partnerId ?? '') ?? null,
    discount: discountOf.get(pinned?.discountId ?? '') ?? null,
  })
}
