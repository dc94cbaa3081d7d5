import { Elysia } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { secure } from '../../../http/secure.ts'
import { refuseSlips } from '../reports/refuse-slips.ts'
import { retrievePartnerAnalytics } from './retrieve-partner-analytics.ts'
import { PartnerAnalytics, PartnerAnalyticsQuery } from './schema.ts'

export function partnerReportRoutes(deps: Deps) {
  return new Elysia({ name: 'partner-reports', prefix: '/partners', tags: ['partners'] })
    .use(secure(deps))
    .get('/analytics', ({ ctx, query }) => retrievePartnerAnalytics(ctx, query), {
      needs: 'program.read',
      query: PartnerAnalyticsQuery,
      beforeHandle: ({ request }) => refuseSlips(request, PartnerAnalyticsQuery),
      response: PartnerAnalytics,
      detail: {
        operationId: 'retrievePartnerAnalytics',
        summary: 'Clicks, leads, sales and earnings of a partner',
      },
    })
}
