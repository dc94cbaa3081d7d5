import { Elysia, t } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { requestLocale } from '../../../locales/locale.ts'
import { secure } from '../../../http/secure.ts'
import {
  UpdateCommissionBody,
  UpdateCommissionsBody,
  UpdatedCommissions,
} from './adjust/update-schema.ts'
import { getCommission } from './read/get-commission.ts'
import { listCommissions } from './read/list-commissions.ts'
import { Commission, CommissionId, CommissionsQuery, ExplainedCommission } from './schema.ts'
import { updateCommission, updateCommissions } from './adjust/update-commission.ts'

export function commissionRoutes(deps: Deps) {
  return new Elysia({ name: 'commissions', prefix: '/commissions', tags: ['commissions'] })
    .use(secure(deps))
    .get('/', ({ ctx, query }) => listCommissions(ctx, query), {
      needs: 'program.read',
      query: CommissionsQuery,
      response: t.Array(Commission),
      detail: {
        operationId: 'listCommissions',
        summary: 'List commissions',
        description: '`customer` is null for callers without `customers.read`.',
      },
    })
    .patch('/bulk', ({ ctx, body }) => updateCommissions(ctx, body), {
      needs: 'program.write',
      body: UpdateCommissionsBody,
      response: UpdatedCommissions,
      detail: {
        operationId: 'bulkUpdateCommissions',
        summary: 'Set the status of many commissions, all or none',
      },
    })
    .get(
      '/:id',
      ({ ctx, params, request }) => getCommission(ctx, params.id, requestLocale(request.headers)),
      {
        needs: 'program.read',
        params: CommissionId,
        response: ExplainedCommission,
        detail: {
          operationId: 'getCommission',
          summary: 'Explain a commission: how its amount came about and what became of it',
        },
      },
    )
    .patch('/:id', ({ ctx, params, body }) => updateCommission(ctx, params.id, body), {
      needs: 'program.write',
      params: CommissionId,
      body: UpdateCommissionBody,
      response: Commission,
      detail: {
        operationId: 'updateCommission',
        summary: 'Change a commission by hand',
        description: "What is added counts towards the program's `dailyBonusLimit`.",
      },
    })
}
