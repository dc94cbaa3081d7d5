import { Elysia, t } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { secure } from '../../../http/secure.ts'
import { getRefund, listRefunds } from './list-refunds.ts'
import { Refund, RefundDetail, RefundsQuery } from './refund-schema.ts'

export function refundRoutes(deps: Deps) {
  return new Elysia({ name: 'refunds', prefix: '/refunds', tags: ['events'] })
    .use(secure(deps))
    .get('', ({ ctx, query }) => listRefunds(ctx, query), {
      needs: 'analytics.read',
      query: RefundsQuery,
      response: t.Array(Refund),
      detail: {
        operationId: 'listRefunds',
        summary: 'List refunds and chargebacks, the newest first',
      },
    })
    .get('/:id', ({ ctx, params }) => getRefund(ctx, params.id), {
      needs: 'analytics.read',
      params: t.Object({ id: t.String({ maxLength: 64 }) }),
      response: RefundDetail,
      detail: {
        operationId: 'getRefund',
        summary: 'Read a refund with what it took back of commissions',
      },
    })
}
