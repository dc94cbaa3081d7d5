import { Elysia } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { secure } from '../../../http/secure.ts'
import { createBrowserCtx } from '../customers/create-browser-ctx.ts'
import { hideOfSale, UNREAD } from '../customers/hide-stored.ts'
import { requireModest } from './client-limit.ts'
import { refundSale } from './refund-sale.ts'
import { reportSale } from './report-sale.ts'
import { reverseRefund } from './reverse-refund.ts'
import {
  ReportedSale,
  ReversedRefund,
  ReverseRefundBody,
  TrackedRefund,
  TrackedSale,
  TrackRefundBody,
  TrackSaleBody,
  TrackSaleClientBody,
} from './schema.ts'
import { trackSale } from './track-sale.ts'

export function saleRoutes(deps: Deps) {
  return new Elysia({ name: 'sales', prefix: '/track', tags: ['track'] })
    .use(secure(deps))
    .post(
      '/sale',
      async ({ ctx, body }) => hideOfSale(ctx.scope, await trackSale(ctx, body), body),
      {
        needs: 'conversions.write',
        body: TrackSaleBody,
        response: TrackedSale,
        detail: { operationId: 'trackSale', summary: 'Track a sale', description: UNREAD },
      },
    )
    .post('/refund', ({ ctx, body }) => refundSale(ctx, body), {
      needs: 'conversions.write',
      body: TrackRefundBody,
      response: TrackedRefund,
      detail: { operationId: 'trackRefund', summary: 'Track a refund, whole or in part' },
    })
    .post('/refund/reverse', ({ ctx, body }) => reverseRefund(ctx, body), {
      needs: 'conversions.write',
      body: ReverseRefundBody,
      response: ReversedRefund,
      detail: {
        operationId: 'reverseRefund',
        summary: 'Undo a refund or chargeback: it was won, or it failed',
      },
    })
    .post(
      '/sale/client',
      async ({ request, body: { publishableKey, requestId, ...sale } }) => {
        const ctx = await createBrowserCtx(deps, request, {
          publishableKey,
          requestId,
          rest: sale,
        })
        requireModest(sale)
        return reportSale(ctx, sale)
      },
      {
        body: TrackSaleClientBody,
        response: ReportedSale,
        detail: {
          operationId: 'trackSaleClient',
          summary: 'Track a sale from the browser',
          description:
            'Off until the workspace turns clientConversionsEnabled on. A page can say anything, so the ' +
            'amount is capped: 1,000,000 minor units, or 10,000,000 of a currency without decimals; so ' +
            'are line items: 100 units. The answer repeats what was sent, and commissions wait for a person.',
        },
      },
    )
}
