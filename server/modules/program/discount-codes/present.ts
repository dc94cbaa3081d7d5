import type { discountCodes } from '../../../db/schema/rewards.ts'
import { ApiError } from '../../../domain/errors.ts'
import type { DiscountCode } from './schema.ts'

export type DiscountCodeRow = typeof discountCodes.$inferSelect

export function toDiscountCode(row: DiscountCodeRow, { name }: { name: string }): DiscountCode {
  const { id, code, discountId, partnerId, linkId } = row
  return { id, code, discountId, partnerId, partner: { id: partnerId, name }, linkId }
}

export function noCode(idOrCode: string): ApiError {
  const shown = JSON.stringify(idOrCode.slice(0, 110))
  return new ApiError('not_found', `No discount code has the ID or code ${shown}.`)
}

export function linkHasCode({ code, id }: DiscountCodeRow): ApiError {
  return new ApiError(
    'conflict',
    `This link has the code ${code} already. Give the new code to another link of the partner, or remove this one with DELETE /discount-codes/${id}.`,
  )
}

export function codeTaken(code: string): ApiError {
  return new ApiError(
    'conflict',
    `The code ${code} was given out before, and a code is never given to somebody else. Choose another.`,
  )
}
