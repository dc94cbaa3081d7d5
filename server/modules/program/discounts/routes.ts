import { Elysia, t } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { secure } from '../../../http/secure.ts'
import { archiveDiscount } from './archive-discount.ts'
import { createDiscount } from './create-discount.ts'
import { getDiscount } from './get-discount.ts'
import { listDiscounts } from './list-discounts.ts'
import { Discount, DiscountBody, DiscountParams, DiscountPatch, DiscountQuery } from './schema.ts'
import { updateDiscount } from './update-discount.ts'

export function discountRoutes(deps: Deps) {
  return new Elysia({ name: 'discounts', prefix: '/discounts', tags: ['discounts'] })
    .use(secure(deps))
    .post(
      '/',
      ({ ctx, body, set }) => {
        set.status = 201
        return createDiscount(ctx, body)
      },
      {
        needs: 'program.write',
        body: DiscountBody,
        response: { 201: Discount },
        detail: { operationId: 'createDiscount', summary: 'Create a discount' },
      },
    )
    .get('/', ({ ctx, query }) => listDiscounts(ctx, query), {
      needs: 'program.read',
      query: DiscountQuery,
      response: t.Array(Discount),
      detail: { operationId: 'listDiscounts', summary: 'List discounts' },
    })
    .get('/:id', ({ ctx, params }) => getDiscount(ctx, params.id), {
      needs: 'program.read',
      params: DiscountParams,
      response: Discount,
      detail: { operationId: 'getDiscount', summary: 'Get a discount' },
    })
    .patch('/:id', ({ ctx, params, body }) => updateDiscount(ctx, params.id, body), {
      needs: 'program.write',
      params: DiscountParams,
      body: DiscountPatch,
      response: Discount,
      detail: {
        operationId: 'updateDiscount',
        summary: 'Change the coupon of a discount',
        description: 'Type, amount and duration never change: archive it and create another.',
      },
    })
    .delete('/:id', ({ ctx, params }) => archiveDiscount(ctx, params.id), {
      needs: 'program.write',
      params: DiscountParams,
      response: Discount,
      detail: {
        operationId: 'archiveDiscount',
        summary: 'Archive a discount',
        description: 'New customers do not get it any more. Customers who have it keep it.',
      },
    })
}
