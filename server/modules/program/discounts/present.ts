import { showColumns } from '../../../core/column-fields.ts'
import { rowFinder } from '../../../core/row-finder.ts'
import { discounts } from '../../../db/schema/rewards.ts'
import { format, type Locale } from '../../../locales/format.ts'
import { describeDiscount, type DiscountTerms } from '../../../domain/discount.ts'
import { ApiError } from '../../../domain/errors.ts'
import { toTerms } from '../rewards/present.ts'
import { DISCOUNT_COLUMNS, type Discount } from './schema.ts'

export type DiscountRow = typeof discounts.$inferSelect

export function toDiscount(row: DiscountRow, locale: Locale): Discount {
  const terms = termsOf(row)
  const { id, programId, groupId, enrollmentId, currency } = row
  return {
    id,
    programId,
    groupId,
    enrollmentId,
    ...toTerms(terms),
    currency,
    sentence: format(describeDiscount(terms, currency), locale),
    ...showColumns(DISCOUNT_COLUMNS, row),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    archivedAt: row.archivedAt?.toISOString() ?? null,
  }
}

/** Converts a row to the terms that the rules use. */
export function termsOf({ type, amountMinor, rateBps, maxDurationMonths }: DiscountRow) {
  const amount = amountMinor === null ? null : Number(amountMinor)
  return { type, amountMinor: amount, rateBps, maxDurationMonths } satisfies DiscountTerms
}

export const findDiscount = rowFinder(discounts, 'discount')

export function discountTaken({ id, groupId }: DiscountRow): ApiError {
  return new ApiError(
    'conflict',
    `This ${groupId === null ? 'enrollment' : 'group'} has a discount already: ${id}. ` +
      `Archive it with DELETE /discounts/${id} first.`,
  )
}
