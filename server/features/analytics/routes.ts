import { Elysia } from 'elysia'
import type { Deps } from '../../deps.ts'
import { secure } from '../../http/secure.ts'
import { refuseSlips } from './refuse-slips.ts'
import { retrieveAnalytics } from './retrieve-analytics.ts'
import { Analytics, AnalyticsQuery } from './schema.ts'

export function analyticsRoutes(deps: Deps) {
  return new Elysia({ name: 'analytics', prefix: '/analytics', tags: ['analytics'] })
    .use(secure(deps))
    .get('', ({ scope, query }) => retrieveAnalytics(deps, scope, query), {
      needs: 'analytics.read',
      query: AnalyticsQuery,
      transform: ({ query }) => refuseSlips(query, AnalyticsQuery),
      response: Analytics,
      detail: {
        operationId: 'retrieveAnalytics',
        summary: 'Clicks, leads and sales: totals, over time, or by place, device, source or link',
      },
    })
}
