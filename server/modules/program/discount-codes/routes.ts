import { Elysia, t } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { secure } from '../../../http/secure.ts'
import { createDiscountCode } from './create-discount-code.ts'
import { listDiscountCodes } from './list-discount-codes.ts'
import { removeDiscountCode } from './remove-discount-code.ts'
import { DiscountCode, DiscountCodeBody, DiscountCodeParams, DiscountCodeQuery } from './schema.ts'

export function discountCodeRoutes(deps: Deps) {
  return new Elysia({ name: 'discount-codes', prefix: '/discount-codes', tags: ['discounts'] })
    .use(secure(deps))
    .post('/', ({ ctx, body }) => createDiscountCode(ctx, body), {
      needs: 'program.write',
      body: DiscountCodeBody,
      response: DiscountCode,
      detail: {
        operationId: 'createDiscountCode',
        summary: 'Give a link a discount code',
        description:
          'A code is given once: never to another partner, not even after it was removed.',
      },
    })
    .get('/', ({ ctx, query }) => listDiscountCodes(ctx, query), {
      needs: 'program.read',
      query: DiscountCodeQuery,
      response: t.Array(DiscountCode),
      detail: { operationId: 'listDiscountCodes', summary: 'List discount codes' },
    })
    .delete('/:id', ({ ctx, params }) => removeDiscountCode(ctx, params.id), {
      needs: 'program.write',
      params: DiscountCodeParams,
      response: t.Object({ id: t.String() }),
      detail: { operationId: 'deleteDiscountCode', summary: 'Remove a discount code' },
    })
}
