import { byKey, byPage } from '../../../http/operations/callers.ts'
import { operation, resource } from '../../../http/operations/operation.ts'
import { list, read, send } from '../../../http/operations/verbs.ts'
import { createBrowserCtx } from '../customers/create-browser-ctx.ts'
import { hideOfSale, UNREAD } from '../customers/hide-stored.ts'
import { requireModest } from './client-limit.ts'
import { getRefund, listRefunds } from './list-refunds.ts'
import { Refund, RefundDetail, RefundsQuery } from './refund-schema.ts'
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

const reading = byKey('analytics.read', 'conversionTracking')
const reporting = byKey('conversions.write')

export const sales = resource('track', [
  send(async (ctx, body) => hideOfSale(ctx.scope, await trackSale(ctx, body), body), {
    ...reporting,
    path: '/track/sale',
    body: TrackSaleBody,
    answer: TrackedSale,
    id: 'trackSale',
    summary: 'Track a sale',
    description: UNREAD,
  }),
  send(refundSale, {
    ...reporting,
    path: '/track/refund',
    body: TrackRefundBody,
    answer: TrackedRefund,
    id: 'trackRefund',
    summary: 'Track a refund, whole or in part',
  }),
  send(reverseRefund, {
    ...reporting,
    path: '/track/refund/reverse',
    body: ReverseRefundBody,
    answer: ReversedRefund,
    summary: 'Undo a refund or chargeback: it was won, or it failed',
  }),
  operation(
    'POST',
    async ({ deps }, { body: { publishableKey, requestId, ...sale }, incoming: { request } }) => {
      const sent = { publishableKey, requestId, rest: sale }
      const ctx = await createBrowserCtx(deps, request, sent)
      requireModest(sale)
      return reportSale(ctx, sale)
    },
    {
      ...byPage,
      path: '/track/sale/client',
      body: TrackSaleClientBody,
      answer: ReportedSale,
      id: 'trackSaleClient',
      summary: 'Track a sale from the browser',
      description:
        'Off until the workspace turns clientConversionsEnabled on. A page can say anything, so the ' +
        'amount is capped: 1,000,000 minor units, or 10,000,000 of a currency without decimals; so ' +
        'are line items: 100 units. The answer repeats what was sent, and commissions wait for a person.',
    },
  ),
])

export const refunds = resource('events', [
  list(listRefunds, {
    ...reading,
    path: '/refunds',
    query: RefundsQuery,
    answer: Refund,
    summary: 'List refunds and chargebacks, the newest first',
  }),
  read(getRefund, {
    ...reading,
    path: '/refunds/:id',
    answer: RefundDetail,
    summary: 'Read a refund with what it took back of commissions',
  }),
])
