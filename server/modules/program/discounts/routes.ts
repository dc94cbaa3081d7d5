import { byKey } from '../../../http/operations/callers.ts'
import { resource } from '../../../http/operations/operation.ts'
import { create, list, read, remove, update } from '../../../http/operations/verbs.ts'
import { archiveDiscount } from './archive-discount.ts'
import { createDiscount } from './create-discount.ts'
import { getDiscount } from './get-discount.ts'
import { listDiscounts } from './list-discounts.ts'
import { Discount, DiscountBody, DiscountPatch, DiscountQuery } from './schema.ts'
import { updateDiscount } from './update-discount.ts'

const reading = byKey('program.read')
const writing = byKey('program.write')

export const discounts = resource('discounts', [
  create(createDiscount, {
    ...writing,
    path: '/discounts',
    body: DiscountBody,
    answer: Discount,
    summary: 'Create discount',
    description:
      'Creates a discount for customers who come through the links of a group or partner.',
  }),
  list(listDiscounts, {
    ...reading,
    path: '/discounts',
    query: DiscountQuery,
    answer: Discount,
    summary: 'List discounts',
    description: 'Returns discounts, oldest first.',
  }),
  read(getDiscount, {
    ...reading,
    path: '/discounts/:id',
    answer: Discount,
    summary: 'Retrieve discount',
    description: 'Retrieves a discount.',
  }),
  update(updateDiscount, {
    ...writing,
    path: '/discounts/:id',
    body: DiscountPatch,
    answer: Discount,
    summary: 'Update discount',
    description:
      'Updates the coupon of a discount. To change the type, amount, or duration, archive the discount and create another one.',
  }),
  remove(archiveDiscount, {
    ...writing,
    path: '/discounts/:id',
    answer: Discount,
    summary: 'Archive discount',
    description:
      'Archives a discount. New customers no longer get it, and customers who already have it keep it.',
  }),
])
