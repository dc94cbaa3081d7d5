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
    summary: 'Create discount code',
    description:
      'Creates a discount code for a partner’s link. A sale with the code is attributed to the partner, even without a click. A code can never be reassigned to another partner, even after it’s deleted.',
  }),
  list(listDiscountCodes, {
    ...reading,
    path: '/discount-codes',
    query: DiscountCodeQuery,
    answer: DiscountCode,
    summary: 'List discount codes',
    description: 'Returns the program’s discount codes.',
  }),
  remove(removeDiscountCode, {
    ...writing,
    path: '/discount-codes/:id',
    params: DiscountCodeParams,
    answer: Deleted,
    id: 'deleteDiscountCode',
    summary: 'Delete discount code',
    description: 'Deactivates a discount code. The code stays reserved for its partner.',
  }),
])
