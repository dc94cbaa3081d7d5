import { Elysia, t } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { secure } from '../../../http/secure.ts'
import { getRun } from './get-run.ts'
import { PayoutRunDetail, RunPayoutsQuery } from './run-schema.ts'

export function payoutRunRoutes(deps: Deps) {
  return new Elysia({ name: 'payout-runs', prefix: '/runs', tags: ['payouts'] })
    .use(secure(deps))
    .get('/:id', ({ ctx, params, query }) => getRun(ctx, params.id, query), {
      needs: 'program.read',
      params: t.Object({ id: t.String({ maxLength: 64 }) }),
      query: RunPayoutsQuery,
      response: PayoutRunDetail,
      detail: {
        operationId: 'getPayoutRun',
        summary: 'Read a confirmation with its payouts, page by page, and its files',
      },
    })
}
