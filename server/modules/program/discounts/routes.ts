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
    summary: 'Create a discount',
  }),
  list(listDiscounts, {
    ...reading,
    path: '/discounts',
    query: DiscountQuery,
    answer: Discount,
    summary: 'List discounts',
  }),
  read(getDiscount, {
    ...reading,
    path: '/discounts/:id',
    answer: Discount,
    summary: 'Get a discount',
  }),
  update(updateDiscount, {
    ...writing,
    path: '/discounts/:id',
    body: DiscountPatch,
    answer: Discount,
    summary: 'Change the coupon of a discount',
    description: 'Type, amount and duration never change: archive it and create another.',
  }),
  remove(archiveDiscount, {
    ...writing,
    path: '/discounts/:id',
    answer: Discount,
    summary: 'Archive a discount',
    description: 'New customers do not get it any more. Customers who have it keep it.',
  }),
])
