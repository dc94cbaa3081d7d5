import { Elysia } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { secure } from '../../../http/secure.ts'
import { retrieveEarnings } from './retrieve-earnings.ts'
import { EarningsQuery, EarningsReport } from './schema.ts'

export function earningsRoutes(deps: Deps) {
  return new Elysia({ name: 'earnings', prefix: '/analytics/earnings', tags: ['analytics'] })
    .use(secure(deps))
    .get('', ({ ctx, query }) => retrieveEarnings(ctx, query), {
      needs: 'analytics.read',
      query: EarningsQuery,
      response: EarningsReport,
      detail: {
        operationId: 'retrieveEarnings',
        summary: 'What partners earned, in total and over time',
      },
    })
}
