import { Deleted } from '../../../core/fields.ts'
import { byKey } from '../../../http/operations/callers.ts'
import { resource } from '../../../http/operations/operation.ts'
import { list, remove, send } from '../../../http/operations/verbs.ts'
import { createDiscountCode } from './create-discount-code.ts'
import { listDiscountCodes } from './list-discount-codes.ts'
import { removeDiscountCode } from './remove-discount-code.ts'
import { DiscountCode, DiscountCodeBody, DiscountCodeParams, DiscountCodeQuery } from './schema.ts'

const reading = byKey('program.read')
const writing = byKey('program.write')

export const discountCodes = resource('discounts', [
  send(createDiscountCode, {
    ...writing,
    path: '/discount-codes',
    body: DiscountCodeBody,
    answer: DiscountCode,
    summary: 'Give a link a discount code',
    description: 'A code is given once: never to another partner, not even after it was removed.',
  }),
  list(listDiscountCodes, {
    ...reading,
    path: '/discount-codes',
    query: DiscountCodeQuery,
    answer: DiscountCode,
    summary: 'List discount codes',
  }),
  remove(removeDiscountCode, {
    ...writing,
    path: '/discount-codes/:id',
    params: DiscountCodeParams,
    answer: Deleted,
    id: 'deleteDiscountCode',
    summary: 'Remove a discount code',
  }),
])
