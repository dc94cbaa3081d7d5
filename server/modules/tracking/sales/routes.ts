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
    summary: 'Track sale',
    description: `Records a sale and creates the partner’s commission according to the reward. A sale with a known \`invoiceId\` is recorded only once. ${UNREAD}`,
  }),
  send(refundSale, {
    ...reporting,
    path: '/track/refund',
    body: TrackRefundBody,
    answer: TrackedRefund,
    id: 'trackRefund',
    summary: 'Track refund',
    description:
      'Records a full or partial refund or a chargeback of a sale. Commissions of the sale are reduced in proportion. If a commission was already paid, the amount is deducted from the partner’s next payout.',
  }),
  send(reverseRefund, {
    ...reporting,
    path: '/track/refund/reverse',
    body: ReverseRefundBody,
    answer: ReversedRefund,
    summary: 'Reverse refund',
    description:
      'Reverses a refund or chargeback that you won or that failed. Commissions and totals return to their values before the refund.',
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
      summary: 'Track sale from browser',
      description:
        'Records a sale from the browser with a publishable key. Requires `clientConversionsEnabled` in the workspace. Because a page can send any value, amounts are capped at 1,000,000 minor units (10,000,000 for currencies without decimals) and line items at 100 units. Commissions stay on hold until someone reviews them. The response repeats the values you sent.',
    },
  ),
])

export const refunds = resource('events', [
  list(listRefunds, {
    ...reading,
    path: '/refunds',
    query: RefundsQuery,
    answer: Refund,
    summary: 'List refunds',
    description: 'Returns refunds and chargebacks, newest first.',
  }),
  read(getRefund, {
    ...reading,
    path: '/refunds/:id',
    answer: RefundDetail,
    summary: 'Retrieve refund',
    description: 'Retrieves a refund with the commission amounts that it reversed.',
  }),
])
