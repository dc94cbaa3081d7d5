import { Elysia, t } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { secureEmbed } from '../../../http/authenticate-embed.ts'
import { CommissionId } from '../../earnings/commissions/schema.ts'
import { exportEarned } from './export-earned.ts'
import {
  EmbedCommission,
  EmbedCommissionFilters,
  EmbedCommissionsQuery,
  EmbedCommissionSums,
  ExplainedEmbedCommission,
} from './figures-schema.ts'
import { getEarned } from './get-earned.ts'
import { listEarned } from './list-earned.ts'
import { sumEarned } from './sum-earned.ts'

/** Registers the routes of a partner's own commissions. */
export function earnedRoutes(deps: Deps) {
  return new Elysia({ name: 'embed-earned' })
    .use(secureEmbed(deps))
    .get('/commissions', ({ ctx, query }) => listEarned(ctx, query), {
      asEmbed: 'read',
      query: EmbedCommissionsQuery,
      response: t.Array(EmbedCommission),
      detail: { operationId: 'listEmbedCommissions', summary: 'List the partner’s commissions' },
    })
    .get('/commissions/sum', ({ ctx, query }) => sumEarned(ctx, query), {
      asEmbed: 'read',
      query: EmbedCommissionFilters,
      response: EmbedCommissionSums,
      detail: { operationId: 'sumEmbedCommissions', summary: 'Sum the partner’s commissions' },
    })
    .get('/commissions/export', ({ ctx, query }) => exportEarned(ctx, query), {
      asEmbed: 'read',
      query: EmbedCommissionFilters,
      detail: {
        operationId: 'exportEmbedCommissions',
        summary: 'Export the partner’s commissions as CSV',
        responses: {
          200: {
            description: 'A line each, the newest first',
            content: { 'text/csv': { schema: { type: 'string' } } },
          },
        },
      },
    })
    .get('/commissions/:id', ({ ctx, params }) => getEarned(ctx, params.id), {
      asEmbed: 'read',
      params: CommissionId,
      response: ExplainedEmbedCommission,
      detail: { operationId: 'getEmbedCommission', summary: 'Explain a commission' },
    })
}
